import type { Edit } from '../../json/edit'
import { arr, bool, get, type JsonNode, num, str, stringOf } from '../../json/node'
import { setKeyword } from '../../model/parameters'
import { snakeName } from '../../reading/parameter-name'
import { readPattern } from '../../schema/pattern'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import { NEVER_NEGATIVE } from '../mistakes/numbers'
import { listBounds, longestText, numberBounds } from '../text-bounds'
import type { Tightening } from '../tightening'
import { patternFromExamples } from './pattern-from-examples'
import { readyPatternFor } from './ready-pattern-for'
import { addKeyword } from './set-keyword'

const FORMATS: readonly { readonly format: string; readonly name: RegExp }[] = [
  { format: 'email', name: /(?:^|_)e?mail(?:_address)?$|邮箱/ },
  { format: 'uri', name: /(?:^|_)(?:url|uri|link|website)$|网址|链接/ },
  { format: 'uuid', name: /(?:^|_)(?:uuid|guid)$/ },
]
const NAMED =
  /(?:^|_)(?:name|title|subject|city|country|label|category|keyword|query|q)$|名称|姓名|标题|城市|关键词/

/** How long a text may be that nobody said the length of. */
function usualLength(field: Field): number {
  if (factsOf(field).isCode) return 64
  return NAMED.test(snakeName(field.name)) ? 200 : 2000
}
/** How many entries a list may have that nobody said the number of. */
const USUAL_COUNT = 100

function formatFor(field: Field): string | undefined {
  const { date, model, isFreeText, isCode } = factsOf(field)
  if (date) return date
  const text = stringOf(model) ?? ''
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email'
  if (/^https?:\/\/\S+$/.test(text)) return 'uri'
  const snake = snakeName(field.name)
  return isFreeText || isCode ? FORMATS.find(({ name }) => name.test(snake))?.format : undefined
}

const isPlain = (field: Field): boolean =>
  get(field.whole, 'pattern') === undefined && get(field.whole, 'enum') === undefined

const text = (value: string | undefined): JsonNode | undefined =>
  value === undefined ? undefined : str(value)

export const OF_VALUES: readonly Tightening[] = [
  {
    id: 'type',
    edits: ({ field }) =>
      field && !factsOf(field).isTyped && !get(field.whole, 'anyOf') && !get(field.whole, 'oneOf')
        ? addKeyword(field, 'type', text(factsOf(field).types[0]))
        : [],
  },
  { id: 'min-length', edits: ({ field }) => addKeyword(field, 'minLength', num(1)) },
  {
    id: 'pattern-not-blank',
    edits: ({ field }) =>
      field && factsOf(field).isFreeText ? addKeyword(field, 'pattern', str('[^ ]')) : [],
  },
  {
    id: 'max-length',
    edits: ({ field }) =>
      field
        ? addKeyword(field, 'maxLength', num(longestText(field)?.value ?? usualLength(field)))
        : [],
  },
  {
    id: 'format',
    edits: ({ field }) => addKeyword(field, 'format', field && text(formatFor(field))),
  },
  {
    id: 'enum',
    edits: ({ field }) => {
      const values = field && !factsOf(field).isSetInSchema ? factsOf(field).closedSet : []
      return values.length > 1 ? addKeyword(field, 'enum', arr(values.map(str))) : []
    },
  },
  {
    id: 'pattern-of-examples',
    edits: ({ field }) =>
      field && isPlain(field) ? addKeyword(field, 'pattern', text(patternFromExamples(field))) : [],
  },
  {
    id: 'ready-pattern',
    edits: ({ field }) =>
      field && isPlain(field) ? addKeyword(field, 'pattern', text(readyPatternFor(field))) : [],
  },
  {
    id: 'anchor',
    edits: ({ field }) => {
      const pattern = stringOf(get(field?.schema, 'pattern'))
      if (!field || pattern === undefined || readPattern(pattern).reads === 'not') return []
      if (/^\^|\$$|\\b|\.\*/.test(pattern) || pattern === '') return []
      const whole = pattern.includes('|') ? `^(?:${pattern})$` : `^${pattern}$`
      return setKeyword(field.schema, field.path, 'pattern', str(whole))
    },
  },
  { id: 'minimum', edits: ({ field }) => bound(field, 'minimum') },
  { id: 'maximum', edits: ({ field }) => bound(field, 'maximum') },
  { id: 'min-items', edits: ({ field }) => addKeyword(field, 'minItems', num(1)) },
  {
    id: 'max-items',
    edits: ({ field }) =>
      field ? addKeyword(field, 'maxItems', num(listBounds(field).most?.value ?? USUAL_COUNT)) : [],
  },
  { id: 'unique-items', edits: ({ field }) => addKeyword(field, 'uniqueItems', bool(true)) },
]

/** A bound that the text states, or that the thing has by its nature. */
function bound(field: Field | undefined, keyword: 'minimum' | 'maximum'): readonly Edit[] {
  if (!field) return []
  const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  if (get(field.whole, exclusive)) return []
  const snake = snakeName(field.name)
  const bounds = numberBounds(field, snake)
  const known = keyword === 'minimum' ? bounds.least : bounds.most
  if (known) return addKeyword(field, known.isOpen ? exclusive : keyword, num(known.value))
  return keyword === 'minimum' && NEVER_NEGATIVE.test(snake)
    ? addKeyword(field, keyword, num(0))
    : []
}
