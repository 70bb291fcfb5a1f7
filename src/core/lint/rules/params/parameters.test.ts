import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../json/node'
import { fromPlain } from '../../../json/plain'
import { lintAlone } from '../../engine'
import { ruleOf } from '../../registry'

type Properties = Readonly<Record<string, object>>

/** Whether the rule finds something in a tool with these parameters. */
function isFound(rule: string, properties: Properties, required: readonly string[]): boolean {
  const tool = fromPlain({
    name: 'do_task',
    description: 'Does it.',
    inputSchema: { type: 'object', properties, required },
  }) as JsonObject
  return lintAlone(tool, [ruleOf(rule)!]).length > 0
}

const text = (description: string, more: object = {}) => ({
  value: { type: 'string', description, ...more },
})
const number = (name: string, description: string, more: object = {}) => ({
  [name]: { type: 'number', description, ...more },
})
const id = (description: string) => ({ order_id: { type: 'string', description } })
const flags = (a: string, b: string, description = '') => ({
  [a]: { type: 'boolean', description },
  [b]: { type: 'boolean' },
})
const choice = (name: string, values: readonly unknown[], description = '') => ({
  [name]: { enum: values, description },
})

const TABLE: Readonly<
  Record<string, { readonly found: readonly Properties[]; readonly silent: readonly Properties[] }>
> = {
  'says-when-left-out': {
    found: [
      text('Label to filter by.'),
      text('要筛选的标签。'),
      text('Optional. Label.'),
      { outer: { type: 'object', properties: text('Label.') } },
    ],
    silent: [
      text('Label; all when omitted.'),
      text('Label (default: none).'),
      text('Leave empty for all labels.'),
      text('If not provided, every label counts.'),
      text('Only needed when type is "card".'),
      text('Label.', { default: 'a' }),
      text('Label.', { const: 'a' }),
      text(''),
      text('标签，不传则返回全部。'),
      text('标签，默认全部。'),
      text('留空表示不限'),
      {
        rows: { type: 'array', default: [], items: { type: 'object', properties: text('Label.') } },
      },
    ],
  },
  'param-source-stated': {
    found: [id('Id of the order.'), id('Order ID'), id('订单唯一编号')],
    silent: [
      id('Id of the order, from search_orders.'),
      id('Order id as returned by the search.'),
      id("Number in the user's message."),
      id('Printed on the invoice.'),
      id('订单编号，由搜索接口返回'),
      id('用户提供的订单号'),
      id('Any unique id for the new order.'),
      id(''),
      text('Name of the order.'),
    ],
  },
  'asks-when-unsaid': {
    found: [text('Name of the city.'), text('城市名。')],
    silent: [
      text('Name of the city. Ask the user when it is missing.'),
      text('Name of the city; never guess it.'),
      text('城市名，用户没说时追问。'),
      text('城市名，不要猜。'),
      text('State.', { enum: ['a', 'b'] }),
      { value: { type: 'boolean', description: 'Whether.' } },
      { value: { type: 'array', description: 'Rows.' } },
    ],
  },
  'unit-stated': {
    found: [
      number('timeout', 'How long to wait.'),
      number('radius', 'Search radius.'),
      number('maxDuration', '最长时长'),
      number('amount', 'Amount to refund.'),
    ],
    silent: [
      number('timeout', 'How long to wait, in seconds.'),
      number('timeout_ms', 'How long to wait.'),
      number('radiusKm', 'Search radius.'),
      number('duration', '时长，单位分钟'),
      number('amount', '退款金额（元）'),
      number('weight', 'Weight of the factor, 0 to 1.'),
      number('page_size', 'Rows on a page.'),
      number('interval', 'Interval.', { enum: [1, 2] }),
      { ...number('amount', 'Amount.'), currency: { type: 'string' } },
      { timeout: { type: 'string', description: 'Timeout.' } },
    ],
  },
  'enum-values-explained': {
    found: [
      choice('kind', [0, 1, 2], 'Kind of the order.'),
      choice('urgency', ['P1', 'P2', 'P3'], '紧急程度'),
      choice('kind', ['A', 'B'], 'Kind.'),
      choice('kind', ['dlv', 'rtn'], 'What to do with the parcel.'),
    ],
    silent: [
      choice('kind', [0, 1], '0 = sale, 1 = return.'),
      choice('kind', [1, 2], '类型：1-销售，2-退货'),
      choice('kind', ['A', 'B'], 'A: sale; B: return.'),
      choice('kind', ['A', 'B'], 'Sale (A), return (B).'),
      choice('currency', ['USD', 'EUR'], 'Currency.'),
      choice('order', ['asc', 'desc'], 'Order.'),
      choice('page_size', [10, 20, 50], 'Rows.'),
      choice('format', ['pdf', 'csv'], 'Form.'),
      choice('state', ['open', 'closed'], 'State.'),
      choice('状态', ['已支付', '已发货'], '订单状态'),
      choice('term', [15, 30], 'Term in years.'),
    ],
  },
  'length-in-text': {
    found: [
      text('Note.', { maxLength: 100 }),
      text('Short code.', { pattern: '^[a-z]{2,8}$' }),
      { tags: { type: 'array', maxItems: 5, description: 'Tags.' } },
      text('备注', { maxLength: 100 }),
    ],
    silent: [
      text('Note, up to 1,000 characters.', { maxLength: 1000 }),
      text('2-8 letters.', { pattern: '^[a-z]{2,8}$' }),
      text('Day.', { maxLength: 10, format: 'date' }),
      text('Kind.', { maxLength: 10, enum: ['a'] }),
      text('Body.', { maxLength: 1_000_000 }),
      { tags: { type: 'array', maxItems: 5, description: '标签，最多 5 个' } },
      text('', { maxLength: 100 }),
    ],
  },
  'no-json-string': {
    found: [
      text('Comma-separated list of tags.'),
      text('标签，多个用英文逗号分隔'),
      text('JSON string with the fields name and age.'),
      text('JSON 数组字符串，每项有 name'),
      text('Tags, separated by commas.'),
    ],
    silent: [
      text('Latitude and longitude, comma-separated.'),
      text('经纬度，用逗号分隔'),
      text('Any JSON string; it is passed through as is.'),
      text('JSON schema as a JSON string.'),
      text('整张表的 JSON 字符串，字段不固定'),
      text('Tags, comma-separated or an array.'),
      text('Name of the JSON file.'),
      text('Comma-separated.', { contentMediaType: 'text/csv' }),
      { value: { type: 'array', description: 'Comma-separated list.' } },
    ],
  },
  'no-exclusive-booleans': {
    found: [
      flags('on', 'off'),
      flags('enableAlerts', 'disableAlerts'),
      flags('sort_asc', 'sort_desc'),
      flags('开启', '关闭'),
      flags('draft', 'final', 'Mutually exclusive with final.'),
      flags('draft', 'final', '与 final 互斥'),
      flags('toggle_light', 'bright'),
    ],
    silent: [
      flags('show_price', 'show_image'),
      flags('include_tax', 'exclude_weekends'),
      flags('on_sale', 'off_season'),
      { on: { type: 'boolean' }, off: { type: 'string' } },
    ],
  },
  'no-carried-data': {
    found: [
      text('Base64-encoded content of the picture.'),
      text('图片内容的 Base64 编码'),
      text('The complete result returned by search_orders.'),
      text('上一步返回的完整结果'),
      { dataset: { type: 'array', description: 'Rows to look at.' } },
    ],
    silent: [
      text('Address of the picture, or its base64 content.'),
      text('Base64-encoded cursor of the next page.'),
      text('Text of the letter to write.'),
      text('图片地址或 Base64 编码'),
      text('Encoding.', { enum: ['text', 'base64'] }),
      { dataset: { type: 'string', description: 'Name of the data set.' } },
    ],
  },
  'no-unused-param': {
    found: [
      text('Deprecated. Use city instead.'),
      text('Reserved for future use.'),
      text('This parameter is ignored.'),
      text('Currently unused.'),
      text('(deprecated) Region.'),
      text('预留字段，暂未使用'),
      text('该参数已废弃'),
      text('Region.', { deprecated: true }),
    ],
    silent: [
      text('Ignored when a city is given.'),
      text('Not used for type "card".'),
      text('Whether to list deprecated fields too.'),
      text('传了城市时该参数无效'),
      text('Number of seats to be reserved.'),
      text('未使用的优惠券编号'),
      text('保留小数位数'),
    ],
  },
}

describe.each(Object.entries(TABLE))('%s', (rule, { found, silent }) => {
  const required = ['param-source-stated', 'asks-when-unsaid'].includes(rule)
  const requiredOf = (properties: Properties) => (required ? Object.keys(properties) : [])

  it.each(found.map((each) => [JSON.stringify(each), each] as const))('speaks of %s', (_, each) => {
    expect(isFound(rule, each, requiredOf(each))).toBe(true)
  })

  it.each(silent.map((each) => [JSON.stringify(each), each] as const))(
    'has nothing to say of %s',
    (_, each) => {
      expect(isFound(rule, each, requiredOf(each))).toBe(false)
    },
  )
})

describe('no-echo-param-description', () => {
  it.each([
    ['user_id', '用户ID', true],
    ['city', '城市', true],
    ['orderStatus', '订单的状态。', true],
    ['user_id', '下单用户的编号', false],
    ['city', '城市，例如“上海”', false],
    ['title', '标题和副标题', false],
    ['sku', 'SKU', true],
    ['status', '订单状态', false],
  ])('%s: %s', (name, description, isEcho) => {
    const properties = { [name]: { type: 'string', description } }
    expect(isFound('no-echo-param-description', properties, [])).toBe(isEcho)
  })
})
