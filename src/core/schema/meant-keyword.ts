import { get, type JsonNode } from '../json/node'
import { type AppliesTo, KEYWORDS } from './keywords'
import { mainTypeOf } from './types'

/** What authors write for a keyword, by the type it stands at; `any` fits all. */
const MEANT: Readonly<Record<string, Partial<Record<AppliesTo, string>>>> = {
  min: { number: 'minimum', string: 'minLength', array: 'minItems' },
  max: { number: 'maximum', string: 'maxLength', array: 'maxItems' },
  minvalue: { number: 'minimum' },
  maxvalue: { number: 'maximum' },
  lowerbound: { number: 'minimum' },
  upperbound: { number: 'maximum' },
  ge: { number: 'minimum' },
  gte: { number: 'minimum' },
  le: { number: 'maximum' },
  lte: { number: 'maximum' },
  gt: { number: 'exclusiveMinimum' },
  lt: { number: 'exclusiveMaximum' },
  minlen: { string: 'minLength' },
  maxlen: { string: 'maxLength' },
  maxchars: { string: 'maxLength' },
  maxcount: { array: 'maxItems' },
  mincount: { array: 'minItems' },
  enums: { any: 'enum' },
  enumvalues: { any: 'enum' },
  values: { any: 'enum' },
  options: { any: 'enum' },
  choices: { any: 'enum' },
  allowed: { any: 'enum' },
  allowedvalues: { any: 'enum' },
  possiblevalues: { any: 'enum' },
  acceptedvalues: { any: 'enum' },
  desc: { any: 'description' },
  descr: { any: 'description' },
  types: { any: 'type' },
  typ: { any: 'type' },
  datatype: { any: 'type' },
  defaultvalue: { any: 'default' },
  defaults: { any: 'default' },
  regex: { string: 'pattern' },
  regexp: { string: 'pattern' },
  item: { array: 'items' },
  itemtype: { array: 'items' },
  property: { object: 'properties' },
  props: { object: 'properties' },
  fields: { object: 'properties' },
  params: { object: 'properties' },
  parameters: { object: 'properties' },
  additionalproperty: { object: 'additionalProperties' },
}

/** What a keyword's value can be; a word whose value is another stands for something else. */
const KINDS: Readonly<Record<string, readonly JsonNode['kind'][]>> = {
  enum: ['array'],
  items: ['object'],
  properties: ['object'],
  type: ['string', 'array'],
  pattern: ['string'],
  description: ['string'],
  minimum: ['number'],
  maximum: ['number'],
  exclusiveMinimum: ['number'],
  exclusiveMaximum: ['number'],
  minLength: ['number'],
  maxLength: ['number'],
  minItems: ['number'],
  maxItems: ['number'],
}

/** Words of other descriptions of schemas, which are near a keyword and are none. */
const OWN_WORDS = new Set([
  'example',
  'nullable',
  'discriminator',
  'externalDocs',
  'xml',
  'propertyOrdering',
  'enumNames',
  'enumDescriptions',
  'errorMessage',
  'markdownDescription',
  'patternErrorMessage',
  'defaultSnippets',
])

/** The keyword of each spelling without case and separators: `any_of`, `additional-properties`. */
const BARE: ReadonlyMap<string, string> = new Map(
  [...KEYWORDS.keys()].filter((key) => !key.startsWith('$')).map((key) => [key.toLowerCase(), key]),
)

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
  const bare = word.toLowerCase().replace(/[_\s-]/g, '')
  const meant = Object.hasOwn(MEANT, bare) ? MEANT[bare] : undefined
  const known = meant ? (meant.any ?? meant[to]) : (BARE.get(bare) ?? nearest(word, to))
  if (known === undefined) return undefined
  const kinds = Object.hasOwn(KINDS, known) ? KINDS[known] : undefined
  // A sound keyword beside it makes a word of one's own likelier than a slip.
  if (meant && get(schema, known) && !ALWAYS.has(bare)) return undefined
  return !kinds || kinds.includes(get(schema, word)?.kind ?? 'null') ? known : undefined
}

/** Words that nobody uses beside the keyword for anything else. */
const ALWAYS = new Set(['min', 'max', 'enums', 'types', 'regex'])

/** The one keyword that a word is a slip away from: two in a long word. */
function nearest(word: string, to: AppliesTo): string | undefined {
  if (word.length < 5 || OWN_WORDS.has(word)) return undefined
  // Whoever means a keyword with a dollar sign writes the sign; "schema" is a word of its own.
  const fitting = [...KEYWORDS].filter(
    ([key, keyword]) =>
      key.length > 4 &&
      !key.startsWith('$') &&
      (keyword.to === 'any' || to === 'any' || keyword.to === to),
  )
  const once = fitting.filter(([key]) => isOneSlip(word, key))
  if (once.length > 0) return once.length === 1 ? once[0]![0] : undefined
  if (word.length < 10) return undefined
  const twice = fitting.filter(([key]) => key.length > 9 && isTwoSlips(word, key))
  return twice.length === 1 ? twice[0]![0] : undefined
}

/** Two slips apart from each other: one letter mended, what is left is one slip. */
function isTwoSlips(word: string, key: string): boolean {
  if (Math.abs(word.length - key.length) > 2) return false
  let head = 0
  while (head < word.length && word[head] === key[head]) head++
  const [rest, goal] = [word.slice(head), key.slice(head)]
  return (
    isOneSlip(rest.slice(1), goal) ||
    isOneSlip(rest, goal.slice(1)) ||
    isOneSlip(rest.slice(1), goal.slice(1))
  )
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
