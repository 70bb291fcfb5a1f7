import { oncePerText } from '../../once-per-text'
import { ABBREVIATED } from './filler-words'

/** Names come back in many rules and many tools; longer texts seldom do. */
const known = new Map<string, readonly string[]>()
const LONGEST_KNOWN = 60
const MOST_KNOWN = 20_000

/** The words of a name in lower case: `getSdkGit_conns` is get, sdk, git, conns. */
export function nameWords(name: string): readonly string[] {
  if (name.length > LONGEST_KNOWN) return wordsIn(name)
  let words = known.get(name)
  if (!words) {
    if (known.size >= MOST_KNOWN) known.clear()
    words = wordsIn(name)
    known.set(name, words)
  }
  return words
}

function wordsIn(name: string): readonly string[] {
  const spaced = /[A-Z]/.test(name)
    ? name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    : name
  // Most names are plain ASCII, and asking Unicode about a character takes much longer.
  const words = /[^\x00-\x7f]/.test(spaced)
    ? spaced.split(/[^\p{L}\p{N}]+/u).map((word) => word.toLowerCase())
    : spaced.toLowerCase().split(/[^a-z0-9]+/)
  return words.filter((word) => word !== '')
}

/** A word without its English ending, so that `cities`, `listing` and `lists` meet their roots. */
export const stem = oncePerText((word) => {
  const full =
    ABBREVIATED.get(word) ??
    (word.endsWith('s') ? ABBREVIATED.get(word.slice(0, -1)) : undefined) ??
    word
  if (full.length <= 3) return full
  return singular(full)
    .replace(/(?:ation|ing|ed|er|or|ion|e)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
}, 20_000)

/** Words that end in `ie` by themselves; `cities` has a `y`. */
const IN_IE = /^(?:mov|cook|calor|zomb|rook|brown|self|p|t)ies$/

function singular(word: string): string {
  if (!word.endsWith('s')) return word
  // The `e` of `databases` and `releases` belongs to the word; that of `statuses` and `addresses` does not.
  if (IN_IE.test(word)) return word.slice(0, -1)
  if (/[^s]ses$/.test(word) && !/[^aefho]uses$/.test(word)) return word.slice(0, -1)
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:([sxz]|ch|sh)es)$/, '$1')
    .replace(/([^s])s$/, '$1')
}

export const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stem))
