import type { JsonNode } from '../../core/json/node'
import { mainTypeOf } from '../../core/schema/types'
import type { WrittenAs } from './typed-value'

/** New values are of the type that the parameter has, else text. */
export function choiceWrittenAs(schema: JsonNode): WrittenAs {
  const type = mainTypeOf(schema)
  if (type === 'integer' || type === 'number') return type
  return type === undefined || type === 'string' ? 'text' : 'json'
}
