import type { JsonNode } from '../json/node'
import type { Lang } from '../lint/rule'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { languageOf } from './language'
import { ownCharacters } from './own-characters'
import { newWords } from './new-words'
import { opensWithAction } from './purpose-behind'
import type { Sentence } from './read-text'
import { readTool } from './read-tool'
import { ACTION_VERBS_EN } from './words/effect-verbs'
import { FILLER_WORDS, READ_VERBS } from './words/filler-words'
import { inChinese } from './words/name-translations'
import { nameWords, stem, stemsOf } from './words/name-words'
import { parametersOf } from '../schema/parameters'

/** So many words, or Chinese characters, that the name does not have say something of their own. */
const TELLS = { en: 4, zh: 7 }
/** Fewer are enough where the sentence is about what the tool does. */
const TELLS_WHAT = { en: 3, zh: 6 }

/** What the tool does is said early. */
const FIRST = 6

/** Words of Japanese are not told apart, so nothing is claimed about them. */
const KANA = /[\u3040-\u30ff]/

/** "Tool description: ", "Purpose: 1. " */
const LABEL = /^[^\p{L}]*(?:[\p{L} ]{2,24}[:：]\s*)?(?:\d+[.)]\s*)?/u

/**
 * Whether a description only repeats the name. What follows ("Files of the project are kept.")
 * may answer none of the five questions and repeats nothing either, where it is about the tool.
 */
export const onlyRepeatsName = oncePer((tool: JsonNode): boolean => {
  const { flags, sentences } = readTool(tool)
  if (!flags.includes('tautology')) return false
  const name = nameOf(tool)
  const isAboutIt = subjectsOf(tool)
  const others = sentences.filter(({ text, answers }) => !answers.does && isAboutIt(text))
  return others.reduce((sum, { text }) => sum + share(text, name, TELLS), 0) < 1
})

/** Whether a sentence speaks of a thing that the name or a parameter names. */
function subjectsOf(tool: JsonNode): (sentence: string) => boolean {
  const own = nameWords(nameOf(tool)).filter((word) => !isFiller(word))
  const parameters = parametersOf(tool).map(({ name }) => name)
  const stems = stemsOf([...own, ...parameters.flatMap(nameWords).filter((w) => !isFiller(w))])
  const chinese = own.flatMap((word) => [...inChinese(word)])
  return (sentence) =>
    nameWords(sentence).some((word) => stems.has(stem(word))) ||
    chinese.some((word) => sentence.includes(word))
}

const isFiller = (word: string): boolean =>
  FILLER_WORDS.has(word) || READ_VERBS.has(word) || ACTION_VERBS_EN.has(word)

/**
 * Whether one of the sentences on what the tool does has words enough of its own to be clear to a
 * reader, whichever verb it has. Asked only where the reading is not sure of it.
 */
export const tellsInOwnWords = (sentences: readonly Sentence[], name: string): boolean =>
  sentences.slice(0, FIRST).some(({ text, answers }) => {
    const said = text.replace(LABEL, '')
    const isIt = answers.does || (Object.keys(answers).length === 0 && opensWithAction(said))
    return isIt && share(said, name, TELLS_WHAT) >= 1
  })

/** How much of what it takes to tell something a sentence has; 1 is enough. */
function share(sentence: string, name: string, enough: Readonly<Record<Lang, number>>): number {
  if (KANA.test(sentence)) return 1
  const lang = languageOf(sentence)
  const own = lang === 'zh' ? ownCharacters(sentence, name) : new Set(newWords(sentence, name))
  return own.size / enough[lang]
}
