import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { JsonNode } from '../json/node'
import { breaksFormat } from '../schema/formats'
import { compareNumbers } from '../schema/numbers'
import { isOfType } from '../schema/types'

/** Longer texts are of none of the formats that are told apart here, and slow to try. */
const LONGEST = 4000

/**
 * Whether a text is not of a format, as ajv-formats sees it. A call is judged to the letter; the
 * reading of `core/schema/formats` forgives what an author may write in an example.
 */
export function breaksCallFormat(text: string, format: string): boolean {
  const known = Object.hasOwn(fullFormats, format)
    ? fullFormats[format as keyof typeof fullFormats]
    : undefined
  if (known === undefined) return breaksFormat(text, format)
  if (known === true || text.length > LONGEST) return false
  if (known instanceof RegExp) return !known.test(text)
  const validate: unknown = typeof known === 'object' ? known.validate : known
  if (typeof validate !== 'function' || (typeof known === 'object' && isForNumbers(known)))
    return false
  return !(validate as (text: string) => boolean)(text)
}

const isForNumbers = (format: object): boolean => 'type' in format && format.type === 'number'

/** The range of the whole numbers that OpenAPI names by their width. */
const WIDTHS: Readonly<Record<string, readonly [string, string]>> = {
  int32: ['-2147483648', '2147483647'],
  int64: ['-9223372036854775808', '9223372036854775807'],
}

/** Whether a number is too wide for a format of OpenAPI, by all its digits. */
export function breaksWidth(value: JsonNode, format: string): boolean {
  const range = Object.hasOwn(WIDTHS, format) ? WIDTHS[format] : undefined
  if (value.kind !== 'number' || !range) return false
  return (
    !isOfType(value, ['integer']) ||
    compareNumbers(value.raw, range[0]) < 0 ||
    compareNumbers(value.raw, range[1]) > 0
  )
}
