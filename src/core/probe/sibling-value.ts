import type { JsonNode, JsonObject } from '../json/node'
import type { Field, ObjectPlace } from './field'
import { placesOf } from './places-of'

/** A field of an object by its name, from whichever call has it. */
export const siblingOf = (tool: JsonObject, place: ObjectPlace, name: string): Field | undefined =>
  place.fields.find((each) => each.name === name) ??
  placesOf(tool).fields.find(
    (each) =>
      each.name === name && each.is === 'member' && each.owner.path.length === place.path.length,
  )

export const siblingValue = (
  tool: JsonObject,
  place: ObjectPlace,
  name: string,
): JsonNode | undefined => siblingOf(tool, place, name)?.value
