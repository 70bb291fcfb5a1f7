import { get, getIn, itemsOf, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { oncePerText } from '../once-per-text'
import { type Parameter, parametersOf } from '../schema/parameters'
import { mainTypeOf, typeNamesOf } from '../schema/types'
import { snakeName } from './parameter-name'
import {
  MAY_HAVE_NO_FORM,
  NEEDS_FORMAT_NAMES,
  NEEDS_FORMAT_TEXT,
  NO_FORM,
  SAYS_FORMAT,
} from './words/format-words'

/** The parameters that are strings and need a definite format that neither schema nor text gives. */
export const formatMissing = oncePer((tool: JsonNode): readonly Parameter[] =>
  parametersOf(tool).filter(isFormatMissing),
)

function isFormatMissing({ schema, name, text, owner }: Parameter): boolean {
  const type = mainTypeOf(schema)
  if (type !== 'string' && !(type === undefined && typeNamesOf(schema).length === 0)) return false
  if (
    ['format', 'pattern', 'enum', 'const', 'example', '$ref', 'anyOf', 'oneOf'].some(
      (key) => get(schema, key) !== undefined,
    )
  )
    return false
  if (itemsOf(get(schema, 'examples')).length > 0) return false
  if (saysFormat(text) || /\d/.test(String(defaultText(schema)))) return false
  const snake = snakeName(name)
  // Of the points of a chart the time is whatever label the data has.
  if (snake === 'time' && text === '' && get(get(owner.schema, 'properties'), 'value')) return false
  if (text === '' && isPatchPath(snake, owner.schema)) return true
  if (/^(?:min|max|initial)$/.test(snake) && text === '' && isPickerOfDates(owner.schema))
    return true
  return (
    formatsOfName(snake).some((cue) => !(cue.unless?.test(text) ?? false)) || asksForFormat(text)
  )
}

/** The path of one change in a patch: beside it stand the operation and mostly a value. */
const isPatchPath = (name: string, owner: JsonNode): boolean =>
  name === 'path' && get(get(owner, 'properties'), 'op') !== undefined

/** Bounds beside a mode that tells a date from a time. */
const isPickerOfDates = (owner: JsonNode): boolean =>
  itemsOf(getIn(owner, ['properties', 'mode', 'enum'])).some(
    (item) => stringOf(item) === 'datetime' || stringOf(item) === 'date',
  )

/** Names and texts of parameters come back in tool after tool. */
const formatsOfName = oncePerText(
  (name) => NEEDS_FORMAT_NAMES.filter((cue) => cue.name.test(name)),
  20_000,
)
const saysFormat = oncePerText(
  (text) =>
    SAYS_FORMAT.test(text) &&
    (!MAY_HAVE_NO_FORM.test(text) || SAYS_FORMAT.test(text.replace(NO_FORM, ' '))),
  20_000,
)
const asksForFormat = oncePerText((text) => NEEDS_FORMAT_TEXT.some((cue) => cue.test(text)), 20_000)

const defaultText = (schema: JsonNode): string => {
  const value = get(schema, 'default')
  return value?.kind === 'string' ? value.value : ''
}
