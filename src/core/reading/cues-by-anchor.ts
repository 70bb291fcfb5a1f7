import type { Cue } from './words/cue'
import { CUES } from './words/cues'

/** Stands for any number. */
const DIGIT = '#'

/** A Latin word counts by its first letters, so that its endings do not matter; a Chinese one by its first character. */
const keyOf = (word: string): string => word.match(/^[a-z]{1,3}|^./)![0]

const LETTERS = 27
const latinKey = (first: number, second: number, third: number): number =>
  (first * LETTERS + second) * LETTERS + third

/** 1 to 26 for a letter, small or capital; 0 for anything else. */
function letterAt(text: string, at: number): number {
  const letter = (text.charCodeAt(at) | 32) - 96
  return letter >= 1 && letter <= 26 ? letter : 0
}

/** Places of cues in their list, by the letters or by the character that a word starts with. */
const byLatin: (readonly number[] | undefined)[] = Array.from({ length: LETTERS ** 3 })
const byCharacter = new Map<number, readonly number[]>()
for (const [at, { anchors }] of CUES.entries())
  for (const key of new Set(anchors.map(keyOf))) {
    const latin = latinKey(letterAt(key, 0), letterAt(key, 1), letterAt(key, 2))
    if (latin > 0) byLatin[latin] = [...(byLatin[latin] ?? []), at]
    else byCharacter.set(key.charCodeAt(0), [...(byCharacter.get(key.charCodeAt(0)) ?? []), at])
  }

/** Which cues are wanted; all zero between calls. */
const isWanted = new Uint8Array(CUES.length)

function mark(list: readonly number[] | undefined): void {
  if (list) for (let i = 0; i < list.length; i++) isWanted[list[i]!] = 1
}

/** The cues that a sentence can meet at all: most have not one word in it. In their usual order. */
export function cuesWorthTrying(sentence: string): readonly Cue[] {
  // Only beyond ASCII are there letters whose small form is a plain one.
  const text = /[^\x00-\x7f]/.test(sentence) ? sentence.toLowerCase() : sentence
  let isInWord = false
  let hasDigit = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const letter = letterAt(text, at)
    if (letter > 0) {
      if (!isInWord) {
        const second = letterAt(text, at + 1)
        mark(byLatin[latinKey(letter, second, second > 0 ? letterAt(text, at + 2) : 0)])
      }
      isInWord = true
    } else if (code >= 48 && code <= 57) {
      hasDigit = true
      isInWord = true
    } else {
      isInWord = code === 95
      if (code >= 0x3400 && code <= 0x9fff) mark(byCharacter.get(code))
    }
  }
  if (hasDigit) mark(byCharacter.get(DIGIT.charCodeAt(0)))
  const worth: Cue[] = []
  for (let at = 0; at < isWanted.length; at++)
    if (isWanted[at] === 1) {
      worth.push(CUES[at]!)
      isWanted[at] = 0
    }
  return worth
}
