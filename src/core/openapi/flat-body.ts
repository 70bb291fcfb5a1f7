import { booleanOf, get, type JsonNode, type JsonObject, membersOf } from '../json/node'
import { typeNamesOf } from '../schema/types'

/** Keywords that a body's object may have and still be the same when its properties stand among others. */
const MERGEABLE = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'discriminator',
  'xml',
  'externalDocs',
  '$schema',
  '$id',
  '$anchor',
  '$comment',
  '$defs',
  'definitions',
])

/**
 * Whether a body is a plain object whose properties can be arguments themselves: nothing in its schema
 * speaks of the object as a whole, such as a choice of shapes or a number of properties.
 */
export function isFlatBody(schema: JsonNode): schema is JsonObject {
  if (schema.kind !== 'object' || booleanOf(get(schema, 'nullable')) === true) return false
  const types = typeNamesOf(schema)
  return (
    types.every((type) => type === 'object') &&
    membersOf(get(schema, 'properties')).length > 0 &&
    schema.members.every(({ key }) => MERGEABLE.has(key) || key.startsWith('x-'))
  )
}
