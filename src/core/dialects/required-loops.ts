import { get, itemsOf, type JsonNode, type Path, stringOf } from '../json/node'
import { resolveReference } from '../schema/reference'
import { type Place, walkSchema } from '../schema/walk'

/** A reference by which a schema must contain itself. */
export interface Loop {
  readonly path: Path
  readonly ref: string
}

/**
 * The references in a document by which what they refer to contains itself with no optional property
 * on the way, so that no value could ever end.
 */
export function requiredLoops(root: JsonNode): readonly Loop[] {
  return walkSchema(root).flatMap((place) => {
    const ref = stringOf(get(place.schema, '$ref'))
    const target = ref === undefined ? undefined : resolveReference(root, place.schema)
    return target && leadsBack(root, target, target, new Set())
      ? [{ path: place.path, ref: ref! }]
      : []
  })
}

function leadsBack(root: JsonNode, from: JsonNode, goal: JsonNode, seen: Set<JsonNode>): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return walkSchema(from).some((place) => {
    if (stringOf(get(place.schema, '$ref')) === undefined || isOptional(place)) return false
    const target = resolveReference(root, place.schema)
    return target === goal || (target !== undefined && leadsBack(root, target, goal, seen))
  })
}

/** Whether a property that may be left out, or a definition, stands above. */
function isOptional(place: Place): boolean {
  for (let at: Place | undefined = place; at?.parent; at = at.parent) {
    if (at.keyword === '$defs' || at.keyword === 'definitions') return true
    const owner = at.parent.schema
    const isNamed = itemsOf(get(owner, 'required')).some((each) => stringOf(each) === at!.name)
    if (at.keyword === 'properties' && !isNamed) return true
  }
  return false
}
