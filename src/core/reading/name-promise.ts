import type { JsonNode } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { effectOfWord } from './effect-of-word'
import { languageOf } from './language'
import { opensWithAction } from './purpose-behind'
import { readDescription } from './read-tool'
import { nameWords } from './words/name-words'
import {
  MADE_TO_BE_RETURNED,
  MAY_SAY_CHANGE,
  ORDERS_CHANGE_EN,
  OTHER_THAN_CHANGE_EN,
  OTHER_THAN_CHANGE_ZH,
  OPENS_WITH_CHANGE_ZH,
  READ_PROMISES,
  READS_FIRST_EN,
  READS_FIRST_ZH,
  RUN_PROMISES,
  SAYS_CHANGE_EN,
  SAYS_CHANGE_ZH,
  SAYS_NO_CHANGE,
  WRITE_PROMISES,
} from './words/promise-verbs'

/** What a name promises by its verb. */
export interface Promise {
  readonly effect: 'read' | 'write'
  readonly verb: string
}

/** A Chinese name, which only some hosts take, promises by its verb too. */
const ZH_NAME = {
  read: /^(?:查询|查看|获取|搜索|检索|列出|读取)/,
  write: /^(?:创建|新增|删除|取消|提交|发送|更新|修改|保存)/,
}

/** The promise of a name's own verb; none where it has no clear one, or two that differ. */
export function namePromise(name: string): Promise | undefined {
  for (const effect of ['read', 'write'] as const) {
    const verb = ZH_NAME[effect].exec(name)?.[0]
    if (verb !== undefined) return { effect, verb }
  }
  const words = nameWords(name)
  const at = words.findIndex((word) => READ_PROMISES.has(word) || WRITE_PROMISES.has(word))
  const verb = words[at]
  if (verb === undefined) return undefined
  const rest = words.slice(at + 1)
  if (READ_PROMISES.has(verb)) {
    const isOther =
      rest.some((word) => word === 'or' || word === 'and') ||
      isPair(rest[0] ?? '') ||
      (WORKS_OUT.test(verb) && isChangeNamed(rest))
    // `check_in`, `check_out`, `read_only`: other words than they look.
    const isPhrase = /^(?:check|read) (?:in|out|only)$/.test(`${verb} ${rest[0] ?? ''}`)
    const isRun = words.some((word) => RUN_PROMISES.has(word))
    return isOther || isPhrase || isRun ? undefined : { effect: 'read', verb }
  }
  if (rest.length === 0 && at === 0) return undefined
  if (verb !== 'mark' && rest.some((word) => READ_PROMISES.has(word))) return undefined
  const isMade = words.some((word) => MADE_TO_BE_RETURNED.has(word))
  return (verb === 'create' || verb === 'add' || verb === 'set') && isMade
    ? undefined
    : { effect: 'write', verb }
}

/** `validate_and_send`, `preview_order_delete`: what is worked out first may be done as well. */
const WORKS_OUT = /^(?:calculate|estimate|preview|validate|compare|check)$/
const isChangeNamed = (rest: readonly string[]): boolean =>
  /^(?:create|insert|update|edit|modify|delete|remove|send|cancel|submit|upload|save|write|set)$/.test(
    rest.at(-1) ?? '',
  )

/** `read_write_file` has two verbs, `calculate_refund` and `get_update_history` have one and a noun. */
const isPair = (second: string): boolean => /^(?:write|set|edit|delete|modify|create)$/.test(second)

/** The sentence in which a description says that the tool changes something, if one does. */
export const sentenceOfChange = oncePer((tool: JsonNode): string | undefined => {
  const { sentences } = readDescription(tool)
  return sentences.find(({ text, answers }, i) => {
    if (!MAY_SAY_CHANGE.test(text)) return false
    if (answers.when || answers.whenNot) return false
    return languageOf(text) === 'zh' ? saysChangeZh(text, i === 0) : saysChangeEn(text, i === 0)
  })?.text
})

function saysChangeEn(sentence: string, isFirst: boolean): boolean {
  const isSaid = (cues: readonly RegExp[]): boolean =>
    cues.some((cue) => {
      const found = cue.exec(sentence)?.[0]
      return found !== undefined && !OTHER_THAN_CHANGE_EN.test(found)
    })
  return isSaid(SAYS_CHANGE_EN) || (isFirst && isSaid(ORDERS_CHANGE_EN))
}

const saysChangeZh = (sentence: string, isFirst: boolean): boolean =>
  !OTHER_THAN_CHANGE_ZH.test(sentence.replace(/[。；！，]$/, '')) &&
  (SAYS_CHANGE_ZH.some((cue) => cue.test(sentence)) ||
    (isFirst && OPENS_WITH_CHANGE_ZH.test(sentence)))

/** Whether a description says that the tool only reads: outright, or by the verb it opens with. */
export const saysItOnlyReads = oncePer((tool: JsonNode): boolean => {
  if (SAYS_NO_CHANGE.test(descriptionText(tool))) return true
  const first = openingOf(tool)
  const reads = languageOf(first) === 'zh' ? READS_FIRST_ZH : READS_FIRST_EN
  return reads.test(first) && !opensWithChange(tool) && sentenceOfChange(tool) === undefined
})

/** Whether one of the verbs of the first sentence, in any form, changes something. */
export const opensWithChange = oncePer((tool: JsonNode): boolean => {
  const first = openingOf(tool)
  const verbs = [...first.matchAll(/(?:^|\b(?:and|or|then|to) |, )([a-z]+)/gi)].map(
    (hit) => hit[1]!,
  )
  return verbs.some(isChange) || (OPENS_WITH_CHANGE_ZH.test(first) && saysChangeZh(first, true))
})

/** `Product | what it does`. */
const LABEL = /^(?:[\w ]{1,30}[|｜] |[[【][^\]】]{1,30}[\]】]\s*)/

const isChange = (word: string): boolean =>
  /^(?:write|destructive)$/.test(effectOfWord(word.toLowerCase()))

/** The promise of a tool's name. */
export const promiseOf = oncePer((tool: JsonNode): Promise | undefined => namePromise(nameOf(tool)))

/**
 * The first sentence where it starts with an action, else the one that says what the tool does,
 * without a label in front. "Deletes an issue. Returns JSON." deletes.
 */
function openingOf(tool: JsonNode): string {
  const { sentences } = readDescription(tool)
  const first = (sentences[0]?.text ?? '').replace(LABEL, '')
  if (opensWithAction(first)) return first
  return (sentences.find(({ answers }) => answers.does)?.text ?? first).replace(LABEL, '')
}
