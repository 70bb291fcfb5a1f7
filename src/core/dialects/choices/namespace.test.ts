import { describe, expect, it } from 'vitest'
import { get, type JsonObject, stringOf } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { print } from '../../json/print'
import { nameOf } from '../../model/tool'
import { exportTools } from '../export'

const tool = (name: string, members: object = {}): JsonObject =>
  fromPlain({
    name,
    description: 'Does it.',
    inputSchema: { type: 'object', properties: {} },
    ...members,
  }) as JsonObject

const offers = (tools: readonly JsonObject[], id = 'claude') =>
  exportTools(tools, id)!.items.map(({ offers: all = [] }) =>
    all.map(({ code, values }) => `${code} ${String(values?.to)}`),
  )

const written = (tools: readonly JsonObject[], id = 'claude', chosen = ['export.namespace']) =>
  exportTools(tools, id, [], [], chosen)!

describe('the namespace before the name', () => {
  it.each<[string, string, string, string | undefined, string?]>([
    ['joined by a mark', 'orders', 'get_order', 'orders_get_order'],
    ['of a name in hyphens', 'orders', 'get-order', 'orders-get-order'],
    ['of a name in capitals', 'orders', 'getOrder', 'orders_getOrder'],
    ['never twice', 'orders', 'orders_get', undefined],
    ['never twice, whatever the marks', 'order desk', 'orderDesk.get', undefined, 'mcp.2025-11-25'],
    ['though the name begins alike', 'order', 'orders_get', 'order_orders_get'],
    ['of two words', 'order desk', 'get_order', 'order_desk_get_order'],
    ['translated', '订单', 'get_refund', 'order_get_refund'],
    ['not spelt by sound', '鹏飞', 'get_refund', undefined],
    ['not blank', ' ', 'get_refund', undefined],
    ['where the name is refused too', 'crm', 'shift.plan', 'crm_shift_plan'],
    ['where dots are taken', 'crm', 'shift.plan', 'crm_shift.plan', 'mcp.2025-11-25'],
    ['where there are groups', 'orders', 'get_order', undefined, 'openai.responses'],
    ['in our own document', 'orders', 'get_order', undefined, 'toolwright'],
  ])('is offered, %s', (_, namespace, name, expected, id = 'claude') => {
    const [found] = offers([tool(name, { namespace })], id)
    const own = found!.filter((each) => each.startsWith('export.namespace'))
    expect(own).toEqual(expected === undefined ? [] : [`export.namespace ${expected}`])
  })

  it('is cut to what the vendor takes in a name', () => {
    const long = tool('get_the_current_state_of_every_open_customer_order', {
      namespace: 'customer_service',
    })
    const [found] = offers([long], 'openai.chat')
    const to = found![0]!.split(' ')[1]!
    expect(to.length).toBeLessThanOrEqual(64)
    expect(to).toMatch(/^customer_/)
  })

  it('is written where it was chosen, for one or for all, and in the export alone', () => {
    const tools = [
      tool('get_order', { namespace: 'orders' }),
      tool('search', { namespace: 'wiki' }),
    ]
    const before = tools.map((each) => print(each))
    expect(written(tools).wires.map(nameOf)).toEqual(['orders_get_order', 'wiki_search'])
    const one = written(tools, 'claude', ['export.namespace#/1/namespace'])
    expect(one.wires.map(nameOf)).toEqual(['get_order', 'wiki_search'])
    expect(one.items[1]!.written.losses).toEqual([
      {
        code: 'export.namespace',
        path: ['namespace'],
        values: { namespace: 'wiki', to: 'wiki_search' },
      },
    ])
    expect(tools.map((each) => print(each))).toEqual(before)
  })

  it('tells two tools of one name apart that only their groups kept apart', () => {
    const tools = [tool('search', { namespace: 'wiki' }), tool('search', { namespace: 'files' })]
    const codes = (id: string, chosen: readonly string[] = []) =>
      exportTools(tools, id, [], [], chosen)!.setErrors.map(({ code }) => code)
    expect(codes('claude')).toEqual(['name.duplicate'])
    expect(codes('claude', ['export.namespace'])).toEqual([])
    expect([codes('openai.responses'), codes('toolwright')]).toEqual([[], []])
  })

  it('is not put where it makes the name of another tool, and that is told', () => {
    const tools = [tool('get', { namespace: 'orders' }), tool('orders_get')]
    expect(offers(tools)).toEqual([[], []])
    const { items, wires } = written(tools)
    expect(wires.map(nameOf)).toEqual(['get', 'orders_get'])
    expect(items[0]!.written.losses.map(({ code }) => code)).toEqual([
      'export.namespace-taken',
      'dropped.namespace',
    ])
    expect(exportTools(tools, 'claude')!.items[0]!.written.losses).toHaveLength(1)
  })

  it('is followed by the texts of all tools, and by nothing else', () => {
    const tools = [
      tool('get_order', { namespace: 'orders', description: 'Looks up what search gave.' }),
      tool('search', {
        namespace: 'orders',
        description: '查到后请改用get_order，勿用wiki.search。',
      }),
      tool('search', { namespace: 'wiki' }),
      tool('help', {
        description: { does: 'Helps.', whenNot: 'For orders use `get_order` or orders.get_order.' },
        inputSchema: { type: 'object', properties: { a: { type: 'string', const: 'get_order' } } },
        inputExamples: [{ a: 'get_order' }],
      }),
    ]
    const { wires, items } = written(tools)
    const texts = wires.map((wire) => stringOf(get(wire, 'description')))
    expect(texts).toEqual([
      'Looks up what search gave.',
      '查到后请改用orders_get_order，勿用wiki_search。',
      'Does it.',
      'Helps. For orders use `orders_get_order` or orders_get_order.',
    ])
    expect(JSON.stringify(toPlain(wires[3]!))).toContain('"const":"get_order"')
    expect(items[3]!.written.losses.slice(0, 2)).toEqual([
      {
        code: 'export.name-in-text',
        path: ['description', 'whenNot'],
        values: { from: 'get_order', to: 'orders_get_order' },
      },
      {
        code: 'export.name-in-text',
        path: ['description', 'whenNot'],
        values: { from: 'orders.get_order', to: 'orders_get_order' },
      },
    ])
  })

  it('goes with a refused name that is chosen, whose mentions follow as well', () => {
    const tools = [tool('shift.plan'), tool('end', { description: 'First call shift.plan.' })]
    const { wires } = written(tools, 'claude', ['export.name'])
    expect(wires.map((wire) => [nameOf(wire), stringOf(get(wire, 'description'))])).toEqual([
      ['shift_plan', 'Does it.'],
      ['end', 'First call shift_plan.'],
    ])
  })
})
