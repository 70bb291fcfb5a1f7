/** Names that ask for a definite format, in snake case; `unless` the text shows that they do not. */
export const NEEDS_FORMAT_NAMES: readonly { readonly name: RegExp; readonly unless?: RegExp }[] = [
  {
    name: /^(?:\w+_)?(?:dates?|datetime|date_time|timestamp|birthday|dob)$|^(?:start|end|begin|from|to|since|until|created|updated|check_?in|check_?out|departure|arrival|due|expiry|expiration|gmt)_(?:date|time|at|after|before|on|start|end)$|^gmt\w*$|^(?:since|until)$|_?date_(?:gte?|lte?|from|to|after|before|since|until|start|end|min|max)$/,
    unless: /\b(?:field|column|property|name|key|keyword|type|duration|relative|how long)\b/i,
  },
  {
    name: /^(?:start|end|begin|departure|arrival|due|event|meeting|booking|publish|expire)_?time$|^time(?:stamp)?$|^day$/,
    unless: /\bof (?:the )?week\b|星期|时长|\bzone\b|耗时|所需/i,
  },
  {
    name: /^(?:lat_?lng|lng_?lat|coordinates?|coords?|bbox|bounds|bounding_box|geo_?point|polyline|polygon)$/,
  },
  {
    name: /^(?:filter|sort|expand|order_by|ordering|sort_by|fields_mask|selector|jsonpath|index_pattern)$/,
    unless:
      /\b(?:by name|words?|keywords?|text|asc|desc|ascending|descending)\b|asc.?desc|(?:支持|为|[:：])\s*asc|[:：]\s*\w+(?:\s*[,，、/|]\s*\w+)+|名称|属性|字段|升序|降序/i,
  },
  {
    name: /(?:^|_)(?:formula|rrule|recurrence_rule|repeat_rule)$/,
    unless: /公式名|\bname of\b/i,
  },
  { name: /^(?:\w+_)?(?:base64|encoded|payload_b64|zip_file)$/ },
]

/** Texts that ask for a definite format. */
export const NEEDS_FORMAT_TEXT: readonly RegExp[] = [
  /\bquery filter\b|\bfilter formula\b|\b(?:traces?|logs?|events?|metrics?) query(?: string)?\b|(?:查询|筛选|过滤)(?:语句|表达式|公式)/i,
  /\b(?:center|centre) (?:point|coordinates?)\b|中心点(?!名)/i,
  /\b(?:after|before|since|until) the given (?:time|date)\b/i,
  // A name or an address may be written there as well.
  /^(?!.*(?:名称?|地址|城市)).*(?:经度纬度|经纬度|(?<![经纬]度)坐标)(?!系)/,
  /(?:开始|结束|起始|截止|出生|出发|到达|创建|预约|预订)(?:的)?(?:日期|时间)$|^(?:日期|时间)$/,
  /\b(?:start|end|departure|arrival|birth|due) (?:date|time)\b[.]?$/i,
]

/** A text that names or shows a format. */
export const SAYS_FORMAT =
  /\b(?:y{2,4}[-/.年]?m{1,2}|dd?[-/]mm|hh?:mm|iso(?:[- ]?8601)?|rfc[- ]?\d+|unix|epoch|milliseconds?|seconds since|timestamp in|format|utc|gmt[+-]?\d|base64|url|uuid|json|e\.?g\.?|example|i\.e|such as|like|comma[- ]separated|syntax|expression|css|xpath|odata|lucene|jql|kql|cql|sql|regex|wildcard|one of|values?:|relative|yesterday|tomorrow)\b|\d{4}|\d{1,2}:\d{2}|格式|例如|如[：:]|比如|示例|例：|形如|时间戳|毫秒|逗号|分隔|["'`“「][^"'`”」]+["'`”」]|\d+\.\d+|年月日|小时[:：]分钟?|可选值|[a-z]+[:=]\S+|%\w/i
