import {
  booleanOf,
  get,
  itemsOf,
  type JsonNumber,
  memberOf,
  type Path,
  stringOf,
} from '../json/node'
import type { Conjunct } from './conjuncts'
import type { Contradiction } from './contradiction'
import { compareNumbers } from './numbers'
import type { ValueKind } from './value-kinds'

interface Bound {
  readonly keyword: string
  readonly raw: string
  readonly part: Conjunct
  readonly isOpen: boolean
}

/** Pairs of bounds that count the same thing, and the kinds of value they say something about. */
const SIZES = [
  ['minLength', 'maxLength', 'string'],
  ['minItems', 'maxItems', 'array'],
  ['minProperties', 'maxProperties', 'object'],
] as const

/**
 * A lower bound above an upper one. In one schema that is a mistake whatever else may fit; of two
 * schemas it counts where no other kind of value is left.
 */
export function boundsClash(
  parts: readonly Conjunct[],
  kinds: ReadonlySet<ValueKind>,
): Contradiction | undefined {
  const isOnly = (...those: readonly ValueKind[]): boolean =>
    [...kinds].every((kind) => those.includes(kind))
  const counts = (clash: Contradiction | undefined, ...those: readonly ValueKind[]) =>
    clash && (clash.other || isOnly(...those)) && those.some((kind) => kinds.has(kind))
      ? clash
      : undefined
  const numbers = counts(numbersClash(parts, !kinds.has('fraction')), 'integer', 'fraction')
  if (numbers) return numbers
  for (const [low, high, kind] of SIZES) {
    const found = counts(crossed(tightest(parts, [low], 1), tightest(parts, [high], -1)), kind)
    if (found) return found
  }
  return counts(itemsClash(parts), 'array') ?? counts(requiredClash(parts), 'object')
}

function numbersClash(parts: readonly Conjunct[], isInteger: boolean): Contradiction | undefined {
  const low = tightest(parts, ['minimum', 'exclusiveMinimum'], 1)
  const high = tightest(parts, ['maximum', 'exclusiveMaximum'], -1)
  const clash = crossed(low, high)
  if (clash || !low || !high || !isInteger) return clash
  const [from, to] = [Number(low.raw), Number(high.raw)]
  if (!Number.isSafeInteger(Math.trunc(from)) || !Number.isSafeInteger(Math.trunc(to)))
    return undefined
  const first = low.isOpen && Number.isInteger(from) ? from + 1 : Math.ceil(from)
  const last = high.isOpen && Number.isInteger(to) ? to - 1 : Math.floor(to)
  return first > last ? told(low, high) : undefined
}

/** The bound that asks most: of lower ones the highest (`sign` 1), of upper ones the lowest (-1). */
function tightest(
  parts: readonly Conjunct[],
  keywords: readonly string[],
  sign: 1 | -1,
): Bound | undefined {
  let best: Bound | undefined
  for (const part of parts)
    for (const keyword of keywords) {
      const node = get(part.schema, keyword)
      if (node?.kind !== 'number') continue
      const { raw } = node as JsonNumber
      const isOpen = keyword.startsWith('exclusive')
      const order = best ? compareNumbers(raw, best.raw) * sign : 1
      if (order > 0 || (order === 0 && isOpen)) best = { keyword, raw, part, isOpen }
    }
  return best
}

function crossed(low: Bound | undefined, high: Bound | undefined): Contradiction | undefined {
  if (!low || !high) return undefined
  const order = compareNumbers(low.raw, high.raw)
  return order > 0 || (order === 0 && (low.isOpen || high.isOpen)) ? told(low, high) : undefined
}

function told(low: Bound, high: Bound): Contradiction {
  const path = [...high.part.path, high.keyword]
  return {
    kind: 'clash',
    a: `${low.keyword} ${low.raw}`,
    b: `${high.keyword} ${high.raw}`,
    path,
    ...(low.part.schema === high.part.schema ? { other: [...low.part.path, low.keyword] } : {}),
  }
}

/** More items than there may be: `items: false` behind a fixed number of places, or too few choices that may not repeat. */
function itemsClash(parts: readonly Conjunct[]): Contradiction | undefined {
  const least = tightest(parts, ['minItems'], 1)
  if (!least) return undefined
  const needed = Number(least.raw)
  for (const part of parts) {
    const items = get(part.schema, 'items')
    const places = itemsOf(get(part.schema, 'prefixItems')).length
    const path: Path = [...least.part.path, 'minItems']
    const isOwn = part.schema === least.part.schema ? { other: [...part.path, 'items'] } : {}
    const a = `minItems ${least.raw}`
    if (booleanOf(items) === false && needed > places)
      return {
        kind: 'clash',
        a,
        b: places === 0 ? 'items false' : `prefixItems (${places})`,
        path,
        ...isOwn,
      }
    const choices = get(items, 'enum')
    if (
      choices?.kind === 'array' &&
      booleanOf(get(part.schema, 'uniqueItems')) === true &&
      needed > choices.items.length
    )
      return { kind: 'clash', a, b: `uniqueItems, enum (${choices.items.length})`, path, ...isOwn }
  }
  return undefined
}

/** More required names than there may be properties. */
function requiredClash(parts: readonly Conjunct[]): Contradiction | undefined {
  const most = tightest(parts, ['maxProperties'], -1)
  if (!most) return undefined
  const names = new Set(
    parts.flatMap((part) =>
      itemsOf(memberOf(part.schema, 'required')?.value).flatMap((item) => stringOf(item) ?? []),
    ),
  )
  if (names.size <= Number(most.raw)) return undefined
  return {
    kind: 'clash',
    a: `required (${names.size})`,
    b: `maxProperties ${most.raw}`,
    path: [...most.part.path, 'maxProperties'],
  }
}
