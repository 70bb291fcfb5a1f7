import { type JsonNode, get, stringOf } from '../json/node'
import { mainTypeOf } from '../schema/types'

/** A way of writing that a text asks for, and the formats and types that agree with it. */
interface Written {
  readonly said: RegExp
  readonly formats: readonly string[]
}

const DAY = String.raw`(?:YYYY|yyyy|年)[-/.]?(?:MM|mm|M)[-/.]?(?:DD|dd|D)`

/** In the order of how much they say: the first that a text has is what it asks for. */
const WRITTEN: readonly Written[] = [
  {
    said: /(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)['"]?\s*(?:T|['"]T['"]| )\s*['"]?(?:HH|hh)|\b(?:ISO[- ]?8601|RFC[- ]?3339) (?:date[- ]?times?|timestamps?)\b/,
    formats: ['date-time'],
  },
  { said: /\b(?:YYYY|yyyy)-(?:MM|mm)-(?:DD|dd)\b(?!\s*['"]?\s*(?:T|HH|hh|H))/, formats: ['date'] },
  {
    said: new RegExp(
      String.raw`\b(?:(?:YYYY|yyyy)[/.](?:MM|mm)[/.](?:DD|dd)|(?:DD|dd)[-/.](?:MM|mm)[-/.](?:YYYY|yyyy)|(?:MM|mm)[-/.](?:DD|dd)[-/.](?:YYYY|yyyy)|(?:YYYYMMDD|yyyyMMdd))\b|(?:YYYY|yyyy)年(?:MM|mm)月`,
    ),
    formats: [],
  },
  {
    said: /\b(?:unix|epoch) (?:time(?:stamp)?|seconds|millis\w*)\b|(?:Unix ?|毫秒级?|秒级)时间戳/i,
    formats: [],
  },
]

/** A date shown in a form that no format has. */
const SHOWN =
  /\b\d{4}\/\d{1,2}\/\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|\d{4} ?年 ?\d{1,2} ?月(?: ?\d{1,2} ?日)?/

/** What a text is about, where its first words name a thing that has a format. */
const HEADS: readonly Written[] = [
  {
    said: /^\W*(?:the |an? )?(?:valid )?e-?mail address\b|^[\u3400-\u9fff]{0,4}(?:邮箱|电子邮件)(?:地址)?(?=[，。；]|$)/i,
    formats: ['email', 'idn-email'],
  },
  {
    said: /^\W*(?:the |an? )?(?:valid |full )?url\b|^[\u3400-\u9fff]{0,4}(?:网址|链接|URL)(?=[，。；]|$)/i,
    formats: ['uri', 'uri-reference', 'iri', 'iri-reference', 'url', 'hostname'],
  },
  { said: /^\W*(?:the |an? )?uuid\b/i, formats: ['uuid'] },
]
/** The formats of things that are not each other. */
const KNOWN = [
  'email',
  'idn-email',
  'uri',
  'iri',
  'hostname',
  'uuid',
  'ipv4',
  'ipv6',
  'date',
  'time',
]

const DATED = ['date', 'date-time', 'time']

export interface FormatClash {
  readonly said: string
  readonly bound: string
}

/** A date's form in the text that the schema's format refuses, or that no value of its type can have. */
export function formatClash(schema: JsonNode, text: string): FormatClash | undefined {
  const format = stringOf(get(schema, 'format'))
  const type = mainTypeOf(schema)
  const isNumber = type === 'integer' || type === 'number' || type === 'boolean'
  if (format !== undefined && KNOWN.includes(format) && !OTHERS.test(text)) {
    const head = HEADS.find(({ said }) => said.test(text))
    if (head && !head.formats.includes(format))
      return { said: head.said.exec(text)![0].trim(), bound: `format ${format}` }
  }
  if (format === undefined ? !isNumber : !DATED.includes(format)) return undefined
  const found = WRITTEN.map(({ said, formats }) => ({
    said: said.exec(text)?.[0],
    formats,
  })).filter(({ said }) => said !== undefined)
  const shown = found.length === 0 && !isNumber ? SHOWN.exec(text)?.[0] : undefined
  if (shown !== undefined && !/\d{4}-\d{2}-\d{2}/.test(text) && !OTHERS.test(text))
    return { said: shown, bound: `format ${format!}` }
  // Two forms are offered, or one is turned into the other.
  if (found.length !== 1 || OTHERS.test(text)) return undefined
  const { said, formats } = found[0]!
  if (isNumber) {
    // An integer may be a time stamp, or a day's digits written together.
    if (/unix|epoch|时间戳|毫秒|YYYYMMDD/i.test(said!)) return undefined
    return { said: said!, bound: type }
  }
  return formats.includes(format!) ? undefined : { said: said!, bound: `format ${format!}` }
}

/** The text speaks of more than one way to write it. */
const OTHERS =
  /\b(?:or|either|converted?|instead of|not|unlike|range)\b|或|转换|转为|而不是|不是|不要/i

export const SHOWS_DATE = new RegExp(DAY)
