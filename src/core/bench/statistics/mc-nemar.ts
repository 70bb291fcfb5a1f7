/**
 * The exact test of McNemar, two-sided: how likely it is that, of questions that went one way in one
 * version and the other way in the other, the split is at least this uneven if both directions are
 * equally likely. Takes the counts of the two directions; 1 where no question differs.
 */
export function mcNemar(fixed: number, broken: number): number {
  const count = fixed + broken
  const fewer = Math.min(fixed, broken)
  let logWays = 0
  let sum = 0
  // By logarithms: 2 to the power of some thousands is no number of the machine.
  for (let i = 0; i <= fewer; i++) {
    if (i > 0) logWays += Math.log((count - i + 1) / i)
    sum += Math.exp(logWays - count * Math.LN2)
  }
  return Math.min(1, 2 * sum)
}
