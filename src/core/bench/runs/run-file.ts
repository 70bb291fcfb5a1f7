import {
  arr,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  num,
  obj,
  str,
} from '../../json/node'
import { print } from '../../json/print'
import { plainAddress } from './plain-address'
import type { Arm, Matches, Run, Trial } from './run'
import { writeQuestion } from '../questions/write-question'

export { readRun } from './run-file-read'

/**
 * A run as a JSON text, whole enough to be judged again without a model. Every member is named here:
 * what is not named cannot get out, and no key is named.
 */
export const writeRun = (run: Run): string => `${print(runNode(run))}\n`

function runNode(run: Run): JsonObject {
  return obj([
    member('toolwrightRun', num(run.toolwrightRun)),
    member('started', str(run.started)),
    member('wire', str(run.wire)),
    member('baseUrl', str(plainAddress(run.baseUrl))),
    member('model', str(run.model)),
    ...numbers(run, ['temperature', 'seed', 'trialsPerQuestion']),
    member('ended', str(run.ended)),
    ...(run.prices ? [member('prices', pricesNode(run.prices))] : []),
    member('questions', arr(run.questions.map(writeQuestion))),
    member('arms', arr(run.arms.map(armNode))),
    member('trials', arr(run.trials.map(trialNode))),
  ])
}

const pricesNode = (prices: NonNullable<Run['prices']>): JsonObject =>
  obj([...numbers(prices, ['input', 'output']), member('currency', str(prices.currency))])

const armNode = (arm: Arm): JsonObject =>
  obj([
    ...texts(arm, ['id', 'title', 'hash', 'systemPrompt']),
    member('matches', matchesNode(arm.matches)),
    member('tools', arr(arm.tools)),
  ])

const matchesNode = ({ tools, parameters, injected }: Matches): JsonObject =>
  obj([
    member('tools', names(tools)),
    member('parameters', recordNode(parameters, names)),
    ...(injected
      ? [
          member(
            'injected',
            recordNode(injected, (own) => arr(own.map(str))),
          ),
        ]
      : []),
  ])

const recordNode = <T>(
  record: Readonly<Record<string, T>>,
  nodeOf: (value: T) => JsonNode,
): JsonObject => obj(Object.entries(record).map(([key, value]) => member(key, nodeOf(value))))

const names = (record: Readonly<Record<string, string>>): JsonObject => recordNode(record, str)

const trialNode = (trial: Trial): JsonObject =>
  obj([
    ...texts(trial, ['question', 'arm']),
    ...numbers(trial, ['trial', 'turn']),
    member('order', arr(trial.order.map(num))),
    ...texts(trial, ['outcome', 'reason']),
    member('calls', arr(trial.calls.map((call) => obj(texts(call, ['name', 'argumentsText']))))),
    ...texts(trial, ['text', 'message']),
    ...numbers(trial, ['status']),
    ...(trial.usage ? [member('usage', obj(numbers(trial.usage, ['input', 'output'])))] : []),
    ...numbers(trial, ['milliseconds']),
    ...texts(trial, ['model', 'fingerprint']),
  ])

function texts<T, K extends keyof T & string>(from: T, keys: readonly K[]): readonly Member[] {
  return some(keys, (key) => (typeof from[key] === 'string' ? str(from[key]) : undefined))
}

function numbers<T, K extends keyof T & string>(from: T, keys: readonly K[]): readonly Member[] {
  return some(keys, (key) =>
    typeof from[key] === 'number' && Number.isFinite(from[key]) ? num(from[key]) : undefined,
  )
}

const some = <K extends string>(
  keys: readonly K[],
  valueOf: (key: K) => JsonNode | undefined,
): readonly Member[] =>
  keys.flatMap((key) => {
    const value = valueOf(key)
    return value ? [member(key, value)] : []
  })
