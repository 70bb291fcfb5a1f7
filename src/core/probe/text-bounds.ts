import { get, type JsonNode, numberOf } from '../json/node'
import { proseCount, proseLength } from '../reading/prose-length'
import { proseLimits, proseRange } from '../reading/prose-range'
import type { Field } from './field'

/** A bound, where it is known from, and whether it is itself allowed. */
export interface Bound {
  readonly value: number
  readonly from: 'schema' | 'text' | 'name'
  readonly isOpen?: true
}

/** Places on the globe have bounds that everybody knows. */
const GLOBE: readonly { readonly name: RegExp; readonly most: number }[] = [
  { name: /(?:^|_)(?:lat|latitude)$|纬度/, most: 90 },
  { name: /(?:^|_)(?:lng|lon|long|longitude)$|经度/, most: 180 },
]

const numberIn = (schema: JsonNode, key: string): number | undefined => numberOf(get(schema, key))

/** What is known of the least and the greatest number that a field may be. */
export function numberBounds(
  field: Field,
  snake: string,
): { readonly least?: Bound; readonly most?: Bound } {
  const { whole, text } = field
  const globe = GLOBE.find(({ name }) => name.test(snake))
  const range = proseRange(text)
  const limits = proseLimits(text)
  const least =
    bound(numberIn(whole, 'minimum'), 'schema') ??
    bound(numberIn(whole, 'exclusiveMinimum'), 'schema', true) ??
    bound(range.min, 'text') ??
    bound(limits.over, 'text', true) ??
    bound(globe && -globe.most, 'name')
  const most =
    bound(numberIn(whole, 'maximum'), 'schema') ??
    bound(numberIn(whole, 'exclusiveMaximum'), 'schema', true) ??
    bound(range.max, 'text') ??
    bound(limits.under, 'text', true) ??
    bound(globe?.most, 'name')
  return { ...(least ? { least } : {}), ...(most ? { most } : {}) }
}

function bound(
  value: number | string | undefined,
  from: Bound['from'],
  isOpen = false,
): Bound | undefined {
  const number = Number(value)
  if (value === undefined || !Number.isFinite(number)) return undefined
  return { value: number, from, ...(isOpen ? { isOpen: true as const } : {}) }
}

/** How many characters a text may have at most, as far as schema or text say. */
export function longestText({ whole, text }: Field): Bound | undefined {
  return bound(numberIn(whole, 'maxLength'), 'schema') ?? bound(proseLength(text).max, 'text')
}

/** How many entries a list may have at least and at most. */
export function listBounds({ whole, text }: Field): {
  readonly least?: Bound
  readonly most?: Bound
} {
  const said = proseCount(text)
  const least = bound(numberIn(whole, 'minItems'), 'schema') ?? bound(said.min, 'text')
  const most = bound(numberIn(whole, 'maxItems'), 'schema') ?? bound(said.max, 'text')
  return { ...(least ? { least } : {}), ...(most ? { most } : {}) }
}
