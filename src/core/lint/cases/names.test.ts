import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { lintAlone } from '../engine'
import { nameMatchesEffect } from '../rules/naming/name-matches-effect'
import { nameVerbFirst } from '../rules/naming/name-verb-first'
import { noAbbreviatedName } from '../rules/naming/no-abbreviated-name'
import { noDatabaseVerb } from '../rules/naming/no-database-verb'
import { noVagueName } from '../rules/naming/no-vague-name'
import type { Rule } from '../rule'

const toolOf = (name: string, description = '', members: object = {}): JsonObject =>
  fromPlain({ name, description, inputSchema: { type: 'object' }, ...members }) as JsonObject
const lint = (rule: Rule, tool: JsonObject) => lintAlone(tool, [rule])
const found = (rule: Rule, name: string, description = '', members: object = {}): string[] =>
  lint(rule, toolOf(name, description, members)).map(
    ({ severity, message }) => `${severity} ${message}`,
  )

describe('names that fit any tool', () => {
  it.each([
    'search',
    'run',
    'execute',
    'get',
    'Query',
    'process_data',
    'handle-request',
    'getInfo',
    'run2',
    'do_task',
    'tool_1',
  ])('are found: %s', (name) => {
    expect(found(noVagueName, name)).toEqual(['warning vague'])
  })

  it.each([
    'search_files',
    'create_task',
    'list_items',
    'delete_object',
    'calculate',
    'update_list',
    'create_call',
    'run_report',
    'weather',
    '查询订单',
  ])('are not found: %s', (name) => {
    expect(found(noVagueName, name)).toEqual([])
  })

  it.each([
    ['search', 'Search wiki pages by title.', 'search_wiki_pages'],
    ['get', 'Gets the current weather of a city.', 'get_weather'],
    ['search', 'Search for files in the drive.', 'search_files'],
    ['run', 'Run it.', undefined],
    ['list', 'Returns the list’s name.', undefined],
    ['query', '查询知识库。', undefined],
  ])('suggest a verb and a noun from the text: %s, %s', (name, description, suggestion) => {
    const [finding] = lint(noVagueName, toolOf(name, description))
    expect(finding?.values.suggestion).toBe(suggestion)
    expect(finding?.fix?.values.to).toBe(suggestion)
  })

  it.each(['Search files.', 'Search for files in Google Drive. Results are sorted by date.'])(
    'are not renamed to the words that the description alone has: %s',
    (description) => {
      const [finding] = lint(noVagueName, toolOf('search', description))
      expect(finding?.values.suggestion).toBe('search_files')
      expect(finding?.fix).toBeUndefined()
    },
  )

  it.each(['number', 'float'])('leave a sum of numbers its name: %s', (type) => {
    const number = { type }
    const inputSchema = { type: 'object', properties: { a: number, b: number } }
    expect(found(noVagueName, 'add', 'Adds two numbers.', { inputSchema })).toEqual([])
  })
})

describe('names that write to a field', () => {
  it.each([
    'update_order_status',
    'set_refund_flag',
    'insert_user_row',
    'updateTicketState',
    'shop_update_order_status_v2',
    'modify-payment-record',
    'set_order_is_deleted',
    '更新订单状态',
  ])('are found: %s', (name) => {
    expect(found(noDatabaseVerb, name)).toEqual(['warning field'])
  })

  it.each([
    'update_contact_phone',
    'change_delivery_address',
    'set_reminder',
    'get_order_status',
    'update_status',
    'update_dns_record',
    'insert_rows',
    'create_table',
    'update_feature_flag',
    'set_ai_option_status',
    'set_light_state',
    'set_presence_status',
    'request_order_cancellation',
    'set_row_height',
    '查询订单状态',
  ])('are not found: %s', (name) => {
    expect(found(noDatabaseVerb, name)).toEqual([])
  })
})

describe('a name against what the text says', () => {
  it.each([
    ['get_order', 'Gets the order and deletes it afterwards.'],
    ['get_customer', 'Returns the customer. Creates one if none exists.'],
    ['find_user', 'Find a user by e-mail and update their last login date.'],
    ['get_token', 'Creates a new access token.'],
    ['fetch_invoice', 'Fetches the invoice and emails it to the customer.'],
    ['view_cart', 'Shows the cart and places the order.'],
    ['get_mail', 'Get mail. This will mark it as read.'],
    ['calculate_refund', 'Calculates the refund and submits it for payment.'],
    ['query_orders', '查询订单并删除过期订单。'],
    ['list_messages', '查询消息列表，并将其标记为已读。'],
    ['get_balance', '查询余额，之后自动扣款 10 元。'],
    ['query_stock', '查询库存，库存不足时会自动创建采购单。'],
    ['查询订单', '查询订单，同时更新最后访问时间。'],
  ])('a read verb that changes something: %s, %s', (name, description) => {
    expect(found(nameMatchesEffect, name, description)).toEqual(['warning readWrites'])
  })

  it.each([
    ['delete_user', '查询用户信息。'],
    ['send_message', 'Gets the messages of a channel.'],
    ['cancel_order', "Returns the order's details."],
  ])('a write verb that only reads: %s, %s', (name, description) => {
    expect(found(nameMatchesEffect, name, description)).toEqual(['warning writeReads'])
  })

  it.each([
    ['get_or_create_customer', 'Creates a customer.'],
    ['check_in_guest', 'Checks the guest in and sends the key.'],
    ['get_report', 'Creates a report of the sales.'],
    ['get_order', 'Sends a GET request to the order service.'],
    ['get_upload_url', 'Creates a signed URL for uploads.'],
    ['search_docs', 'Searches docs that sync and deletes the rest.'],
    ['get_weather', 'Returns the weather. Does not create or change anything.'],
    ['list_events', 'Lists events. Updates and deletes are not included.'],
    ['get_template', 'Get a template. Use update_template to change it.'],
    // What comes back, or where an id is from, is no answer to what is done.
    ['delete_issue', 'Delete issue. Returns the key in JSON by default.'],
    ['update_permission', 'Update permission. Get the id via list_permissions.'],
    ['取消订单', '取消订单。返回订单号。'],
    ['run_query', 'Executes the statement and updates the table.'],
    ['upload_image', 'Fetch an image and attach it to the product.'],
    ['create_chart', 'Returns a chart of the data.'],
    ['mark_all_read', 'Marks all notifications as read.'],
    ['list_events', '获取事件列表，按更新时间排序。'],
    ['list_orders', '查询取消的订单及创建时间。'],
    ['get_stock', '查询库存，不会修改数据，也不会自动创建采购单。'],
    ['send_sms', '发送短信。'],
  ])('no contradiction: %s, %s', (name, description) => {
    expect(found(nameMatchesEffect, name, description)).toEqual([])
  })

  it.each([
    ['get_order', 'Gets an order.', { contract: { effect: 'write' } }, ['error readStated']],
    ['get_order', '', { contract: { effect: 'low-risk-write' } }, ['warning readStated']],
    ['delete_order', 'Removes it.', { contract: { effect: 'read' } }, ['error writeStated']],
    ['get_order', '', { annotations: { destructiveHint: true } }, ['error readStated']],
    ['get_order', '', { annotations: { readOnlyHint: false } }, ['error readStated']],
    ['remove_member', '', { annotations: { readOnlyHint: true } }, ['error writeStated']],
    ['get_order', 'Gets an order.', { contract: { effect: 'read' } }, []],
    ['get_order', '', { annotations: { readOnlyHint: true, destructiveHint: true } }, []],
    // The text takes the side of the name: the hint is wrong, not the name.
    ['get_order', 'Gets an order.', { annotations: { readOnlyHint: false } }, []],
    ['delete_order', 'Deletes an order.', { annotations: { readOnlyHint: true } }, []],
    ['create_completion', 'Text.', { annotations: { readOnlyHint: true } }, []],
    // An address is made to be handed out; whether that is a write is a matter of taste.
    ['get_upload_url', 'Text.', { annotations: { readOnlyHint: false } }, []],
  ])('and what the document states: %s, %s %j', (name, description, members, expected) => {
    expect(found(nameMatchesEffect, name, description, members)).toEqual(expected)
  })
})

describe('short words in a name', () => {
  it.each([
    ['calc_total', 'calculate_total'],
    ['getUsrMsg', 'getUserMessage'],
    ['QRY-ORDER', 'QUERY-ORDER'],
    ['del_user', 'delete_user'],
    ['orders_calc_total', 'orders_calculate_total'],
    // At the end it is the noun.
    ['image_gen', 'image_generation'],
    ['factorial_calc_b', 'factorial_calculation_b'],
  ])('are spelled out in the case they have: %s', (name, to) => {
    expect(lint(noAbbreviatedName, toolOf(name))[0]?.fix?.values.to).toBe(to)
  })

  it.each([
    'get_order_id',
    'send_sms',
    'get_repo_info',
    'fetch_url',
    'list_api_docs',
    'sync_db_config',
    'set_server_param',
    'map_playa_del_carmen',
  ])('that everybody reads are words: %s', (name) => {
    expect(found(noAbbreviatedName, name)).toEqual([])
  })

  it('are left where the document mentions the name elsewhere', () => {
    const [finding] = lint(
      noAbbreviatedName,
      toolOf('calc_total', 'Unlike calc_total_net it adds tax.'),
    )
    expect(finding).not.toHaveProperty('fix')
    const renamed = lint(noAbbreviatedName, toolOf('calc_total'))[0]!
    const edited = applyEdits(print(toolOf('calc_total')), renamed.fix!.edits)
    expect(edited.ok && JSON.parse(edited.text)).toMatchObject({ name: 'calculate_total' })
  })
})

describe('a verb in a name', () => {
  it.each([
    'orders_get_order',
    'unregister_server',
    'reinstall_app',
    'text_to_speech',
    'whoami',
    'isHoliday',
    'protect_branch',
    'rerank-documents',
    'getnews',
    'get24hSeries',
    'create3DModel',
    'reprioritize_issue',
    'del_user',
    '天气',
  ])('is there: %s', (name) => {
    expect(found(nameVerbFirst, name)).toEqual([])
  })
  it.each([
    'weather',
    'customer_details',
    'invoice_tool',
    'session_stats',
    'image_gen',
    'mp3_details',
  ])('is not there: %s', (name) => {
    expect(found(nameVerbFirst, name)).toEqual(['warning noVerb'])
  })
})
