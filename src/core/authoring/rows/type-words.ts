import { arr, type JsonObject, type Member, member, num, obj, str } from '../../json/node'

/** What people write for a type, in tables and lists, by the schema it means. */
const WORDS: readonly (readonly [RegExp, readonly Member[]])[] = [
  [
    /^(?:date-?time|timestamp(?:tz)?|zoneddatetime|offsetdatetime|instant|日期时间|时间戳|时间)$/,
    of('string', 'date-time'),
  ],
  [/^(?:date|localdate|日期)$/, of('string', 'date')],
  [/^(?:e-?mail|邮箱|电子邮件|邮件地址)$/, of('string', 'email')],
  [/^(?:ur[il]|link|网址|链接|链接地址)$/, of('string', 'uri')],
  [/^(?:uuid|guid)$/, of('string', 'uuid')],
  [
    /^(?:str(?:ing)?|text|varchar2?|n?varchar|char(?:acter)?|keyword|enum|字符串?|字符型|文本|字符串类型|枚举)$/,
    of('string'),
  ],
  [
    /^(?:int(?:eger)?(?:8|16|32|64)?|u?int(?:8|16|32|64)?|long|bigint|biginteger|smallint|tinyint|short|整数|整型|长整型|整形|整数型)$/,
    of('integer'),
  ],
  [
    /^(?:num(?:ber|eric)?|float(?:32|64)?|double|decimal|bigdecimal|real|money|数字|数值|数值型|浮点数?|浮点型|小数|金额)$/,
    of('number'),
  ],
  [/^(?:bool(?:ean)?|flag|bit|布尔值?|布尔型|布尔类型)$/, of('boolean')],
  [/^(?:array|list|set|数组|列表|集合)$/, of('array')],
  [/^(?:object|map|dict(?:ionary)?|json|struct|record|hash|对象|字典|结构体)$/, of('object')],
]

function of(type: string, format?: string): readonly Member[] {
  return [
    member('type', str(type)),
    ...(format === undefined ? [] : [member('format', str(format))]),
  ]
}

/** The schema that a type's word means, lengths and entries included; undefined for an unknown word. */
export function schemaOfTypeWord(said: string): JsonObject | undefined {
  const word = said.trim().toLowerCase().replace(/\s+/g, '')
  const list =
    /^(?:(?:array|list|set|数组|列表)[<[(（「]?(?:of)?(.+?)[>\])）」]?|(.+?)(?:\[\]|数组|列表))$/.exec(
      word,
    )
  const entry = list?.[1] ?? list?.[2]
  if (entry !== undefined && plain(word) === undefined) {
    const items = schemaOfTypeWord(entry)
    if (items) return obj([member('type', str('array')), member('items', items)])
  }
  const [, base, inside] = /^([^(（]+)[(（](.+)[)）]$/.exec(word) ?? []
  const found = plain(base ?? word)
  if (!found) return undefined
  const members = [...found]
  // What a database says of a text's length is a fact; of a number it says how many digits there are.
  if (/^n?(?:var)?char|^字符|^str/.test(base ?? '') && /^\d{1,6}$/.test(inside ?? ''))
    members.push(member('maxLength', num(inside!)))
  if (/^(?:enum|枚举)$/.test(base ?? '')) {
    const raw = /[(（]([\s\S]+)[)）]\s*$/.exec(said.trim())![1]!
    const values = raw.split(/[,，、|/]/).map((each) => each.trim().replace(/^['"“‘]|['"”’]$/g, ''))
    members.push(member('enum', arr(values.filter((each) => each !== '').map(str))))
  }
  return obj(members)
}

const plain = (word: string): readonly Member[] | undefined =>
  WORDS.find(([pattern]) => pattern.test(word))?.[1]

const YES = /^(?:y|yes|true|required|mandatory|must|m|1|是|必填|必须|必选|必传|√|✓|✔|需要)$/i
const NO = /^(?:n|no|false|optional|o|0|否|选填|可选|非必填|非必须|不必填|×|✗|x|-|不需要|)$/i

/** What people write for "required", yes or no; undefined for anything else. */
export function requiredWord(said: string): boolean | undefined {
  const word = said.trim()
  return YES.test(word) ? true : NO.test(word) ? false : undefined
}
