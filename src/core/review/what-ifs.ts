import type { JsonObject, Path } from '../json/node'
import { answerOf, type Asked } from '../lint/checklists/answer'
import { CAPABILITY } from '../lint/checklists/capability'
import { questionOf } from '../lint/checklists/questions'
import type { Finding } from '../lint/finding'
import type { Words } from '../lint/rule'
import { effectAtStake } from '../lint/stakes'
import { parametersOf } from '../schema/parameters'
import { WHAT_IF_FACTS, type WhatIfFactId } from './what-if-facts'

/** One of the seven, and the facts that answer it, in the order in which they are told. */
interface WhatIf {
  readonly id: string
  readonly facts: readonly WhatIfFactId[]
  /** It is open while nobody knows what a call changes. */
  readonly needsEffect?: true
}

/** In the order of the lines of the checklist, whose words and rules they share. */
export const WHAT_IFS = [
  { id: 'wrong-tool', facts: ['when-not', 'leads-elsewhere'] },
  { id: 'arguments', facts: ['required-names', 'asks-when-unsaid'] },
  { id: 'same-call-twice', facts: ['repeat-reads', 'repeats', 'repeats-again'], needsEffect: true },
  {
    id: 'after-timeout',
    facts: ['timeout-reads', 'waits-seconds', 'after-waiting', 'reads-back'],
    needsEffect: true,
  },
  { id: 'no-permission', facts: ['permission-checked'] },
  {
    id: 'state-changed',
    facts: ['state-reads', 'state-checked', 'outcomes-told'],
    needsEffect: true,
  },
  {
    id: 'unconfirmed',
    facts: ['risk-reads', 'risk-low', 'user-confirms', 'human-approves', 'recorded'],
    needsEffect: true,
  },
] as const satisfies readonly WhatIf[]

/** Facts that only rules can tell; they are stated when the question holds. */
const BY_RULES = { 'errors-together': 'arguments' } as const
export type RuleFactId = keyof typeof BY_RULES

/** A fact that answers, with the author's words that stand in its sentence. */
export interface ToldFact {
  readonly id: WhatIfFactId | RuleFactId
  readonly texts: readonly string[]
  readonly paths: readonly Path[]
}

/** How a tool answers one what-if. */
export interface WhatIfAnswer {
  readonly id: (typeof WHAT_IFS)[number]['id']
  /** The line of the capability checklist, as a sign-off names it. */
  readonly line: string
  readonly words: Words
  readonly isAnswered: boolean
  readonly facts: readonly ToldFact[]
  /** Facts that it takes and that are not stated; `effect`: what a call changes at all. */
  readonly missing: readonly (WhatIfFactId | 'effect')[]
  /** What rules say against it. */
  readonly findings: readonly Finding[]
}

/**
 * The seven what-ifs of one tool of a set, `only`: what the contract, the description and the schema
 * answer, and what stays open. A rule that finds something against the checklist's line keeps it open;
 * what only a person can tell counts as answered here once the contract promises it.
 */
export function whatIfsOf(asked: Asked & { readonly only: number }): readonly WhatIfAnswer[] {
  const tool = asked.tools[asked.only]!
  const isUnclear = effectAtStake(tool) === 'unclear'
  return WHAT_IFS.map((whatIf: WhatIf, i): WhatIfAnswer => {
    const { words, questions } = CAPABILITY.lines[i]!
    const answers = questions.map((id) => answerOf(questionOf(id), asked))
    const findings = answers.flatMap(({ findings: found, open }) => [...found, ...open])
    const missing = [
      ...(whatIf.needsEffect && isUnclear ? (['effect'] as const) : []),
      ...whatIf.facts.filter((id) => isMissing(tool, id)),
    ]
    const isHeld = answers.every(({ state }) => state === 'holds' || state === 'person')
    return {
      id: whatIf.id as WhatIfAnswer['id'],
      line: `capability/${i + 1}`,
      words,
      isAnswered: missing.length === 0 && isHeld,
      facts: [...whatIf.facts.flatMap((id) => told(tool, id)), ...toldByRules(whatIf.id, asked)],
      missing,
      findings,
    }
  })
}

function isMissing(tool: JsonObject, id: WhatIfFactId): boolean {
  const fact = WHAT_IF_FACTS[id]
  return fact.isNeeded(tool) && fact.stated(tool).length === 0
}

function told(tool: JsonObject, id: WhatIfFactId): readonly ToldFact[] {
  const stated = WHAT_IF_FACTS[id].stated(tool)
  if (stated.length === 0) return []
  const texts = [...new Set(stated.flatMap(({ text }) => (text === '' ? [] : [text])))]
  return [{ id, texts, paths: stated.map(({ path }) => path) }]
}

function toldByRules(
  whatIf: string,
  asked: Asked & { readonly only: number },
): readonly ToldFact[] {
  return (Object.keys(BY_RULES) as RuleFactId[]).flatMap((id) => {
    // One argument can be wrong only once, so nothing is said of the others.
    const isAsked = BY_RULES[id] === whatIf && parametersOf(asked.tools[asked.only]!).length > 1
    const holds = isAsked && answerOf(questionOf(id), asked).state === 'holds'
    return holds ? [{ id, texts: [], paths: [] }] : []
  })
}
