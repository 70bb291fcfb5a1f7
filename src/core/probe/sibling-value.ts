import type { JsonNode, JsonObject } from '../json/node'
import type { ObjectPlace } from './field'
import { placesOf } from './places-of'

/** The value of a field of an object by its name, from whichever call has it. */
export const siblingValue = (
  tool: JsonObject,
  place: ObjectPlace,
  name: string,
): JsonNode | undefined =>
  (
    place.fields.find((each) => each.name === name) ??
    placesOf(tool).fields.find(
      (each) =>
        each.name === name && each.is === 'member' && each.owner.path.length === place.path.length,
    )
  )?.value
