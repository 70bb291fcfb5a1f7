import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { plainLetters } from './plain-letters'
import { readText } from './read-text'
import { readTool } from './read-tool'

const levels = (text: string, name = 'get_order'): string =>
  Object.values(readText(text, name).answers).join('')

describe('the five answers, as digits', () => {
  it.each([
    // The same said in both languages reads the same.
    ['Finds one order by its number. Use it when the buyer asks where the parcel is.', '22000'],
    ['根据订单号查询一笔订单。当买家询问包裹在哪里时使用。', '22000'],
    ['Finds one order by its number. Returns the status and the date.', '20020'],
    ['根据订单号查询一笔订单。返回状态和日期。', '20020'],
    ['Finds one order by its number. At most 20 calls a minute.', '20002'],
    ['根据订单号查询一笔订单。每分钟最多调用 20 次。', '20002'],
    ['Finds one order by its number. Do not use it for refunds: use get_refund instead.', '20200'],
    ['根据订单号查询一笔订单。不要用于退款，请改用 get_refund。', '20200'],
    // Traditional characters, full-width letters, emphasis, lines wrapped by hand.
    ['根據訂單號查詢一筆訂單。當買家詢問包裹在哪裡時使用。', '22000'],
    ['根据订单号查询一笔订单。一次最多 ２０ 条。', '20002'],
    ['Finds one order by its number.\n\n**When to use**: the parcel is late', '22000'],
    ['Finds one order by its number. Use this tool\nwhen the user asks for it.', '22000'],
    // What only looks like an answer.
    ['Finds one order by its number. The files you want to send are read.', '20000'],
    ['Recommends dishes suitable for various diets.', '20000'],
    ['Lists orders for the shop. Set size when a page should be larger.', '20001'],
    ['Tracks how the app is used.', '20000'],
    ['跟踪应用程序的使用情况和安装次数。', '20000'],
    ['查询一种商品在数据库中的推荐系统记录。', '20000'],
  ])('%j reads %s', (text, expected) => {
    expect(levels(text)).toBe(expected)
  })

  it.each([
    ['convert_currency', '将一种货币转换为另一种货币', 1],
    ['list_order_refunds', '查询订单退款列表', 1],
    ['list_order_refunds', '查询订单退款列表，按申请日期排序', 2],
    ['trip_planner', 'Intelligent trip planning', 1],
    ['update_form', 'Update a monday.com form.', 1],
  ])('what %s does is said by %j at level %i', (name, text, level) => {
    expect(readText(text, name).answers.does).toBe(level)
  })

  it('take no parameter, value or own name for another tool', () => {
    const tool = (description: string) =>
      fromPlain({
        name: 'manage_orders',
        description,
        inputSchema: {
          properties: { sort_by: { type: 'string' }, action: { enum: ['createOrder'] } },
        },
      })
    for (const text of ['Use sort_by for another order.', '新建请使用 createOrder。'])
      expect(readTool(tool(`Changes orders of one shop. ${text}`)).flags).toEqual([])
    expect(readTool(tool('Changes orders. To look use get_order.')).flags).toEqual([
      'points_elsewhere',
    ])
  })
})

describe('plain letters', () => {
  it.each([
    ['當使用者詢問時', '当使用者询问时'],
    ['ＡＢＣ　１２', 'ABC 12'],
    ['plain — text', 'plain — text'],
  ])('of %j are %j, place by place', (text, expected) => {
    expect(plainLetters(text)).toBe(expected)
    expect(plainLetters(text)).toHaveLength(text.length)
  })
})

describe('the effect', () => {
  it.each([
    ['Shop.Orders.getOrderRecord', '获取订单记录', 'read'],
    ['star_evolution_tracker', 'Tracks the cooling of stars over time.', 'read'],
    ['get_order', 'Gets one order. The answer is saved to a local file.', 'write'],
    ['get_or_create_label', 'Gets a label or creates it.', 'write'],
    ['refund_lookup', '查询一笔订单的退款，返回金额。', 'read'],
    ['order_tool', '本工具不会删除订单，只查询订单。', 'read'],
    ['process_payment', '处理订单的支付事务。', 'destructive'],
    ['API-post-search', 'Searches by title.', 'read'],
    ['web_data_posts', 'Reads posts of one page.', 'read'],
  ])('of %s: %j is %s', (name, description, effect) => {
    expect(readTool(fromPlain({ name, description, inputSchema: {} })).effect).toBe(effect)
  })
})
