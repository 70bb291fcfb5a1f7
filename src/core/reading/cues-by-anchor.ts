import type { Cue } from './words/cue'
import { CUES } from './words/cues'

/** A Latin word counts by its first letters, so that its endings do not matter; a Chinese one by its first character. */
const LATIN_KEY = /\b[a-z]{1,3}/g
/** Stands for any number. */
const DIGIT = '#'
const CHINESE_KEY = /[\u3400-\u9fff]/g

const keyOf = (word: string): string => word.match(/^[a-z]{1,3}|^./)![0]

const byKey: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>()
  for (const [at, { anchors }] of CUES.entries())
    for (const key of new Set(anchors.map(keyOf))) {
      const list = found.get(key)
      if (list) list.push(at)
      else found.set(key, [at])
    }
  return found
})()

/** The cues that a sentence can meet at all: most have not one word in it. In their usual order. */
export function cuesWorthTrying(sentence: string): readonly Cue[] {
  const isWanted = new Uint8Array(CUES.length)
  mark(isWanted, sentence.toLowerCase().match(LATIN_KEY))
  mark(isWanted, sentence.match(CHINESE_KEY))
  if (/\d/.test(sentence)) mark(isWanted, [DIGIT])
  const worth: Cue[] = []
  for (let at = 0; at < isWanted.length; at++) if (isWanted[at] === 1) worth.push(CUES[at]!)
  return worth
}

function mark(isWanted: Uint8Array, keys: readonly string[] | null): void {
  for (const key of keys ?? []) for (const at of byKey.get(key) ?? []) isWanted[at] = 1
}
