import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { parametersOf } from '../schema/parameters'
import { opensWithAction } from './purpose-behind'
import { readDescription } from './read-tool'
import {
  CRUD,
  GERUNDS_BEFORE,
  type Job,
  JOB_VERBS,
  jobOfChinese,
  NOT_OWN_JOBS_BEFORE,
  NOT_OWN_JOBS_BEFORE_ZH,
  NOUN_BEHIND,
  NOUN_BEHIND_ZH,
  ONE_JOB_PAIR_ZH,
  ONE_JOB_PAIRS,
  VERB_LIST_EN,
  VERB_LIST_ZH,
  ZH_VERB_EACH,
} from './words/job-verbs'
import { nameWords } from './words/name-words'
import { verbForms } from './words/verb-forms'

/** What the tool does is said early, or where its actions are listed. */
const FIRST = 2
const LISTS_ACTIONS =
  /\b(?:actions?|operations?|commands?|supports?|can)\b|支持|包括|操作|动作|功能/i

/** The list of verbs by which a description gives one tool jobs of different effect, if it does. */
export const listOfJobs = oncePer((tool: JsonNode): string | undefined => {
  const { sentences, answers: all } = readDescription(tool)
  // Said late, behind what tells nothing, it is what the tool does all the same.
  const isLate = (text: string): boolean => all.does < 2 && opensWithAction(text)
  for (const [i, { text, answers }] of sentences.entries()) {
    const isAboutJobs = i < FIRST || answers.does || LISTS_ACTIONS.test(text) || isLate(text)
    if (!isAboutJobs || answers.whenNot) continue
    const found = CRUD.exec(text)?.[0] ?? jobsEn(text) ?? jobsZh(text)
    if (found !== undefined) return found
  }
  return undefined
})

function jobsEn(sentence: string): string | undefined {
  for (const hit of sentence.matchAll(VERB_LIST_EN)) {
    const before = sentence.slice(0, hit.index)
    const after = sentence.slice(hit.index + hit[0].length)
    const isGerund = /ing\b/i.test(hit[0])
    const isOwn = isGerund ? GERUNDS_BEFORE.test(before) : !NOT_OWN_JOBS_BEFORE.test(before)
    // Methods of HTTP and statements of SQL are written in capitals.
    if (!isOwn || NOUN_BEHIND.test(after) || !/[a-z]/.test(hit[0].replace(/ and | or /g, '')))
      continue
    const verbs = hit[0]
      .toLowerCase()
      .match(/[a-z]+/g)!
      .filter((word) => !/^(?:and|or)$/.test(word))
    const bases = verbs.map(baseOf)
    const isPair = bases.length === 2
    if (isPair && (ONE_JOB_PAIRS.has(bases.join(' ')) || isStep(hit[0], bases))) continue
    if (differ(bases.map((base) => JOB_VERBS.get(base) ?? 'read'))) return hit[0]
  }
  return undefined
}

/** "Fetch and send" are the steps of one action; "read and write" are two. */
const isStep = (list: string, [first = '', second = '']: readonly string[]): boolean =>
  / and |,|&/.test(list) &&
  !(
    /^(?:get|list|read|view|query|create)$/.test(first) &&
    /^(?:set|write|edit|update|delete|create|modify|change)$/.test(second)
  )

const baseOf = (word: string): string =>
  verbForms(word.replace(/ies$/, 'y')).find((form) => JOB_VERBS.has(form)) ?? word

const differ = (jobs: readonly Job[]): boolean => new Set(jobs).size > 1

function jobsZh(sentence: string): string | undefined {
  for (const hit of sentence.matchAll(VERB_LIST_ZH)) {
    const before = sentence.slice(0, hit.index)
    const after = sentence.slice(hit.index + hit[0].length)
    if (NOT_OWN_JOBS_BEFORE_ZH.test(before) || NOUN_BEHIND_ZH.test(after)) continue
    if (ONE_JOB_PAIR_ZH.test(hit[0])) continue
    if (differ([...hit[0].matchAll(ZH_VERB_EACH)].map((verb) => jobOfChinese(verb[0]))))
      return hit[0]
  }
  return undefined
}

/** Whether a parameter chooses among such jobs; a rule on parameters speaks of it. */
export const hasChoiceOfJobs = oncePer((tool: JsonNode): boolean =>
  parametersOf(tool).some(({ schema }) => {
    const values = itemsOf(get(schema, 'enum')).map(
      (value) => nameWords(stringOf(value) ?? '')[0] ?? '',
    )
    return differ(values.flatMap((value) => JOB_VERBS.get(value) ?? []))
  }),
)
