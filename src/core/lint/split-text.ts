import { get, type JsonNode, type JsonObject, member, obj, str, stringOf } from '../json/node'
import { descriptionOf, descriptionText } from '../model/description'
import { type DescriptionKey, DESCRIPTION_KEYS, nameOf } from '../model/tool'
import { effectOfWord } from '../reading/effect-of-word'
import { endsInChinese, languageOf } from '../reading/language'
import { readDescription } from '../reading/read-tool'
import { splitSentences } from '../reading/sentences'
import { ACTION_IN_CHINESE, GIVES_MANY, NO_OBJECT } from '../reading/words/action-words'
import { EFFECT_VERBS_ZH } from '../reading/words/effect-verbs'
import type { Action } from './action-choice'
import { partsOfName, pluralOf, wordsOfAction } from './split-names'
import { type Sibling, siblingSentence } from './split-siblings'
import { literalPattern } from '../reading/literal-pattern'

/** The description of one of the tools that a tool becomes: its first sentence is written anew. */
export function splitDescription(
  tool: JsonObject,
  action: Action,
  choice: { readonly name: string; readonly actions: readonly Action[] },
  siblings: readonly Sibling[],
): JsonNode {
  const lang = languageOf(descriptionText(tool))
  const phrase = lang === 'zh' ? objectInChinese(tool) : objectInEnglish(tool, action)
  const does = action.said ?? (lang === 'zh' ? doesInChinese : doesInEnglish)(action, phrase)
  const isStale = staleFor(action, choice)
  const elsewhere = siblingSentence(lang, action, siblings)
  const description = descriptionOf(tool)
  if (description.kind !== 'answers') {
    const { sentences } = readDescription(tool)
    const kept = sentences.slice(1).filter(({ text, answers }) => answers.whenNot || !isStale(text))
    const hadWhen = sentences.some(({ answers }) => answers.when)
    const hasWhen = kept.some(({ answers }) => answers.when)
    const when = hadWhen && !hasWhen ? [whenOf(lang, action, phrase)] : []
    const isSent = kept.some(({ answers }) => answers.whenNot)
    const texts = [does, ...when, ...kept.map(({ text }) => text), ...(isSent ? [] : [elsewhere])]
    return str(joined(texts.map(withStop)))
  }
  const members = DESCRIPTION_KEYS.flatMap((key) => {
    const text = description.answers[key]
    if (key === 'does') return [member(key, str(withStop(does)))]
    if (text === undefined) return key === 'whenNot' ? [member(key, str(elsewhere))] : []
    const kept = key === 'whenNot' ? text : keptOf(text, isStale)
    if (kept !== '') return [member(key, str(kept))]
    return key === 'when' ? [member(key, str(whenOf(lang, action, phrase)))] : []
  })
  // What the author put beside the answers stays.
  const others = (get(tool, 'description') as JsonObject).members.filter(
    ({ key }) => !DESCRIPTION_KEYS.includes(key as DescriptionKey),
  )
  return obj([...members, ...others])
}

/** Whether a sentence speaks of the other actions, or of the parameter that is no more. */
function staleFor(
  action: Action,
  { name, actions }: { readonly name: string; readonly actions: readonly Action[] },
): (text: string) => boolean {
  const names = actions.filter((each) => each !== action).map(({ value }) => literalPattern(value))
  const code = new RegExp(
    `(?<![\\w])\`?${literalPattern(name)}\`?\\s*(?:=|:|：|is |to |field|param|argument|为|设为|参数|字段)`,
    'i',
  )
  const other = new RegExp(
    names
      .map((word) => (/^[\x20-\x7e]+$/.test(word) ? `(?<![\\w])${word}(?![\\w])` : word))
      .join('|'),
    'i',
  )
  const chinese = actions.map(verbInChinese)
  // "Supports adding, changing and deleting" lists what the whole could do.
  const listsAll = (text: string): boolean =>
    chinese.filter((verb) => text.includes(verb)).length > 1
  return (text) => code.test(text) || other.test(text) || listsAll(text)
}

const keptOf = (text: string, isStale: (sentence: string) => boolean): string => {
  const sentences = splitSentences(text).map((each) => each.text)
  const kept = sentences.filter((sentence) => !isStale(sentence))
  return kept.length === sentences.length ? text : joined(kept.map(withStop))
}

const withStop = (text: string): string =>
  /[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(text)
    ? text
    : text + (endsInChinese(text) ? '。' : '.')

const joined = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, next) => text + (text === '' || endsInChinese(text) ? '' : ' ') + next,
    '',
  )

function doesInEnglish({ value }: Action, phrase: string): string {
  const [verb = '', ...rest] = wordsOfAction(value)
  // What an action names itself stands first: "Sets permissions (of tags)" needs no grammar.
  const about = rest.length > 0 && phrase !== '' ? `(${phrase})` : phrase
  const sentence = [thirdPerson(verb), ...rest, about].filter((word) => word !== '').join(' ')
  return sentence[0]!.toUpperCase() + sentence.slice(1) + '.'
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.slice(0, -1) + 'ies'
  return /(?:[sxzo]|ch|sh)$/.test(verb) ? verb + 'es' : verb + 's'
}

function doesInChinese(action: Action, phrase: string): string {
  return `${verbInChinese(action)}${phrase}。`
}

function verbInChinese({ value }: Action): string {
  const known = ACTION_IN_CHINESE.get(wordsOfAction(value)[0] ?? '')
  return /[\u3400-\u9fff]/.test(value) ? value : (known ?? `以${value}方式处理`)
}

const whenOf = (lang: 'en' | 'zh', action: Action, phrase: string): string =>
  lang === 'zh'
    ? `当用户要${verbInChinese(action)}${phrase}时使用。`
    : `Use it when the user wants to ${[...wordsOfAction(action.value), phrase].join(' ').trim()}.`

/** What the first sentence is about, without its verbs; else what the name is about. */
function objectInEnglish(tool: JsonNode, action: Action): string {
  const [verb = '', ...rest] = wordsOfAction(action.value)
  const { object } = partsOfName(nameOf(tool))
  const isMany = GIVES_MANY.has(verb)
  const isPlural = pluralOf(object).join(' ') === object.join(' ')
  const named = isMany || isPlural ? pluralOf(object).join(' ') : `one ${object.join(' ')}`
  if (rest.length > 0 && object.length > 1) return ''
  const first = firstSentence(tool).replace(
    /^(?:this |a |an |the )?(?:tool|function) (?:that |which |to |for |can |will )*/i,
    '',
  )
  const words = first.split(/\s+/)
  const isVerb = (word: string): boolean => {
    const bare = word.toLowerCase().replace(/[^a-z-]/g, '')
    return (
      /^(?:and|or|on|to|allows?|you|lets?|used|for|can|)$/.test(bare) ||
      NO_OBJECT.has(bare) ||
      effectOfWord(bare) !== 'unclear'
    )
  }
  const start = words.findIndex((word) => !isVerb(word))
  if (start < 1) return named
  const phrase = words
    .slice(start)
    .join(' ')
    .split(/[:;,(（–—]|\.(?=\s|$)/)[0]!
    .trim()
  const parts = phrase.split(/\s+/)
  // "and" joins things as well as actions: "browser windows and tabs", not "pins and removes them".
  const joins = parts.some((word, i) => /^(?:and|or)$/.test(word) && isVerb(parts[i + 1] ?? ''))
  if (phrase === '' || parts.length > 10 || joins) return named
  return isMany && /^(?:an?|one|the) [\w-]+$/i.test(phrase)
    ? pluralOf([phrase.split(/\s+/)[1]!]).join(' ')
    : phrase
}

const VERBS_ZH = new RegExp(
  `^(?:${[EFFECT_VERBS_ZH.read, EFFECT_VERBS_ZH.write, EFFECT_VERBS_ZH.destructive].map((each) => each.source).join('|')}|增删改查|管理|维护|操作|用于|可以?|或者?|和|与|及|以及|、|，|对|该|本|工具|增|删|改|查)`,
)

function objectInChinese(tool: JsonNode): string {
  const first = firstSentence(tool)
  const about = /对(.{1,16}?)(?:进行|执行|做|的(?:增删改查|查询|管理))/.exec(first)?.[1]
  if (about !== undefined) return about
  let rest = first
  for (let hit = VERBS_ZH.exec(rest); hit && hit[0] !== ''; hit = VERBS_ZH.exec(rest))
    rest = rest.slice(hit[0].length)
  const phrase = rest
    .split(/[：:（(，,。；、]/)[0]!
    .replace(/(?:域)?(?:配置)?(?:的)?(?:统一)?(?:写|读|变更|管理)?(?:入口|操作)$/, '')
    .trim()
  return phrase === '' || phrase.length > 24 ? partsOfName(nameOf(tool)).object.join(' ') : phrase
}

function firstSentence(tool: JsonNode): string {
  const does = stringOf(get(get(tool, 'description'), 'does')) ?? descriptionText(tool)
  return splitSentences(does)[0]?.text ?? ''
}
