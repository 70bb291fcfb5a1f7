import type { JsonObject } from '../../json/node'
import { isContractStated } from '../../model/contract'
import { oncePer } from '../../once-per'
import type { SetReport } from '../engine'
import type { Finding } from '../finding'
import { inTool } from '../late-fix'
import { ruleOf } from '../registry'
import { isOnByDefault } from '../rule'
import { type Aside, asideFor, asideOf, type LintSettings } from '../settings'
import type { Line, Question } from './checklist'
import { questionOf } from './questions'

/**
 * `holds`: no rule finds anything. `fails`: at least one does. `todo`: too little is written to
 * tell. `unstated`: all else is well, and what rules ask about the contract has no answer as none
 * is stated. `person`: a person answers it.
 */
export type AnswerState = 'holds' | 'fails' | 'todo' | 'unstated' | 'person'

export interface LineAnswer {
  readonly state: AnswerState
  /** What the rules found, about the tool or between it and the others of its set. */
  readonly findings: readonly Finding[]
  /** What a contract would have to say; it is not counted as a failure where none is stated. */
  readonly open: readonly Finding[]
  /** Set aside with a reason: they do not fail the line, and a reviewer sees them. */
  readonly aside: readonly { readonly finding: Finding; readonly entry: Aside }[]
}

/** What lint knows of a set, and which of its tools is asked about: all where none is named. */
export interface Asked {
  readonly report: SetReport
  readonly tools: readonly JsonObject[]
  readonly settings: LintSettings
  readonly only?: number
}

/** Of several questions the one that stands worst speaks for the line. */
const WORST_FIRST: readonly AnswerState[] = ['fails', 'unstated', 'todo', 'person', 'holds']

/** How one tool of a set, or the whole set, stands on a line of a list. */
export function lineAnswer(line: Line, asked: Asked): LineAnswer {
  const answers = line.questions.map((id) => answerOf(questionOf(id), asked))
  return {
    state: WORST_FIRST.find((state) => answers.some((answer) => answer.state === state)) ?? 'holds',
    findings: answers.flatMap(({ findings }) => findings),
    open: answers.flatMap(({ open }) => open),
    aside: answers.flatMap(({ aside }) => aside),
  }
}

/** How one tool of a set, or the whole set, answers a question. */
export function answerOf(question: Question, asked: Asked): LineAnswer {
  const none = { findings: [], open: [], aside: [] }
  if (!('rules' in question)) return { ...none, state: 'person' }
  const { report, tools, settings, only } = asked
  const indices = only === undefined ? tools.map((_, index) => index) : [only]
  const found = indices.flatMap((index) =>
    (foundIn(report)[index] ?? []).filter(({ rule }) => question.rules.includes(rule)),
  )
  // What is about the set as a whole is said of none of its tools, and shown beside each.
  const ofSet = report.all.filter(
    ({ rule, tool }) => tool === undefined && question.rules.includes(rule),
  )
  const findings: Finding[] = []
  const open: Finding[] = []
  const aside: { finding: Finding; entry: Aside }[] = []
  for (const finding of [...ofSet, ...found]) {
    const tool = finding.tool === undefined ? undefined : tools[finding.tool]
    // What is only asked for here has nothing to say of a tool that is hardly begun.
    const isBegun = finding.tool === undefined || !isUnjudged(finding.tool)
    if (!isBegun && !isOnByDefault(ruleOf(finding.rule)!)) continue
    const own = tool ? asideOf(tool) : []
    const entry = asideFor(finding, [...own, ...settings.aside])
    if (entry) aside.push({ finding, entry })
    else if (tool && asksForContract(finding.rule) && !isContractStated(tool)) open.push(finding)
    else findings.push(finding)
  }
  const isUnsaid = question.rules.some(asksForContract) && indices.some(isEffectUnsaid)
  const state = findings.length
    ? 'fails'
    : indices.some(isUnjudged)
      ? 'todo'
      : open.length || isUnsaid
        ? 'unstated'
        : 'holds'
  return { state, findings, open, aside }

  function isUnjudged(index: number): boolean {
    return report.tools[index]!.score === undefined
  }
  /** Of a tool that only reads, no contract is asked; of one that does who knows what, it is. */
  function isEffectUnsaid(index: number): boolean {
    return !isContractStated(tools[index]) && report.tools[index]!.reading.effect === 'unclear'
  }
}

const asksForContract = (rule: string): boolean =>
  rule === 'contract-stated' || ruleOf(rule)?.needs === 'contract'

/** What was found, by tool; what is between tools stands with the tool that it is in. */
const foundIn = oncePer((report: SetReport): readonly (readonly Finding[])[] => {
  const byTool: Finding[][] = report.tools.map(({ all }, tool) =>
    all.map((finding) => inTool(finding, tool)),
  )
  for (const finding of report.all)
    if (finding.tool !== undefined) byTool[finding.tool]?.push(finding)
  return byTool
})
