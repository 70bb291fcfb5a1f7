/**
 * The preset dictionary of version 1: words and JSON that tool sets are made of, the commonest
 * last, where deflate reaches them with the fewest bits. Frozen: a changed character breaks every
 * link of this version, and a test says so.
 */
export const DICTIONARY_1 = [
  // Chinese, single words.
  '人民币验证码优惠券加密货币邮政编码省份城市区县国家地区纬度经度坐标路线天气预报温度航班酒店机票火车票座位乘客快递物流仓库库存供应商采购合同发票',
  '报销审批流程部门员工考勤工资会议日程提醒联系人电子邮件地址收件人主题附件短信电话手机号码微信公众号群聊机器人知识库文档段落关键词摘要翻译',
  '图片音频视频链接网址浏览器截图代码仓库分支提交合并部署容器集群日志监控告警指标数据库数据表字段索引统计图表报告评论标签分类目录路径文件夹',
  '购物车商品编号价格折扣数量金额总价支付方式付款退款退货换货原因申请客户会员积分等级账户余额转账银行卡股票基金汇率利率病人医生科室挂号处方',
  '课程学生老师成绩考试题目答案歌曲歌手播放列表电影餐厅菜品预订取消确认修改更新删除新增创建添加移除上传下载导入导出发送接收订阅通知启动停止',
  '权限角色登录密码令牌密钥会话超时重试失败成功错误警告状态进度优先级负责人截止日期开始时间结束时间时间戳时区毫秒分钟小时今天明天昨天上周本月',
  '的详细信息，包括最近一次，最多返回前几条，按时间倒序排列，从第几页开始，每页数量，默认值为空，默认为当前日期，单位为，格式为，可选值：，取值范围：，必填。选填。',
  '不可撤销，执行前需用户确认。只读，不会修改任何数据。会修改数据。需要管理员权限。每分钟最多调用次，超过则返回错误。不支持模糊搜索。区分大小写。',
  '如果不提供，则使用默认值。如果没有找到，返回空列表。如果用户没有给出，先向用户询问，不要猜测。例如：；不包含；以及；或者；根据；通过；用于；关于；其中；',
  '当用户想要查询、搜索、了解、获取、修改、取消、提交时使用。当用户询问某个订单的物流状态时使用。在调用之前，先用获取。需要先知道订单号。',
  '不要用于；不要用它来修改数据，改用；不用于查询其他用户的信息，请改用；如需查看列表，请使用。仅限当前用户；仅支持最近三个月的数据；',
  '返回订单的状态、金额和创建时间。返回一个列表，每项包含编号、名称和状态。返回结果按相关度排序。返回字符串，是新建记录的编号。',
  '用户的唯一标识符，由返回，形如。订单号，以字母开头，例如。要查询的关键词，支持多个，用逗号分隔。是否包含已删除的记录，默认为否。日期，格式为 YYYY-MM-DD，例如 2024-06-01。返回的最大条数，默认 10，最大 100。',
  '根据订单号查询订单的详细信息，根据关键词搜索商品，获取指定城市的当前天气，创建一个新的任务，更新指定的记录，删除指定的文件，列出当前用户的所有项目。',
  // English, single words.
  ' notification subscription environment authentication authorization permission organization repository branch commit pull request issue milestone deployment container cluster ',
  'workspace database schema column record document folder directory attachment template calendar meeting attendee reminder schedule timezone duration milliseconds seconds minutes hours ',
  'customer account invoice payment refund currency amount balance discount quantity shipping delivery warehouse inventory supplier product catalog category price total order cart coupon ',
  'latitude longitude coordinates address postal code country region city street weather forecast temperature celsius fahrenheit flight hotel restaurant reservation passenger departure arrival destination ',
  'channel message thread recipient sender subject body email phone contact comment review rating image video audio screenshot browser selector navigate click language translate summary ',
  'metrics dashboard alert incident severity priority assignee reporter label tag version release changelog history metadata timestamp created updated deleted archived published draft ',
  'comprehensive configuration automatically available additional associated specified different operation previous existing multiple including containing matching returned requested supported individual ',
  'uppercase lowercase alphanumeric hyphens underscores characters prefix suffix whitespace encoded base64 URL-encoded Markdown HTML JSON object array string integer boolean ISO 8601 RFC 3339 UTC UUID ISO 4217 E.164 ',
  // English, phrases.
  ' for pagination. Cursor from the previous response; omit it for the first page. Page number, starting at 1. Number of results per page. Sort order of the results. Sort by this field. ascending or descending, newest first. ',
  'Comma-separated list of Array of List of fields to include in the response. A natural language description of what the user is looking for. Search query. Free-text search term. Case-insensitive. Supports wildcards. ',
  'Start date, inclusive. End date, exclusive. Date in YYYY-MM-DD format, e.g. 2024-01-31. Time in ISO 8601 format with time zone, e.g. 2024-01-31T09:00:00Z. Amount in the smallest currency unit, e.g. cents. Three-letter ISO 4217 currency code, e.g. USD. City name, e.g. Berlin. Two-letter country code. ',
  'This cannot be undone. Ask the user to confirm before calling this tool. Read-only; it changes nothing. Requires administrator rights. Limited to 60 calls per minute. At most 100 results are returned. Only works for the last 90 days. Rate limited. Results may be up to 15 minutes old. ',
  'If not provided, the default is used. If omitted, all are returned. Defaults to false. Defaults to true. Default is 10. Required when Optional. Must be one of the following: Must be provided. Set to true to Whether to include Whether the Maximum number of results to return. Maximum length Minimum ',
  'based on the between the from the with the when the that the in the for the of the to the and the on the is the by the for a specific of a specific to a specific with a single such as instead of according to as well as associated with related to detailed information about a list of all the number of the status of the name of the content of the current user the specified the authenticated user ',
  'Get details of Get the current List all Search for Find Retrieve Fetch Look up Create a new Update an existing Delete Remove Add a Send a Cancel Check Calculate Convert Generate Run Execute Upload Download Submit Approve Read Write ',
  'Returns an error if there is no such Returns an empty list when nothing matches. Returns the ID of the new Returns a list of objects with Returns the status, the total and the date of the Each item has an id, a name and a status. returns an array of objects, newest first. ',
  'Do not use it to Do not use this tool for Do not use it when the user only wants to ; use get_ instead. use list_ instead. use search_ instead. For several at once, use Not for ',
  'Use this when the user asks about Use this tool when the user wants to know Use it when the user gives Use when you need to Call this before Call it first to find the id. after the user has confirmed. ',
  'The ID of the The unique identifier of the , as returned by search_ , as returned by list_ The name of the The number of The type of the The title of the The text of the The URL of the The path of the The date Name of the New name for the ID of the Order number, e.g. ',
  // Member names and values.
  '"questions":[{"text":"","expect":"review":{"comments":[{"at":"by":"author":"","date":"2025-01-01","note":"',
  '"$schema":"http://json-schema.org/draft-07/schema#","$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"$ref":"#/$defs/"oneOf":["allOf":["not":{"if":{"then":{"else":{"const":"dependentRequired":{"patternProperties":{"propertyNames":{"prefixItems":[',
  '"contract":{"whenAskedLess":"askWhenMissing":["failures":[{"when":"say":"retry":false,"execution":{"taskSupport":"forbidden"},"icons":[{"src":"meta":{"_meta":{"vendor":{"openai":{"anthropic":{"mcp":{"namespace":"strict":true,"cache_control":{"type":"ephemeral"}',
  '"format":"uri"},"format":"uuid"},"format":"email"},"format":"date"},"format":"date-time","pattern":"^[A-Z]{2,3}-\\\\d{4,}$","pattern":"^[a-z0-9_-]+$","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$","minLength":1,"maxLength":100,"exclusiveMinimum":0,"multipleOf":1,"uniqueItems":true,"minItems":1,"maxItems":10,',
  '"asc","desc"],"default":"desc"},"low","medium","high"],"open","closed","all"],"pending","paid","shipped","delivered","cancelled"],"active","inactive","created_at","updated_at","json","text","markdown"],"en","zh"],"USD","EUR","CNY"],"minimum":1,"maximum":100,"default":10},"minimum":0,"default":1},"default":false},"default":true},"default":20,"examples":["',
  '"start_date":{"end_date":{"start_time":{"end_time":{"created_at":{"page_size":{"page":{"cursor":{"limit":{"offset":{"sort":{"order":{"filter":{"fields":{"user_id":{"project_id":{"order_id":{"customer_id":{"email":{"phone":{"city":{"location":{"date":{"amount":{"currency":{"status":{"category":{"language":{"reason":{"message":{"content":{"text":{"title":{"path":{"url":{"key":{"value":{"name":{"id":{"query":{',
  '"outputSchema":{"type":"object","properties":{"inputExamples":[{"annotations":{"title":"","readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":true}}',
  '"anyOf":[{"type":"string"},{"type":"null"}]},"type":["string","null"],"type":"array","items":{"type":"object","properties":{"type":"array","items":{"type":"string","enum":["type":"array","items":{"type":"string"},"description":"',
  '"},"type":"boolean","description":"Whether to "},"type":"number","description":"","minimum":0},"type":"integer","description":"Maximum number of ","default":10,"minimum":1,"maximum":50},"type":"string","enum":["","","description":"',
  '{"toolwright":1,"title":"","author":"","note":"","tools":[{"name":"get_","title":"","description":"search_list_create_update_delete_send_cancel_find_add_remove_check_query_',
  '。"},"required":["],"additionalProperties":false}},{"name":"',
  '"},"description":{"does":"","when":"Use when the user ","whenNot":"Do not use ","returns":"Returns ","limits":""},"notes":"当用户","whenNot":"不要用","returns":"返回","limits":"',
  '","inputSchema":{"type":"object","properties":{"id":{"type":"string","description":"The "},"query":{"type":"string","description":"要"},"limit":{"type":"integer","description":"',
  '."},"required":["id"],"additionalProperties":false}}]}',
].join('')
