/** How a name that was given stands to one that exists. */
export type Likeness = 'case' | 'prefix' | 'order' | 'spelling' | 'part'

export interface Near {
  readonly name: string
  readonly why: Likeness
}

/** The surest first. */
const RANK: readonly Likeness[] = ['case', 'prefix', 'order', 'spelling', 'part']
/** So many are worth proposing. */
const MOST = 3

/**
 * The names that a name was likely meant for, the likeliest first: other case or separators, a
 * prefix more, the same words in another order, a slip in spelling, words in common.
 */
export function nearestNames(given: string, names: readonly string[]): readonly Near[] {
  const found = names.flatMap((name, at) => {
    const like = name === given ? undefined : likeness(given, name)
    return like ? [{ name, at, ...like }] : []
  })
  // Words in common say little beside a name that differs by a slip.
  const isSure = found.some(({ why }) => why !== 'part')
  return found
    .filter(({ why }) => !isSure || why !== 'part')
    .sort((a, b) => RANK.indexOf(a.why) - RANK.indexOf(b.why) || a.far - b.far || a.at - b.at)
    .slice(0, MOST)
    .map(({ name, why }) => ({ name, why }))
}

/** The one name that is meant, where no other is as near. */
export function meantName(given: string, names: readonly string[]): Near | undefined {
  const [first, second] = nearestNames(given, names)
  return first && (first.why !== second?.why || first.why === 'spelling') ? first : undefined
}

function likeness(
  given: string,
  name: string,
): { readonly why: Likeness; readonly far: number } | undefined {
  const [a, b] = [wordsOf(given), wordsOf(name)]
  const [one, other] = [a.join(''), b.join('')]
  if (one === '' || other === '') return undefined
  if (one === other) return { why: 'case', far: 0 }
  if (a.length > b.length && endsWith(a, b)) return { why: 'prefix', far: a.length - b.length }
  if (sorted(a) === sorted(b)) return { why: 'order', far: 0 }
  const slips = slipsBetween(one, other)
  if (slips <= allowedSlips(Math.min(one.length, other.length)))
    return { why: 'spelling', far: slips }
  const common = a.filter((word) => b.some((each) => isSameWord(word, each))).length
  const share = common / Math.max(a.length, b.length)
  return share >= 0.5 ? { why: 'part', far: 1 - share } : undefined
}

/** The words of a name, in small letters: `getOrder`, `get_order`, `GET-ORDER`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const sorted = (words: readonly string[]): string => [...words].sort().join(' ')

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  end.every((word, i) => word === words[words.length - end.length + i])

/** A word, its plural, or its beginning as an abbreviation. */
const isSameWord = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || b === `${a}s` || (a.length > 2 && b.startsWith(a))

const allowedSlips = (length: number): number =>
  length < 3 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3

/** Longer names are compared as far as this. */
const LONGEST = 80

/** Letters more, less or other, and neighbours swapped (Damerau and Levenshtein, adjacent swaps). */
function slipsBetween(first: string, second: string): number {
  const [a, b] = [first.slice(0, LONGEST), second.slice(0, LONGEST)]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
