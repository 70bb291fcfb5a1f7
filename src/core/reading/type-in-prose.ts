import { oncePerText } from '../once-per-text'
import type { TypeName } from '../schema/keywords'

/** A type that a text states. */
export interface StatedType {
  readonly type: TypeName
  /** What the text says, as it is shown: a type's name, or a turn of phrase. */
  readonly said: string
  /** Named outright; else it only speaks of a count, a yes or no, several values. */
  readonly isNamed: boolean
}

const NAMES: Readonly<Record<string, TypeName>> = {
  string: 'string',
  integer: 'integer',
  int: 'integer',
  number: 'number',
  float: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  array: 'array',
  list: 'array',
  object: 'object',
  字符串: 'string',
  整数: 'integer',
  整型: 'integer',
  数字: 'number',
  数值: 'number',
  浮点数: 'number',
  布尔值: 'boolean',
  布尔类型: 'boolean',
  布尔: 'boolean',
  布尔型: 'boolean',
  布林值: 'boolean',
  数组: 'array',
  对象: 'object',
}
const EN = 'string|integer|int|number|float|boolean|bool|array|object'
const ZH = '字符串|整数|整型|数字|数值|浮点数|布尔值|布尔类型|布尔型|布尔|布林值|数组|对象'

/** Places where a type's name is meant as one, not as a word of the sentence. */
const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`^\s*[(（]?(${EN})[)）]?\s*(?:[:：,.，。;；]|$)`, 'i'),
  new RegExp(
    String.raw`(?<![A-Za-z])[(（]\s*(${EN}|${ZH})\s*(?:[,，]\s*(?:optional|required|可选|必填|选填)\s*)?[)）](?!\s*,\s*['"])`,
    'i',
  ),
  new RegExp(
    String.raw`\bmust be (?:of type |an? )?(${EN})\b(?! (?:of|or|that|with|between|in|from)|,)`,
    'i',
  ),
  new RegExp(String.raw`\b(?:data ?)?type\s*[:：=]\s*(${EN})\b(?!\s*(?:,|or\b|\|))`, 'i'),
  new RegExp(
    String.raw`^\s*(?:an?|the) (?:single |positive |non-negative |whole )?(string|integer|float|boolean|number)(?: (?:value|flag|number))?(?: (?:indicating|that|which|between|from|representing|identifying|specifying|containing|whether|greater|with)\b|\s*[,.;:(]|\s*$)`,
    'i',
  ),
  /^\s*(integer|boolean|float) (?:between|from|in|number|that|indicating|representing|id|flag|value)\b/i,
  /^\s*(?:an? )?(?:floating[- ]point )(number)\b/i,
  /(?:\ban |\bthe |\()(array|list) of (?:strings|numbers|integers|objects|ids|names|texts)\b/i,
  /^(?:[\u3400-\u9fff]{1,8})?(数组)(?=[，,。；;（(]|\s*$)|以(数组)(?:形式|格式)/,
  /^\s*(?:[\u3400-\u9fff]{0,4}值|类型|须|应)为(整数|数字|布尔值|字符串|数组)(?=[，,。；;]|\s*$)/,
  /^\s*(整数|整型|字符串|布尔)类型的/,
  /^\s*(boolean|bool) (?:flag|value|switch|indicator)\b/i,
  /^\s*(?:a |an |the )?(?:optional )?(list|array) of (?!(?:the )?(?:type|length|size)\b)/i,
  new RegExp(String.raw`\b(?:as|format of) an? (${EN})\b(?=\s*(?:[.;)]|$)| of\b)`, 'i'),
  new RegExp(
    String.raw`(?:类型|必须是|必须为|应为|须为)(?:为|是)?\s*[:：]?\s*(${ZH}|${EN})(?![\u3400-\u9fff\w])`,
    'i',
  ),
  new RegExp(String.raw`^\s*(?:一个)?(${ZH})(?:类型)?(?=[，,。；;：:（(]|\s*$)`),
  new RegExp(String.raw`[，,。；;]\s*(?:一个)?(${ZH})(?:类型)?(?=[，,。；;]|\s*$)`),
]

/** One cheap look that every text with a type's name passes. */
const NAMES_A_TYPE =
  /string|int|number|float|bool|array|object|list|字符串|整数|整型|数字|数值|浮点|布[尔林]|数组|对象/i

/** A form of words that makes one text of several values, or a text of anything. */
export const WRITTEN_AS_TEXT =
  /comma|separated|delimited|semicolon|newline|per line|json|encoded|\bstring\b|stringified|xml|yaml|csv|markdown|逗号|分号|分隔|换行|隔开|顿号|字符串(?!数组|列表)|每行|拼接|字串|文本/i

const COUNT =
  /^\s*(?:the )?(?:optional )?(?:(?:max(?:imum)?|min(?:imum)?|total|desired) )?number of (?!the\b|this\b|your\b|an?\b|(?:account|order|invoice|phone|contract|ticket|case|room|flight|card|track|issue|chapter|line|page to)\b)\w+|^\s*how many\b|^(?:返回|查询|显示|最大|最多|每页|总|生成)?(?:的)?(?:[\u3400-\u9fff]{0,4})(?:数量|个数|条数|次数|人数|页数|天数)(?=[，,。；;：:（(]|\s*$)/i
const YES_NO =
  /\btrue (?:or|\/) ?false\b|\btrue\/false\b|true\s*(?:或|\/)\s*false|(?:传|填|设为)\s*true\b|^\s*(?:whether\b(?! or not the following)|true if\b|set to true\b|是否(?!.*[:：=]))/i
const SEVERAL = /^[\u3400-\u9fffA-Za-z ]{1,12}列表(?=[，,。；;（(]|\s*$)/

/** The JSON Schema type a text states; none where it states none, or two. */
export const typeInProse = oncePerText((text): StatedType | undefined => {
  const named = NAMES_A_TYPE.test(text) ? namedType(text) : undefined
  if (named) return named
  if (/^\s*(?:an? )?numeric value\b/i.test(text))
    return { type: 'number', said: 'number', isNamed: true }
  if (/\bas an? whole number\b/i.test(text))
    return { type: 'integer', said: 'integer', isNamed: true }
  if (COUNT.test(text) && !/单位|\bunits?\b/i.test(text))
    return { type: 'number', said: 'number', isNamed: false }
  if (YES_NO.test(text) && !/["'`“‘]/.test(text))
    return { type: 'boolean', said: 'boolean', isNamed: false }
  if (SEVERAL.test(text) && !WRITTEN_AS_TEXT.test(text))
    return { type: 'array', said: 'array', isNamed: false }
  return undefined
})

function namedType(text: string): StatedType | undefined {
  const found = new Set<TypeName>()
  for (const place of PLACES) {
    const hit = place.exec(text)
    const name = hit?.[1] ?? hit?.[2]
    const type = name === undefined ? undefined : NAMES[name.toLowerCase()]
    if (type) found.add(type)
  }
  if (found.size !== 1) return undefined
  const type = [...found][0]!
  return { type, said: type, isNamed: true }
}
