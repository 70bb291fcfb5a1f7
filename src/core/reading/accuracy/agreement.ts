import { randomFrom } from '../../random-from'

/** How far two readers of the same things agree. */

const LEVELS = [0, 1, 2] as const

/**
 * Cohen's kappa over the three levels, with linear weights: two levels apart is twice as wrong as one.
 * 1 is full agreement, 0 is what chance would give.
 */
export function weightedKappa(theirs: readonly number[], ours: readonly number[]): number {
  const share = (list: readonly number[], level: number): number =>
    list.filter((each) => each === level).length / list.length
  const apart =
    theirs.reduce((sum, level, i) => sum + Math.abs(level - ours[i]!), 0) / theirs.length
  const byChance = LEVELS.reduce<number>(
    (sum, a) =>
      sum +
      LEVELS.reduce<number>(
        (row, b) => row + share(theirs, a) * share(ours, b) * Math.abs(a - b),
        0,
      ),
    0,
  )
  return byChance === 0 ? 1 : 1 - apart / byChance
}

const ROUNDS = 1000
const SEED = 20260101

/** Between which two figures a measure of a sample lies in 95 of 100 samples drawn like it. */
export function interval<T>(
  sample: readonly T[],
  measure: (drawn: readonly T[]) => number,
): readonly [low: number, high: number] {
  const random = randomFrom(SEED)
  const draw = (): readonly T[] => sample.map(() => sample[Math.floor(random() * sample.length)]!)
  const found = Array.from({ length: ROUNDS }, () => measure(draw())).sort((a, b) => a - b)
  return [found[Math.floor(ROUNDS * 0.025)]!, found[Math.floor(ROUNDS * 0.975)]!]
}

export interface Hits {
  /** Named by the readers. */
  readonly wanted: number
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** Of what we name, how much the readers name, and the other way round; names per definition. */
export function hitsOf(
  pairs: readonly { readonly theirs: readonly string[]; readonly ours: readonly string[] }[],
): Hits {
  const sum = (count: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((total, pair) => total + count(pair), 0)
  const hits = sum(({ theirs, ours }) => ours.filter((name) => theirs.includes(name)).length)
  const wanted = sum(({ theirs }) => theirs.length)
  const named = sum(({ ours }) => ours.length)
  const precision = named === 0 ? 1 : hits / named
  const recall = wanted === 0 ? 1 : hits / wanted
  return { wanted, precision, recall, f1: named + wanted === 0 ? 1 : (2 * hits) / (named + wanted) }
}
