import type { JsonObject } from '../json/node'
import { pointer } from '../json/pointer'
import { isContractStated } from '../model/contract'
import { ANSWERS, nameOf } from '../model/tool'
import { readDescription } from '../reading/read-tool'
import { parametersOf } from '../schema/parameters'
import type { Finding } from './finding'
import { ruleOf } from './registry'
import type { Group } from './rule'
import { answerPoints, COST, costPerParameter, DESCRIBED_POINTS, WEIGHTS } from './weights'

export { ANSWER_POINTS, WEIGHTS } from './weights'

/** What the score is made of. The last two are parts of a set's score. */
export type PartName = 'naming' | 'description' | 'params' | 'contract' | 'tools' | 'set'

/** A part of the score, as it is shown: `points` of `of`. */
export interface Part {
  readonly name: PartName
  readonly points: number
  readonly of: number
}

export interface Score {
  /** 0 to 100, whole; absent until there is a name and one answer. */
  readonly score?: number
  readonly parts: readonly Part[]
  /** An error holds the score down. */
  readonly isCapped: boolean
}

/** What the parts of a set count for, where it has more than one tool. */
export const SET_WEIGHTS = { tools: 80, set: 20 } as const

/** With an error, however good all else is, no more than this. */
export const ERROR_CAP = 60

/** The worst tool of a set pulls its mean by this much. */
const WORST = 0.3

/** The part of the score in which a rule's findings count. */
const PART_OF: Readonly<Record<Group, PartName>> = {
  naming: 'naming',
  description: 'description',
  params: 'params',
  schema: 'params',
  contract: 'contract',
  set: 'set',
}

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
  const cost = (name: PartName): number => costOf(counted, name)
  const parts = [
    part('naming', nameOf(tool) === '' ? 0 : WEIGHTS.naming * (1 - cost('naming'))),
    part('description', answerPoints(answers) - WEIGHTS.description * cost('description')),
    paramsPart(tool, cost('params'), placesToGo(counted)),
    ...(isContractStated(tool)
      ? [part('contract', WEIGHTS.contract * (1 - cost('contract')))]
      : []),
  ]
  const isCapped = counted.some(({ severity }) => severity === 'error')
  if (nameOf(tool) === '' || ANSWERS.every((answer) => answers[answer] === 0))
    return { parts, isCapped }
  const score = Math.round((100 * total(parts, 'points')) / total(parts, 'of'))
  return { score: isCapped ? Math.min(score, ERROR_CAP) : score, parts, isCapped }
}

/** The mean of the tools' scores pulled towards the worst, and what is wrong between the tools. */
export function scoreOfSet(
  tools: readonly { readonly score?: number }[],
  findings: readonly Finding[],
): { readonly score?: number; readonly parts: readonly Part[] } {
  const scores = tools.flatMap(({ score }) => score ?? [])
  if (scores.length === 0) return { parts: [] }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const ofTools = (1 - WORST) * mean + WORST * Math.min(...scores)
  const cost = costOf(findings.filter(counts), 'set') * (3 / Math.max(3, tools.length))
  if (tools.length < 2 && cost === 0) return { score: Math.round(ofTools), parts: [] }
  const parts = [
    part('tools', (SET_WEIGHTS.tools * ofTools) / 100),
    part('set', SET_WEIGHTS.set * (1 - cost)),
  ]
  return { score: Math.round(total(parts, 'points')), parts }
}

const OF: Readonly<Record<PartName, number>> = { ...WEIGHTS, ...SET_WEIGHTS }

const part = (name: PartName, points: number): Part => ({
  name,
  points: Math.round(Math.max(0, Math.min(OF[name], points)) * 10) / 10,
  of: OF[name],
})

const total = (parts: readonly Part[], key: 'points' | 'of'): number =>
  parts.reduce((sum, each) => sum + each[key], 0)

const costOf = (findings: readonly Finding[], name: PartName): number =>
  findings
    .filter(({ rule }) => PART_OF[ruleOf(rule)!.group] === name)
    .reduce((sum, { severity }) => sum + COST[severity], 0)

/** Rules whose findings stand at a parameter that should not be asked of the model at all. */
const OF_PARAMETERS_TO_GO: ReadonlySet<string> = new Set([
  'identity-not-asked',
  'no-mixed-effects',
  'no-unused-param',
])

/** What should be gone is not counted among the described, so that taking it away costs nothing. */
const placesToGo = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.flatMap(({ rule, path }) => (OF_PARAMETERS_TO_GO.has(rule) ? pointer(path) : [])),
  )

/** A tool that takes nothing has nothing to describe. */
function paramsPart(tool: JsonObject, cost: number, toGo: ReadonlySet<string>): Part {
  const parameters = parametersOf(tool)
  if (parameters.length === 0) return part('params', WEIGHTS.params * (1 - cost))
  const staying =
    toGo.size === 0 ? parameters : parameters.filter((p) => !toGo.has(pointer(p.path)))
  const described = staying.filter(({ text }) => text.trim() !== '').length
  const share = staying.length === 0 ? 1 : described / staying.length
  const rest = WEIGHTS.params - DESCRIBED_POINTS
  const lost = (cost / COST.warning) * costPerParameter(parameters.length)
  return part('params', DESCRIBED_POINTS * share + Math.max(0, rest - lost))
}
