import { get, type JsonNode } from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import { walkSchema } from '../../schema/walk'
import type { DialectError } from '../dialect'

/** Every schema that allows an array and does not say what its items are, at any depth. */
export function checkArrayItems(schema: JsonNode | undefined): readonly DialectError[] {
  if (!schema) return []
  return walkSchema(schema)
    .filter((place) => typeNamesOf(place.schema).includes('array') && !get(place.schema, 'items'))
    .map((place) => ({ code: 'schema.array-without-items', path: place.path }))
}
