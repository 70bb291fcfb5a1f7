import { expectedInVain } from '../../core/bench/runs/arm'
import { estimateOf, inputPerRequest, textsToCount } from '../../core/bench/runs/plan-estimate'
import type { Question } from '../../core/bench/questions/question'
import { hostOf, isClearText } from '../../core/bench/wire/base-url'
import { prepareArm } from '../../core/bench/wire/prepare-arm'
import { estimateTokens } from '../../core/reading/token-estimate'
import { benchCommandText, type BenchCommandWord } from '../../i18n/bench-run-command'
import { lossSentence } from '../../i18n/losses'
import type { Io } from '../command'
import type { BenchRequest, ModelRequest } from './request'
import type { Version } from './versions'

export interface Plan {
  readonly calls: number
  /** Estimated input of one request. */
  readonly tokensPerRequest: number
}

/**
 * Says before anything is sent what will be, how much of it, and what of the versions does not go.
 * Undefined where a version has nothing to send.
 */
export function tellPlan(
  versions: readonly Version[],
  questions: readonly Question[],
  request: BenchRequest,
  model: ModelRequest,
  io: Io,
): Plan | undefined {
  const tell = (word: BenchCommandWord, values: Readonly<Record<string, string | number>>): void =>
    io.err(benchCommandText(io.lang, word, values) + '\n')
  let canAsk = true
  for (const version of versions)
    canAsk = tellVersion(version, questions, model, io, tell) && canAsk
  if (!canAsk) return undefined
  const arms = versions.map(({ arm }) => arm)
  const counts = textsToCount(questions, arms, model.wire).map(estimateTokens)
  const estimate = estimateOf(questions, arms, request.trials, counts, request.prices)
  const { calls, followUps, input, output, cost } = estimate
  const shape = { questions: questions.length, trials: request.trials, arms: arms.length }
  tell('estimate', { ...shape, calls, followUps, input, output })
  if (cost !== undefined)
    tell('cost', { cost: cost.toPrecision(2), currency: request.prices?.currency ?? '' })
  if (request.maxCalls !== undefined && request.maxCalls < calls)
    tell('beyond-cap', { most: request.maxCalls })
  if (model.key !== '' && isClearText(model.baseUrl))
    tell('clear-text', { host: hostOf(model.baseUrl) })
  return { calls, tokensPerRequest: inputPerRequest(estimate) }
}

function tellVersion(
  { arm, unmatched }: Version,
  questions: readonly Question[],
  { wire }: ModelRequest,
  io: Io,
  tell: (word: BenchCommandWord, values: Readonly<Record<string, string | number>>) => void,
): boolean {
  const { tools, unsent, renamed, doubled } = prepareArm(arm, wire)
  const about = { arm: arm.title }
  for (const { name, sentAs } of renamed) tell('renamed', { ...about, name, sent: sentAs })
  for (const { name, why } of unsent) {
    const reasons =
      why === 'hidden'
        ? benchCommandText(io.lang, 'hidden')
        : why.map((each) => lossSentence(io.lang, each)).join(' ')
    tell('unsent', { ...about, name, why: reasons })
  }
  for (const name of doubled) tell('doubled', { ...about, name })
  for (const name of expectedInVain(unmatched, questions))
    tell('unmatched-tool', { ...about, name })
  if (tools.length === 0) tell('no-tools-to-send', about)
  return tools.length > 0
}
