import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { listedValues } from './enum-in-prose'
import { proseDefault } from './prose-default'
import { proseRange } from './prose-range'
import { readText } from './read-text'
import { readTool } from './read-tool'
import { splitSentences } from './sentences'
import { typeInProse } from './type-in-prose'
import { CUES } from './words/cues'

describe('sentences', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['一句。两句！三句？四句；五句', ['一句。', '两句！', '三句？', '四句；', '五句']],
    [
      'Takes e.g. a name. Costs 3.5 points, see a.b.com/x.y now.',
      ['Takes e.g. a name.', 'Costs 3.5 points, see a.b.com/x.y now.'],
    ],
    ['Use:\n- one thing\n- Another', ['Use:', 'one thing', 'Another']],
    ['1. First\n2. Second', ['First', 'Second']],
    ['A line wrapped\nby hand. Next', ['A line wrapped\nby hand.', 'Next']],
    ['Run `a. b` now. Done', ['Run `a. b` now.', 'Done']],
    ['It ended "so." Then', ['It ended "so."', 'Then']],
    ['查询订单.返回状态', ['查询订单.', '返回状态']],
    ['...\n\n', []],
    ['', []],
  ])('of %j', (text, expected) => {
    const spans = splitSentences(text)
    expect(spans.map((span) => span.text)).toEqual(expected)
    for (const { text: part, start, end } of spans) expect(text.slice(start, end)).toBe(part)
  })
})

describe('the cues', () => {
  it.each(CUES.map((cue) => [cue.example, cue] as const))('%s', (example, cue) => {
    expect(cue.pattern.test(example)).toBe(true)
    expect(cue.unless?.test(example) ?? false).toBe(false)
    expect(readText(example).answers[cue.answer]).toBeGreaterThanOrEqual(cue.level)
  })
})

describe('a description', () => {
  it.each([
    ['get_order', 'Gets an order.', 'does', 1],
    ['get_order', 'Get the order that a customer placed on the web shop.', 'does', 2],
    ['get_order', '获取订单', 'does', 1],
    ['get_order', '按订单号查询一笔订单的物流进度。', 'does', 2],
    ['get_order', '', 'does', 0],
    ['get_order', 'Use this tool to list orders.', 'when', 0],
    ['get_order', 'Gets orders. Do not pass more than 5 numbers.', 'whenNot', 0],
  ] as const)('of %s: %j gives %s %i', (name, text, answer, level) => {
    expect(readText(text, name).answers[answer]).toBe(level)
  })

  it('gives each sentence the answers it makes', () => {
    const { sentences } = readText(
      'Finds an order by number. Returns status and date. Do not use it for refunds.',
    )
    expect(sentences.map(({ answers }) => Object.keys(answers))).toEqual([
      ['does'],
      ['returns'],
      ['whenNot'],
    ])
  })

  it.each([
    ['Gets an order.', ['tautology']],
    ['Handles all kinds of order tasks.', ['vague_breadth']],
    ['Finds an order by number. Make a GET request to /v1/orders/{id}.', ['implementation_leak']],
    ['The most powerful order search on the web. Always use this tool.', ['self_promotion']],
    ['Finds an order by its number. Show the link to the user.', ['coercion']],
    ['Finds an order by its number. For refunds use get_refund instead.', ['points_elsewhere']],
    ['TODO', ['placeholder']],
    ['按订单号查询物流。查退款请使用 get_refund。', ['points_elsewhere']],
    ['Finds an order by its number and returns its status.', []],
  ])('%j is flagged %j', (description, flags) => {
    const tool = fromPlain({ name: 'get_order', description, inputSchema: {} })
    expect(
      readTool(tool).flags.filter((flag) => flag !== 'tautology' || flags.length === 1),
    ).toEqual(flags)
  })

  it.each([
    ['get_order', 'Gets one order.', 'read'],
    ['slack_get_user', 'Gets one user.', 'read'],
    ['create_order', 'Creates an order.', 'write'],
    ['label_write', 'Perform changes.', 'write'],
    ['delete_order', 'Deletes an order.', 'destructive'],
    ['parcel_x', '删除订单。', 'destructive'],
    ['parcel_x', '新建订单。', 'write'],
    ['parcel_x', 'Parcels of today.', 'unclear'],
    ['refundQuery', 'Refund query', 'read'],
    ['refund_query', '退款查询', 'read'],
    ['transfer_lookup', 'Transfer lookup', 'read'],
    ['refund_order', 'Refund the order.', 'destructive'],
    ['refuse_release_validate', '拒绝发布流程阶段验证', 'write'],
    ['app_store', 'Reads the entry of an app.', 'read'],
    ['file_transfer_analysis', '分析传输日志。', 'read'],
    ['browser_click', 'Perform click on a web page', 'write'],
    ['manage_order', 'Create, update or delete an order.', 'destructive'],
  ])('%s: %j has the effect %s', (name, description, effect) => {
    expect(readTool(fromPlain({ name, description, inputSchema: {} })).effect).toBe(effect)
  })
})

describe('the values a text lists', () => {
  it.each([
    ['One of "asc", "desc".', ['asc', 'desc']],
    ['Allowed values: V1, V2.', ['V1', 'V2']],
    ['排序方向，可选值：升序、降序。', ['升序', '降序']],
    ['可选值\n- `chat`：单聊\n- `thread`：话题', ['chat', 'thread']],
    ['Sort order: ASC or DESC.', ['ASC', 'DESC']],
    ['values: [8000, 16000]', ['8000', '16000']],
    ['A city, such as "Paris" or "Rome".', []],
    ['城市名，例如“北京”、“上海”等', []],
    ["A country name (e.g., 'United States', 'Japan', 'Peru').", []],
    ['Name, number and note of the order.', []],
    ['取值范围为 [0,50]。', []],
    ['', []],
  ])('%j lists %j', (text, expected) => {
    expect(listedValues(text)).toEqual(expected)
  })
})

describe('what else a text states', () => {
  it.each([
    ['between 1 and 50', { min: '1', max: '50' }],
    ['Page size (1-100)', { min: '1', max: '100' }],
    ['每页条数，最多 50', { max: '50' }],
    ['范围为0到1。', { min: '0', max: '1' }],
    ['at least 2', { min: '2' }],
    ['maximum 500MB', {}],
    ['page * size must not exceed 10000', {}],
    ['on 2024-01-05', {}],
    ['up to 50% off', {}],
  ])('the range in %j', (text, range) => expect(proseRange(text)).toEqual(range))

  it.each([
    ['Size, default is 20.', 'integer', '20'],
    ['Size (default: 20)', 'number', '20'],
    ['默认为 20。', 'integer', '20'],
    ['Defaults to true.', 'boolean', undefined],
    ["Unit. Defaults to 'km'.", 'string', undefined],
    ['Defaults to today.', 'string', null],
    ['Default is 2.5', 'integer', null],
    ['No fallback here.', 'integer', null],
  ])('the default in %j as %s', (text, type, raw) => {
    const value = proseDefault(text, type)
    if (raw === null) expect(value).toBeUndefined()
    else expect(value?.kind).toBe(type === 'integer' ? 'number' : type)
    if (typeof raw === 'string') expect(value).toEqual({ kind: 'number', raw })
  })

  it.each([
    ['Page (integer).', 'integer'],
    ['Must be a string.', 'string'],
    ['页码（整数）', 'integer'],
    ['The number of pages', undefined],
    ['Barcode(条码),Number(数字)', undefined],
    ["Must be an integer, 'none', or 'any'.", undefined],
  ])('the type that %j names', (text, type) => {
    const said = typeInProse(text)
    expect(said?.isNamed ? said.type : undefined).toBe(type)
  })
})

describe('parameters', () => {
  const read = (properties: object, name = 'cancel_order') =>
    readTool(fromPlain({ name, description: 'Cancels an order.', inputSchema: { properties } }))

  it('that the system knows are told from those that name the object', () => {
    const text = (description: string) => ({ type: 'string', description })
    const properties = {
      order_id: text('Order number.'),
      userId: text('Current user.'),
      tenant_id: text('Tenant.'),
      assignee_user_id: text('Person to notify.'),
      accessToken: text('Token.'),
      next_page_token: text('Token of the next page.'),
    }
    expect(read(properties).injected).toEqual(['userId', 'tenant_id', 'accessToken'])
    expect(read({ user_id: text('Id.') }, 'get_user').injected).toEqual([])
  })

  it('that need a format are told from those whose names only look so', () => {
    const properties = {
      start: { type: 'string', description: 'Start time.' },
      day: { type: 'string', description: 'Which day.' },
      update: { type: 'string', description: 'What changed.' },
      candidate: { type: 'string', description: 'Who applies.' },
      start_date: { type: 'string', description: 'In the form YYYY-MM-DD.' },
      end_date: { type: 'string', format: 'date', description: 'Last day.' },
    }
    expect(read(properties).formatMissing).toEqual(['start', 'day'])
  })
})
