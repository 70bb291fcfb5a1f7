import { describe, expect, it } from 'vitest'
import fc from '../../drawn.fixture'
import { DICTIONARY } from './dictionary'
import { spellInPinyin } from './pinyin'
import { type NameRule, suggestName } from './suggest-name'

const KEY = /^[a-zA-Z0-9_.-]{1,64}$/
const names = (text: string, rule: NameRule = {}): string[] =>
  suggestName(text, rule).map((each) => each.name)
const first = (text: string, rule: NameRule = {}): string | undefined => names(text, rule)[0]

describe('a name for a refused text', () => {
  it.each([
    ['tickets.close_ticket', 'tickets_close_ticket'],
    ['run_next.js_build', 'run_next_js_build'],
    ['where[owner]', 'where_owner'],
    ['where[created][gte]', 'where_created_gte'],
    ['EndDate>', 'EndDate_gt'],
    ['size<=', 'size_lte'],
    ['List<Order>', 'List_Order'],
    ['a->b', 'a_b'],
    ['$select', 'select'],
    ['@type', 'type'],
    ['R&D budget %', 'r_and_d_budget_percent'],
    ['getOrder.byId', 'getOrder_byId'],
    ['Get the Order', 'get_the_order'],
    ['２ｎｄ　Ｐａｇｅ', '_2nd_page'],
    ['Größe für Ångström', 'grosse_fur_angstrom'],
    ['__proto__.x', 'proto_x'],
  ])('%j is %s', (text, name) => {
    expect(suggestName(text)[0]).toMatchObject({ name, by: 'letters', isShortened: false })
  })

  it.each([
    ['查询订单', 'query_order', 'dictionary'],
    ['订单查询', 'query_order', 'dictionary'],
    ['获取用户列表', 'get_user_list', 'dictionary'],
    ['删除文件夹', 'delete_folder', 'dictionary'],
    ['查询订单的状态', 'query_order_status', 'dictionary'],
    ['用户ID', 'user_id', 'dictionary'],
    ['创建 GitHub 工单', 'create_GitHub_ticket', 'dictionary'],
    ['查询上海天气', 'query_shanghai_weather', 'pinyin'],
    ['重庆', 'chongqing', 'pinyin'],
    ['绿', 'lv', 'pinyin'],
  ])('%j is %s, by the dictionary first', (text, name, by) => {
    expect(suggestName(text, { spell: spellInPinyin })[0]).toEqual({
      name,
      by,
      isShortened: false,
      title: text,
    })
  })

  it('keeps the order of a text as a second proposal, and its sound as the last', () => {
    expect(names('订单查询', { spell: spellInPinyin })).toEqual([
      'query_order',
      'order_query',
      'dingdanchaxun',
    ])
    expect(names('订单查询')).toEqual(['query_order', 'order_query'])
  })

  it.each(['上海天气', 'заказ', '注文する', '주문', '🎉', '', '...', 'a заказ'])(
    'is not guessed for %j',
    (text) => expect(suggestName(text)).toEqual([]),
  )

  it('is not given where the text may stand', () => {
    expect(suggestName('calendar.update', { pattern: /^[A-Za-z0-9_.-]+$/, most: 128 })).toEqual([])
    expect(suggestName('ok.key-1', { pattern: KEY })).toEqual([])
    expect(suggestName('a'.repeat(64))).toEqual([])
    expect(suggestName('a'.repeat(65))).not.toEqual([])
  })

  it('takes the pattern as it is, with a memory or without', () => {
    const pattern = /^[a-z]+$/g
    expect([1, 2, 3].map(() => first('a.b', { pattern }))).toEqual(['ab', 'ab', 'ab'])
    expect(first('3d', { pattern: /^[a-z][a-z0-9_]*$/ })).toBe('n_3d')
  })
})

describe('a name that is too long', () => {
  it.each([
    [
      'list_archived_invoices_of_a_customer_by_external_reference_number_and_currency',
      [
        'list_archived_invoices_of_a_customer_by_external_reference',
        'list_archived_invoices_of_a_customer_by_external_currency',
      ],
    ],
    [
      'listArchivedInvoicesOfOneCustomerByExternalReferenceNumberAndCurrency',
      [
        'listArchivedInvoicesOfOneCustomerByExternalReferenceNumberAnd',
        'listArchivedInvoicesOfOneCustomerByExternalReferenceCurrency',
      ],
    ],
  ])('is cut between words, and not after a word that joins: %s', (long, short) => {
    expect(names(long)).toEqual(short)
    expect(names(long, { most: 128 })).toEqual([])
    for (let most = 1; most < 70; most++)
      for (const name of names(long, { most })) expect(name.length).toBeLessThanOrEqual(most)
  })

  it('is unlike its neighbours that begin alike', () => {
    const pair = ['x'.repeat(70), `${'x'.repeat(66)}wxyz`]
    const taken = ['y'.repeat(64), 'z'.repeat(65)]
    const given = pair.map((name) =>
      suggestName(name, { taken: [...taken, ...pair.filter((each) => each !== name)] }),
    )
    for (const proposals of given) {
      expect(proposals[0]!.collides).toBeUndefined()
      expect(proposals.find((each) => each.name === 'x'.repeat(64))?.collides).toBeDefined()
    }
    expect(given[0]![0]!.name).not.toBe(given[1]![0]!.name)
  })

  it('is not told apart by force from one that differs in the middle alone', () => {
    const pair = ['1', '2'].map((middle) => `get${'x'.repeat(70)}${middle}${'y'.repeat(20)}`)
    for (const name of pair)
      for (const each of suggestName(name, { taken: pair.filter((other) => other !== name) }))
        expect(each.collides).toBeDefined()
  })
})

describe('a name that is taken', () => {
  it.each([
    ['a[b]', ['a_b'], 'a_b'],
    ['order.list', ['order/list'], 'order/list'],
    ['订单查询', ['query_order'], 'query_order'],
    ['same', ['same'], 'same'],
    ['查询订单', ['订单查询'], '订单查询'],
  ])('for %j beside %j is marked, and gets no number', (text, taken, other) => {
    const marked = suggestName(text, { taken }).find((each) => each.collides !== undefined)
    expect(marked?.collides).toBe(other)
    for (const name of names(text, { taken })) expect(name).not.toMatch(/\d/)
  })

  it('comes after those that are free', () => {
    expect(names('订单查询', { taken: ['query_order'] })).toEqual(['order_query', 'query_order'])
  })
})

describe('every proposal', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'aB9_-./[]<>$& \u4e0a订单查询的é', '上海', '🎉', 'order'),
    maxLength: 100,
  })

  it('is allowed, is unique, and does not depend on the order of the others', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (wanted, taken) => {
        const given = suggestName(wanted, { taken, spell: spellInPinyin })
        for (const { name, collides } of given) {
          expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/)
          if (taken.includes(name)) expect(collides).toBeDefined()
        }
        expect(new Set(given.map((each) => each.name)).size).toBe(given.length)
        const turned = { taken: [...taken].reverse(), spell: spellInPinyin }
        expect(suggestName(wanted, turned)).toEqual(given)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the dictionary', () => {
  it('has each word once, in letters that a name may have', () => {
    const words = DICTIONARY.map((each) => each.chinese)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    for (const { chinese, english, kind } of DICTIONARY) {
      expect(chinese).toMatch(/^\p{Script=Han}+$/u)
      expect(english).toMatch(kind === 'filler' ? /^[a-z]*$/ : /^[a-z]+(_[a-z]+)*$/)
    }
    expect(words.length).toBeGreaterThan(150)
  })
})
