import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readText } from './read-text'
import { readTool } from './read-tool'
import { inChinese } from './words/name-translations'

const read = (name: string, description: string) =>
  readTool(fromPlain({ name, description, inputSchema: {} }))

describe('a description that restates the name', () => {
  it.each([
    // A product, menu or label in front is no information.
    ['delete_work_item', '[Project Desk] Delete a work item.'],
    ['retrieve_block', 'Notes | Retrieve a block'],
    ['cancel_release', '[发布平台] 取消发布'],
    ['table_record_create', '[Suite]-云文档-多维表格-记录-新增记录-在多维表格数据表中新增一条记录'],
    // Words for the same thing, a gloss, the class of what is named.
    ['search_repositories', 'Search for projects'],
    ['get_card_history', 'Get the history/actions of a specific card'],
    ['update_wiki', 'Updates an existing wiki page'],
    ['delete_event', 'Delete a calendar event.'],
    ['get_thread_replies', 'Get all replies in a message thread'],
    ['update_task', "Update an existing task's details"],
    ['list_vars', 'List all variables'],
    // In the other language, with filler, product or benefit.
    ['get_historical_weather', '获取历史天气数据'],
    ['get_crypto_price', '获取指定加密货币的价格。'],
    ['get_news', '获取 Acmely 平台上的新闻'],
    ['disconnect_database', '断开当前数据库连接。'],
    ['get_quotes_by_author', '根据作者检索名言。'],
    ['init_project_rules', '初始化專案規範'],
    ['search_news', '搜索新闻文章'],
    ['search_recipes', '根据给定条件搜索食谱'],
    ['search_film', '根据电影标题搜索'],
    ['calculate_bmi', '计算身体质量指数（BMI）'],
    ['search_testcases', '[测试管理] 搜索测试用例'],
    // The key is the name's own, or the first sentence is said again.
    ['teams_get_by_id', 'Get a team by ID.'],
    ['reboot_droplets_tag', 'Reboot droplets by tag'],
    ['list_databases', 'List database entries. Use this endpoint to view databases.'],
    ['map_reverse_geocode', '全球逆地理编码'],
    // What the thing of the name has or brings along anyway.
    ['list_appointments', 'List scheduled appointments from Calendarly'],
    ['update_device', 'Update properties of a registered device.'],
    ['get_shop_info', 'Retrieve metadata about a Shopbase shop'],
    ['send_message', 'Send a message to a recipient'],
    ['send_email', '发送一封电子邮件给收件人'],
    ['signout', 'Sign out'],
    ['logout', 'Log out from your Acmely account'],
    ['screenshot', 'Take a screenshot'],
    ['unlink_related_page', 'Unlink the relation between a page and a related page'],
    // An abbreviation spelled out, a plural in ie, an aside in parentheses.
    ['calculate_bmi', 'Calculate body mass index'],
    ['calculate_bmi', '计算BMI（身体质量指数）'],
    ['list_movies', '列出电影'],
    ['convert_currency', '将一种货币的金额转换成另一种货币'],
    // A common noun right before the name's own; the key is the name's own.
    ['create_account', '创建一个新用户账户'],
    ['list_orders_by_origin', '根据创建来源查询订单'],
    ['search_songs', '根据过滤条件搜索歌曲'],
    // A frame, a particle, a product by its Chinese name, the caller in front of the verb.
    ['list_songs', 'A tool for listing songs.'],
    ['list_songs', 'A tool for listing songs in Tunely.(在飞书中列出歌曲)'],
    ['get_song', 'Look up the song'],
    ['get_song_by_id', 'Gets a song by its public ID.'],
    ['delete_song', '删除微信歌曲'],
    ['get_song', '应用通过此接口获取歌曲。'],
    ['save_song', 'Saves changes to a song.'],
  ])('%s: %j', (name, text) => {
    const { answers, flags } = read(name, text)
    expect(answers.does).toBe(1)
    expect(flags).toContain('tautology')
  })

  it.each([
    // A container, a selection, a key or a second object says more.
    ['list_tables', 'List all tables in a specific base'],
    ['get_issue', 'Get an issue by its number in a project'],
    ['retry_pipeline', 'Retry a failed pipeline'],
    ['get_current_time', 'Get the current date and time'],
    ['update_schema', 'Update an account-level schema'],
    ['delete_emails', 'Permanently deletes emails'],
    ['get_language', 'Gets the language of each file in a folder.'],
    ['check_balance', '查询指定用户的余额。'],
    ['calculate_tax', '根据收入计算税款'],
    ['get_news', '获取最新新闻标题'],
    ['get_route', '提供新加坡的路线规划服务。'],
    ['get_status', '获取数据库连接状态'],
    ['get_realtime_city', '获取指定城市的实时天气'],
    ['calculate_bmi', '根据身高和体重计算身体质量指数（BMI）'],
    ['device_registry', '设备注册工具，用于注册和追踪设备的位置和状态。'],
    ['get_gist', 'Get one gist by gist number'],
    ['rerun_job', 'This tool is used to rerun a job from the start or the failed step.'],
    ['get_members', 'Get the members of an organization'],
    ['emergency_dispatch', '调度救援车辆以响应事故。'],
    // Whose, of which kinds, on what, two actions.
    ['get_profile', "Get the current user's profile"],
    ['remove_page', "Removes a page from your team's site"],
    ['update_entry', 'Updates an existing entry (Note or Task).'],
    ['list_notes', 'List notes on a record'],
    ['insert_picture', 'Upload a local picture file and insert it into a page'],
    ['get_share', 'Get details of a share or list all shares.'],
    ['fetch_run', 'Retrieve a run sent by a fetch job by its ID'],
    ['get_route', '获取当前身份（应用或用户）的路线'],
    // A limit, a filter, a kind of tool around it.
    ['list_plans', '获取计划列表，支持分页及按项目、状态、名称筛选'],
    ['review_tool', '文本审核工具，通过多个规则检查广告与辱骂内容'],
    [
      'app_table_list',
      '[Suite]-云文档-表格-列出数据表-列出表格中的数据表，包括其 ID、版本号和名称',
    ],
  ])('is not %s: %j', (name, text) => {
    const { answers, flags } = read(name, text)
    expect(answers.does).toBe(2)
    expect(flags).not.toContain('tautology')
  })

  it('is vague where it only handles or manages', () => {
    expect(read('window', 'Manages browser windows and tabs').answers.does).toBe(1)
    expect(read('window', 'Manages windows: opens, closes and resizes them').answers.does).toBe(2)
  })

  it('knows a name by the words of the dictionary of names too', () => {
    expect(inChinese('orders')).toContain('订单')
    expect(inChinese('deployment')).toContain('部署')
    expect(inChinese('qwxz').size).toBe(0)
  })
})

describe('the other answers', () => {
  it.each([
    ['Only call it on an explicit instruction.', 'when', 2],
    ['Lists templates, most recently updated first.', 'when', 0],
    ['This tool allows you to create a contact.', 'when', 0],
    ['适用边界：项目级编排。', 'when', 2],
    ['域名仅在桶公开时才能访问。', 'when', 0],
    ['Checks a word and gets the correction.', 'returns', 1],
    ['Searches and retrieves events.', 'returns', 0],
    ['Use get_user to get the owner.', 'returns', 0],
    ['返回每个资源的动作：create=新建，update=更新。', 'returns', 2],
    ['返回的文件信息包括名称和大小。', 'returns', 2],
    ['获取指定会话（包括单聊、群组）内的消息', 'returns', 0],
    ['Only supported when the host is set.', 'limits', 2],
    ['You can also create one while editing.', 'limits', 0],
    ['Takes a snapshot of the page.', 'limits', 0],
    ['Requires an id. If the id is not known, first call list_ids.', 'limits', 0],
    ['Requires an id.', 'limits', 1],
    ['名称必须与查询结果完全一致。', 'limits', 0],
    ['多数环境数分钟内可收敛。', 'limits', 2],
    ['If the project is archived, use the latest copy.', 'when', 0],
    ['If the user asks for all of them, use the `all` type parameter.', 'when', 0],
    ['When called with step set, it pauses before the next action.', 'when', 0],
    ['The reserve is used when a balance is applied.', 'when', 0],
    ['用户要求退款时使用。', 'when', 2],
    ['评估信誉，基于客户反馈和用户要求。', 'when', 0],
    ['获取用户有权访问的聊天室。', 'when', 0],
    ['Create a record in a table', 'returns', 0],
    ['Search for records containing a text', 'returns', 0],
    ['超出会返回 400，需要更多时缩小范围。', 'returns', 0],
    ['This is an async operation.', 'limits', 2],
    ['Gets the status of an async task.', 'limits', 0],
    ['Summarizes the last 1–12 weeks.', 'limits', 2],
    ['Use airport codes only.', 'limits', 2],
    ['The link expires after a day.', 'limits', 2],
    ['Goes forward to the next page.', 'limits', 0],
    ['实际工时不能通过本工具修改。', 'limits', 2],
    ['获取构建日志（仅云端构建）。', 'limits', 2],
    ['全文受到一定的使用限制。', 'limits', 1],
    ['检索全球超过 179 种货币的汇率。', 'limits', 0],
    ['调试代码，返回错误和警告信息。', 'limits', 0],
    ['The page must be open before setting a cookie.', 'when', 2],
    ['The page must be open before setting a cookie.', 'limits', 0],
    ['Useful for refining a search.', 'when', 1],
    ['Useful when a search fails.', 'when', 2],
    ['Use city when the user names one.', 'when', 0],
    ['适用于管理端数据查询与运维。', 'when', 1],
    ['适用于订单已发货的场景。', 'when', 2],
    ['Only use when the user has explicitly asked to change it.', 'whenNot', 1],
    ["The token is a test token and shouldn't be used in production.", 'whenNot', 0],
    ['You must call the "Find Library" tool first, UNLESS the user gives an id.', 'whenNot', 0],
    ['At 3MB and above use create-upload-session.', 'whenNot', 2],
    ['Borders are not set here; use set_borders for those.', 'whenNot', 2],
    ['如要创建子任务，需要使用[创建子任务]接口。', 'whenNot', 2],
    ['list=获取列表（不含字段），get=查询单个', 'whenNot', 0],
    ['服务端写入不含 _owner 字段。', 'whenNot', 0],
    ['当前仅支持新建，不支持更新现有结构。', 'whenNot', 2],
    ['Exports a list as CSV.', 'returns', 2],
    ['Lists status codes and their meanings.', 'returns', 2],
    ['Reads a picture and returns it as base64 with its type.', 'returns', 2],
    ['It returns the new page or a permission error.', 'returns', 1],
    ['列出所有课程的标题和开课日期。', 'returns', 2],
    ['检索店铺信息，主要包括地址和电话。', 'returns', 2],
    ['查询日志，其中通常包含调度信息。', 'returns', 1],
    ['Other kinds fall back to plain text.', 'limits', 2],
    ['Holds prices dating back to May 2016.', 'limits', 2],
    ['Only provide fields to update.', 'limits', 1],
    ['The previous secret is immediately invalidated.', 'limits', 2],
    ['This call is asynchronous.', 'limits', 2],
    ['两个日期的间隔不能大于6个月。', 'limits', 2],
    ['获取长达六年的价格。', 'limits', 2],
  ] as const)('of %j: %s %i', (text, answer, level) => {
    expect(readText(text, 'do_it').answers[answer]).toBe(level)
  })

  it('take a menu and a key for no action', () => {
    expect(read('sales_by_origin', '[Suite] 根据创建来源查询订单').effect).toBe('read')
    expect(
      read('primary', '[Suite]-日历-日历管理-查询主日历-调用该接口获取主日历信息').effect,
    ).toBe('read')
  })
})
