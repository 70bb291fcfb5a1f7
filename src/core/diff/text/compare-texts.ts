import { longestCommon } from '../../authoring/dialect-edits/longest-common'
import { splitSentences } from '../../reading/sentences'
import { likeness, type Mark, markWords } from './words-changed'

/**
 * What became of a sentence. `moved`: it stands elsewhere, word for word. Of a changed one both
 * versions are there with the changed words marked.
 */
export type SentenceChange =
  | { readonly kind: 'same' | 'added' | 'removed' | 'moved'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: readonly Mark[]; readonly after: readonly Mark[] }

/** A text before and after, sentence by sentence, in the order of the later one. */
export type TextDiff = readonly SentenceChange[]

/** Sentences less alike than this are two, not one that was changed. */
const ALIKE = 0.4

/** Texts of which more sentences differ are other texts. */
const MOST_PAIRS = 2500

/** Compares two texts sentence by sentence, and the words of those that were changed. */
export function compareTexts(before: string, after: string): TextDiff {
  const old = splitSentences(before).map(({ text }) => text)
  const now = splitSentences(after).map(({ text }) => text)
  const diff: SentenceChange[] = []
  const ends = [old.length, now.length] as const
  let i = 0
  let j = 0
  for (const [nextI, nextJ] of [...longestCommon(old, now), ends]) {
    diff.push(...between(old.slice(i, nextI), now.slice(j, nextJ)))
    if (nextI < old.length) diff.push({ kind: 'same', text: old[nextI]! })
    i = nextI + 1
    j = nextJ + 1
  }
  return withMoves(diff)
}

/** What stands between two sentences that stayed: each is paired with the one most like it. */
function between(old: readonly string[], now: readonly string[]): readonly SentenceChange[] {
  const taken = new Set<number>()
  const isTooMuch = old.length * now.length > MOST_PAIRS
  const pairs = new Map<number, number>()
  for (const [j, text] of now.entries()) {
    let best = -1
    let most = ALIKE
    for (const [i, was] of old.entries()) {
      const like = taken.has(i) || isTooMuch ? 0 : likeness(was, text)
      if (like > most || (like === most && best < 0)) [best, most] = [i, like]
    }
    if (best < 0) continue
    taken.add(best)
    pairs.set(j, best)
  }
  const gone = old.flatMap((text, i): SentenceChange[] =>
    taken.has(i) ? [] : [{ kind: 'removed', text }],
  )
  return [
    ...gone,
    ...now.map((text, j): SentenceChange => {
      const i = pairs.get(j)
      if (i === undefined) return { kind: 'added', text }
      return old[i] === text
        ? { kind: 'moved', text }
        : { kind: 'changed', ...markWords(old[i]!, text) }
    }),
  ]
}

/** A sentence that went here and came there was moved. */
function withMoves(diff: readonly SentenceChange[]): TextDiff {
  const from = new Set<SentenceChange>()
  return diff
    .map((each): SentenceChange => {
      if (each.kind !== 'added') return each
      const gone = diff.find(
        (one) => one.kind === 'removed' && one.text === each.text && !from.has(one),
      )
      if (!gone) return each
      from.add(gone)
      return { kind: 'moved', text: each.text }
    })
    .filter((each) => !from.has(each))
}

/** Whether no sentence says anything else than before; order and layout aside. */
export const isOnlyLayout = (diff: TextDiff): boolean =>
  diff.every(({ kind }) => kind === 'same' || kind === 'moved')
