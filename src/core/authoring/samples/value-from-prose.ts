import { get, type JsonNode, type JsonObject, num, str, stringOf } from '../../json/node'
import { listedValues } from '../../reading/enum-in-prose'
import { formatInText } from '../../reading/format-in-text'
import { shownValues } from '../../reading/prose-examples'
import { FORMAT_TEXTS } from './format-texts'

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * The value that a schema's description tells most of, if it can be of that type: its first example,
 * else the first value that it lists, else a date in the form that it asks for.
 */
export function valueFromProse(
  schema: JsonObject,
  kind: 'string' | 'integer' | 'number',
): JsonNode | undefined {
  const text = stringOf(get(schema, 'description'))
  const [shown] = text ? shownValues(text) : []
  if (kind !== 'string') return shown && NUMBER.test(shown.value) ? num(shown.value) : undefined
  if (shown) return str(shown.value)
  if (!text) return undefined
  const [listed, ...others] = listedValues(text)
  if (listed !== undefined && others.length > 0) return str(listed)
  const [date] = FORMAT_TEXTS[formatInText({ name: '', schema, text }) ?? ''] ?? []
  return date === undefined ? undefined : str(date)
}
