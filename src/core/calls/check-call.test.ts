import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { checkCalls } from './check-call'

const order = {
  type: 'object',
  properties: { order_id: { type: 'string' } },
  additionalProperties: false,
}
const errors = [
  { code: 'NOT_FOUND', when: 'no such order' },
  { code: 'INVALID_ARGUMENT', next: 'Correct it.' },
  { code: 'BAD_ORDER_ID' },
]
const TOOLS = [
  { name: 'find_order', description: 'Finds an order.', inputSchema: order },
  {
    name: 'cancel_order',
    description: '取消订单。',
    inputSchema: { ...order, required: ['order_id'] },
    contract: {
      effect: 'destructive',
      errors,
      checks: [{ text: 'order_id is eight digits', error: 'BAD_ORDER_ID' }],
    },
  },
].map(fromPlain)

/** Its parameters are called as those of a call are. */
const TASK = fromPlain({
  name: 'run_task',
  inputSchema: {
    type: 'object',
    properties: { name: { type: 'string' }, arguments: { type: 'object' } },
    required: ['name', 'arguments'],
    additionalProperties: false,
  },
})

const only = (call: unknown, asked?: number) =>
  checkCalls(JSON.stringify(call), TOOLS, asked === undefined ? {} : { asked }).calls[0]!

describe('a call that a model sent', () => {
  it('keeps an unknown tool apart from wrong arguments, and checks the others all the same', () => {
    const sent = [
      { name: 'get_page_content', arguments: {} },
      { name: 'cancel_order', arguments: { order_id: 'E1024' } },
    ]
    const { calls } = checkCalls(JSON.stringify(sent), TOOLS)
    expect(calls.map(({ found, isValid }) => [found.kind, isValid])).toEqual([
      ['unknown', false],
      ['found', true],
    ])
  })

  it('is no valid call when its arguments could only be read by mending them', () => {
    const call = { id: 'a', function: { name: 'find_order', arguments: "{'order_id': 'E1'}" } }
    expect(only(call)).toMatchObject({ isValid: false, problems: [] })
  })

  it('may be arguments that look like a call', () => {
    const text = '{"name": "nightly", "arguments": {"a": 1}}'
    const [call] = checkCalls(text, [...TOOLS, TASK]).calls
    expect(call!.call.form).toBe('arguments')
    expect(call).toMatchObject({ found: { kind: 'found', index: 2 }, isValid: true })
  })

  it('is checked against the tool asked for', () => {
    expect(only({ name: 'x', arguments: { order_id: 3 } }, 0)).toMatchObject({
      found: { by: 'asked', index: 0 },
      isValid: false,
    })
  })

  it.each([
    [{ order_id: 3 }, 'BAD_ORDER_ID'],
    [{ order_id: 3, b: 1 }, 'INVALID_ARGUMENT'],
    [{ b: 1 }, 'INVALID_ARGUMENT'],
  ])('is the error of its tool that speaks of what is wrong: %j', (args, code) => {
    const call = only({ name: 'cancel_order', arguments: args })
    expect(call.ownError?.code).toBe(code)
    expect(call.lang).toBe('zh')
  })
})
