/** Two things that are taken for one, by their indexes. */
export interface Pair {
  readonly before: number
  readonly after: number
}

/** Each is compared with each: beyond so many on a side, what is left over is gone or new. */
const MOST = 300

/**
 * Pairs of things, the likest first, none claimed twice. `likeness` is 0 to 1; what is below `least` is
 * no pair. Of two equally like the one that stands first is taken, so the answer is always the same.
 */
export function oneToOne(
  before: readonly number[],
  after: readonly number[],
  likeness: (before: number, after: number) => number,
  least: number,
): readonly Pair[] {
  const all = before
    .slice(0, MOST)
    .flatMap((i) =>
      after.slice(0, MOST).map((j) => ({ before: i, after: j, like: likeness(i, j) })),
    )
  const pairs: Pair[] = []
  const taken = { before: new Set<number>(), after: new Set<number>() }
  for (const each of all.filter(({ like }) => like >= least).sort((a, b) => b.like - a.like)) {
    if (taken.before.has(each.before) || taken.after.has(each.after)) continue
    taken.before.add(each.before)
    taken.after.add(each.after)
    pairs.push({ before: each.before, after: each.after })
  }
  return pairs.sort((a, b) => a.before - b.before)
}
