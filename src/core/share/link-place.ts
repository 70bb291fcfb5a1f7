import { strFromU8, strToU8 } from 'fflate'
import { arr, itemsOf, type JsonNode, nil, num, str, stringOf } from '../json/node'
import { isStrictJson, parse } from '../json/parse'
import { print } from '../json/print'
import { digits, fromBase64url, numberOfDigits, toBase64url } from './base64url'
import { crc32 } from './crc32'

/** A place on the page of a shared set. Without a tool it is in the set. */
export interface LinkPlace {
  /** The entry of the list of tools, from 0. */
  readonly tool?: number
  /** A JSON pointer within the tool, or the set. */
  readonly path?: string
  /** The rule of a finding. */
  readonly rule?: string
  /** A line of a checklist, as `list/number`. */
  readonly line?: string
  /** The id of what somebody said. */
  readonly entry?: string
}

/** Length of the body 2 | check of the body 4 | body: all of the payload's alphabet, right behind it. */
const LENGTH_DIGITS = 2
const CHECK_DIGITS = 4
const HEAD_LENGTH = LENGTH_DIGITS + CHECK_DIGITS
const MOST = 64 ** LENGTH_DIGITS - 1

/**
 * The link with a place to go to. The payload says its own length, so what follows it is no part of
 * it: a reader that knows no places opens the same set. A place too long to be told is left out.
 */
export function withPlace(url: string, { tool, path, rule, line, entry }: LinkPlace): string {
  const texts = [path, rule, line, entry]
  const said = texts.findLastIndex((each) => each !== undefined && each !== '') + 1
  const node = arr([
    tool === undefined ? nil : num(tool),
    ...texts.slice(0, said).map((each) => str(each ?? '')),
  ])
  const body = toBase64url(strToU8(print(node, 0)))
  return body.length > MOST ? url : url + digits(body.length, LENGTH_DIGITS) + checkOf(body) + body
}

/**
 * The place in what follows a payload; `damaged` where there should be one that cannot be read.
 * `isAttached` tells that it follows without a blank: prose behind a link is no place.
 */
export function placeIn(rest: string, isAttached: boolean): LinkPlace | 'damaged' | undefined {
  const length = numberOfDigits(rest.slice(0, LENGTH_DIGITS)) ?? Infinity
  const body = rest.slice(HEAD_LENGTH, HEAD_LENGTH + length)
  const isWhole = body.length === length && checkOf(body) === rest.slice(LENGTH_DIGITS, HEAD_LENGTH)
  const place = isWhole ? placeOf(body) : undefined
  // Marks of Markdown or of prose may stand right behind a link; no place begins with one.
  return place ?? (isAttached && !/^[-_]{1,5}$/.test(rest) ? 'damaged' : undefined)
}

function placeOf(body: string): LinkPlace | undefined {
  const bytes = fromBase64url(body)
  const parsed = bytes && parse(strFromU8(bytes))
  if (!parsed || !isStrictJson(parsed) || parsed.root.kind !== 'array') return undefined
  const [tool, ...rest] = itemsOf(parsed.root)
  // Of what else it may say, a later version knows.
  if (!isIndex(tool) || rest.slice(0, 4).some(({ kind }) => kind !== 'string')) return undefined
  const [path, rule, line, entry] = rest.map((each) => stringOf(each) || undefined)
  return {
    ...(tool?.kind === 'number' ? { tool: Number(tool.raw) } : {}),
    ...(path && { path }),
    ...(rule && { rule }),
    ...(line && { line }),
    ...(entry && { entry }),
  }
}

/** The entry of a tool, or nothing, where the place is in the set. */
function isIndex(node: JsonNode | undefined): boolean {
  if (node?.kind !== 'number') return node === undefined || node.kind === 'null'
  const index = Number(node.raw)
  return Number.isSafeInteger(index) && index >= 0
}

/** 24 bits of the checksum: a place that was changed on the way is told, not gone to. */
const checkOf = (body: string): string => digits(crc32(body) % 64 ** CHECK_DIGITS, CHECK_DIGITS)
