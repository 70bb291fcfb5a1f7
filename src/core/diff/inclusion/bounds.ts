import { get, type JsonNode } from '../../json/node'
import { compareNumbers } from '../../schema/numbers'
import type { Atom } from './atoms'
import type { Fact } from './facts'

/** An end of a range, itself in it or not. */
interface End {
  readonly raw: string
  readonly isOpen: boolean
}

export type Side = 'low' | 'high'

/** What each keyword bounds, and from which side. */
const RANGE: Readonly<Record<string, { readonly side: Side; readonly isOpen: boolean }>> = {
  minimum: { side: 'low', isOpen: false },
  exclusiveMinimum: { side: 'low', isOpen: true },
  maximum: { side: 'high', isOpen: false },
  exclusiveMaximum: { side: 'high', isOpen: true },
}

/** The kinds of value that a keyword of size or range says something about. */
export const BOUNDED: Readonly<Record<string, readonly Atom[]>> = {
  ...Object.fromEntries(
    Object.keys(RANGE).map((keyword) => [keyword, ['integer', 'fraction'] as const]),
  ),
  minLength: ['string'],
  maxLength: ['string'],
  minItems: ['array'],
  maxItems: ['array'],
  minProperties: ['object'],
  maxProperties: ['object'],
}

/** The end that an integer really has: above 0 is from 1. */
function endOf(keyword: string, raw: string, isInteger: boolean): End & { readonly side: Side } {
  const range = RANGE[keyword] ?? {
    side: keyword.startsWith('min') ? ('low' as const) : ('high' as const),
    isOpen: false,
  }
  const value = Number(raw)
  if (!isInteger || !Number.isSafeInteger(value) || Math.abs(value) > 1e15) return { raw, ...range }
  const by = range.side === 'low' ? 1 : -1
  return { side: range.side, isOpen: false, raw: String(range.isOpen ? value + by : value) }
}

/** Below zero when the first end lies further down. */
function compareEnds(a: End, b: End, side: Side): number {
  const order = compareNumbers(a.raw, b.raw)
  if (order !== 0 || a.isOpen === b.isOpen) return order
  return a.isOpen === (side === 'low') ? 1 : -1
}

/** The keywords that bound the same thing from the same side. */
const alike = (keyword: string): readonly string[] => {
  const { side } = RANGE[keyword] ?? {}
  return side ? Object.keys(RANGE).filter((each) => RANGE[each]!.side === side) : [keyword]
}

const tighter = (a: End, b: End, side: Side): boolean =>
  side === 'low' ? compareEnds(a, b, side) > 0 : compareEnds(a, b, side) < 0

/** The tightest end that is known by a keyword or one like it; undefined where none is. */
export function knownEnd(
  facts: readonly Fact[],
  keyword: string,
  isInteger: boolean,
): (End & { readonly side: Side }) | undefined {
  let best: (End & { readonly side: Side }) | undefined
  for (const { schema } of facts)
    for (const each of alike(keyword)) {
      const bound = get(schema, each)
      if (bound?.kind !== 'number') continue
      const end = endOf(each, bound.raw, isInteger)
      if (!best || tighter(end, best, end.side)) best = end
    }
  return best
}

/** Whether what is known keeps a value on the right side of a bound. */
export function keepsBound(
  facts: readonly Fact[],
  keyword: string,
  bound: JsonNode,
  isInteger: boolean,
): boolean {
  if (bound.kind !== 'number') return false
  const wanted = endOf(keyword, bound.raw, isInteger)
  // No text, list or object is shorter than nothing.
  if (wanted.side === 'low' && !RANGE[keyword] && Number(bound.raw) <= 0) return true
  const known = knownEnd(facts, keyword, isInteger)
  return known !== undefined && !tighter(wanted, known, wanted.side)
}

/** Pairs of keywords between which nothing may be left. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
]

/** Whether two bounds leave nothing between them, for values of these kinds. */
export function boundsClash(facts: readonly Fact[], atoms: ReadonlySet<Atom>): boolean {
  const isInteger = !atoms.has('fraction')
  return PAIRS.some(([low, high]) => {
    if (![...atoms].every((atom) => BOUNDED[low]!.includes(atom))) return false
    const from = knownEnd(facts, low, isInteger)
    const to = knownEnd(facts, high, isInteger)
    if (!from || !to) return false
    const order = compareNumbers(from.raw, to.raw)
    return order > 0 || (order === 0 && (from.isOpen || to.isOpen))
  })
}
