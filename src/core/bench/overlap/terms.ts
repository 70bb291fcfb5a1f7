import { oncePerText } from '../../once-per-text'
import { nameWords, stem } from '../../reading/words/name-words'

/** How often each word of a text is in it, words as stems, so that "orders" meets "order". */
export type Words = ReadonlyMap<string, number>

/** How often each run of characters is in a text: hashes, and in the same places how often. */
export interface Grams {
  readonly hashes: Int32Array
  readonly times: Int32Array
}

/** Scripts that are written without blanks. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const LETTERS = /[\p{L}\p{M}\p{N}]+/gu

const unspacedIn = (text: string): readonly string[] =>
  isPlain(text) ? [] : (text.match(UNSPACED) ?? [])

/** The words of what is written with blanks, names by their parts: "getOrder" is two. */
function spacedWordsIn(text: string): readonly string[] {
  if (isPlain(text) && !/[a-z0-9][A-Z]/.test(text))
    return text.toLowerCase().match(PLAIN_LETTERS) ?? []
  const words: string[] = []
  for (const run of text.replace(UNSPACED, ' ').match(LETTERS) ?? []) words.push(...nameWords(run))
  return words
}

/** Most texts are, and asking Unicode about a character takes much longer. */
const isPlain = (text: string): boolean => !/[^\x00-\x7f]/.test(text)
const PLAIN_LETTERS = /[a-z0-9]+/g

/** Cuts a run of an unspaced script into words, by the dictionary that the machine brings; none without one. */
const segmentWords: (run: string) => readonly string[] = (() => {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return () => []
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return oncePerText((run) => [...segmenter.segment(run)].map(({ segment }) => segment), 20_000)
})()

/** The words of a text as a reader would name them. */
export const wordsIn = (text: string): readonly string[] => [
  ...unspacedIn(text).flatMap(segmentWords),
  ...spacedWordsIn(text),
]

/** The pairs of neighbouring characters in what is written without blanks. */
export const pairsIn = (text: string): readonly string[] =>
  unspacedIn(text).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - 1) }, (_, i) => run.slice(i, i + 2)),
  )

/** A text's words counted; of unspaced scripts the pairs of characters as well, since words there are a guess. */
export function countWords(text: string): Words {
  const counts = new Map<string, number>()
  const add = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of wordsIn(text)) add(stem(word))
  pairsIn(text).forEach(add)
  return counts
}

const SPACED_GRAMS = { least: 3, most: 5 } as const
const UNSPACED_GRAMS = { least: 1, most: 3 } as const

/**
 * The runs of characters in a text, counted: three to five of a word with a blank on either side,
 * one to three of an unspaced script. As hashes of 30 bits, which the machine holds as plain
 * numbers: that two runs meet by chance is too rare to weigh anything.
 */
export function countGrams(text: string): Grams {
  const parts = [
    ...spacedWordsIn(text).map(gramsOfWord),
    ...unspacedIn(text).map((run) => hashesIn(run, UNSPACED_GRAMS)),
  ]
  return counted(joined(parts))
}

/** Words as if each were one run of characters, to be compared by the same cosine. */
export function hashesOf(words: Words): Grams {
  const hashes = Int32Array.from(words.keys(), hashOf)
  return { hashes, times: Int32Array.from(words.values()) }
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** How often each is there; sorting plain numbers takes less than keeping a table of them. */
function counted(all: Int32Array): Grams {
  all.sort()
  const times = new Int32Array(all.length)
  let count = 0
  for (const hash of all) {
    if (count === 0 || all[count - 1] !== hash) all[count++] = hash
    times[count - 1]!++
  }
  return { hashes: all.slice(0, count), times: times.slice(0, count) }
}

/** The same words stand in many tools. */
const gramsOfWord = oncePerText((word) => hashesIn(` ${word} `, SPACED_GRAMS), 20_000)

function hashesIn(
  run: string,
  { least, most }: { readonly least: number; readonly most: number },
): Int32Array {
  const hashes: number[] = []
  for (let start = 0; start < run.length; start++) {
    let hash = 0
    const end = Math.min(run.length, start + most)
    for (let at = start; at < end; at++) {
      hash = withLetter(hash, run.charCodeAt(at))
      if (at - start + 1 >= least) hashes.push(hash)
    }
  }
  return Int32Array.from(hashes)
}

const withLetter = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & 0x3fffffff

function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = withLetter(hash, word.charCodeAt(at))
  return hash
}
