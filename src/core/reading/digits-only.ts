import { get, itemsOf, memberOf, stringOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { numbersAsDigits } from './number-words'
import { exactLength } from './prose-length'

/** A text of digits alone, in which zeros may stand in front. */
export interface DigitsOnly {
  /** How many digits the text states, where it states one number and no pattern does. */
  readonly count?: number
  /** The text, an example or a pattern shows that zeros in front belong to the value. */
  readonly isSaid: boolean
}

/** With a length of its own; digits of any number are a number written as text, which has no zeros in front. */
const DIGIT_PATTERN = /^\^\(?(?:\\d|\[0-9\])\{(?![01],)\d+(?:,\d*)?\}\)?\$$/
const SAID_DIGITS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]digits?\b(?! (?:after|of precision))|\bdigits only\b|\bonly digits\b|(?:\d|[一二两三四五六七八九十])+\s*位(?:的)?(?:纯?数字|数(?!据))|纯数字|数字串/i
/** What starts with no zero, or is counted with: years, times, mobile numbers, ports, sums. */
const HAS_NO_ZERO =
  /year|date|time|phone|mobile|port|amount|price|count|\bage\b|Y{2,4}|年|日期|时间|手机|电话|端口|金额|价格|数量|个数/i
const SAID_ZEROS =
  /\bzeros?\b|zero-?(?:padded|filled)|前导|补\s*[0零]|(?:保留|包括|包含|去掉|省略|开头)[^。；，]{0,6}[0零]/i
const SHOWS_ZERO = /(?<![\d.:\-/])0\d+(?![\d:\-/]|\.\d)/

const COUNTED = /(?<![\d.\-–~～到至] ?)\b(\d+)[ -]?digits?\b/i
const NOT_EXACT = /\b(?:or|to|up|least|most|last|first|than|between|max\w*|min\w*)\b/i

/** "5 digits", "a 5-digit code", 5位数字. */
const exactCount = (text: string): string | undefined =>
  exactLength(text) ?? (NOT_EXACT.test(text) ? undefined : COUNTED.exec(text)?.[1])

/** A parameter that takes a text of digits, such as a code with five of them; undefined for others. */
export function digitsOnly({ name, schema, text }: Parameter): DigitsOnly | undefined {
  if (mainTypeOf(schema) !== 'string') return undefined
  if (['enum', 'const', 'format'].some((key) => memberOf(schema, key))) return undefined
  const pattern = stringOf(get(schema, 'pattern'))
  const isPattern = pattern !== undefined && DIGIT_PATTERN.test(pattern)
  const isTold = pattern === undefined && SAID_DIGITS.test(text)
  if ((!isPattern && !isTold) || HAS_NO_ZERO.test(`${name.replace(/_/g, ' ')} ${text}`))
    return undefined
  const shown = itemsOf(get(schema, 'examples')).map((each) => stringOf(each) ?? '')
  const isSaid = SAID_ZEROS.test(text) || [text, ...shown].some((each) => SHOWS_ZERO.test(each))
  const exact = isTold ? exactCount(numbersAsDigits(text)) : undefined
  return exact === undefined ? { isSaid } : { isSaid, count: Number(exact) }
}
