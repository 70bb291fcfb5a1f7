import type { Words } from '../lint/rule'
import { get, type JsonNode, memberOf, numberOf, stringOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { numbersAsDigits } from './number-words'

/** How long a value may be at most, and what is counted. */
export interface LengthLimit {
  readonly max: number
  readonly min: number
  readonly of: 'characters' | 'entries'
}

/** A pattern that is one class of characters, so many times. */
const ONE_CLASS = /^\^(?:\[[^\]\\]+\]|\\[dwS]|\.)\{(\d+)(?:,(\d+))?\}\$$/
/** No model comes near it by chance. */
const OUT_OF_REACH = 20_000

/** How long the texts or lists of a schema are, by its keywords or a pattern that says no more than that. */
export function lengthsOf(schema: JsonNode): { readonly min?: number; readonly max?: number } {
  const [least, most] =
    mainTypeOf(schema) === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength']
  const pattern = ONE_CLASS.exec(stringOf(get(schema, 'pattern')) ?? '')
  const whole = (keyword: string, digits: string | undefined): number | undefined => {
    const bound = numberOf(get(schema, keyword)) ?? Number(digits ?? NaN)
    return Number.isInteger(bound) ? bound : undefined
  }
  const min = whole(least!, pattern?.[1])
  const max = whole(most!, pattern?.[2] ?? pattern?.[1])
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** The longest value a schema takes, where a text could be longer; undefined where it says none. */
export function lengthLimitOf({ name, schema, text }: Parameter): LengthLimit | undefined {
  const type = mainTypeOf(schema)
  const of = type === 'array' ? 'entries' : 'characters'
  if (type !== 'array' && type !== 'string') return undefined
  if (['enum', 'const', 'format'].some((key) => memberOf(schema, key))) return undefined
  const { min = 0, max } = lengthsOf(schema)
  if (max === undefined || max <= 1 || max > OUT_OF_REACH || min > max) return undefined
  // An id is copied as it is, and a mask shows its own length.
  if (type === 'string' && /(?:^|_|[a-z](?=I))(?:id|uuid|guid|hash|sha|slug)$/i.test(name))
    return undefined
  if (min === max && /YYYY|HH|XX/i.test(text)) return undefined
  return { max, min, of }
}

const LENGTH_WORDS = String.raw`[\s-]*(?:-?\s*)?(?:[a-z]+ )?(?:char|letter|digit|long|length|word|item|entr|element|value|or (?:less|fewer)|max|limit|at most|[a-z]+s\b|个|位|字|条|项|以内|之内|名|张)`
const LEADS = String.raw`(?:max\w*|at most|up to|limit\w*|length|than|exceed\w*|within|exactly|to|-|–|~|～|至|到|最[多长大]|不超过|至多|上限|长度|[≤<]=?)[^\d.;。；]{0,16}`

/** Whether a text states the number as a limit on length. */
export function saysLength(text: string, max: number): boolean {
  const plain = numbersAsDigits(text.replace(/(\d)[,，](?=\d{3}\b)/g, '$1'))
  if (!plain.includes(String(max))) return false
  return new RegExp(
    String.raw`(?<!\d)${max}(?!\d)${LENGTH_WORDS}|${LEADS}(?<!\d)${max}(?!\d)`,
    'i',
  ).test(plain)
}

/** The limit in words. */
export function lengthSentence({ max, min, of }: LengthLimit): Words {
  const en = of === 'characters' ? 'characters' : 'entries'
  const zh = of === 'characters' ? '个字符' : '项'
  if (min === max) return { en: `Exactly ${max} ${en}.`, zh: `必须是 ${max} ${zh}。` }
  if (min > 1) return { en: `${min} to ${max} ${en}.`, zh: `${min} 到 ${max} ${zh}。` }
  return { en: `At most ${max} ${en}.`, zh: `最多 ${max} ${zh}。` }
}
