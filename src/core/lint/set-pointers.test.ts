import { describe, expect, it } from 'vitest'
import { fixed, found, lint, type Plain, t } from './set-rules.fixture'

const REFUND = t('get_refund', 'Looks up one refund.')

describe('pointers-resolve', () => {
  const sends = (description: unknown, more: object = {}): readonly Plain[] => [
    t('get_order', description, more),
    REFUND,
  ]
  it.each([
    ['an unknown tool', sends('For parcels use get_parcel instead.'), ['unknown info']],
    ['an unknown tool in Chinese', sends('查物流请使用 get_parcel。'), ['unknown info']],
    ['an unknown tool, full-width marks', sends('查物流请改用“get_parcel”。'), ['unknown info']],
    ['a synonym', sends('For refunds use fetch_refund instead.'), ['near warning']],
    ['another reading verb', sends('For refunds use find_refund instead.'), ['near warning']],
    ['the plural', sends('For refunds use get_refunds instead.'), ['near warning']],
    ['the other order', sends('For refunds call refund_get.'), ['near warning']],
    ['a slip', sends('查退款请用 get_refnud。'), ['near warning']],
    [
      'one finding for two mentions',
      sends('Use get_parcel instead. Call get_parcel first.'),
      ['unknown info'],
    ],
    ['the right name', sends('For refunds use get_refund instead.'), []],
    ['other case and marks', sends('For refunds use getRefund instead.'), []],
    ['a client’s prefix', sends('For refunds use mcp__shop__get_refund.'), []],
    ['a group’s prefix', sends('For refunds use shop.get_refund instead.'), []],
    [
      'a parameter',
      sends('Use order_id to narrow.', {
        inputSchema: { type: 'object', properties: { order_id: {} } },
      }),
      [],
    ],
    [
      'a value',
      sends('Use get_all instead.', {
        inputSchema: { type: 'object', properties: { mode: { enum: ['get_all'] } } },
      }),
      [],
    ],
    ['a field of something', sends('Use the delivery_date field.'), []],
    ['a product', sends('Use GitHub instead.'), []],
    ['a compound word', sends('Use read-only access and multi-step plans.'), []],
    ['what it must not be', sends('Do not use get_parcel.'), []],
    [
      'what is marked as outside',
      sends('For parcels use get_parcel.', {
        contract: { outside: [{ name: 'get_parcel', is: 'server' }] },
      }),
      [],
    ],
  ])('on %s', (_, tools, expected) => {
    expect(found('pointers-resolve', tools)).toEqual(expected)
  })

  it('says nothing of a tool alone', () => {
    expect(
      found('pointers-resolve', [t('get_order', 'For parcels use get_parcel instead.')]),
    ).toEqual([])
  })
  it('writes the right name wherever the wrong one stands', () => {
    const text = fixed(
      'pointers-resolve',
      sends('Use fetch_refund for refunds. See `fetch_refund`.'),
    )
    expect(text).toContain('Use get_refund for refunds. See `get_refund`.')
  })
  it('marks as outside beside what is marked already', () => {
    const outside = [{ name: 'a_person', is: 'person' }]
    const text = fixed(
      'pointers-resolve',
      sends('Use get_parcel instead.', { contract: { outside } }),
    )
    expect(JSON.parse(text)).toMatchObject({
      contract: { outside: [...outside, { name: 'get_parcel', is: 'server' }] },
    })
  })
})

describe('no-pointer-cycle', () => {
  const pair = (a: string, b: string): readonly Plain[] => [t('get_a', a), t('get_b', b)]
  it.each([
    [
      'the same case',
      pair('For refunds use get_b.', 'For refunds use get_a.'),
      ['instead warning'],
    ],
    [
      'the same case in Chinese',
      pair('查退款请用 get_b。', '查退款时请改用 get_a。'),
      ['instead warning'],
    ],
    [
      'no case',
      pair('Deprecated. Use get_b instead.', 'Deprecated. Use get_a instead.'),
      ['instead warning'],
    ],
    ['each first', pair('Call get_b first.', 'You must call get_a first.'), ['first warning']],
    ['other cases', pair('For refunds use get_b.', 'For orders use get_a.'), []],
    [
      'the case and its opposite',
      pair('When the key exists use get_b.', 'When the key does not exist use get_a.'),
      [],
    ],
    [
      'one sentence before',
      pair('Not for refunds. Use get_b instead.', 'Not for orders. Use get_a instead.'),
      [],
    ],
    ['a value and a demand', pair('Ids come from get_b.', 'Call get_a first.'), []],
    ['one way', pair('Call get_b first.', 'Then call get_a.'), []],
  ])('for %s', (_, tools, expected) => {
    expect(found('no-pointer-cycle', tools)).toEqual(expected)
  })
  it('finds rings of three, once', () => {
    const tools = [
      t('get_a', 'Call get_b first.'),
      t('get_b', 'Call get_c first.'),
      t('get_c', '必须先调用 get_a。'),
    ]
    expect(lint('no-pointer-cycle', tools).map(({ values }) => values)).toEqual([
      { ring: 'get_a → get_b → get_c → get_a' },
    ])
  })
})

describe('signal-targets-exist', () => {
  const says = (contract: object): readonly Plain[] => [t('get_order', 'A.', { contract }), REFUND]
  it.each([
    [{ signals: [{ field: 'f', tool: 'get_refund' }] }, []],
    [{ signals: [{ field: 'f', tool: 'get_order' }] }, []],
    [{ signals: [{ field: 'f', tool: 'get_refunds' }] }, ['near warning']],
    [{ signals: [{ field: 'f', tool: 'ask_support' }] }, ['unknown warning']],
    [{ signals: [{ field: 'f', tool: 'ask_support' }], outside: ['ask_support'] }, []],
    [{ errors: [{ code: 'NOT_FOUND', next: 'list_orders' }] }, ['unknown warning']],
    [{ errors: [{ code: 'NOT_FOUND', next: 'Call list_orders first.' }] }, ['unknown warning']],
    [{ errors: [{ code: 'NOT_FOUND', next: '请改用 get_refunds。' }] }, ['near warning']],
    [{ errors: [{ code: 'NOT_FOUND', next: 'Ask the user; wait retry_after seconds.' }] }, []],
    [{ errors: [{ code: 'NOT_FOUND', next: '向用户确认订单号后重试。' }] }, []],
    [{ errors: [{ code: 'NOT_FOUND' }], signals: [{ field: 'f' }] }, []],
    [{ signals: 'none', errors: 3 }, []],
  ])('in %j', (contract, expected) => {
    expect(found('signal-targets-exist', says(contract))).toEqual(expected)
  })
})
