import { get, itemsOf, type JsonNode, numberOf, str, stringOf } from '../json/node'
import { allowsNull } from '../model/parameter-kind'
import { oncePer } from '../once-per'
import { type DateKind, dateKindOf } from '../reading/date-kind'
import { listedValues } from '../reading/enum-in-prose'
import { snakeName } from '../reading/parameter-name'
import { shownValues } from '../reading/prose-examples'
import { isTypeName, type TypeName } from '../schema/keywords'
import { meantTypesOf } from '../schema/types'
import type { Field } from './field'

/** What a field is, as far as schema, text, examples and name tell. */
export interface FieldFacts {
  /** The types its schema allows, null aside; where it says none, the type of its valid value. */
  readonly types: readonly TypeName[]
  /** Whether the schema says a type at all. */
  readonly isTyped: boolean
  readonly isNullable: boolean
  /** Every value that its author wrote anywhere: in the schema, or as an example in the text. */
  readonly written: readonly JsonNode[]
  /** A day or a moment, written as text. */
  readonly date?: DateKind
  /** A value as it should look, written by the author; else the valid one. */
  readonly model: JsonNode
  /** A text that stands for one thing: a number with a prefix, an id. */
  readonly isCode: boolean
  /** The author showed or said how the code is written. */
  readonly isFormKnown: boolean
  /** The allowed values, of the schema or listed by the text. */
  readonly closedSet: readonly string[]
  readonly isSetInSchema: boolean
  /** A text that may say anything. */
  readonly isFreeText: boolean
}

const CODE_NAME =
  /(?:^|_)(?:id|ids|no|number|code|sku|serial|key|token|uuid|guid)$|编号|单号|号码|标识/
const COUNTED =
  /(?:^|_)(?:page|phone|house|room|port|line|row|max|min|total)_?(?:no|number)$|^number$/
/** A word with digits in it, or short capitals: no sentence has it. */
const CODE_TEXT = /^(?=.*\d)[A-Za-z0-9]{1,12}(?:[-_./#:]?[A-Za-z0-9]+)*$|^[A-Z]{2,4}$/
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/
const EITHER = /^(?:from|to|start|end|begin|before|after|at)$/
const TIMED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/

export const factsOf = oncePer((field: Field): FieldFacts => {
  const { whole, value, text, written: own } = field
  const named = meantTypesOf(whole)
  const typed = named.filter(isTypeName).filter((each) => each !== 'null')
  const types = typed.length > 0 ? typed : [typeOf(value)]
  const isText = types.includes('string') && value.kind === 'string'
  const isAlone = field.is !== 'item' || get(whole, 'description') !== undefined
  const shown = isText && isAlone ? shownValues(text).map((each) => str(each.value)) : []
  const written = [...own, ...shown]
  const model = written.find((each) => each.kind === value.kind && !isEmpty(each)) ?? value
  const inSchema = valuesOf(whole)
  const listed = inSchema.length === 0 && isText && isAlone ? listedValues(text) : []
  const closedSet = inSchema.length > 0 ? inSchema : listed.length > 1 ? listed : []
  const isFixed = closedSet.length > 0 || get(whole, 'const') !== undefined
  const date = isText && !isFixed ? dateOf(field, model) : undefined
  const format = stringOf(get(whole, 'format'))
  const pattern = stringOf(get(whole, 'pattern'))
  const sample = stringOf(model) ?? ''
  const snake = snakeName(field.name)
  const isCode =
    isText &&
    !isFixed &&
    date === undefined &&
    (format === undefined || format === 'uuid') &&
    ((CODE_NAME.test(snake) && !COUNTED.test(snake)) ||
      (written.length > 0 && CODE_TEXT.test(sample)) ||
      (pattern !== undefined && CODE_TEXT.test(sample)))
  const isFormKnown =
    isCode && CODE_TEXT.test(sample) && (written.length > 0 || pattern !== undefined)
  return {
    types,
    isTyped: typed.length > 0,
    isNullable: allowsNull(whole) || named.includes('null') || takesNull(field),
    written,
    ...(date ? { date } : {}),
    model,
    isCode,
    isFormKnown,
    closedSet,
    isSetInSchema: inSchema.length > 0,
    isFreeText: isText && !isFixed && !isCode && !date && !format && !pattern,
  }
})

const takesNull = ({ whole }: Field): boolean =>
  [...itemsOf(get(whole, 'anyOf')), ...itemsOf(get(whole, 'oneOf'))].some(allowsNull) ||
  get(whole, 'nullable')?.kind === 'boolean'

const typeOf = (value: JsonNode): TypeName =>
  value.kind === 'number' ? (Number.isInteger(numberOf(value)) ? 'integer' : 'number') : value.kind

const isEmpty = (value: JsonNode): boolean => value.kind === 'string' && value.value === ''

/** The texts of `enum`; numbers as allowed values make other mistakes. */
const valuesOf = (schema: JsonNode): readonly string[] =>
  itemsOf(get(schema, 'enum')).flatMap((each) => stringOf(each) ?? [])

/** Whether the text is a date: by format, by what is shown, else by name and description. */
function dateOf(field: Field, model: JsonNode): DateKind | undefined {
  const format = stringOf(get(field.whole, 'format'))
  if (format === 'date' || format === 'date-time') return format
  if (format !== undefined) return undefined
  const text = stringOf(model) ?? ''
  const isShown = factsShown(field)
  if (ISO_DATE.test(text) && (isShown || get(field.whole, 'pattern')))
    return TIMED.test(text) ? 'date-time' : 'date'
  // What is shown as something else is something else, such as 31/03/2025 or a week.
  if (isShown || get(field.whole, 'pattern')) return undefined
  if (/\bYYYY-MM-DD\b(?!['"]?\s*(?:T|HH|hh))/.test(field.text)) return 'date'
  // A bare `from` or `to` may as well be a place, a price or a person.
  if (field.is !== 'member' || (field.text.trim() === '' && EITHER.test(snakeName(field.name))))
    return undefined
  if (/YYYY|\b(?:DD|MM)[-/.]|unix|epoch|timestamp in|时间戳/i.test(field.text)) return undefined
  return dateKindOf(field)
}

const factsShown = (field: Field): boolean =>
  field.written.some((each) => each.kind === 'string') || shownValues(field.text).length > 0
