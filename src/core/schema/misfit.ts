import { get, itemsOf, type JsonNode, numberOf, sameData, stringOf } from '../json/node'
import { printScalar } from '../json/print'
import { isOfType, typeNamesOf } from './types'

/** The first keyword a value breaks, and what the keyword says. */
export interface Misfit {
  readonly keyword: string
  readonly bound: string
}

type Check = (value: JsonNode, bound: number) => boolean

const number = (holds: (value: number, bound: number) => boolean): Check => {
  return (value, bound) => holds(numberOf(value) ?? NaN, bound) || value.kind !== 'number'
}
const length = (holds: (value: number, bound: number) => boolean): Check => {
  return (value, bound) => value.kind !== 'string' || holds([...value.value].length, bound)
}
const count = (holds: (value: number, bound: number) => boolean): Check => {
  return (value, bound) => value.kind !== 'array' || holds(value.items.length, bound)
}
const least = (value: number, bound: number): boolean => value >= bound
const most = (value: number, bound: number): boolean => value <= bound

const BOUNDS: readonly (readonly [keyword: string, Check])[] = Object.entries({
  minimum: number(least),
  maximum: number(most),
  exclusiveMinimum: number((value, bound) => value > bound),
  exclusiveMaximum: number((value, bound) => value < bound),
  minLength: length(least),
  maxLength: length(most),
  minItems: count(least),
  maxItems: count(most),
})

/**
 * Whether a value breaks the schema's own type, enum or bounds. Patterns (which can hang), formats
 * and branches are not tried: what they would say is left to a validator.
 */
export function misfitOf(value: JsonNode, schema: JsonNode): Misfit | undefined {
  const types = typeNamesOf(schema)
  if (!isOfType(value, types)) return { keyword: 'type', bound: types.join(' | ') }
  const allowed = get(schema, 'enum')
  if (allowed?.kind === 'array' && value.kind !== 'array' && value.kind !== 'object') {
    if (!itemsOf(allowed).some((item) => isSameScalar(item, value)))
      return { keyword: 'enum', bound: itemsOf(allowed).slice(0, 5).map(printScalar).join(', ') }
  }
  for (const [keyword, holds] of BOUNDS) {
    const bound = get(schema, keyword)
    if (bound?.kind === 'number' && !holds(value, Number(bound.raw)))
      return { keyword, bound: bound.raw }
  }
  return undefined
}

/** 1 and 1.0 are one number. */
const isSameScalar = (a: JsonNode, b: JsonNode): boolean =>
  sameData(a, b) ||
  (a.kind === 'number' && b.kind === 'number' && Number(a.raw) === Number(b.raw)) ||
  (stringOf(a) !== undefined && stringOf(a) === stringOf(b))
