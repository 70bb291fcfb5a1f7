import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { pointersIn } from './pointers'

const pointers = (description: unknown, properties: object = {}) =>
  pointersIn(
    fromPlain({ name: 'own_tool', description, inputSchema: { type: 'object', properties } }),
  )
const kinds = (text: string): string[] =>
  pointers(text).map(({ name, kind, isStrict }) => `${name}: ${kind}${isStrict ? '!' : ''}`)

describe('a name in a text', () => {
  it.each([
    // In place of this one.
    ['For refunds use get_refund instead.', ['get_refund: instead']],
    ['To change labels, call `updateIssue`.', ['updateIssue: instead']],
    ['Use get_a or get_b for single ones.', ['get_a: instead', 'get_b: instead']],
    ['Prefer orders.search-orders for lists.', ['orders.search-orders: instead']],
    ['Use the "search" tool for lists.', ['search: instead']],
    ['查退款请改用 get_refund。', ['get_refund: instead']],
    ['查退款时，请使用「getRefund」工具。', ['getRefund: instead']],
    [
      '退款进度用get_refund查；批量查询用list_orders。',
      ['get_refund: instead', 'list_orders: instead'],
    ],
    ['要看天气时，search 工具更合适。', ['search: mention']],
    // Before this one.
    ['Call get_order first.', ['get_order: first!']],
    ['First call get_order to find the id.', ['get_order: first!']],
    ['Before using this tool, you must call get_order.', ['get_order: first!']],
    ['Use this after search_orders.', ['search_orders: first!']],
    ['Verify the id with get_order first.', ['get_order: first!']],
    ['必须先调用 get_order。', ['get_order: first!']],
    ['使用本工具前请调用 get_order。', ['get_order: first!']],
    ['The id returned by list_orders.', ['list_orders: first']],
    ['Use list_orders to find the order id.', ['list_orders: first']],
    ['订单号由 list_orders 返回。', ['list_orders: first']],
    // After this one.
    ['Then call confirm_order.', ['confirm_order: after!']],
    ['Call this before update_order.', ['update_order: after!']],
    ['Poll with get_status until it is done.', ['get_status: after']],
    ['提交后再调用 get_status。', ['get_status: after!']],
    // Named, and no more.
    ['Do not use cancel_order.', ['cancel_order: mention']],
    ['Use this instead of cancel_order.', ['cancel_order: mention']],
    ['Faster than list_orders.', ['list_orders: mention']],
    ['不要用 cancel_order。', ['cancel_order: mention']],
    ['优先使用 get_order，而不是 list_orders。', ['get_order: instead', 'list_orders: mention']],
  ])('is read: %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  it.each([
    'See https://example.com/get_order/list for more.',
    'Send {order_id: 3} or page_size=20.',
    'A plain sentence without any name.',
    '用于查询订单。',
  ])('is not seen where none is: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })

  it('is found in each field and in the texts of parameters, with its place', () => {
    const found = pointers(
      { does: 'Looks up one order.', whenNot: 'For many use list_orders instead.' },
      {
        order_id: { type: 'string', description: 'Comes from list_orders. With order_id only.' },
        box: { type: 'object', properties: { size: { description: 'Given by get_sizes.' } } },
      },
    )
    expect(found.map(({ name, path, start, end }) => [name, path.join('/'), start, end])).toEqual([
      ['list_orders', 'description/whenNot', 13, 24],
      ['list_orders', 'inputSchema/properties/order_id/description', 11, 22],
      ['get_sizes', 'inputSchema/properties/box/properties/size/description', 9, 18],
    ])
  })

  it.each(['a'.repeat(60_000), 'a_'.repeat(30_000), '/a_b'.repeat(15_000), '_'.repeat(60_000)])(
    'is looked for in a hostile text without hanging: %#',
    (text) => {
      expect(pointers(text).length).toBeLessThan(2)
    },
  )
})
