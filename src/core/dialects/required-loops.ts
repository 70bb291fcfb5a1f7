import { get, itemsOf, type JsonNode, type Path, stringOf } from '../json/node'
import { oncePer } from '../once-per'
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
  const needs = oncePer((from: JsonNode) => neededBy(root, from))
  const loops = oncePer((target: JsonNode) => leadsBack(target, needs))
  return walkSchema(root).flatMap((place) => {
    const ref = stringOf(get(place.schema, '$ref'))
    const target = ref === undefined ? undefined : resolveReference(root, place.schema)
    return target && loops(target) ? [{ path: place.path, ref: ref! }] : []
  })
}

/** The schemas that a value of a schema cannot do without. */
function neededBy(root: JsonNode, from: JsonNode): readonly JsonNode[] {
  return walkSchema(from).flatMap((place) =>
    stringOf(get(place.schema, '$ref')) === undefined || isOptional(place)
      ? []
      : (resolveReference(root, place.schema) ?? []),
  )
}

function leadsBack(goal: JsonNode, needs: (from: JsonNode) => readonly JsonNode[]): boolean {
  const seen = new Set(needs(goal))
  // What is added while the set is gone through is gone through as well.
  for (const each of seen) {
    if (each === goal) return true
    for (const next of needs(each)) seen.add(next)
  }
  return false
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
