import { get, type JsonNode, type JsonObject, num, str, stringOf } from '../../json/node'
import { shownValues } from '../../reading/prose-examples'

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** The first value that a schema's description gives as an example, if it can be of that type. */
export function valueFromProse(
  schema: JsonObject,
  kind: 'string' | 'integer' | 'number',
): JsonNode | undefined {
  const text = stringOf(get(schema, 'description'))
  const [shown] = text ? shownValues(text) : []
  if (!shown) return undefined
  if (kind === 'string') return str(shown.value)
  return NUMBER.test(shown.value) ? num(shown.value) : undefined
}
