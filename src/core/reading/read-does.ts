import type { Answer } from '../model/tool'
import { languageOf } from './language'
import type { Span } from './sentences'
import { ACTION_VERBS_EN, ACTION_VERBS_ZH, HEAD_VERBS_EN } from './words/effect-verbs'
import { ABBREVIATED, CHINESE_FILLER, FILLER_WORDS, READ_VERBS } from './words/filler-words'
import { BREADTH_CUES } from './words/flag-cues'
import { NAME_TRANSLATIONS } from './words/name-translations'
import { nameWords, stem, stemsOf } from './words/name-words'
import { verbForms } from './words/verb-forms'

export type Level = 0 | 1 | 2

/** How many sentences are asked for what the tool does; it is said early or not at all. */
const FIRST = 6
/** An English noun phrase needs this many words beyond the name to spell out what is done. */
const NOUNS_CLEAR = 6
/** A Chinese sentence needs more than one word beyond its verb and the name to say more than those. */
const CHINESE_CLEAR = 3
const CHINESE_CLEAR_WITHOUT_VERB = 14

/** Said to the model about something else than calling, or a mere benefit. */
const ORDER = /\bto the user\b|^ask the user\b|^(?:enable|allow|help|provide|make)s?\b/i

/** Says what follows, not what the tool does. */
const HEADING = /^[^.。，,]{0,24}[:：]$/

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
  if (others.whenNot || ORDER.test(sentence)) return false
  // "Lists orders since a date; results are paged" says what it does, and more; "Filter by date" asks.
  const isAsked = !/^[A-Z]?[a-z]+s$/.test(firstWord(sentence))
  return !((others.when || others.limits) && isAsked) && opensWithAction(sentence)
}

const firstWord = (sentence: string): string =>
  /^(?:this (?:tool|function) (?:will )?)?([a-z]+)/i.exec(sentence)?.[1] ?? ''

const OPENS_ON_TOOL_ZH =
  /^(?:支持|可以?|能够?|用于|(?:本|该|此|这个)(?:工具|接口|函数)|通过|根据|按|基于)/

/** Whether a sentence starts by saying what is done. */
export const opensWithAction = (sentence: string): boolean =>
  isAction(firstWord(sentence)) ||
  OPENS_ON_TOOL_ZH.test(sentence) ||
  startsWithChineseVerb(sentence)

function doesLevel(sentence: string, name: string): Level {
  if (!/\p{L}/u.test(sentence) || HEADING.test(sentence)) return 0
  const behind = isCondition(sentence)
    ? /(?:工具|函数|接口|this tool)(?:来|以|：|，|进行| to )(.+)/.exec(sentence)?.[1]
    : undefined
  if (behind !== undefined) return doesLevel(behind, name)
  if (isCondition(sentence) || BREADTH_CUES.some((cue) => cue.test(sentence))) return 1
  return languageOf(sentence) === 'zh' ? chineseLevel(sentence, name) : englishLevel(sentence, name)
}

/** The words of an English sentence that its name does not have, fillers and product names aside. */
export function newWords(sentence: string, name: string): readonly string[] {
  const own = nameWords(name)
  const known = stemsOf(own)
  const joined = own.join('')
  return (withoutDomains(sentence).match(/[A-Za-z][\w'-]*|\d+/g) ?? []).filter((word, i) => {
    const lower = word.toLowerCase()
    if (i === 0 && isAction(word)) return false
    if (FILLER_WORDS.has(lower) || READ_VERBS.has(lower) || known.has(stem(lower))) return false
    // A capital inside a sentence is a product or a proper name.
    if (i > 0 && /^[A-Z][a-zA-Z0-9]*$/.test(word)) return false
    return !(lower.length > 3 && joined.includes(stem(lower)))
  })
}

const withoutDomains = (sentence: string): string =>
  /\w[.·](?:com|io|ai|dev|org|net)\b/.test(sentence)
    ? sentence.replace(/\b\w+[.·](?:com|io|ai|dev|org|net)\b/g, '')
    : sentence

function englishLevel(sentence: string, name: string): Level {
  const added = newWords(sentence, name)
  const words = sentence.match(/[A-Za-z'-]+/g) ?? []
  if (!saysAction(sentence, words)) return added.length >= NOUNS_CLEAR ? 2 : 1
  if (added.length > 0) return 2
  // A key to look up by says more than the name even in the name's own words.
  return /\b(?:by|owned|associated with) \w/i.test(sentence) && words.length >= 5 ? 2 : 1
}

/** An action opens the sentence, or stands where a tool that names itself says what it is for. */
function saysAction(sentence: string, words: readonly string[]): boolean {
  // "Trip planning" names a subject; only at the head is such a word an action.
  const isHead = (word: string, at: number): boolean =>
    isAction(word) && (at === 0 || !/ing$/i.test(word))
  if (
    words.slice(0, 4).some(isHead) ||
    HEAD_VERBS_EN.has((words[0] ?? '').toLowerCase().replace(/s$/, ''))
  )
    return true
  const [, purpose = ''] =
    /\b(?:to|that|which|will|can|for|and|by|tool|function|you|agents?|users?)\W+(?:also |be used to |you |the model )?([a-z]+)/i.exec(
      sentence,
    ) ?? []
  return isAction(purpose) || words.slice(0, 12).filter(isAction).length > 1
}

function isAction(word: string): boolean {
  const lower = word.toLowerCase()
  // In a text "managing" is mostly a noun, so only `manag` is looked for, not `manage`.
  const forms = lower.endsWith('ing') ? [lower, lower.slice(0, -3)] : verbForms(lower)
  return forms.some((form) => ACTION_VERBS_EN.has(form)) || ACTION_VERBS_EN.has(stem(lower))
}

const startsWithChineseVerb = (sentence: string): boolean =>
  sentence.slice(0, 6).search(ACTION_VERBS_ZH) === 0

function chineseLevel(sentence: string, name: string): Level {
  const text = withoutLabel(sentence)
  const own = ownCharacters(text, name)
  // "An analysis tool" names a kind; "a tool that predicts prices" says an action.
  const isNoun =
    /[^的](?:工具|系统|平台|助手)(?:$|[，。])/.test(text) &&
    !OPENS_WITH_ACTION_ZH.test(text) &&
    !startsWithChineseVerb(text)
  if (isNoun || !ACTION_VERBS_ZH.test(text))
    return own.size >= CHINESE_CLEAR_WITHOUT_VERB && !isNoun ? 2 : 1
  return own.size >= CHINESE_CLEAR || KEYED_ZH.test(text) ? 2 : 1
}

/** The characters of a Chinese sentence that neither the name nor filler accounts for, each once. */
export const ownCharacters = (sentence: string, name: string): ReadonlySet<string> =>
  new Set(
    withoutName(withoutLabel(sentence), name)
      .replace(CHINESE_FILLER, '')
      .match(/[\u3400-\u9fff]|[A-Za-z0-9]{1,4}/g),
  )

const OPENS_WITH_ACTION_ZH = /^(?:使用|通过|在|将|对|为|把|向|从|根据|用)/

/** By what something is looked up: that says more than any name. */
const KEYED_ZH =
  /根据|依据|基于|按(?!钮|摩|键|揭)|(?:给定|指定)[^的，]{1,8}(?:代码|编号|ID|名称|关键词|号)的/i

/** What is left of a Chinese sentence when the words of an English name are taken out. */
function withoutName(sentence: string, name: string): string {
  // As in English, the action that opens the sentence says no more than which it is.
  let left = startsWithChineseVerb(sentence) ? sentence.replace(ACTION_VERBS_ZH, '') : sentence
  if (name !== '') left = left.replaceAll(name, '')
  for (const word of nameWords(name)) {
    const full = ABBREVIATED.get(word) ?? word
    const known = NAME_TRANSLATIONS.get(full) ?? NAME_TRANSLATIONS.get(full.replace(/s$/, ''))
    for (const each of known ?? []) left = left.replaceAll(each, '')
  }
  return left
}

/** `[Product]-menu-menu-what it does`: the last part is the sentence. */
function withoutLabel(sentence: string): string {
  const bare = sentence.replace(/^\s*[[【][^\]】]+[\]】]/, '')
  if (bare === sentence) return bare
  const parts = bare.split(/[-–—]/).map((part) => part.trim())
  const last = parts.at(-1) ?? bare
  // A menu entry said twice is only its name.
  return last === parts.at(-2)
    ? last.replace(/^[\u3400-\u9fff]{2}/, '').slice(0, CHINESE_CLEAR - 1)
    : last
}
