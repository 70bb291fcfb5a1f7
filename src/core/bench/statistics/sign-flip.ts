import { randomFrom } from '../../random-from'

/** So many differences that are not zero are gone through in full, 2 to that power. */
const MOST_EXACT = 14
const DRAWS = 5000
const SEED = 20260101

/** Sums that are equal but for rounding count as equal. */
const HAIR = 1e-9

/**
 * Sign-flip permutation test, two-sided: how likely a sum of differences at least this far from zero
 * is if each of them could as well have had the other sign. Takes one difference per question (rate
 * in one version less rate in the other, -1 to 1); those that are zero say nothing. Exact up to 14
 * others, else by 5,000 draws from a generator with a fixed seed, the observed signs counted as one.
 */
export function signFlip(differences: readonly number[]): number {
  const sizes = differences.filter((each) => each !== 0)
  const observed = Math.abs(sum(sizes)) - HAIR
  return sizes.length <= MOST_EXACT ? exactly(sizes, observed) : byDraws(sizes, observed)
}

function exactly(sizes: readonly number[], observed: number): number {
  const all = 2 ** sizes.length
  let atLeast = 0
  for (let signs = 0; signs < all; signs++) {
    let total = 0
    for (let i = 0; i < sizes.length; i++) total += signs & (1 << i) ? sizes[i]! : -sizes[i]!
    if (Math.abs(total) >= observed) atLeast++
  }
  return atLeast / all
}

function byDraws(sizes: readonly number[], observed: number): number {
  const next = randomFrom(SEED)
  let atLeast = 1
  for (let draw = 0; draw < DRAWS; draw++) {
    let total = 0
    for (const size of sizes) total += next() < 0.5 ? size : -size
    if (Math.abs(total) >= observed) atLeast++
  }
  return atLeast / (DRAWS + 1)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
