import type { Answer } from '../model/tool'
import { languageOf } from './language'
import type { Span } from './sentences'
import { ACTION_VERBS_EN, ACTION_VERBS_ZH } from './words/effect-verbs'
import { CHINESE_FILLER, FILLER_WORDS, READ_VERBS } from './words/filler-words'
import { BREADTH_CUES } from './words/flag-cues'
import { nameWords, stem, stemsOf } from './words/name-words'
import { verbForms } from './words/verb-forms'

export type Level = 0 | 1 | 2

/** How many sentences are asked for what the tool does; it is said early or not at all. */
const FIRST = 6
/** A Chinese sentence needs this many words' worth of its own to say more than a name. */
const CHINESE_CLEAR = 6
const CHINESE_CLEAR_WITHOUT_VERB = 14

const isCondition = (sentence: string): boolean =>
  /^(?:if|when|whenever|当|如果|若|遇到)/i.test(sentence)

/** The level at which a description says what the tool does to what, and the sentence that says it. */
export function readDoes(
  spans: readonly Span[],
  others: readonly Readonly<Partial<Record<Answer, Level>>>[],
  name: string,
): { readonly level: Level; readonly at: number } {
  let best: { level: Level; at: number } = { level: 0, at: -1 }
  for (const [at, span] of spans.slice(0, FIRST).entries()) {
    if (at > 0 && !isCandidate(span.text, others[at] ?? {})) continue
    const level = doesLevel(span.text, name)
    if (level > best.level) best = { level, at }
    if (best.level === 2) break
  }
  return best
}

/** After the first sentence, one that starts with an action and answers nothing else but what comes back. */
function isCandidate(sentence: string, others: Readonly<Partial<Record<Answer, Level>>>): boolean {
  if (others.when || others.whenNot || others.limits) return false
  const first = /^(?:this tool (?:will )?)?([a-z]+)/i.exec(sentence)?.[1] ?? ''
  return (
    isAction(first) ||
    /^(?:支持|可以?|能够?|用于)/.test(sentence) ||
    startsWithChineseVerb(sentence)
  )
}

function doesLevel(sentence: string, name: string): Level {
  if (!/\p{L}/u.test(sentence)) return 0
  if (isCondition(sentence) || BREADTH_CUES.some((cue) => cue.test(sentence))) return 1
  return languageOf(sentence) === 'zh' ? chineseLevel(sentence) : englishLevel(sentence, name)
}

/** The words of an English sentence that its name does not have, fillers and product names aside. */
export function newWords(sentence: string, name: string): readonly string[] {
  const own = nameWords(name)
  const known = stemsOf(own)
  const joined = own.join('')
  return (sentence.match(/[A-Za-z][\w'-]*|\d+/g) ?? []).filter((word, i) => {
    const lower = word.toLowerCase()
    if (i === 0 && isAction(word)) return false
    if (FILLER_WORDS.has(lower) || READ_VERBS.has(lower) || known.has(stem(lower))) return false
    // A capital inside a sentence is a product or a proper name.
    if (i > 0 && /^[A-Z][a-zA-Z0-9]*$/.test(word)) return false
    return !(lower.length > 3 && joined.includes(stem(lower)))
  })
}

function englishLevel(sentence: string, name: string): Level {
  const added = newWords(sentence, name)
  const words = sentence.match(/[A-Za-z'-]+/g) ?? []
  if (!words.slice(0, 12).some(isAction)) return added.length >= CHINESE_CLEAR ? 2 : 1
  if (added.length > 0) return 2
  // A key to look up by says more than the name even in the name's own words.
  return /\b(?:by|owned|associated with) \w/i.test(sentence) && words.length >= 5 ? 2 : 1
}

function isAction(word: string): boolean {
  const lower = word.toLowerCase()
  // In a text "managing" is mostly a noun, so only `manag` is looked for, not `manage`.
  const forms = lower.endsWith('ing') ? [lower, lower.slice(0, -3)] : verbForms(lower)
  return forms.some((form) => ACTION_VERBS_EN.has(form)) || ACTION_VERBS_EN.has(stem(lower))
}

const startsWithChineseVerb = (sentence: string): boolean =>
  sentence.slice(0, 6).search(ACTION_VERBS_ZH) === 0

function chineseLevel(sentence: string): Level {
  const text = withoutLabel(sentence)
  const own = text.replace(CHINESE_FILLER, '').match(/[\u3400-\u9fff]|[A-Za-z0-9]+/g) ?? []
  // "An analysis tool" names a kind; "a tool that predicts prices" says an action.
  const isNoun =
    /[^的](?:工具|系统|平台|助手)(?:$|[，。])/.test(text) && !startsWithChineseVerb(text)
  if (isNoun || !ACTION_VERBS_ZH.test(text))
    return own.length >= CHINESE_CLEAR_WITHOUT_VERB && !isNoun ? 2 : 1
  return own.length >= CHINESE_CLEAR || /[根据按]/.test(text) ? 2 : 1
}

/** `[Product]-menu-menu-what it does`: the last part is the sentence. */
function withoutLabel(sentence: string): string {
  const bare = sentence.replace(/^\s*[[【][^\]】]+[\]】]/, '')
  return bare === sentence ? bare : (bare.split(/[-–—]/).at(-1) ?? bare)
}
