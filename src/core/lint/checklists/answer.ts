import { isContractStated } from '../../model/contract'
import type { JsonObject } from '../../json/node'
import type { SetReport } from '../engine'
import { asideFor, asideOf, type LintSettings } from '../settings'
import type { Finding } from '../finding'
import { ruleOf } from '../registry'
import type { Question } from './checklist'

/**
 * `holds`: no rule finds anything. `fails`: at least one does. `unstated`: all else is well, and
 * what rules ask about the contract has no answer as none is stated. `person`: a person answers it.
 */
export type AnswerState = 'holds' | 'fails' | 'unstated' | 'person'

export interface LineAnswer {
  readonly state: AnswerState
  /** What the question's rules found, about the tool or between it and the others of its set. */
  readonly findings: readonly Finding[]
  /** Set aside with a reason: they do not fail the line, and a reviewer sees them. */
  readonly aside: readonly Finding[]
}

/** How one tool of a set answers a question, or the whole set where no tool is named. */
export function answerOf(
  question: Question,
  report: SetReport,
  tools: readonly JsonObject[],
  settings: LintSettings,
  only?: number,
): LineAnswer {
  if (!('rules' in question)) return { state: 'person', findings: [], aside: [] }
  const asked = tools
    .map((_, index) => index)
    .filter((index) => only === undefined || index === only)
  const found = [
    ...asked.flatMap((index) =>
      report.tools[index]!.all.map((finding) => ({ ...finding, tool: index })),
    ),
    ...report.all.filter((finding) => only === undefined || (finding.tool ?? 0) === only),
  ].filter(({ rule }) => question.rules.includes(rule))
  const isAside = (finding: Finding): boolean =>
    asideFor(finding, [...asideOf(tools[finding.tool ?? 0]!), ...settings.aside]) !== undefined
  const findings = found.filter((finding) => !isAside(finding))
  const aside = found.filter(isAside)
  const isOpen = ({ rule, tool }: Finding): boolean =>
    ruleOf(rule)?.needs === 'contract' && !isContractStated(tools[tool ?? 0])
  if (!findings.every(isOpen)) return { state: 'fails', findings, aside }
  const needsContract = question.rules.some((id) => ruleOf(id)?.needs === 'contract')
  const isStated = asked.every((index) => isContractStated(tools[index]))
  return { state: needsContract && !isStated ? 'unstated' : 'holds', findings, aside }
}
