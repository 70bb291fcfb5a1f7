import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import type { JsonObject } from '../../json/node'
import { EXAMPLE_SETS } from '../../templates/example-sets'
import { templateTool } from '../../templates/template-tool'
import { suggestQuestions } from './suggest'
import { questionId } from './write-question'

const tool = (name: string, description: unknown): JsonObject =>
  fromPlain({ name, description, inputSchema: { type: 'object', properties: {} } }) as JsonObject

const drafts = (...tools: readonly JsonObject[]) =>
  suggestQuestions(tools, []).map(({ from, draft }) => [
    from,
    draft.text,
    draft.expected?.is === 'tool' ? draft.expected.tools.join() : '',
  ])

const OTHER = tool('get_refund', { does: '' })

describe('suggestQuestions', () => {
  it.each([
    [
      'Use it when the user asks where it is, such as “where is my parcel?”.',
      'where is my parcel?',
    ],
    ['当用户询问包裹（如“我的快递到哪了”）时使用。', '我的快递到哪了'],
    [
      'Use it when the customer wants to cancel an order that is not shipped.',
      'I want to cancel an order that is not shipped.',
    ],
    ['Use this when the user asks about their invoices.', 'What about my invoices?'],
    ['Use it if the caller asks whether they have paid.', 'I have paid?'],
    ['当用户想查询发票抬头时使用。', '我想查询发票抬头'],
    ['用户询问订单到哪一步了时调用。', '订单到哪一步了？'],
  ])('drafts from when: %s', (when, text) => {
    expect(drafts(tool('a', { when }))).toEqual([['when', text, 'a']])
    // The same text imported as one string.
    const whole = `${/[\u3400-\u9fff]/.test(when) ? '查询数据。' : 'Looks up data. '}${when}`
    expect(drafts(tool('a', whole)).map(([, each]) => each)).toContain(text)
  })

  it.each([
    [
      'Do not use it for money that comes back: use get_refund instead.',
      'What about money that comes back?',
    ],
    ['Do not use it to see a refund: use get_refund instead.', 'I want to see a refund.'],
    ['For a payment use get_payment, for a refund use get_refund.', 'What about a refund?'],
    ['不要用于查询退回的钱，请改用get_refund。', '我想查询退回的钱'],
    ['不支持付款；想知道退款到哪了请改用get_refund。', '我想知道退款到哪了'],
  ])('drafts for the other tool from when not: %s', (whenNot, text) => {
    const [draft] = suggestQuestions([tool('get_order', { whenNot }), OTHER], [])
    expect(draft).toMatchObject({
      from: 'whenNot',
      tool: 'get_order',
      draft: { text, expected: { is: 'tool', tools: ['get_refund'] }, tags: ['tricky'] },
    })
  })

  it('names no tool that the set has not, and drafts from what a tool does where nothing else is said', () => {
    expect(
      drafts(
        tool('get_order', { does: 'Looks up an order.', whenNot: 'For refunds use get_gone.' }),
      ),
    ).toEqual([['does', 'Look up an order.', 'get_order']])
  })

  it('leaves out what is asked already', () => {
    const [first] = suggestQuestions([tool('a', { when: '如“订单到哪了？”' })], [])
    const had = { ...first!.draft, id: questionId('', new Set()), text: '订单到哪了' }
    expect(
      suggestQuestions(
        [tool('a', { when: '如“订单到哪了？”' })],
        [{ expected: { is: 'none' }, expectedArgs: [], tags: [], split: 'dev', ...had }],
      ),
    ).toEqual([])
  })

  it.each(['en', 'zh'] as const)('drafts one for every tool of the example sets, in %s', (lang) => {
    for (const { templates } of EXAMPLE_SETS) {
      const tools = templates.map((each) => templateTool(each, lang, 'good'))
      const found = suggestQuestions(tools, [])
      const own = new Set(found.filter(({ from }) => from === 'when').map((each) => each.tool))
      expect(own.size).toBe(tools.length)
      expect(found.filter(({ from }) => from === 'whenNot').length).toBeGreaterThan(0)
    }
  })
})
