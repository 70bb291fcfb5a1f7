import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { toolText } from './tool-text'

const tool = (plain: object): JsonObject => fromPlain(plain) as JsonObject

describe('the words that a question is compared with', () => {
  it('are those of the answers without when not to use it, and of the parameters', () => {
    const { name, rest, use } = toolText(
      tool({
        name: 'get_order',
        description: {
          does: 'Looks one order up.',
          when: 'The customer asks where it is.',
          whenNot: 'For money use get_payment.',
          returns: 'Its state.',
          limits: 'Two years.',
        },
        inputSchema: {
          type: 'object',
          properties: {
            order_id: { type: 'string', description: 'As on the receipt.', examples: ['A1001'] },
            view: { enum: ['short', 'full'] },
            deep: { type: 'object', properties: { inner: { const: 'fixed' } } },
            tenant: { type: 'string', description: 'Who it is for.' },
            required: { type: 'boolean', default: 'not a word' },
          },
        },
        contract: { injected: [{ name: 'tenant' }] },
      }),
    )
    expect(name).toBe('get_order')
    for (const word of ['Looks', 'asks', 'state', 'Two years', 'order_id', 'receipt', 'A1001'])
      expect(rest).toContain(word)
    for (const word of ['short', 'full', 'inner', 'fixed', 'required']) expect(rest).toContain(word)
    for (const word of ['money', 'get_payment', 'tenant', 'Who it is', 'not a word'])
      expect(rest).not.toContain(word)
    expect(use).toContain('asks')
    expect(use).not.toContain('state')
  })

  it.each([
    [
      'Looks one order up. Use it when the customer asks where it is. Do not use it for payments; use get_payment instead.',
      ['Looks', 'asks'],
      ['payments', 'get_payment'],
    ],
    [
      'Use this when the customer asks where an order is, not for payments.',
      ['asks'],
      ['payments'],
    ],
    [
      '查询一笔订单。用户问订单状态时使用。不要用来查扣款，请用 get_payment。',
      ['订单状态'],
      ['扣款', 'get_payment'],
    ],
  ])('of an imported text are found by reading it: %s', (description, kept, dropped) => {
    const { rest } = toolText(tool({ name: 'get_order', description }))
    for (const word of kept) expect(rest).toContain(word)
    for (const word of dropped) expect(rest).not.toContain(word)
  })

  it('are none for what is no tool', () => {
    expect(toolText(tool({}))).toEqual({ name: '', rest: '', use: '', prose: '' })
    expect(toolText(tool({ name: 3, description: [], inputSchema: true })).rest).toBe('')
  })
})
