import { rootObject, parse } from '../../json/parse'
import type { JsonObject } from '../../json/node'
import { armHash } from './arm-hash'
import type { Judged, Picked } from '../judging/judged'
import type { Expected, Question } from '../questions/question'
import type { Arm, ModelCall, OutcomeKind, Run, Trial } from './run'

export const toolOf = (name: string, when: string, whenNot: string): JsonObject =>
  rootObject(
    parse(
      JSON.stringify({
        name,
        description: { does: `Does ${name}.`, when, whenNot },
        inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
      }),
    ),
  )!

export const TOOLS = [
  toolOf('get_order', 'Use it when the user asks where an order is.', 'Not for payments.'),
  toolOf('get_payment', 'Use it for payments.', 'Not for orders: use get_order.'),
  toolOf('cancel_order', 'Use it when the user wants to cancel.', ''),
]

export function armFor(id: string, over: Partial<Arm> = {}): Arm {
  const systemPrompt = over.systemPrompt ?? ''
  const tools = over.tools ?? TOOLS
  return {
    id,
    title: id === 'before' ? 'As saved' : 'Current',
    hash: armHash({ tools, systemPrompt }),
    tools,
    systemPrompt,
    matches: {
      tools: { get_order: 'get_order', get_payment: 'get_payment', cancel_order: 'cancel_order' },
      parameters: { get_order: { id: 'id' } },
    },
    ...over,
  }
}

export function questionOf(id: string, expected: Expected, over: Partial<Question> = {}): Question {
  return { id, text: `Question ${id}`, expected, expectedArgs: [], tags: [], split: 'dev', ...over }
}

export const tool = (...tools: readonly string[]): Expected => ({ is: 'tool', tools })

export function trialOf(question: string, arm: string, over: Partial<Trial> = {}): Trial {
  return {
    question,
    arm,
    trial: 0,
    turn: 0,
    order: [0, 1, 2],
    outcome: 'ok' as OutcomeKind,
    calls: [{ name: 'get_order', argumentsText: '{"id":"E1"}' }] as readonly ModelCall[],
    milliseconds: 500,
    usage: { input: 300, output: 20 },
    ...over,
  }
}

export function runOf(over: Partial<Run> = {}): Run {
  return {
    toolwrightRun: 1,
    started: '2026-11-30T10:00:00Z',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:11434/v1',
    model: 'small-model',
    trialsPerQuestion: 1,
    questions: [],
    arms: [armFor('before'), armFor('after')],
    trials: [],
    ended: 'done',
    ...over,
  }
}

export const pickedTool = (name: string): Picked => ({ is: 'tool', name, isMatched: true })

export function judgedOf(
  question: string,
  arm: string,
  judgement: Judged['judgement'],
  over: Partial<Judged> = {},
): Judged {
  return {
    question,
    arm,
    trial: 0,
    turn: 0,
    judgement,
    outcome: judgement === 'not-measured' ? 'timeout' : 'ok',
    ...(judgement === 'not-measured'
      ? {}
      : { picked: pickedTool(judgement === 'right' ? 'get_order' : 'get_payment') }),
    ...over,
  }
}
