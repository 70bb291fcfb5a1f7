import { readPattern } from '../../schema/pattern'
import { hangIn, LONGEST_JUDGED } from '../../schema/pattern-hang'

/** A pattern that could hang is tried on texts this short only, where it cannot for long. */
const SHORT = 20
/** Longer texts are not tried. */
const LONG = 20_000

/** Why a pattern is not tried on a text. */
export type Untried = 'too-long' | 'hangs' | 'unreadable'

/** Why a pattern cannot be tried on a text; undefined where it can. */
export function whyUntried(text: string, pattern: string): Untried | undefined {
  if (text.length > LONG || pattern.length > LONGEST_JUDGED) return 'too-long'
  if (text.length > SHORT && hangIn(pattern)) return 'hangs'
  return readPattern(pattern).regex ? undefined : 'unreadable'
}

/** Whether a text surely matches a pattern; what cannot be read or safely tried does not. */
export const matchesPattern = (text: string, pattern: string): boolean =>
  whyUntried(text, pattern) === undefined && readPattern(pattern).regex!.test(text)
