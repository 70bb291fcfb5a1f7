import { get, type JsonNode, num, str, stringOf } from '../json/node'
import { misfitOf } from '../schema/misfit'
import { mainTypeOf } from '../schema/types'
import type { Clash } from './clash'
import { shownValues } from './prose-examples'

/** The first example in a text that the schema refuses. */
export function exampleClash(schema: JsonNode, text: string): readonly Clash[] {
  const type = mainTypeOf(schema)
  if (type === undefined || type === 'object' || type === 'array' || type === 'boolean') return []
  if (NOT_SO.test(text)) return []
  for (const { value, isQuoted } of shownValues(text)) {
    const misfit =
      type === 'string'
        ? textMisfit(schema, value, isQuoted)
        : numberMisfit(schema, value, isQuoted)
    if (!misfit) continue
    const { keyword, bound } = misfit
    return [{ about: 'example', said: value, keyword, bound, isCertain: true }]
  }
  return []
}

/** Examples of what not to write, of parts, or of what the value is turned into. */
const NOT_SO =
  /\b(?:not|never|invalid|without|instead|prefix|suffix|part of)\b|不要|不能|不是|无效|错误|前缀|后缀/i

interface Misfit {
  readonly keyword: string
  readonly bound: string
}

function textMisfit(schema: JsonNode, value: string, isQuoted: boolean): Misfit | undefined {
  // A word of an example may explain one of the values; a code may not.
  if (get(schema, 'enum')) return isQuoted && isWord(value) ? enumMisfit(schema, value) : undefined
  const broken = misfitOf(str(value), schema)
  if (!broken) return undefined
  if (broken.keyword === 'format')
    return LIKE_A_DATE.test(value) && /^date/.test(stringOf(get(schema, 'format')) ?? '')
      ? broken
      : undefined
  return isQuoted || broken.keyword === 'pattern' ? broken : undefined
}

const LIKE_A_DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/

const isWord = (value: string): boolean => /^[\w-]+$|^[\u3400-\u9fff]+$/.test(value)

/** A value written in capitals or not is the business of another message. */
function enumMisfit(schema: JsonNode, value: string): Misfit | undefined {
  const spellings = [value, value.toLowerCase(), value.toUpperCase()]
  const broken = spellings.map((each) => misfitOf(str(each), schema))
  return broken.every((each) => each?.keyword === 'enum') ? broken[0] : undefined
}

function numberMisfit(schema: JsonNode, value: string, isQuoted: boolean): Misfit | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(value))
    return get(schema, 'enum') ? undefined : misfitOf(num(value), schema)
  const type = mainTypeOf(schema)!
  return isQuoted && (/^[A-Za-z][\w-]*$|^[\u3400-\u9fff]+$/.test(value) || LIKE_A_DATE.test(value))
    ? { keyword: 'type', bound: type }
    : undefined
}
