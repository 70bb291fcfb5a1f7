import { DICTIONARY, type Entry } from './dictionary'

/** How a run of Chinese that no dictionary has is spelt in Latin letters, a syllable each. */
export type Spell = (chinese: string) => readonly string[]

/** A Chinese text as words of a name; `undefined` where something in it has no Latin spelling. */
export interface ChineseWords {
  readonly words: readonly string[]
  /** Whether any of it is spelt by its sound. */
  readonly isSpelt: boolean
  /** Whether it is a thing and then what is done to it, which a name says the other way round. */
  readonly endsInVerb: boolean
}

const BY_WORD = new Map(DICTIONARY.map((entry) => [entry.chinese, entry]))
const LONGEST = Math.max(...DICTIONARY.map((entry) => entry.chinese.length))

/** More syllables than this are no word, and are kept apart. */
const MOST_SYLLABLES = 4

/** The text by the dictionary, what it lacks by its sound where `spell` is given. */
export function chineseWords(text: string, spell?: Spell): ChineseWords | undefined {
  const words: string[] = []
  const kinds: Entry['kind'][] = []
  let isSpelt = false
  for (let i = 0; i < text.length;) {
    const entry = entryAt(text, i)
    if (entry) {
      if (entry.english !== '') {
        words.push(...entry.english.split('_'))
        kinds.push(entry.kind)
      }
      i += entry.chinese.length
      continue
    }
    let end = i + 1
    while (end < text.length && !entryAt(text, end)) end++
    const spelt = spell && speltWords(text.slice(i, end), spell)
    if (!spelt) return undefined
    words.push(...spelt)
    kinds.push('noun')
    isSpelt = true
    i = end
  }
  const endsInVerb =
    kinds.length > 1 && kinds.at(-1) === 'verb' && !kinds.slice(0, -1).includes('verb')
  return { words, isSpelt, endsInVerb }
}

/** The text by its sound alone. */
export function speltWords(text: string, spell: Spell): readonly string[] | undefined {
  const syllables = spell(text).map((each) => each.toLowerCase())
  if (syllables.length === 0 || !syllables.every((each) => /^[a-z]+$/.test(each))) return undefined
  return syllables.length <= MOST_SYLLABLES ? [syllables.join('')] : syllables
}

function entryAt(text: string, at: number): Entry | undefined {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const entry = BY_WORD.get(text.slice(at, at + length))
    if (entry) return entry
  }
  return undefined
}
