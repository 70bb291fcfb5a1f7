/** Data packed into a text: several values with commas, or JSON. */
export type Packed = 'list' | 'json'

const LIST =
  /\b(?:comma|semicolon|pipe|newline|space)[- ](?:separated|delimited)\b|\bseparated by (?:a )?(?:comma|semicolon|pipe|newline)s?\b|(?:用|以|使用|通过|按)?(?:英文|半角)?(?:逗号|分号|竖线)(?:\s*[（(][,，;；|][）)])?\s*(?:进行)?(?:分隔|隔开|分割|连接|拼接|间隔)/i
const JSON_TEXT =
  /\b(?:json|stringified)[- ](?:encoded |formatted |serialized |array |object |list )?(?:string|text)\b|\bstringified (?:json|array|object|list)\b|\b(?:as|in|a|an) json (?:array|object|list)\b|^\s*(?:optional )?json (?:array|object|list) (?:of|with|containing)|\bjson[- ](?:encoded|serialized)\b|JSON\s*(?:格式(?:的)?)?(?:字符串|字串|文本|数组|对象)|JSON\s*序列化/i
/** One thing with commas in it, or one of two ways. */
const ONE_VALUE =
  /\b(?:coordinates?|lat(?:itude)?|lng|lon(?:gitude)?|bbox|bounding box|bounds|pairs?|range|key[=:]value|name,? ?value|opt_fields|csv|sql|order by|or (?:an? )?(?:array|list)|or comma|expression|query string|syntax|x,\s*y|rgb|address(?:es)? and|and city|supported formats)\b|坐标|经纬|区间|范围|键值|表达式|或数组|格式的文件/i
/** A table or a filter whose fields are not fixed has no schema to be written in. */
const FREE =
  /\b(?:any|arbitrary|free[- ]form|raw|opaque|pass(?:ed)?[- ]?through|custom|unstructured|dynamic|vary|varies|depends?|verbatim|as[- ]is|schema|geojson|json ?path|jsonl|cursor|query|filter|dsl|template|payload of the|external|text or json|plain text)\b|任意|自由|原样|透传|不固定|自定义|动态|取决|表结构|过滤条件|查询语句/i

/** What a text value is said to pack; undefined where packing is right, or not said. */
export function packedIn(text: string): Packed | undefined {
  if (!/json|separated|delimited|stringified|分隔|隔开|分割|连接|拼接|间隔/i.test(text))
    return undefined
  if (JSON_TEXT.test(text)) return FREE.test(text) ? undefined : 'json'
  return LIST.test(text) && !ONE_VALUE.test(text) ? 'list' : undefined
}

const LIST_WORDS =
  /\b(?:an? )?(?:optional )?(?:comma|semicolon|pipe)[- ](?:separated|delimited) list of |[,，]?\s*\(?\b(?:comma|semicolon)[- ](?:separated|delimited)\)?|,? separated by commas?|[，,；]?\s*(?:多个[^，,。；]{0,6})?(?:之间)?(?:用|以|使用|通过|按)?(?:英文|半角)?逗号(?:进行)?(?:分隔|隔开|分割)|[（(]\s*逗号分隔\s*[)）]/gi

/** The text without the words that ask for one text; undefined where more is left of them. */
export function unpackedText(text: string): string | undefined {
  const rest = text
    .replace(LIST_WORDS, (words) => (/list of $/i.test(words) ? 'List of ' : ''))
    .replace(/^\s*list of /i, 'List of ')
    .replace(/(?<=[a-z,] )List of /, 'list of ')
    .replace(/[（(]\s*[)）]/g, '')
    .replace(/\s+([.,;])/g, '$1')
    .trim()
  return packedIn(rest) === undefined && /[\p{L}]/u.test(rest) && rest !== text ? rest : undefined
}
