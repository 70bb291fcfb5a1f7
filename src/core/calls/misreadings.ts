import {
  arr,
  bool,
  get,
  itemsOf,
  type JsonNode,
  membersOf,
  nil,
  num,
  str,
  stringOf,
} from '../json/node'
import { isWhole, parse } from '../json/parse'
import { isSameValue } from '../schema/misfit'
import { resolveReference } from '../schema/reference'
import { meantTypesOf } from '../schema/types'
import { wordsOf } from './nearest'

/** How a lenient host reads a value that the schema refuses. */
export const MISREADING_CODES = [
  'number-in-text',
  'text-from-number',
  'flag-in-text',
  'flag-as-number',
  'null-in-text',
  'json-in-text',
  'comma-list',
  'one-for-list',
  'list-of-one',
  'day-of-time',
  'midnight-of-day',
  'time-with-blank',
  'other-case',
  'blanks-around',
  'rounded',
] as const
export type MisreadingCode = (typeof MISREADING_CODES)[number]

/** What a lenient host might take a value for; the strict reading is the value as it stands. */
export interface Misreading {
  readonly code: MisreadingCode
  readonly value: JsonNode
}

type Turn = (value: JsonNode, schema: JsonNode, root: JsonNode) => JsonNode | undefined

const NUMBER = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

const textOf = (value: JsonNode): string | undefined => stringOf(value)?.trim()

const flagOf: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  是: true,
  否: false,
}

const jsonIn = (text: string): JsonNode | undefined => {
  if (!/^[[{]/.test(text)) return undefined
  const parsed = parse(text)
  return isWhole(parsed) ? parsed.root : undefined
}

const DAY = '\\d{4}-\\d{2}-\\d{2}'
const DAY_WITH_TIME = new RegExp(`^(${DAY})[T ]\\d{2}:`, 'i')
const DAY_ALONE = new RegExp(`^${DAY}$`)

/** Each way of reading leniently, the plainest first: what it makes of a value, if anything. */
const TURNS: Readonly<Record<MisreadingCode, Turn>> = {
  'number-in-text': (value) => {
    const text = textOf(value)
    // 007 is no number in JSON, and whoever reads it as one loses the zeros.
    return text !== undefined && NUMBER.test(text) ? num(text.replace(/^\+/, '')) : undefined
  },
  'text-from-number': (value) => (value.kind === 'number' ? str(value.raw) : undefined),
  'flag-in-text': (value) => {
    const said = textOf(value)?.toLowerCase()
    const flag = said !== undefined && Object.hasOwn(flagOf, said) ? flagOf[said] : undefined
    return flag === undefined ? undefined : bool(flag)
  },
  'flag-as-number': (value) =>
    value.kind === 'number' && /^[01]$/.test(value.raw) ? bool(value.raw === '1') : undefined,
  'null-in-text': (value) =>
    /^(?:null|none|nil|undefined|)$/i.test(textOf(value) ?? '-') ? nil : undefined,
  'json-in-text': (value) => jsonIn(textOf(value) ?? ''),
  'comma-list': (value, schema, root) => {
    const text = textOf(value)
    if (text === undefined || !/[,，、;；]/.test(text) || /^[[{]/.test(text)) return undefined
    const items = text.split(/[,，、;；]/).map((each) => each.trim())
    const inside = get(schema, 'items')
    const item = inside && (resolveReference(root, inside) ?? inside)
    const isNumeric = meantTypesOf(item).some((type) => type === 'integer' || type === 'number')
    const isList = items.every((each) => each !== '')
    if (!isList) return undefined
    return arr(items.map((each) => (isNumeric && NUMBER.test(each) ? num(each) : str(each))))
  },
  'one-for-list': (value) => (value.kind === 'array' ? undefined : arr([value])),
  'list-of-one': (value) => (itemsOf(value).length === 1 ? itemsOf(value)[0] : undefined),
  'day-of-time': (value) => {
    const day = DAY_WITH_TIME.exec(textOf(value) ?? '')?.[1]
    return day === undefined ? undefined : str(day)
  },
  'midnight-of-day': (value) => {
    const text = textOf(value) ?? ''
    return DAY_ALONE.test(text) ? str(`${text}T00:00:00Z`) : undefined
  },
  'time-with-blank': (value) => {
    const text = textOf(value) ?? ''
    const time = text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
    return time === text ? undefined : str(time)
  },
  'other-case': (value, schema) => {
    const said = stringOf(value)
    if (said === undefined) return undefined
    const only = get(schema, 'const')
    const choices = only ? [only] : itemsOf(get(schema, 'enum'))
    const like = choices.filter(
      (each) => bare(stringOf(each) ?? '') === bare(said) && bare(said) !== '',
    )
    return like.length === 1 ? like[0] : undefined
  },
  'blanks-around': (value) => {
    const text = stringOf(value)
    return text !== undefined && text.trim() !== text ? str(text.trim()) : undefined
  },
  rounded: (value) => {
    if (value.kind !== 'number') return undefined
    const whole = /^(-?\d{1,15})\.\d+$/.exec(value.raw)?.[1]
    return whole === undefined ? undefined : num(whole)
  },
}

const bare = (text: string): string => wordsOf(text).join('')

/**
 * What lenient hosts take a value for that a schema refuses: each reading is one that the schema
 * accepts, as `isAccepted` tells. It stays an error all the same: which of the two a host takes is
 * its own affair.
 */
export function misreadings(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  isAccepted: (value: JsonNode, schema: JsonNode) => boolean,
): readonly Misreading[] {
  const target = resolveReference(root, schema) ?? schema
  const shapes = [target, ...branchesOf(target, root)]
  const found: Misreading[] = []
  for (const code of MISREADING_CODES)
    for (const shape of shapes) {
      const read = TURNS[code](value, shape, root)
      if (!read || isSameValue(read, value) || !isAccepted(read, schema)) continue
      // A text that is trimmed on the way to a number is named once.
      if (!found.some((each) => isSameValue(each.value, read))) found.push({ code, value: read })
      break
    }
  return found
}

const branchesOf = (schema: JsonNode, root: JsonNode): readonly JsonNode[] =>
  ['anyOf', 'oneOf'].flatMap((key) =>
    itemsOf(get(schema, key)).map((each) => resolveReference(root, each) ?? each),
  )

/** Values that stand for nothing: models send them for what they could leave out. */
export const isNothing = (value: JsonNode): boolean =>
  value.kind === 'null' ||
  (value.kind === 'string' &&
    /^(?:|null|none|nil|n\/a|undefined|无|空)$/i.test(value.value.trim())) ||
  (value.kind === 'array' && value.items.length === 0) ||
  (value.kind === 'object' && membersOf(value).length === 0)
