import type { JsonNode } from '../json/node'
import { type AppliesTo, KEYWORDS } from './keywords'
import { mainTypeOf } from './types'

/** What authors write for a keyword, by the type it stands at; `any` fits all. */
const MEANT: Readonly<Record<string, Partial<Record<AppliesTo, string>>>> = {
  min: { number: 'minimum', string: 'minLength', array: 'minItems' },
  max: { number: 'maximum', string: 'maxLength', array: 'maxItems' },
  minValue: { number: 'minimum' },
  maxValue: { number: 'maximum' },
  min_length: { string: 'minLength' },
  max_length: { string: 'maxLength' },
  minlength: { string: 'minLength' },
  maxlength: { string: 'maxLength' },
  enums: { any: 'enum' },
  values: { any: 'enum' },
  options: { any: 'enum' },
  allowedValues: { any: 'enum' },
  desc: { any: 'description' },
  defaultValue: { any: 'default' },
  default_value: { any: 'default' },
  regex: { string: 'pattern' },
  regexp: { string: 'pattern' },
  item: { array: 'items' },
  property: { object: 'properties' },
  props: { object: 'properties' },
}

/** The keyword a word at a schema stands for; none for keywords, vendor words (`x-…`) and all else. */
export function meantKeyword(word: string, schema: JsonNode): string | undefined {
  if (KEYWORDS.has(word) || /^x[-_]|^\$|^_/.test(word)) return undefined
  const type = mainTypeOf(schema)
  const to: AppliesTo =
    type === 'integer' || type === 'number'
      ? 'number'
      : type === 'string' || type === 'array' || type === 'object'
        ? type
        : 'any'
  const meant = Object.hasOwn(MEANT, word) ? MEANT[word] : undefined
  if (meant) return meant.any ?? meant[to]
  if (word.length < 5 || word === 'example') return undefined
  // Whoever means a keyword with a dollar sign writes the sign; "schema" is a word of its own.
  const near = [...KEYWORDS].filter(
    ([key]) => key.length > 4 && !key.startsWith('$') && isOneSlip(word, key),
  )
  const fitting = near.filter(([, keyword]) => keyword.to === 'any' || keyword.to === to)
  return fitting.length === 1 ? fitting[0]![0] : undefined
}

/** One letter more, less or other, two neighbours swapped, or another case. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  if (a.toLowerCase() === b.toLowerCase()) return true
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const left = a.slice(head, a.length - tail)
  const right = b.slice(head, b.length - tail)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left[0] === right[1] && left[1] === right[0]
}
