import type { Lang, Words } from '../core/lint/rule'
import type { WhatIfFactId } from '../core/review/what-if-facts'
import type { RuleFactId, ToldFact, WhatIfAnswer } from '../core/review/what-ifs'
import { filled } from './filled'

type FactId = WhatIfFactId | RuleFactId
type MissingId = WhatIfAnswer['missing'][number]

interface FactWords {
  /** What it says, with the author's words in the place of `{texts}`. */
  readonly told: Words
  /** The same where the author's words add nothing. */
  readonly bare?: Words
  /** The author's words are names, not sentences. */
  readonly isNames?: true
}

const WHAT_IF_FACT_WORDS: Readonly<Record<FactId, FactWords>> = {
  'when-not': {
    told: { en: 'It says when not to use it: {texts}', zh: '写明了什么时候不要用：{texts}' },
    bare: { en: 'It says when not to use it.', zh: '写明了什么时候不要用。' },
  },
  'leads-elsewhere': {
    told: {
      en: 'Its result points to another tool: {texts}.',
      zh: '返回结果会指向别的工具：{texts}。',
    },
    isNames: true,
  },
  'required-names': {
    told: { en: 'Not without: {texts}.', zh: '缺了这些就不能调用：{texts}。' },
    isNames: true,
  },
  'asks-when-unsaid': {
    told: {
      en: 'Where to take it from, or to ask the user, is said for: {texts}.',
      zh: '写明了取值来源，或没说时要问用户：{texts}。',
    },
    bare: {
      en: 'The description says what to do when the user did not say something.',
      zh: '说明里写了用户没说时怎么办。',
    },
    isNames: true,
  },
  'errors-together': {
    told: {
      en: 'All wrong arguments are told at once, each with what was expected.',
      zh: '参数错误一次全部告知，并写明应为什么。',
    },
  },
  repeats: {
    told: {
      en: 'The program knows the second call from the first: {texts}',
      zh: '程序认得出这是第二次：{texts}',
    },
    bare: { en: 'The program knows the second call from the first.', zh: '程序认得出这是第二次。' },
  },
  'repeats-again': {
    told: { en: 'It is done once more: {texts}', zh: '会再执行一次：{texts}' },
    bare: { en: 'It is done once more.', zh: '会再执行一次。' },
  },
  'repeat-reads': {
    told: {
      en: 'It only reads: a second call changes nothing.',
      zh: '只读取数据，再调用一次也不会改变什么。',
    },
  },
  'waits-seconds': {
    told: { en: 'It waits {texts} seconds at most.', zh: '最多等{texts}秒。' },
    isNames: true,
  },
  'after-waiting': {
    told: { en: 'When there is no answer in time: {texts}', zh: '没等到结果时：{texts}' },
    bare: { en: 'The wait has an end.', zh: '等待有时限。' },
  },
  'reads-back': {
    told: { en: 'It is checked whether it was done: {texts}', zh: '会核实到底办成没有：{texts}' },
  },
  'timeout-reads': {
    told: {
      en: 'It only reads: calling again does no harm.',
      zh: '只读取数据，再调用也没有坏处。',
    },
  },
  'permission-checked': {
    told: { en: 'The program promises to check it: {texts}', zh: '程序承诺校验：{texts}' },
  },
  'state-checked': {
    told: {
      en: 'The program promises to look again: {texts}',
      zh: '程序承诺执行时再核对：{texts}',
    },
  },
  'outcomes-told': {
    told: { en: 'The result tells how it ended: {texts}.', zh: '结果会说明办到哪一步：{texts}。' },
    isNames: true,
  },
  'state-reads': {
    told: {
      en: 'It only reads: it answers with what is true at that moment.',
      zh: '只读取数据，返回的就是当时的状态。',
    },
  },
  'user-confirms': {
    told: { en: 'The user confirms before it runs. {texts}', zh: '执行前由用户确认。{texts}' },
    bare: { en: 'The user confirms before it runs.', zh: '执行前由用户确认。' },
  },
  'human-approves': {
    told: { en: 'A person approves before it runs. {texts}', zh: '执行前由人工批准。{texts}' },
    bare: { en: 'A person approves before it runs.', zh: '执行前由人工批准。' },
  },
  recorded: {
    told: { en: 'What is recorded of a call: {texts}.', zh: '每次调用会记录：{texts}。' },
    isNames: true,
  },
  'risk-reads': {
    told: { en: 'It only reads: nobody has to confirm.', zh: '只读取数据，不需要确认。' },
  },
  'risk-low': {
    told: { en: 'It is a small change, easily put right.', zh: '改动不大，出错也容易改回来。' },
  },
}

/** What is said of a fact that is needed and not stated. */
const MISSING_WORDS: Readonly<Partial<Record<MissingId, Words>>> = {
  effect: {
    en: 'Nothing says what a call changes.',
    zh: '没有写明调用会改变什么。',
  },
  'when-not': {
    en: 'Nothing says when not to use it, or which tool instead.',
    zh: '没有写什么时候不要用、该改用哪个工具。',
  },
  'asks-when-unsaid': {
    en: 'Nothing says what to do when the user did not say something.',
    zh: '没有写用户没说时怎么办。',
  },
  repeats: {
    en: 'Nothing says what a second identical call does.',
    zh: '没有写相同的调用再来一次会怎样。',
  },
  'after-waiting': {
    en: 'Nothing says how long to wait, and what then.',
    zh: '没有写等多久、等不到怎么办。',
  },
  'reads-back': {
    en: 'Nothing says how to find out whether it was done.',
    zh: '没有写怎样核实到底办成没有。',
  },
  'permission-checked': {
    en: 'Nothing says who may call it, and what others are told.',
    zh: '没有写谁有权调用、无权时怎样答复。',
  },
  'state-checked': {
    en: 'Nothing says what the program checks at the moment it acts.',
    zh: '没有写执行的那一刻程序会再核对什么。',
  },
  'outcomes-told': {
    en: 'Nothing tells in which states it can end.',
    zh: '没有写可能以哪些状态结束。',
  },
  'user-confirms': {
    en: 'Nothing says who agrees before it runs.',
    zh: '没有写执行前由谁确认。',
  },
  recorded: {
    en: 'Nothing says what is recorded of a call.',
    zh: '没有写每次调用会留下什么记录。',
  },
}

/** The sentence of a fact that answers a what-if, with the author's words in it. */
export function whatIfSentence(fact: ToldFact, lang: Lang): string {
  const { told, bare, isNames } = WHAT_IF_FACT_WORDS[fact.id]
  if (fact.texts.length === 0) return (bare ?? told)[lang]
  const between = isNames ? (lang === 'zh' ? '、' : ', ') : lang === 'zh' ? '' : ' '
  return filled(told[lang], { texts: fact.texts.join(between) })
}

/** What a what-if lacks, in a sentence. */
export const whatIfMissing = (id: MissingId, lang: Lang): string => MISSING_WORDS[id]?.[lang] ?? id

/** For the test that nothing is left without words. */
export const WHAT_IF_WORDS = { told: WHAT_IF_FACT_WORDS, missing: MISSING_WORDS }
