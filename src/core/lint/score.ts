import type { JsonObject } from '../json/node'
import { ANSWERS, type Answer, nameOf } from '../model/tool'
import { readDescription } from '../reading/read-tool'
import { parametersOf } from '../schema/parameters'
import type { Finding } from './finding'
import { ruleOf } from './registry'
import type { Group } from './rule'

/** A part of the score, as it is shown: `points` of `of`. */
export interface Part {
  readonly group: Group
  readonly points: number
  readonly of: number
}

export interface Score {
  /** 0 to 100, whole; absent until there is a name and one answer. */
  readonly score?: number
  readonly parts: readonly Part[]
}

/** What the parts count for. They add up to 100. */
export const WEIGHTS = { naming: 20, description: 45, params: 35 } as const

/** What each answer is worth when clear; half when partial. They add up to the description's weight. */
export const ANSWER_POINTS: Readonly<Record<Answer, number>> = {
  does: 15,
  when: 10,
  whenNot: 8,
  returns: 7,
  limits: 5,
}

/** Of the parameters' points, those for having descriptions; the rest is lost to findings. */
const DESCRIBED_POINTS = 15

/** Share of a part that one finding costs; of parameters, for each parameter it is spread over. */
const COST = { error: 0.5, warning: 0.2, info: 0 } as const

/** Whether a finding lowers the score: notes, opinions and one vendor's limits never do. */
export function counts(finding: Finding): boolean {
  const evidence = ruleOf(finding.rule)?.evidence
  return (
    finding.severity !== 'info' &&
    evidence !== undefined &&
    evidence !== 'opinion' &&
    evidence !== 'vendor-limit'
  )
}

/** The score of one tool from its own findings. Tokens and length count for nothing. */
export function scoreOfTool(tool: JsonObject, findings: readonly Finding[]): Score {
  const { answers } = readDescription(tool)
  const counted = findings.filter(counts)
  const parts = [
    namingPart(tool, costOf(counted, 'naming')),
    part(
      'description',
      answerPoints(answers) - WEIGHTS.description * costOf(counted, 'description'),
    ),
    paramsPart(tool, costOf(counted, 'params')),
  ]
  if (nameOf(tool) === '' || ANSWERS.every((answer) => answers[answer] === 0)) return { parts }
  return { score: Math.round(parts.reduce((sum, { points }) => sum + points, 0)), parts }
}

/** The mean of the tools' scores, less what the findings about the set cost. */
export function scoreOfSet(
  tools: readonly { readonly score?: number }[],
  findings: readonly Finding[],
): number | undefined {
  const scores = tools.flatMap(({ score }) => score ?? [])
  if (scores.length === 0) return undefined
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const cost = findings.filter(counts).reduce((sum, { severity }) => sum + COST[severity], 0)
  return Math.round(mean * (1 - Math.min(1, cost / tools.length)))
}

const part = (group: keyof typeof WEIGHTS, points: number): Part => ({
  group,
  points: Math.round(Math.max(0, Math.min(WEIGHTS[group], points)) * 10) / 10,
  of: WEIGHTS[group],
})

const costOf = (findings: readonly Finding[], group: Group): number =>
  findings
    .filter(({ rule }) => ruleOf(rule)?.group === group)
    .reduce((sum, { severity }) => sum + COST[severity], 0)

const answerPoints = (answers: Readonly<Record<Answer, number>>): number =>
  ANSWERS.reduce((sum, answer) => sum + (ANSWER_POINTS[answer] * answers[answer]) / 2, 0)

const namingPart = (tool: JsonObject, cost: number): Part =>
  part('naming', nameOf(tool) === '' ? 0 : WEIGHTS.naming * (1 - cost))

/** A tool that takes nothing has nothing to describe. */
function paramsPart(tool: JsonObject, cost: number): Part {
  const parameters = parametersOf(tool)
  if (parameters.length === 0) return part('params', WEIGHTS.params * (1 - cost))
  const described = parameters.filter((p) => p.text.trim() !== '').length
  const rest = WEIGHTS.params - DESCRIBED_POINTS
  const lost = (cost / COST.warning) * (rest / Math.max(3, parameters.length))
  return part(
    'params',
    (DESCRIBED_POINTS * described) / parameters.length + Math.max(0, rest - lost),
  )
}
