import { longestCommon } from '../../authoring/dialect-edits/longest-common'
import { oncePerText } from '../../once-per-text'

/** A stretch of a text, and whether it is in one version only. */
export interface Mark {
  readonly text: string
  readonly isChanged: boolean
}

/** A Latin word or number, one Chinese character, a run of blanks, or a single sign. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}_'’-])+|\s+|[^\s]/gu

export const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

/** How much of two texts is the same, 0 to 1, by their words in order; blanks and signs aside. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  const [left, right] = [spokenIn(a), spokenIn(b)]
  if (left.length + right.length === 0) return 0
  return (2 * longestCommon(left, right).length) / (left.length + right.length)
}

const spokenIn = oncePerText((text): readonly string[] =>
  wordsIn(text.toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word)),
)

/** How many words two texts share, 0 to 1, in whatever order: for comparing many with many. */
export function sharedWords(a: string, b: string): number {
  const [left, right] = [countsIn(a), countsIn(b)]
  let [common, all] = [0, 0]
  for (const [word, count] of left) {
    all += count
    common += Math.min(count, right.get(word) ?? 0)
  }
  for (const count of right.values()) all += count
  return all === 0 ? 0 : (2 * common) / all
}

const countsIn = oncePerText((text): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of spokenIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
})

/** Two texts with the words marked that are in one of them only. */
export function markWords(
  before: string,
  after: string,
): { readonly before: readonly Mark[]; readonly after: readonly Mark[] } {
  const [a, b] = [wordsIn(before), wordsIn(after)]
  const pairs = longestCommon(a, b)
  return {
    before: marksOf(
      a,
      pairs.map(([i]) => i),
    ),
    after: marksOf(
      b,
      pairs.map(([, j]) => j),
    ),
  }
}

function marksOf(words: readonly string[], kept: readonly number[]): readonly Mark[] {
  const isKept = new Set(kept)
  const changed = words.map((_, i) => !isKept.has(i))
  const marks: { text: string; isChanged: boolean }[] = []
  for (const [i, text] of words.entries()) {
    const isChanged = changed[i]! || isIsland(words, changed, i)
    const last = marks.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else marks.push({ text, isChanged })
  }
  return marks
}

/** A blank, a sign or one character left between two changes only makes them harder to read. */
const isIsland = (words: readonly string[], changed: readonly boolean[], i: number): boolean =>
  changed[i - 1] === true &&
  changed[i + 1] === true &&
  /^(?:\s+|[^\p{L}\p{N}]|\p{Script=Han})$/u.test(words[i]!)
