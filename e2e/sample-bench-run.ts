import { armOf } from '../src/core/bench/runs/arm'
import type { Question } from '../src/core/bench/questions/question'
import type { Run, Trial } from '../src/core/bench/runs/run'
import { writeRun } from '../src/core/bench/runs/run-file'
import { fromPlain } from '../src/core/json/plain'
import type { JsonObject } from '../src/core/json/node'
import { writeQuestion } from '../src/core/bench/questions/write-question'
import { print } from '../src/core/json/print'

const toolOf = (name: string, description: unknown, parameters: readonly string[]): JsonObject =>
  fromPlain({
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((each) => [each, { type: 'string' }])),
      required: parameters,
      additionalProperties: false,
    },
    contract: { injected: [{ name: 'user_id', source: 'session' }] },
  }) as JsonObject

const TOOLS = [
  toolOf(
    'get_order',
    {
      does: 'Gets one order by its number.',
      when: 'Use it when the user asks where an order is or what is in it.',
      whenNot: 'Not for what was paid: use get_payment.',
    },
    ['order_no'],
  ),
  toolOf(
    'get_payment',
    {
      does: 'Gets the payment of an order.',
      when: 'Use it when the user asks whether or how much was charged.',
      whenNot: 'Not for the parcel: use get_order.',
    },
    ['order_no'],
  ),
  toolOf(
    'cancel_order',
    { does: 'Asks to cancel an order that was not shipped.', when: 'The user wants to cancel.' },
    ['order_no', 'reason'],
  ),
]
const FORMER = [
  toolOf('get_order', 'Order information.', ['order_no']),
  toolOf('get_payment', 'Payment information.', ['order_no']),
  toolOf('cancel_order', 'Handles orders.', ['order_no', 'reason']),
]

const asks = (
  id: string,
  text: string,
  expected: string | null | 'ask',
  over: Partial<Question> = {},
): Question => ({
  id,
  text,
  expected:
    expected === null
      ? { is: 'none' }
      : expected === 'ask'
        ? { is: 'ask' }
        : { is: 'tool', tools: [expected] },
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...over,
})

export const QUESTIONS: readonly Question[] = [
  asks('where', 'Where is my order E1024?', 'get_order', {
    expectedArgs: [{ name: 'order_no', match: 'equal', value: { kind: 'string', value: 'E1024' } }],
    then: {
      result: fromPlain({ status: 'NOT_FOUND' }),
      expects: { is: 'not-again' },
    },
  }),
  asks('parcel', '我的包裹E1024到哪了？', 'get_order', { lang: 'zh' }),
  asks('charged', 'Was I charged twice for E1024?', 'get_payment'),
  asks('paid', 'How much did I pay for E1024?', 'get_payment'),
  asks('cancel', 'Cancel E1024, I ordered the wrong size.', 'cancel_order'),
  asks('stop', 'Please stop order E1024 from going out.', 'cancel_order'),
  asks('thanks', 'Thanks, that is all.', null),
  asks('which', 'Where is my order?', 'ask'),
  asks('late', 'E1024 is late. What is in it again?', 'get_order', { split: 'holdout' }),
  asks('receipt', 'What did my card pay for E1024?', 'get_payment', { split: 'holdout' }),
]

/** What each version picked in its three trials; in words where no tool is named. */
const PICKS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  where: ['get_payment get_order get_payment', 'get_order get_order get_order'],
  parcel: ['cancel_order cancel_order get_order', 'get_order get_order get_order'],
  charged: ['get_order get_order get_order', 'get_payment get_payment get_order'],
  paid: ['get_order get_order get_order', 'get_payment get_payment get_payment'],
  cancel: ['cancel_order cancel_order cancel_order', 'cancel_order cancel_order cancel_order'],
  stop: ['get_order words get_order', 'cancel_order stop_parcel cancel_order'],
  thanks: ['words words words', 'get_order get_order words'],
  which: ['get_order get_order get_order', 'asks asks asks'],
  late: ['get_payment get_payment get_payment', 'get_order get_order get_order'],
  receipt: ['get_order get_order get_order', 'get_payment timeout get_payment'],
}

function trialOf(question: string, arm: string, trial: number, picked: string): Trial {
  const base = {
    ...{ question, arm, trial },
    turn: 0 as const,
    order: trial === 0 ? [0, 1, 2] : trial === 1 ? [2, 0, 1] : [1, 2, 0],
    calls: [],
    usage: { input: arm === 'after' ? 412 : 268, output: 21 + trial },
    milliseconds: 640 + 90 * trial,
    model: 'qwen3:8b',
  }
  if (picked === 'timeout') return { ...base, outcome: 'timeout', milliseconds: 60_000 }
  if (picked === 'words') return { ...base, outcome: 'no_tool_call', text: 'You are welcome.' }
  if (picked === 'asks')
    return { ...base, outcome: 'no_tool_call', text: 'Which order number is it?' }
  const args =
    picked === 'cancel_order'
      ? { order_no: 'E1024', reason: 'size', user_id: 'me' }
      : { order_no: 'E1024' }
  return {
    ...base,
    outcome: picked === 'stop_parcel' ? 'unknown_tool' : 'ok',
    calls: [{ name: picked, argumentsText: JSON.stringify(args) }],
  }
}

const node = fromPlain({
  toolwright: 1,
  title: 'Shop',
  tools: [],
  bench: { questions: [] },
}) as JsonObject
const SET: JsonObject = {
  ...node,
  members: node.members.map((member) =>
    member.key === 'tools'
      ? { ...member, value: { kind: 'array', items: TOOLS } }
      : member.key === 'bench'
        ? {
            ...member,
            value: {
              kind: 'object',
              members: [
                { key: 'questions', value: { kind: 'array', items: QUESTIONS.map(writeQuestion) } },
              ],
            },
          }
        : member,
  ),
}

/** A set of three tools with ten questions. */
export const benchSet = print(SET)

/** A made-up run of its questions on two versions, three trials each; parts of it can be replaced. */
export function benchRun(over: Partial<Run> = {}): string {
  const arms = [
    { id: 'before', title: 'Version 1', tools: FORMER },
    { id: 'after', title: 'Current', tools: TOOLS },
  ].map((source) => armOf({ ...source, systemPrompt: '' }, SET).arm)
  const first = Object.entries(PICKS).flatMap(([question, [before, after]]) =>
    [before, after].flatMap((picks, i) =>
      picks
        .split(' ')
        .map((picked, trial) => trialOf(question, i === 0 ? 'before' : 'after', trial, picked)),
    ),
  )
  const then = [0, 1, 2].map((trial) => ({
    ...trialOf('where', 'after', trial, trial === 0 ? 'get_order' : 'words'),
    turn: 1 as const,
  }))
  return writeRun({
    toolwrightRun: 1,
    started: '2026-11-30T09:30:00Z',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3:8b',
    temperature: 0,
    trialsPerQuestion: 3,
    questions: QUESTIONS,
    arms,
    trials: [...first, ...then],
    prices: { input: 0.27, output: 1.1, currency: 'USD' },
    ended: 'done',
    ...over,
  })
}
