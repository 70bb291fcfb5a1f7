import { TRADITIONAL } from './words/traditional'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: TRADITIONAL.length / 2 }, (_, i) => [
    TRADITIONAL[2 * i]!,
    TRADITIONAL[2 * i + 1]!,
  ]),
)
const OTHER = new RegExp(
  `[${[...SIMPLIFIED.keys()].join('')}\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u3000\\u00a0]`,
  'g',
)
const FULL_WIDTH = 0xfee0

/**
 * The text with simplified characters for traditional ones, and plain letters, digits and blanks for
 * full-width ones. No longer and no shorter, so that places in it are places in the text.
 */
export function plainLetters(text: string): string {
  if (!/[^\x00-\x7f]/.test(text)) return text
  return text.replace(OTHER, (char) => {
    if (char === '\u3000' || char === '\u00a0') return ' '
    return SIMPLIFIED.get(char) ?? String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH)
  })
}
