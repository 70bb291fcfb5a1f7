import { Z } from './normal-deviate'

/** Found four times out of five: the normal deviate that 20 % lie beyond. */
const Z_POWER = 0.8416212335729143

/** Fewer questions can show no difference: six that all go one way are the least, p = .031. */
export const FEWEST_QUESTIONS = 6

/** More than these are not named: no one writes so many, and the estimate is worth little there. */
export const MOST_NAMED = 1000

/**
 * About how many questions are needed in all to show a difference of which `fixed` and `broken` out of
 * `total` questions are a fair picture, four times out of five, on the level of 5 %. Undefined where as
 * many were fixed as broken: then no number would.
 * (R. J. Connor, Biometrics 43, 1987, for the test of McNemar.)
 */
export function questionsNeeded(fixed: number, broken: number, total: number): number | undefined {
  const effect = Math.abs(fixed - broken) / total
  if (effect === 0) return undefined
  const moved = (fixed + broken) / total
  const spread = Z * Math.sqrt(moved) + Z_POWER * Math.sqrt(moved - effect * effect)
  // Where all that moves goes one way, the least number that the exact test can tell is a bound of its own.
  return Math.max(Math.ceil((spread / effect) ** 2), Math.ceil(FEWEST_QUESTIONS / effect))
}
