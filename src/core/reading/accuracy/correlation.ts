/** How far one list of numbers goes with another. */

/** Places in order, equal values sharing theirs. */
function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]!.value === order[from]!.value) to++
    for (let i = from; i < to; i++) ranks[order[i]!.at] = (from + to - 1) / 2
    from = to
  }
  return ranks
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((x, y) => x + y, 0) / list.length
  const [middleA, middleB] = [mean(a), mean(b)]
  const both = a.reduce((sum, x, i) => sum + (x - middleA) * (b[i]! - middleB), 0)
  const spread = (list: readonly number[], middle: number): number =>
    list.reduce((sum, x) => sum + (x - middle) ** 2, 0)
  return both / Math.sqrt(spread(a, middleA) * spread(b, middleB))
}

/** Whether the one rises where the other does: 1 always, 0 no relation. */
export const spearman = (a: readonly number[], b: readonly number[]): number =>
  pearson(ranksOf(a), ranksOf(b))

/** The same with a third thing held constant: what is left once that has explained its part. */
export function partialSpearman(
  a: readonly number[],
  b: readonly number[],
  held: readonly number[],
): number {
  const [ab, ah, bh] = [spearman(a, b), spearman(a, held), spearman(b, held)]
  return (ab - ah * bh) / Math.sqrt((1 - ah ** 2) * (1 - bh ** 2))
}

/** How often something good scores above something bad, both drawn at random. */
export function areaUnderCurve(score: readonly number[], isGood: readonly boolean[]): number {
  const ranks = ranksOf(score)
  const good = isGood.filter(Boolean).length
  const sum = ranks.reduce((total, rank, i) => (isGood[i] ? total + rank : total), 0)
  return (sum - (good * (good - 1)) / 2) / (good * (isGood.length - good))
}

/** Cohen's kappa of "good from this score on", at the threshold where it is best. */
export function bestThresholdKappa(score: readonly number[], isGood: readonly boolean[]): number {
  const count = isGood.length
  const good = isGood.filter(Boolean).length / count
  const order = score.map((value, at) => ({ value, at })).sort((a, b) => b.value - a.value)
  let [best, said, right] = [0, 0, count - isGood.filter(Boolean).length]
  for (const [i, { value, at }] of order.entries()) {
    said += 1
    right += isGood[at] ? 1 : -1
    if (order[i + 1]?.value === value) continue
    const byChance = (said / count) * good + (1 - said / count) * (1 - good)
    if (byChance < 1) best = Math.max(best, (right / count - byChance) / (1 - byChance))
  }
  return best
}
