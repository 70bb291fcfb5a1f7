import { Z } from './normal-deviate'

/** Bounds of a share, each 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * The 95 % interval of Wilson for `passed` out of `total`, without continuity correction, held within
 * 0 and 1. Of nothing at all the share may be anything.
 * (E. B. Wilson 1927; method 3 in R. G. Newcombe, Statistics in Medicine 17, 1998.)
 */
export function wilson(passed: number, total: number): Interval {
  if (total <= 0) return { low: 0, high: 1 }
  const share = passed / total
  const square = (Z * Z) / total
  const middle = share + square / 2
  const half = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total))
  // Rounding would leave a bound of 0 of 20 a hair beside 0.
  return {
    low: passed <= 0 ? 0 : Math.max(0, (middle - half) / (1 + square)),
    high: passed >= total ? 1 : Math.min(1, (middle + half) / (1 + square)),
  }
}
