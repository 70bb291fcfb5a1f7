import { type JsonNode, memberOf } from '../json/node'
import { mainTypeOf } from '../schema/types'
import { numbersAsDigits } from './number-words'
import { exactLength, proseCount, proseLength } from './prose-length'
import { lengthsOf } from './said-length'
import { saysUnit } from './stated-unit'
import { proseInterval, proseLimits, proseRange } from './prose-range'
import type { Clash } from './clash'
import { isConverted } from './conversion'

/** Bounds as large as these are written by generators for every integer. */
const LARGEST_INT32 = 2 ** 31 - 1

/** A text as long as this counts other things too. */
const LONG_TEXT = 400

interface Side {
  readonly said: string | undefined
  /** Keywords that hold this bound; the first is the usual one. */
  readonly keywords: readonly string[]
}

const NUMBER_BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const BOUNDED = [...NUMBER_BOUNDS, 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern']

/** Bounds in the text that differ from those in the schema: of a number, a text's length, a list's size. */
export function boundClashes(schema: JsonNode, given: string): readonly Clash[] {
  if (!BOUNDED.some((key) => memberOf(schema, key))) return []
  const text = numbersAsDigits(given)
  if (!/\d/.test(text)) return []
  const type = mainTypeOf(schema)
  if (type === 'number' || type === 'integer')
    return numberClashes(schema, text, type === 'integer')
  if (type !== 'string' && type !== 'array') return []
  const keywords = type === 'string' ? ['minLength', 'maxLength'] : ['minItems', 'maxItems']
  const exact = type === 'string' ? exactLength(text) : undefined
  if (exact !== undefined) return exactClash(schema, exact)
  if (text.length > LONG_TEXT || !keywords.some((key) => memberOf(schema, key))) return []
  const { min, max } = type === 'string' ? proseLength(text) : proseCount(text)
  return [
    ...clash(schema, text, { said: min, keywords: [keywords[0]!] }, false),
    ...clash(schema, text, { said: max, keywords: [keywords[1]!] }, false),
  ]
}

/** A text that is so long exactly, where the schema takes only longer or only shorter ones. */
function exactClash(schema: JsonNode, said: string): readonly Clash[] {
  const { min, max } = lengthsOf(schema)
  const keyword = Number(said) > (max ?? Infinity) ? 'maxLength' : 'minLength'
  const bound = keyword === 'maxLength' ? max : min
  if (bound === undefined || (keyword === 'minLength' && Number(said) >= bound)) return []
  return [{ about: 'range', said, keyword, bound: String(bound), isCertain: true }]
}

function numberClashes(schema: JsonNode, text: string, isInteger: boolean): readonly Clash[] {
  if (!NUMBER_BOUNDS.some((key) => memberOf(schema, key))) return []
  const range = proseRange(text)
  const { min, max } = Object.keys(range).length > 0 ? range : proseInterval(text)
  const { over, under } = proseLimits(text)
  return [
    ...clash(
      schema,
      text,
      { said: min ?? over, keywords: ['minimum', 'exclusiveMinimum'] },
      isInteger,
    ),
    ...clash(
      schema,
      text,
      { said: max ?? under, keywords: ['maximum', 'exclusiveMaximum'] },
      isInteger,
    ),
  ]
}

function clash(
  schema: JsonNode,
  text: string,
  { said, keywords }: Side,
  isInteger: boolean,
): readonly Clash[] {
  if (said === undefined) return []
  for (const keyword of keywords) {
    const bound = memberOf(schema, keyword)?.value
    if (bound?.kind !== 'number') continue
    const step = Math.abs(Number(bound.raw) - Number(said))
    // "Greater than 0" and a minimum of 1 are one bound of whole numbers.
    if (
      step === 0 ||
      (isInteger && step === 1 && keywords.length > 1 && isOpen(keyword, said, bound.raw))
    )
      return []
    if (
      Math.abs(Number(bound.raw)) >= LARGEST_INT32 ||
      (saysUnit(text) && isConverted(said, bound.raw))
    )
      return []
    // Two bounds, and one of them is the schema's.
    if (saysBound(text, bound.raw)) return []
    return [{ about: 'range', said, keyword, bound: bound.raw, isCertain: true }]
  }
  return []
}

const saysBound = (text: string, bound: string): boolean =>
  new RegExp(
    String.raw`(?:\bmax\w*|\bmin\w*|\bup to|\bat (?:most|least)|\blimit\w*|\bthan|-|–|~|\bto|最[多大少小长短]|不超过|至[多少]|到|至|≤|≥|<=|>=)[^\d.;。；]{0,12}${bound.replace('.', '\\.')}(?![\d.])`,
    'i',
  ).test(text)

/** Whether the two bounds can be one, of which either is written as not reached. */
const isOpen = (keyword: string, said: string, bound: string): boolean =>
  keyword.startsWith('exclusive') || Number(said) === 0 || Number(bound) === 1
