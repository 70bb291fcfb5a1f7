import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import type { Expected } from '../questions/question'
import { changedKinds, countKinds } from './two-versions'
import { wordingOverlap } from './wording-overlap'

const tool = (name: string, description: unknown): JsonObject =>
  fromPlain({ name, description, inputSchema: { type: 'object' } }) as JsonObject
const NONE: Expected = { is: 'none' }
const ask = (text: string, expected: Expected = NONE) => ({ id: text, text, expected })

const SHOP = [
  tool('get_order', 'Looks up what a customer bought and the delivery address of an order.'),
  tool('get_payment', 'Looks up whether an order was paid, how, and refunds that arrived.'),
  tool('list_shipments', 'Lists the parcels of an order with carrier and tracking number.'),
]

describe('wording overlap', () => {
  it('finds the best match and the next, with how far it is ahead', () => {
    const [row] = wordingOverlap(SHOP, [ask('Which carrier has my parcels?')]).rows
    expect(row).toMatchObject({ kind: 'clear', best: { tool: 2 } })
    expect(row!.margin).toBeCloseTo(1 - (row!.second?.score ?? 0) / row!.best!.score)
    expect(row!.best!.score).toBeCloseTo(1)
  })

  it('says none where no word is in common, and where two are alike', () => {
    const twins = [tool('a_mail', 'Sends a letter.'), tool('b_mail', 'Sends a letter.')]
    expect(wordingOverlap(SHOP, [ask('Hm')]).rows).toEqual([{ question: 'Hm', kind: 'none' }])
    expect(wordingOverlap(twins, [ask('Send this letter')]).rows[0]).toMatchObject({
      kind: 'none',
      second: { tool: 1 },
    })
  })

  it('does not mind ids, and does not take the example of an id for a match', () => {
    const [plain, numbered] = wordingOverlap(
      [...SHOP, tool('open_box', 'Opens box A1001.')],
      [ask('Was it paid?'), ask('Was A1001 paid?')],
    ).rows
    expect(numbered).toMatchObject({ kind: plain!.kind, best: plain!.best })
    expect(numbered!.second!.score).toBeCloseTo(plain!.second!.score)
  })

  it('compares nothing across scripts, in either direction', () => {
    const chinese = [tool('get_order', '查询订单的状态。'), tool('get_payment', '查询支付的状态。')]
    const kinds = (tools: readonly JsonObject[], text: string): string | undefined =>
      wordingOverlap(tools, [ask(text)]).rows[0]?.kind
    expect(kinds(chinese, 'What is the state of my order?')).toBe('not-comparable')
    expect(kinds(SHOP, '我的订单到哪了')).toBe('not-comparable')
    expect(kinds(chinese, '订单 A1 的状态')).toBe('clear')
    // A question that quotes another language is still one in its own.
    expect(kinds(chinese, '那这个订单呢：where is my order')).not.toBe('not-comparable')
  })

  it('leaves out of a mixed set what is described in another script, and names it', () => {
    const mixed = [...SHOP, tool('get_points', '查询会员的积分。')]
    const said = wordingOverlap(mixed, [
      ask('Which carrier has my parcels?'),
      ask('How many points have I?', { is: 'tool', tools: ['get_points'] }),
    ])
    expect(said.apart).toEqual([3])
    expect(said.rows.map(({ kind }) => kind)).toEqual(['clear', 'not-comparable'])
  })

  it('pairs tools that a question is close between, with the words that collide', () => {
    const tools = [
      ...SHOP,
      tool('find_purchase', 'Finds what a customer bought and the delivery address of an order.'),
    ]
    const [pair] = wordingOverlap(tools, [ask('What is the delivery address?')]).pairs
    expect(pair).toMatchObject({
      first: 0,
      second: 3,
      questions: ['What is the delivery address?'],
    })
    expect(pair!.likeness).toBeGreaterThan(0.6)
    expect(pair!.words.slice(0, 2).sort()).toEqual(['address', 'delivery'])
    expect(pair!.words).not.toContain('the')
  })

  it('pairs tools that are worded alike though no question is about them', () => {
    const alike = [
      tool('read_points', '读取会员的积分余额。用户问积分还剩多少时使用。'),
      tool('open_points', '读取会员的积分余额。用户问积分还剩多少时使用。'),
      tool('get_rate', '查询两种货币的汇率。'),
    ]
    const { pairs } = wordingOverlap(alike, [])
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({ first: 0, second: 1, questions: [] })
    expect(pairs[0]!.words).toContain('积分')
  })

  it('answers for no tools, one tool and no questions', () => {
    expect(wordingOverlap([], [ask('Hello')]).rows).toEqual([{ question: 'Hello', kind: 'none' }])
    expect(wordingOverlap([], [])).toEqual({ rows: [], pairs: [], apart: [] })
    const [row] = wordingOverlap(SHOP.slice(0, 1), [ask('my order')]).rows
    expect(row).toMatchObject({ kind: 'clear', margin: 1 })
    expect(row).not.toHaveProperty('second')
  })

  it('is counted by kind, and two versions are told apart question by question', () => {
    const questions = [ask('Which carrier has my parcels?'), ask('Was it paid?')]
    const vague = SHOP.map((_, i) => tool(['x', 'y', 'z'][i]!, 'Gets information.'))
    const [before, after] = [vague, SHOP].map((tools) => wordingOverlap(tools, questions).rows)
    expect(countKinds(after!)).toEqual({
      clear: 2,
      ahead: 0,
      close: 0,
      none: 0,
      'not-comparable': 0,
    })
    expect(changedKinds(before!, after!)).toEqual(
      questions.map(({ id }) => ({ question: id, before: 'none', after: 'clear' })),
    )
  })
})
