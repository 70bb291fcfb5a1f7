import { type JsonNode, member, membersOf, obj, str } from '../../json/node'
import { lineStarts, positionAt } from '../../json/position'
import { argumentNames } from '../../openapi/argument-names'
import { isCredential } from '../../openapi/credential-names'
import { snakeName } from '../../reading/parameter-name'
import { INJECTED_NAMES } from '../../reading/words/injected-names'
import { type CurlRequest, readCurl } from './curl-request'
import {
  failed,
  type PastedInjected,
  type PastedRow,
  type ReadRows,
  type RowsProblem,
} from './pasted-rows'
import { readSamples, withoutFences } from './read-samples'
import { pathParts } from './request-path'
import { rowsOfSamples } from './rows-of-samples'
import { valuesNode } from './text-value'

/** Headers that say how a request is made, not what is asked. */
const OF_THE_CLIENT =
  /^(?:accept(?:-.*)?|content-.*|user-agent|connection|host|origin|referer|cache-control|pragma|dnt|priority|te|expect|upgrade.*|sec-.*|if-.*|x-requested-with|x-forwarded-.*|via|keep-alive|transfer-encoding|range|date)$/i

/** One argument of a request, before its name is settled. */
interface Argument {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'body'
  readonly value: JsonNode
}

/**
 * The arguments of requests: what is in the path, the query, the body (JSON, form), and headers of
 * the application's own. Keys and cookies are what the system fills in. Several requests are merged.
 */
export function readCurlRows(text: string): ReadRows {
  const inner = withoutFences(text)
  const read = readCurl(inner)
  if (!read.ok) {
    const { line, column } = positionAt(lineStarts(inner), read.at)
    return failed('unclosed-quote', { line, column })
  }
  const requests = read.requests.filter(({ url }) => url !== '')
  if (requests.length === 0) return failed('no-address')
  const problems: RowsProblem[] = []
  const injected = new Map<string, PastedInjected>()
  const inject = (name: string, place: PastedInjected['in']): void =>
    void injected.set(name.toLowerCase(), { name, in: place })
  const all = requests.map((request) => argumentsOf(request, problems, inject))
  const places = new Map<string, Argument['in']>()
  const samples = all.map((each) => {
    const names = argumentNames(each)
    for (const one of each) places.set(names.get(one)!, one.in)
    return obj(each.map((one) => member(names.get(one)!, one.value)))
  })
  const rows = rowsOfSamples(samples).map((row): PastedRow =>
    places.get(row.name) === 'header' ? { ...row, isRequired: false, isUnlikely: true } : row,
  )
  if (rows.length + injected.size + problems.length === 0) return failed('no-fields')
  return { rows, injected: [...injected.values()], problems }
}

function argumentsOf(
  request: CurlRequest,
  problems: RowsProblem[],
  inject: (name: string, place: PastedInjected['in']) => void,
): readonly Argument[] {
  const { path, query } = partsOf(request.url)
  const pieces = request.data.map(({ text, kind }) => (kind === 'urlencode' ? encoded(text) : text))
  const queries = request.isGet ? [query, ...pieces] : [query]
  const found: Argument[] = []
  for (const { name, value } of pathParts(path)) found.push({ name, in: 'path', value })
  for (const [name, value] of pairs(queries.filter((each) => each !== '').join('&')))
    if (isCredential(name, 'query')) inject(name, 'query')
    else found.push({ name, in: 'query', value })
  for (const [name, value] of request.headers) {
    if (/^(?:cookie|authorization|proxy-authorization)$/i.test(name) || isSystems(name))
      inject(name, 'header')
    else if (!OF_THE_CLIENT.test(name))
      found.push({ name: snakeName(name.replace(/^x-/i, '')), in: 'header', value: str(value) })
  }
  if (request.hasUser) inject('Authorization', 'header')
  if (request.hasCookie) inject('Cookie', 'header')
  const body = request.isGet ? [] : bodyOf(request, pieces, problems)
  for (const [name, value] of body) found.push({ name, in: 'body', value })
  return found
}

/** A header that carries a key, or what the running system knows: tenant, session, trace. */
function isSystems(name: string): boolean {
  if (isCredential(name, 'header')) return true
  const words = snakeName(name).replace(/^x_/, '')
  return INJECTED_NAMES.some((pattern) => pattern.test(words))
}

function partsOf(url: string): { readonly path: string; readonly query: string } {
  const bare = url.replace(/#.*$/s, '').replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  const mark = bare.indexOf('?')
  const path = mark < 0 ? bare : bare.slice(0, mark)
  const slash = path.indexOf('/')
  return { path: slash < 0 ? '' : path.slice(slash), query: mark < 0 ? '' : bare.slice(mark + 1) }
}

/** `name=any text`, with the text as an address writes it. */
function encoded(text: string): string {
  const mark = text.indexOf('=')
  return mark < 0
    ? encodeURIComponent(text)
    : `${text.slice(0, mark)}=${encodeURIComponent(text.slice(mark + 1))}`
}

/** The pairs of a query or a form; a name that is repeated, or ends in `[]`, has a list. */
function pairs(text: string): readonly (readonly [string, JsonNode])[] {
  const found = new Map<string, { readonly texts: string[]; isList: boolean }>()
  for (const pair of text.split('&')) {
    const mark = pair.indexOf('=')
    const raw = decoded(mark < 0 ? pair : pair.slice(0, mark))
    const name = raw.replace(/\[\d*\]$/, '')
    if (name === '') continue
    const known = found.get(name) ?? { texts: [], isList: false }
    known.texts.push(mark < 0 ? '' : decoded(pair.slice(mark + 1)))
    found.set(name, { ...known, isList: known.isList || name !== raw })
  }
  return [...found].map(([name, { texts, isList }]) => [name, valuesNode(texts, isList)])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function bodyOf(
  request: CurlRequest,
  pieces: readonly string[],
  problems: RowsProblem[],
): readonly (readonly [string, JsonNode])[] {
  if (request.form.length > 0) return request.form.flatMap(formPart)
  const text = request.data.some(({ kind }) => kind === 'json') ? pieces.join('') : pieces.join('&')
  if (text.trim() === '') return []
  if (/^@[^\s{}[\]"]/.test(text)) {
    problems.push({ code: 'body-in-file', values: { file: text.slice(1) } })
    return []
  }
  if (!/^\s*[[{]/.test(text)) return pairs(text)
  const read = readSamples(text)
  if (!read.ok) {
    problems.push({ code: 'json', values: { line: read.line, column: read.column } })
    return []
  }
  const [root] = read.samples
  // A list has no name of its own in a body, but an argument needs one.
  if (root?.kind === 'array') return [['items', root]]
  return membersOf(root).map(({ key, value }) => [key, value])
}

function formPart(part: string): readonly (readonly [string, JsonNode])[] {
  const [, name, value] = /^([^=]+)=([\s\S]*)$/.exec(part) ?? []
  if (name === undefined || value === undefined) return []
  const isFile = /^[@<]/.test(value)
  const said = value.replace(/;(?:type|filename)=.*$/s, '')
  return [[name, isFile ? str('') : valuesNode([said], false)]]
}
