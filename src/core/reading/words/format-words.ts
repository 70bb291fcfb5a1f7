/** Who did it, how, how long or how many, rather than when. */
const NOT_WHEN =
  /\b(?:by|whether|how|field|column|property|duration|days?|hours?|minutes?|status|state|flag|name|price|amount|list|only|policy|type)\b|时长|天数|小时|状态|是否|字段/i

/** Names that ask for a definite format, in snake case; `unless` the text shows that they do not. */
export const NEEDS_FORMAT_NAMES: readonly { readonly name: RegExp; readonly unless?: RegExp }[] = [
  {
    name: /^(?:\w+_)?(?:dates?|datetime|date_time|timestamp|birthday|dob)$|^(?:start|end|begin|from|to|since|until|created|updated|check_?in|check_?out|departure|arrival|due|expiry|expiration|gmt)_(?:date|time|at|after|before|on|start|end)$|^gmt\w*$|^(?:since|until)$|_?date_(?:gte?|lte?|from|to|after|before|since|until|start|end|min|max)$/,
    unless: /\b(?:field|column|property|name|key|keyword|type|duration|relative|how long)\b/i,
  },
  {
    name: /^(?:\w+_)?(?:start|end|begin|departure|arrival|due|event|meeting|booking|publish|expire|expiry|expiration|creation|remind|reminder|scheduled?|pick_?up|delivery)_?(?:date_?)?time$|^time(?:stamp)?$|^day$/,
    unless: /\bof (?:the )?week\b|星期|时长|\bzone\b|耗时|所需/i,
  },
  {
    name: /^(?:created|updated|modified|completed|scheduled|published|expires|expired|deleted|closed|opened|started|ended|due|publish|send|remind|expire|canceled|cancelled|happened|occurred|last_(?:seen|login|modified|updated|run))_(?:at|on)$/,
  },
  {
    name: /^(?:created|updated|modified|published|expires|expiry|expiration|deadline|due|issued|completed)$/,
    unless: NOT_WHEN,
  },
  {
    name: /^(?:from|to|start|end|begin|after|before)$/,
    unless: /^(?!.*(?:\b(?:date|time|datetime|timestamp)\b|日期|时间))/is,
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
  { name: /^(?:\w+_)?duration$/, unless: /\S/ },
  {
    name: /^(?:\w+_)?time_?zone$|^tz$/,
    unless: /\biana\b|\btz\b|\boffset\b|\bidentifier\b|\bname\b|偏移|\w\/\w|[+-]\d/i,
  },
  // A region of the air is named by a code, and there are several kinds of them.
  { name: /^(?:airspaces?|firs?|flight_information_regions?)$/ },
  { name: /^(?:\w+_)?(?:base64|encoded|payload_b64|zip_file)$/ },
]

/** Texts that ask for a definite format. */
export const NEEDS_FORMAT_TEXT: readonly RegExp[] = [
  /\bquery filter\b|\bfilter formula\b|\b(?:traces?|logs?|events?|metrics?) query(?: string)?\b|(?:查询|筛选|过滤)(?:语句|表达式|公式)/i,
  /\b(?:center|centre) (?:point|coordinates?)\b|中心点(?!名)/i,
  /\b(?:after|before|since|until) the given (?:time|date)\b/i,
  // A name or an address may be written there as well, and yet nobody knows the coordinates' order.
  /^(?!.*(?:转换?[为成]|解析[为成]|换算[为成]|得到)[^，。]{0,6}(?:经纬度|坐标)).*(?:经度纬度|经纬度|(?<![经纬]度)坐标)(?!系|轴|点?名)/,
  /^(?!.*\b(?:into|to) (?:\w+ )?(?:coordinates|latitude)).*(?:\b(?:geographic(?:al)?|gps|map|lat(?:itude)?[/ ]lon(?:gitude)?) coordinates\b|\bcoordinates of (?:the|a|an)\b|\bcoordinates or (?:\w+ )?(?:address|name|city)\b|\b(?:address|name|city) or (?:\w+ )?coordinates\b|\blatitude (?:and|&) longitude\b|\blat(?:itude)?\/ ?(?:lon|lng)(?:gitude)?\b)/i,
  /(?:开始|结束|起始|截止|出生|出发|到达|创建|预约|预订)(?:的)?(?:日期|时间)$|^(?:日期|时间)$/,
  /\b(?:start|end|departure|arrival|birth|due) (?:date|time)\b[.]?$/i,
  /^(?:the |an? )?(?:\w+ )?(?:start|end|departure|arrival|due|expiry|expiration|creation|publish(?:ing)?|scheduled?) (?:date|time|timestamp)(?: and time)? (?:of|for) (?:the|an?|this|each|your)\b/i,
  // An object that is sent as text, and nobody says how it is written.
  /(?:插入|写入|新增|合并|序列化|提交)的\S{0,4}(?:对象|字典|键值对)[。.]?$|^包含\S{1,20}的(?:对象|字典)(?:[。.，]|$)|^(?:the |an? )?(?:\w+ ){0,2}(?:object|dictionary) (?:to (?:be )?(?:\w+ed|insert|add|set|create|update|merge|send)|containing|with the)\b/i,
]

/** A text that names or shows a format. */
export const SAYS_FORMAT =
  /\b(?:y{2,4}[-/.年]?m{1,2}|dd?[-/]mm|hh?:mm|iso(?:[- ]?8601)?|rfc[- ]?\d+|unix|epoch|milliseconds?|seconds since|timestamp in|format|utc|gmt[+-]?\d|base64|url|uuid|json|e\.?g\.?|example|i\.e|such as|like|comma[- ]separated|syntax|expression|css|xpath|odata|lucene|jql|kql|cql|sql|regex|wildcard|one of|values?:|relative|yesterday|tomorrow)\b|\d{4}|\d{1,2}:\d{2}|格式|例如|如[：:]|比如|示例|例：|形如|时间戳|毫秒|逗号|分隔|["'`“「][^"'`”」]*[\w%][^"'`”」]*["'`”」]|\d+\.\d+|年月日|小时[:：]分钟?|(?:经度?|纬度?)[,，](?:经|纬)|\blat(?:itude)?, ?(?:lon|lng)(?:gitude)?\b|\b(?:lon|lng)(?:gitude)?, ?lat(?:itude)?\b|可选值|[a-z]+[:=]\S+|%\w/i

/** What says nothing of the form: a link to a page, a value of another parameter. */
export const NO_FORM =
  /\(?https?:\/\/[^\s()（）]+\)?|\b(?:when|if|for|with|unless)\s+(?:the\s+)?[`'"]?[\w.]+[`'"]?\s*(?:is|=|==|equals|:)\s*(?:set to\s*)?["'`“][^"'`”]+["'`”]|(?:当|若|如果|仅)?\s*[`'"]?\w+[`'"]?\s*(?:为|是|=)\s*["'`“「]?[\w-]+["'`”」]?\s*时/gi
/** One cheap look that every text with such a piece passes. */
export const MAY_HAVE_NO_FORM = /https?:|["'`“「]|时/
