import { arr, get, type JsonNode, type JsonObject, type Member, member, num } from '../../json/node'
import { bool, memberOf, obj, str, stringOf, withMember } from '../../json/node'
import { isWhole, parse } from '../../json/parse'
import { KEYWORDS } from '../../schema/keywords'
import { meantKeyword } from '../../schema/meant-keyword'
import { illegalPlaces } from '../../schema/legality'
import type { SchemaRepair } from './repair'

/** Words of older drafts and other notations that stand for one keyword wherever they stand. */
const ALSO: Readonly<Record<string, string>> = {
  types: 'type',
  dataType: 'type',
  data_type: 'type',
  divisibleBy: 'multipleOf',
}

/** Renames a misspelt keyword, where the right one is not there and may hold the value. */
export const renameKeywords: SchemaRepair = (schema, path, _keyword, ask) => {
  let next = schema
  for (const each of schema.members) {
    const to = meantBy(each.key, next)
    if (to === undefined || memberOf(next, to) || !isLegal(to, each.value)) continue
    const values = { from: each.key, to }
    if (!ask({ code: 'import.misspelt-keyword', path: [...path, each.key], values })) continue
    next = { ...next, members: next.members.map((m) => (m === each ? { ...m, key: to } : m)) }
  }
  return next
}

const meantBy = (word: string, schema: JsonNode): string | undefined =>
  Object.hasOwn(ALSO, word) ? ALSO[word] : meantKeyword(word, schema)

const isLegal = (key: string, value: JsonNode): boolean =>
  illegalPlaces(obj([member(key, value)])).length === 0

/** A number or a flag that a program wrote as a text. */
export const readNumbers: SchemaRepair = (schema, path, _keyword, ask) => {
  let next = schema
  for (const each of schema.members) {
    const value = valueOfText(each)
    if (!value || !ask({ code: 'import.number-text', path: [...path, each.key] })) continue
    next = withMember(next, each.key, value)
  }
  return next
}

function valueOfText({ key, value }: Member): JsonNode | undefined {
  const holds = KEYWORDS.get(key)?.holds
  const text = stringOf(value)?.trim()
  if (text === undefined) return undefined
  const isFlag = holds === 'flag' || key === 'additionalProperties'
  if (isFlag && /^(true|false)$/i.test(text)) return bool(text.toLowerCase() === 'true')
  const isNumber = holds === 'number' || holds === 'count'
  return isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? num(text) : undefined
}

/** The allowed values as one text: a JSON list, or words with bars between them. */
export const splitEnum: SchemaRepair = (schema, path, _keyword, ask) => {
  const text = stringOf(get(schema, 'enum'))
  const values = text === undefined ? undefined : valuesIn(text, schema)
  if (!values || !ask({ code: 'import.enum-text', path: [...path, 'enum'] })) return schema
  return withMember(schema, 'enum', arr(values))
}

function valuesIn(text: string, schema: JsonObject): readonly JsonNode[] | undefined {
  const { root } = parse(text)
  if (root?.kind === 'array' && isWhole(parse(text)) && root.items.length > 0) return root.items
  const words = text.split('|').map((word) => word.trim())
  const isText = ['string', undefined].includes(stringOf(get(schema, 'type')))
  const isSure =
    isText && words.length > 1 && words.every((word) => /^[\p{L}\p{N}_.-]+$/u.test(word))
  return isSure && new Set(words).size === words.length ? words.map(str) : undefined
}
