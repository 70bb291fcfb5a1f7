import type { Answer } from '../model/tool'
import { isAction } from './is-action'
import { languageOf, withoutTranslation } from './language'
import { newWords, saysMoreThanName, withoutAside } from './new-words'
import {
  isOnlyHead,
  ownCharacters,
  ownText,
  startsWithChineseVerb,
  withoutMenu,
  withoutOpening,
} from './own-characters'
import { purposeIn } from './purpose-behind'
import { isOfSuite, opensOnVerb, withoutLead } from './sentence-lead'
import type { Span } from './sentences'
import { FIRST, toldBehind } from './told-behind'
import { ACTION_VERBS_ZH, HEAD_VERBS_EN } from './words/effect-verbs'
import { FILLER_WORDS, READ_VERBS } from './words/filler-words'
import { BREADTH_CUES } from './words/flag-cues'
import { HEAD_VERBS_ZH } from './words/head-verbs-zh'
import { nameWords } from './words/name-words'
import { verbForms } from './words/verb-forms'

export type Level = 0 | 1 | 2

/** The answers that one sentence gives, and how clearly. */
export type Given = Partial<Record<Answer, Level>>

/** An English noun phrase needs this many words beyond the name to spell out what is done. */
const NOUNS_CLEAR = 6
/** A Chinese sentence needs more than one word beyond its verb and the name to say more than those. */
const CHINESE_CLEAR = 2
const CHINESE_CLEAR_WITHOUT_VERB = 14

/** Says what follows, not what the tool does. */
const HEADING = /^[^.。，,]{0,24}[:：]$/

/** `<use_case>` opens a part of the text. */
const TAG = /^<\/?[\w-]+>$/

const isCondition = (sentence: string): boolean =>
  /^(?:if|when|whenever|当|如果|若|遇到)/i.test(sentence)

/** The level at which a description says what the tool does to what, and the sentence that says it. */
export function readDoes(
  spans: readonly Span[],
  others: readonly Readonly<Given>[],
  name: string,
): { readonly level: Level; readonly at: number } {
  let best: { level: Level; at: number } = { level: 0, at: -1 }
  for (const [at, span] of spans.slice(0, FIRST).entries()) {
    const said = at === 0 ? span.text : purposeIn(spans, at, others, name)
    const level = said === undefined ? 0 : doesLevel(said, name)
    if (level > best.level) best = { level, at }
    if (best.level === 2) break
  }
  const behind = best.level === 1 ? toldBehind(spans, others, name) : -1
  return behind < 0 ? best : { level: 2, at: behind }
}

/** An order to call says nothing of what is done then. */
const ONLY_ORDERS =
  /^(?:you )?(?:always|must(?: always)?|never forget to) (?:call|use|run|invoke)(?: (?:this|it))?(?: (?:tool|function))? (?:first|when|whenever|before|after|if|at)\b|^(?:请|你)?(?:必须|务必|始终|总是|一律)(?:先)?(?:调用|使用)(?:本|此|该)(?:工具|接口|函数)?[。]?$/i
/** "This is the function for tool acme": it names itself. */
const ONLY_A_TOOL =
  /^this is (?:the|an?) (?:sub)?(?:function|tool|endpoint|api)(?: (?:for|of) (?:the )?(?:tool|api|function)? ?["'][^"']*["'])?(?:, you can use this (?:tool|function))?\W*$|^这是(?:一个)?(?:工具|函数|接口|子函数)[。]?$/i

function doesLevel(whole: string, name: string): Level {
  const sentence = withoutTranslation(whole)
  if (!/\p{L}/u.test(sentence) || HEADING.test(sentence) || TAG.test(sentence)) return 0
  if (ONLY_ORDERS.test(sentence) || ONLY_A_TOOL.test(sentence)) return 0
  if (isOfSuite(sentence)) return 1
  const behind = isCondition(sentence)
    ? /(?:工具|函数|接口|this tool)(?:来|以|：|，|进行| to )(.+)/.exec(sentence)?.[1]
    : undefined
  if (behind !== undefined) return doesLevel(behind, name)
  if (isCondition(sentence) || BREADTH_CUES.some((cue) => cue.test(sentence))) return 1
  return languageOf(sentence) === 'zh' ? chineseLevel(sentence, name) : englishLevel(sentence, name)
}

function englishLevel(text: string, name: string): Level {
  const sentence = withoutAside(withoutLead(text))
  const words = sentence.match(/[A-Za-z'-]+/g) ?? []
  // What is handled or managed is left open where no action on it is named.
  if (VAGUE.test(sentence) && words.filter(isAction).length < 2) return 1
  if (!saysAction(sentence, words)) return newWords(sentence, name).length >= NOUNS_CLEAR ? 2 : 1
  // "Search by title": nothing is searched.
  if (/^\w+ by [\w ]+$/i.test(sentence)) return 1
  if (saysMoreThanName(sentence, name)) return 2
  if (words.length < 5) return 1
  // A key to look up by says more than the name even in the name's own words.
  const own = nameWords(name)
  const isOwn = (key: string | undefined): boolean =>
    key === undefined ||
    own.includes(key.toLowerCase()) ||
    FILLER_WORDS.has(key.toLowerCase()) ||
    READ_VERBS.has(key.toLowerCase())
  for (const [, first, second] of sentence.matchAll(KEYED_EN))
    if (!isOwn(first) || !isOwn(second)) return 2
  return 1
}

/** By what it looks: `tag` of "by tag", `user` and `id` of "by their user ID". */
const KEYED_EN =
  /\b(?:by|using|based (?:up)?on|according to|with(?= the (?:given|specified))|owned|associated with) (?:(?:an?|the|its|their|given|specific|specified|provided|certain|various|different|public|unique|internal|numeric) )*(\w+)(?: (?!in|of|from|for|and|or|with|on|to|as\b)(\w+))?/gi
const VAGUE = /^(?:this tool )?(?:handle|manage)s? [^:(]+$/i

/** An action opens the sentence, or stands where a tool that names itself says what it is for. */
function saysAction(sentence: string, words: readonly string[]): boolean {
  // "Trip planning" names a subject; only at the head is such a word an action.
  const isHead = (word: string, at: number): boolean =>
    isAction(word) && (at === 0 || !/ing$/i.test(word))
  if (
    words.slice(0, 4).some(isHead) ||
    verbForms((words[0] ?? '').toLowerCase()).some((form) => HEAD_VERBS_EN.has(form)) ||
    opensOnVerb(sentence)
  )
    return true
  const [, purpose = ''] =
    /\b(?:to|that|which|will|can|for|and|by|tool|function|you|agents?|users?)\W+(?:also |be used to |you |the model )?([a-z]+)/i.exec(
      sentence,
    ) ?? []
  return isAction(purpose) || words.slice(0, 12).filter(isAction).length > 1
}

function chineseLevel(whole: string, name: string): Level {
  const sentence = withoutKind(withoutOpening(whole))
  const text = withoutMenu(sentence).said
  const own = ownCharacters(sentence, name)
  const startsWithVerb = startsWithChineseVerb(text)
  // "An analysis tool" names a kind; "a tool that predicts prices" says an action.
  const isNoun =
    /[^的](?:工具|系统|平台|助手)(?:$|[，。])/.test(text) &&
    !OPENS_WITH_ACTION_ZH.test(text) &&
    !startsWithVerb &&
    !IS_FOR_ZH.test(text)
  const isName = !startsWithVerb && NAMES_ONLY_ZH.test(text)
  if (
    isNoun ||
    isName ||
    (!startsWithVerb && !ACTION_VERBS_ZH.test(text) && !ACTS_ON_ZH.test(text))
  )
    return own.size >= CHINESE_CLEAR_WITHOUT_VERB && !isNoun ? 2 : 1
  if (KEYED_ZH.test(text) && !isKeyOfName(text, name))
    return own.size >= 1 && !NOTHING_KEYED_ZH.test(text) ? 2 : 1
  return own.size >= CHINESE_CLEAR && !isOnlyHead(sentence, name) ? 2 : 1
}

/** "A tool for tracking devices" says the action behind the noun. */
const IS_FOR_ZH = new RegExp(`，(?:用于|用来|可以?|能够?)(?:${ACTION_VERBS_ZH.source})`)

/** "Search by title": nothing is searched. */
const NOTHING_KEYED_ZH =
  /^(?:根据|按照?|依据|基于|通过)[^，、]{1,16}(?:搜索|查询|检索|查找|搜寻|获取)[。]?$/

/** "POI marking", "reverse geocoding": a subject and a doing, no clause. */
const NAMES_ONLY_ZH =
  /^(?!使用|通过|在|将|对|为|把|向|从|根据|用|按|基于|支持|可|能|本|该|此|这)[^，,。：:；（(]{1,12}[。]?$/

/** What the action is done to, in front of it: "将…转化为", "在…中寻找". */
const ACTS_ON_ZH = new RegExp(
  `^(?:根据|按照|基于|依据|针对)[^，。]{6}|^(?:在|将|对|为|把|向|从|与|根据|用|通过).+(?:${HEAD_VERBS_ZH}|应用|化(?:[，。为成]|$))`,
)

const OPENS_WITH_ACTION_ZH = /^(?:使用|通过|在|将|对|为|把|向|从|根据|用)/

/** "A tool for reviewing texts, which marks …": what it does is said behind the kind of thing it is. */
const withoutKind = (sentence: string): string =>
  sentence.replace(
    /^[^，。：]{2,24}(?:工具|系统|平台|服务|接口|助手|引擎)，(?=(?:可以?|能够?|用于|用来|主要用于|支持|通过|根据|提供)[^，。]{4})(?:可以|能够|用于|用来|主要用于)?/,
    '',
  )

/** The key is the name's own: "by origin" for `list_by_origin`. */
function isKeyOfName(sentence: string, name: string): boolean {
  const key = KEY_ZH.exec(sentence)?.[1]
  return key !== undefined && ownText(key, name).endsWith(' ')
}

const KEY_ZH = new RegExp(
  `^(?:根据|依据|基于|按照?|通过)([^，。]{1,12}?)(?=${ACTION_VERBS_ZH.source}|${HEAD_VERBS_ZH}|列出)`,
)

/** By what something is looked up: that says more than any name. */
const KEYED_ZH =
  /根据|依据|基于|按(?!钮|摩|键|揭)|(?:给定|指定)[^的，]{1,8}(?:代码|编号|ID|名称|关键词|号)的/i
