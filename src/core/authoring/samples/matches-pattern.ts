import { readPattern } from '../../schema/pattern'
import { hangIn, LONGEST_JUDGED } from '../../schema/pattern-hang'

/** A pattern that could hang is tried on texts this short only, where it cannot for long. */
const SHORT = 20
/** Longer texts are not tried. */
const LONG = 20_000

/** Whether a text surely matches a pattern; what cannot be read or safely tried does not. */
export function matchesPattern(text: string, pattern: string): boolean {
  if (text.length > LONG || pattern.length > LONGEST_JUDGED) return false
  if (text.length > SHORT && hangIn(pattern)) return false
  return readPattern(pattern).regex?.test(text) === true
}
