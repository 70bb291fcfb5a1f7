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
    ['close_ticket', 'Close a ticket (cannot be reopened by API).', 1],
    ['close_ticket', 'Close a ticket (of a guest or member).', 2],
    // A kind written in capitals is no product; a product's kind and version say nothing.
    ['acme_open', 'Open a PDF in the viewer.', 2],
    ['list_widgets', 'List all available acme/kit v3 widgets.', 1],
    ['acme-get-shops', 'Gets a list of all shops available in the Acmely platform.', 1],
    // Taking the place of what is there is more than setting.
    ['set_labels', 'Replace the labels.', 2],
    ['set_labels', 'Set the labels.', 1],
    ['calculate_rent', '计算每月租金', 2],
    ['get_random_story', '获取一个随机的有趣故事', 1],
    ['get_next_match', '查询即将到来的下一场比赛', 1],
    ['send_reminder', '向指定的收件人发送提醒。', 1],
    ['verify_order', '验证订单以确保它属于一位本地买家。', 2],
    ['rescue_planner', '在山地紧急情况下管理和协调救护行动。', 1],
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
    for (const text of [
      'Use sort_by for another order.',
      'It comes before any other tool.',
      '新建请使用 createOrder。',
    ])
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
    ['merge_request', 'Merges it. This rewrites the branch and is not reversible.', 'destructive'],
    [
      'remove_member_from_list',
      'Removes a member from a list. This does not delete the member itself.',
      'write',
    ],
    ['stock_availability_checker', 'Checks how many are left.', 'read'],
    ['book_availability_checker', '检查图书是否可借。', 'read'],
    ['writing_tips', 'Gives tips for better letters.', 'read'],
    ['claim_domain', 'Claims a free domain.', 'write'],
    ['play_song', '播放一首歌曲。', 'write'],
    ['report_abuse', '举报一条评论。', 'write'],
    ['format_cells', 'Formats cells in a sheet.', 'write'],
    ['format_date', 'Formats a date.', 'read'],
    ['apply_bold', 'Apply bold to a title.', 'write'],
    ['call_api', 'Calls any action of the cloud: ListUsers, DeleteUsers.', 'destructive'],
    ['door_alarm', '监控门窗状态，并在异常时发出警报。', 'write'],
    ['insert_line', "Inserts a line; it doesn't replace the whole text.", 'write'],
    ['set_labels', 'Replace all labels of an order.', 'destructive'],
    ['download_theme', '下载并部署一套主题。', 'write'],
    ['report_download_scheduler', '计划并自动执行报表下载任务。', 'write'],
    ['craft_advice', '根据手艺名称，提供详细的实施细节。', 'read'],
    ['echo_headers', '返回发送请求时使用的头信息。', 'read'],
    ['find_and_replace_text', 'Find and replace words in a text.', 'destructive'],
    ['AcmeMessaging--CreateChannelSender', 'Makes a sender.', 'write'],
    ['page_act', 'Perform a single action on the page.', 'write'],
  ])('of %s: %j is %s', (name, description, effect) => {
    expect(readTool(fromPlain({ name, description, inputSchema: {} })).effect).toBe(effect)
  })

  const choice = (name: string, parameter: string, values: readonly string[]) =>
    readTool(
      fromPlain({
        name,
        description: 'Does it.',
        inputSchema: { properties: { [parameter]: { type: 'string', enum: values } } },
      }),
    ).effect
  it.each([
    ['create_tool', 'type', ['sms', 'transferCall', 'function'], 'write'],
    ['manage_call', 'type', ['create', 'delete'], 'destructive'],
    ['import_chart', 'insert_mode', ['add', 'replace'], 'destructive'],
    ['list_todos', 'action', ['assigned', 'marked'], 'read'],
    ['generate_chart', 'output_type', ['svg', 'file'], 'write'],
    ['generate_chart', 'output_type', ['svg', 'png'], 'read'],
  ])('of %s with %s of %j is %s', (name, parameter, values, effect) => {
    expect(choice(name, parameter, values)).toBe(effect)
  })

  it('of what is written over what is there, where a switch says so, is destructive', () => {
    const tool = (name: string, parameter: string) =>
      fromPlain({
        name,
        description: 'Does it.',
        inputSchema: { properties: { [parameter]: { type: 'boolean' } } },
      })
    expect(readTool(tool('upload_logo', 'overwrite')).effect).toBe('destructive')
    expect(readTool(tool('upload_logo', 'compress')).effect).toBe('write')
    expect(readTool(tool('get_logo', 'overwrite')).effect).toBe('read')
  })

  it('of what is generated into a folder is write', () => {
    const tool = (parameter: string) =>
      fromPlain({
        name: 'generate_voice',
        description: 'Generates a voice from a text.',
        inputSchema: { properties: { [parameter]: { type: 'string' } } },
      })
    expect(readTool(tool('outputDirectory')).effect).toBe('write')
    expect(readTool(tool('directory')).effect).toBe('read')
  })
})
