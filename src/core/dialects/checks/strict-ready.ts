import { booleanOf, get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import { walkSchema } from '../../schema/walk'

/** Whether every object of a schema says `additionalProperties: false`, as all strict modes ask. */
export function isClosedForStrict(schema: JsonNode | undefined): boolean {
  if (!schema) return false
  return objectsOf(schema).every((each) => booleanOf(get(each, 'additionalProperties')) === false)
}

/** Whether every object also requires every one of its properties, as OpenAI's strict mode asks. */
export function requiresAll(schema: JsonNode | undefined): boolean {
  if (!schema) return false
  return objectsOf(schema).every((each) => {
    const required = new Set(itemsOf(get(each, 'required')).map(stringOf))
    return membersOf(get(each, 'properties')).every((property) => required.has(property.key))
  })
}

function objectsOf(schema: JsonNode): readonly JsonNode[] {
  return walkSchema(schema)
    .map((place) => place.schema)
    .filter((each) => typeNamesOf(each).includes('object') || get(each, 'properties') !== undefined)
}
