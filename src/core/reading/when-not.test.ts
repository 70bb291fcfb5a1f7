import { describe, expect, it } from 'vitest'
import { readText } from './read-text'

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Written from how tools are described, not taken from any: said outright, implied, or about something else. */
const SAID_EN = lines(`
  Do not use this for exporting whole tables.
  Don't call it to change an address.
  Never invoke this tool for test accounts.
  You should not use this when the order has shipped.
  Avoid calling this for single records.
  This tool must not be used to move money.
  It shouldn't be called for guests.
  Not suitable for large archives.
  Not intended for production data.
  This isn't meant for bulk imports.
  It is not designed to handle refunds.
  Not appropriate when the account is closed.
  Unsuitable for real-time data.
  If you need the full text, use fetch_page instead.
  For single invoices, call get_invoice.
  To change the address, use update_contact.
  Use search_orders rather than this tool if the number is unknown.
  Prefer get_parcel when you only have a tracking number.
  Where possible, prefer the bulk version.
  Use the export tool instead.
  This does not send the message; it only stores a draft.
  It won't update existing rows.
  The tool cannot cancel paid bookings.
  Doesn't cover refunds or chargebacks.
  Deleted items are not included.
  This will not notify the guests.
  No refunds are made.
  Archived notes are skipped.
  Refunds are handled elsewhere.
  Payment is handled by a separate tool.
  Only use this tool if no other tool fits.
  Use as a last resort.
  Skip this tool when the answer is already known.
  There is no need to call this before a search.
  Use this unless the user names a branch.
  Reserve this for emergencies; otherwise use create_ticket.
  Private channels are out of scope.
  This is not a substitute for create_backup.
  Does NOT support attachments.
  Except for drafts, use publish_page.
  It is the wrong tool for currency conversion.
  Please don't reach for this when a plain lookup is enough.
  Never rely on it for billing.
  This function isn't for creating accounts.
  Not a good fit for streaming data.
  For anything older than a year, go through the archive tool.
  If all you have is an email, find_contact is the better choice.
  Creating folders is done with make_folder.
  The tool never writes to disk.
  It only previews the change; nothing is applied.
  Does not touch files outside the workspace.
  Can't restore deleted rows.
  There's no way to edit a sent message with this.
  Messages already sent are not affected.
  It stops short of publishing.
  Publishing is left to publish_post.
  You don't need this tool if the list is already in the conversation.
  This is not the tool to use for weather questions.
  Don't run it on production unless told so.
  Use list_shops for shops, not this.
  Excludes archived projects.
  Without a subscription, use the free tier call instead.
  Rather than calling this in a loop, call get_many.
  Sending is a separate step.
`)
const IMPLIED_EN = lines(`
  Only returns open tickets.
  Returns only active members.
  Exclusively for internal accounts.
  Applies solely to draft invoices.
  Only for administrators of the shop.
  This tool is deprecated.
  Use only when the user explicitly asks for it.
  Returns public posts only.
  Just lists names.
  Strictly for testing.
  Read access only.
`)
const ELSE_EN = lines(`
  Do not pass more than ten ids.
  Do not include the leading slash in the path.
  Never guess the id.
  The date must not be in the past.
  If the order is not found, an error is returned.
  Use this tool to find out why an order does not arrive.
  Call get_user first to obtain the id.
  Finds orders that have not been paid.
  Lists items not yet shipped.
  Use YYYY-MM-DD for dates.
  If no date is given, today is used instead.
  Do not call it more than once a minute.
  The name cannot be longer than 40 characters.
  Returns false when the number is not valid.
  Checks that a link does not lead to a missing page.
  The file name should not contain spaces.
  Leave the field empty if you do not know it.
  This action cannot be undone.
  The user must not be asked for a password.
  Do not invent values.
  Do not wrap the query in quotes.
  Don't forget the country code.
  Never send more than one file.
  Use the id from list_shops.
  Retries are not needed as the call is idempotent.
  The result is empty if nothing was found.
  Returns an error when the account does not exist.
  Counts orders that were not delivered.
  Use it to see which tests do not pass.
  Values that are not numbers raise an error.
  You cannot request more than 50 rows.
  Password must not contain spaces.
  If the user has no account, create one first.
  Omit the field to keep the old value.
  Finds pages no one has visited.
  This cannot be undone.
`)
const SAID_ZH = lines(`
  不要用于批量导出。
  请勿用本工具修改地址。
  切勿在测试账号上调用此工具。
  订单已发货时不要调用。
  不适用于大文件。
  不适合处理实时数据。
  本工具不用于退款。
  并非用来转账。
  不建议在查询单条记录时使用。
  已知答案时无需调用。
  没有必要为此再调用一次。
  如需修改地址，请使用 update_address。
  查询单张发票请用 get_invoice。
  若只有快递单号，请改用 get_parcel。
  退款请走退款工具。
  批量操作应使用批量接口。
  仅保存草稿，不会发送邮件。
  不会通知参会人。
  不能取消已付款的订单。
  无法修改历史记录。
  不包括已归档的笔记。
  不含已删除的项目。
  不覆盖退款场景。
  退款由另一个工具处理。
  支付请在支付工具中完成。
  私有频道不在范围内。
  超出范围的问题不归本工具管。
  只查询，不下单。
  只读取，不修改。
  除非用户指定分支，否则使用本工具。
  其他情况请使用 search_orders。
  该工具已废弃，请使用 list_items_v2。
  不支持跨店查询。
  不负责售后。
  避免用于生产环境。
  这不是备份工具。
  本工具不做货币换算。
  普通问答不需要使用本工具。
  当用户只是闲聊时，不应调用。
  找不到时再退回到 search_all。
  闲聊场景下请不要触发该工具。
  千万不要在生产库上执行。
  不能拿来查询别人的订单。
  本接口不能用于支付。
  这个工具不管发货。
  它只生成草稿，并不真正发送。
  创建文件夹请用 make_folder。
  如果只知道邮箱，find_contact 更合适。
  历史数据不在查询范围。
  对已发送的消息不起作用。
  不会改动工作区以外的文件。
  需要导出时，请到导出工具。
  编辑请走 edit_note，删除请走 delete_note。
  没有删除功能。
  不具备写权限，不能更新数据。
  无须为闲聊调用此工具。
  已有结果时不必再查。
  暂不支持批量取消。
  本工具与发票无关，发票请用 get_invoice。
  不包含运费。
  不涉及退款流程。
  不要把它当作搜索工具。
  超过一年的数据请改用归档接口。
`)
const IMPLIED_ZH = lines(`
  仅返回未完成的工单。
  只返回在职员工。
  仅限公开仓库。
  仅供管理员使用。
  仅适用于草稿发票。
  只对当天的订单有效。
  仅在用户明确要求时使用。
  该工具已废弃。
  只做估算。
  仅查公开帖子。
  只给出名称。
  仅供测试。
  只针对本店。
`)
const ELSE_ZH = lines(`
  不要传超过十个编号。
  路径不要以斜杠开头。
  不要猜测编号。
  日期不能早于今天。
  名称不能超过四十个字。
  订单不存在时返回错误。
  查询未付款的订单。
  列出尚未发货的商品。
  不传日期时默认为今天。
  请先调用 get_user 获取编号。
  每分钟不要调用超过一次。
  该操作不可撤销。
  如果不知道，请留空。
  检查链接是否不可用。
  不要编造数据。
  文件名不应包含空格。
  删除后无法恢复。
  参数不能为空。
  找出不符合要求的合同。
  返回不可用的时间段。
  查询语句不要加引号。
  别忘了填写国家区号。
  一次不要上传多个文件。
  编号来自 list_shops。
  账号不存在时会报错。
  统计没有送达的订单。
  密码不得包含空格。
  留空则不修改原值。
  用户没有账号时先创建一个。
  不区分大小写。
  无需传入令牌。
  查找无人访问的页面。
  每页不超过五十条。
  未登录会返回 401。
  不传则查询全部。
  该操作不能撤销。
`)

const whenNot = (sentence: string): number => {
  const first = /[\u3400-\u9fff]/.test(sentence)
    ? '根据订单号查询一笔订单。'
    : 'Finds one order by its number. '
  return readText(first + sentence, 'get_order').answers.whenNot
}

describe('when not to use a tool', () => {
  it.each([...SAID_EN, ...SAID_ZH])('is said by: %s', (sentence) => {
    expect(whenNot(sentence)).toBe(2)
  })

  it.each([...IMPLIED_EN, ...IMPLIED_ZH])('is implied by: %s', (sentence) => {
    expect(whenNot(sentence)).toBe(1)
  })

  it.each([...ELSE_EN, ...ELSE_ZH])('is another thing than: %s', (sentence) => {
    expect(whenNot(sentence)).toBe(0)
  })

  it.each([
    // What is done this way and not that says no time to leave it.
    'Pass several in one call rather than one after the other.',
    'A set of conditions rather than a fixed list.',
    'Use bodyPreview instead of body for long lists.',
    'For pages of members, call `useMember({ or: "redirect" })`.',
    'If the shop is not known, call `list_shops` to find it.',
    'Cleans up deprecated switches.',
  ])('is another thing than: %s', (sentence) => {
    expect(whenNot(sentence)).toBe(0)
  })
})
