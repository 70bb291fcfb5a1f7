import { get, itemsOf, type JsonNode, memberOf, stringOf } from '../json/node'
import { mainTypeOf } from '../schema/types'
import { listedValues } from './enum-in-prose'
import { proseRange } from './prose-range'

/** Bounds as large as these are written by generators for every integer. */
const LARGEST_INT32 = 2 ** 31 - 1

export interface RangeClash {
  readonly keyword: string
  readonly said: string
  readonly bound: string
}

/** The values of `enum` that are texts or numbers, as written. */
export const enumTexts = (schema: JsonNode): readonly string[] =>
  itemsOf(get(schema, 'enum')).flatMap((item) =>
    item.kind === 'number' ? item.raw : (stringOf(item) ?? []),
  )

/** Only where the text is clearly about these values: it lists one that is allowed and one that is not. */
export function valuesNotAllowed(schema: JsonNode, text: string): readonly string[] {
  const allowed = enumTexts(schema)
  if (allowed.length === 0) return []
  const listed = listedValues(text)
  const strangers = listed.filter((value) => !allowed.includes(value))
  const isSpelling = strangers.some((value) =>
    allowed.some((known) => known.toLowerCase() === value.toLowerCase()),
  )
  return strangers.length < listed.length && !isSpelling && listed.length > 1 ? strangers : []
}

/** Bounds of a number in the text that differ from those in the schema. */
export function rangeClashes(schema: JsonNode, text: string): readonly RangeClash[] {
  const type = mainTypeOf(schema)
  if (type !== 'number' && type !== 'integer') return []
  const { min, max } = proseRange(text)
  return [
    { keyword: 'minimum', said: min },
    { keyword: 'maximum', said: max },
  ].flatMap(({ keyword, said }) => {
    const bound = memberOf(schema, keyword)?.value
    if (said === undefined || bound?.kind !== 'number' || Number(bound.raw) === Number(said))
      return []
    if (Math.abs(Number(bound.raw)) >= LARGEST_INT32) return []
    return [{ keyword, said, bound: bound.raw }]
  })
}
