import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readDescription } from '../reading/read-tool'
import { composeDescription, descriptionText } from './description'
import { ANSWERS, DESCRIPTION_KEYS } from './tool'

describe('composing the five answers', () => {
  it.each([
    [
      'joins Latin sentences with a space, adds stops and the cues that are missing',
      {
        limits: '90 days',
        does: 'Looks up an order',
        when: 'The user asks where it is',
        whenNot: 'refunds',
        returns: 'status and date',
      },
      'Looks up an order. Use it when the user asks where it is. Do not use it for refunds. Returns status and date. 90 days.',
    ],
    [
      'joins Chinese sentences with nothing between',
      {
        does: '按订单号查询物流',
        when: '查快递进度',
        whenNot: '退款',
        returns: '状态与日期',
        limits: '近 90 天',
      },
      '按订单号查询物流。适用于查快递进度。不适用于退款。返回状态与日期。近 90 天。',
    ],
    [
      'leaves alone what has its cue and its stop',
      {
        does: 'Finds orders.',
        when: 'Use it when the user asks!',
        returns: 'Returns names and ids.',
      },
      'Finds orders. Use it when the user asks! Returns names and ids.',
    ],
    [
      'puts a heading in front of a list',
      { does: 'Finds orders.', whenNot: '- refunds\n- taxes' },
      'Finds orders. Do not use it for:\n- refunds\n- taxes',
    ],
    [
      'starts a new line behind a list',
      { when: '- late parcels', notes: 'Beta.' },
      'When to use:\n- late parcels\nBeta.',
    ],
    [
      'puts no stop behind an address',
      { does: 'See https://a.b/c', notes: 'Beta.' },
      'See https://a.b/c\nBeta.',
    ],
    [
      'puts a colon before a capital that may be a name',
      {
        does: 'Finds orders.',
        when: 'Parcels',
        whenNot: 'Refunds',
        returns: 'Request number, state',
        limits: 'Admins',
      },
      'Finds orders. When to use: Parcels. Do not use it for: Refunds. Returns: Request number, state. Limits: Admins.',
    ],
    [
      'lowers the capital of a word that is no name',
      { when: 'The user asks', returns: 'A number' },
      'Use it when the user asks. Returns a number.',
    ],
    ['puts no colon before a Latin name in Chinese', { returns: 'ID 与状态' }, '返回ID 与状态。'],
    ['leaves out what is blank', { does: ' ', when: '', notes: 'Beta' }, 'Beta.'],
    ['mixes languages by sentence', { does: '查询订单。', notes: 'Beta.' }, '查询订单。 Beta.'],
    ['is empty without answers', {}, ''],
  ])('%s', (_, answers, expected) => {
    expect(composeDescription(answers)).toBe(expected)
  })

  const phrase = fc.oneof(
    fc.constantFrom(
      'order status',
      'The user asks for help',
      '退款',
      '用户问价格',
      'Returns ids and names.',
      'up to 50 rows',
      '- a\n- b',
      'Do not use for tax',
      '状态、金额',
      'Requires login',
      'Request number, state',
      'Refunds',
      'Someone else',
      'see https://a.b',
    ),
    fc.string({ minLength: 1, maxLength: 30 }),
  )
  const answersOf = fc.record(Object.fromEntries(DESCRIPTION_KEYS.map((key) => [key, phrase])), {
    requiredKeys: [],
  })

  it('reads the same as five fields and as the one string', () => {
    fc.assert(
      fc.property(answersOf, (description) => {
        const fields = fromPlain({ name: 'get_order', description })
        const text = descriptionText(fields)
        const string = fromPlain({ name: 'get_order', description: text })
        expect(readDescription(string).answers).toEqual(readDescription(fields).answers)
        expect(descriptionText(string)).toBe(text)
      }),
    )
  })

  it('keeps every word of the author, in order', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        let at = 0
        const composed = composeDescription(answers).toLowerCase()
        for (const key of DESCRIPTION_KEYS) {
          const text = (answers[key] ?? '').trim().toLowerCase()
          const found = composed.indexOf(text, at)
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + text.length
        }
      }),
    )
  })

  it.each([
    [
      'en',
      { does: 'Parcels', when: 'parcels', whenNot: 'refunds', returns: 'a number', limits: 'slow' },
    ],
    [
      'en',
      { does: 'Parcels', when: 'Parcels', whenNot: 'Refunds', returns: 'Numbers', limits: 'Slow' },
    ],
    ['zh', { does: '查', when: '快递', whenNot: '退款', returns: '金额', limits: '较慢' }],
  ])('makes every filled answer readable as one (%s)', (_, description) => {
    const { answers } = readDescription(fromPlain({ name: 'get_order', description }))
    for (const answer of ANSWERS) expect(answers[answer], answer).toBeGreaterThan(0)
  })
})
