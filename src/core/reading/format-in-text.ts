import { memberOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'

const DATE_TIME =
  /\bISO[- ]?8601 (?:date[- ]?time|timestamp)|\bRFC[- ]?3339 (?:date[- ]?time|timestamp)|YYYY-MM-DDTHH:mm:ss(?:\.sss)?Z/i
const DATE = /\bYYYY-MM-DD\b(?!['"]?\s*(?:T|HH|hh|\d|or|and|\/|或|至|到|~|,))/
/** More than one form is allowed, or the value is a list or a range. */
const SEVERAL =
  /\b(?:or|either|relative|range|comma|unix|epoch|today|yesterday|formats)\b|或|区间|范围|逗号|多个/i

/** The format keyword for the one way to write a date that the text states and the schema does not. */
export function formatInText({
  name,
  schema,
  text,
}: Pick<Parameter, 'name' | 'schema' | 'text'>): string | undefined {
  if (/(?:format|pattern|template)$/i.test(name)) return undefined
  const isBound = ['format', 'pattern', 'enum', 'const', '$ref'].some((key) =>
    memberOf(schema, key),
  )
  if (mainTypeOf(schema) !== 'string' || isBound || SEVERAL.test(text)) return undefined
  if (DATE_TIME.test(text)) return 'date-time'
  return DATE.test(text) ? 'date' : undefined
}
