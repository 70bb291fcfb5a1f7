import { describe, expect, it } from 'vitest'
import { freeToolName, TakenNames } from './free-tool-name'

const LONG = 'a'.repeat(64)

describe('a name of its own', () => {
  it.each([
    ['get_order', [], 'get_order'],
    ['get_order', ['get_order'], 'get_order_2'],
    ['get_order', ['get_order', 'get_order_2'], 'get_order_3'],
    ['get_order_2', ['get_order', 'get_order_2'], 'get_order_3'],
    ['get-order', ['get-order'], 'get-order-2'],
    ['getOrder', ['getOrder'], 'getOrder2'],
    ['getOrderV2', ['getOrderV2'], 'getOrderV2_2'],
    ['search', ['search'], 'search_2'],
    ['orders.get', ['orders.get'], 'orders.get_2'],
    ['report_2024', ['report_2024'], 'report_2024_2'],
    ['Get_Order', ['get_order'], 'Get_Order_2'],
    ['get-order', ['get_order', 'get_order_2'], 'get-order-3'],
    ['查询订单', ['查询订单'], '查询订单_2'],
    ['', [''], ''],
    [LONG, [LONG], `${'a'.repeat(62)}_2`],
    [`${LONG}a`, [`${LONG}a`], `${LONG}a_2`],
  ])('%s beside %j is %s', (wanted, taken, expected) => {
    expect(freeToolName(wanted, new TakenNames(taken))).toBe(expected)
  })
})
