import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { answerTask, type BusyWith, type CallsTask, type CheckAnswers } from './check-task'

const text = (name: string, properties: object): string =>
  JSON.stringify({ name, description: 'Finds.', inputSchema: { type: 'object', properties } })
const ORDER = text('get_order', { order_id: { type: 'string', pattern: '^SO-\\d+$' } })
const USER = text('get_user', { user_id: { type: 'string' } })

const answered = (task: Omit<CallsTask, 'kind'>) => {
  const busy: BusyWith[] = []
  const answer = answerTask({ kind: 'calls', ...task }, (each) => busy.push(each))
  return { busy, answer: answer as CheckAnswers['calls'] }
}

describe('a task for whoever checks beside the page', () => {
  it('names the tool before arguments are checked against it, and sends no tool back', () => {
    const { busy, answer } = answered({
      text: '{"name":"get_user","arguments":{"user_id":7}}',
      tools: [ORDER, USER],
      meant: {},
    })
    expect(busy).toEqual([{ tool: 1 }])
    expect(answer.calls[0]!.problems.map(({ code }) => code)).toEqual(['type'])
    expect(answer.calls[0]).not.toHaveProperty('tool')
  })

  it('takes bare arguments for the tool that is meant, and proposes one that fits better', () => {
    const { answer } = answered({
      text: '{"order_id":"SO-1"}',
      tools: [ORDER, USER],
      meant: { bare: 1 },
    })
    expect(answer.calls[0]!.found).toEqual({
      kind: 'found',
      index: 1,
      by: 'asked',
      proposals: [{ index: 0, name: 'get_order', why: 'fits' }],
    })
  })

  it('takes a name for the tool that was chosen for it, others as they are called', () => {
    const { answer } = answered({
      text: '[{"name":"order","arguments":{}},{"name":"get_user","arguments":{}}]',
      tools: [ORDER, USER],
      meant: { byName: new Map([['order', 0]]), bare: 1 },
    })
    expect(answer.calls.map(({ found }) => found.kind === 'found' && found.index)).toEqual([0, 1])
  })

  it('leaves patterns out where nothing can be given up, and all else in its place', () => {
    const nested = text('x', {
      a: { type: 'string', pattern: '^b$' },
      b: { type: 'object', patternProperties: { '^c': { pattern: '^d$' } } },
      c: { type: 'integer' },
    })
    const task = { text: '{"a":"x","b":{"c":"e"},"c":"f"}', tools: [nested], meant: {} }
    const codes = (withoutPatterns: boolean) =>
      answered({ ...task, withoutPatterns }).answer.calls[0]!.problems.map(({ code }) => code)
    expect(codes(false)).toEqual(['pattern', 'pattern', 'type'])
    expect(codes(true)).toEqual(['type'])
  })

  it('names each pattern before it is run', () => {
    const busy: BusyWith[] = []
    answerTask({ kind: 'patterns', tool: ORDER, sent: '{"order_id":"x"}' }, (each) =>
      busy.push(each),
    )
    expect(busy).toEqual([{ pattern: '^SO-\\d+$' }])
  })

  it('probes a tool, and a text that is none not at all', () => {
    const probe = (tool: string) =>
      answerTask({ kind: 'probe', tool, offers: false }, () => undefined) as CheckAnswers['probe']
    expect(probe(print(fromPlain(JSON.parse(ORDER))))!.places.length).toBeGreaterThan(0)
    expect(probe('[')).toBeUndefined()
  })
})
