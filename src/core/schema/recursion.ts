import { get, type JsonNode, stringOf } from '../json/node'
import { resolveReference } from './reference'
import { walkSchema } from './walk'

/**
 * Whether what a schema refers to contains, through any chain of local references, itself. `root` is
 * the document that the references count from.
 */
export function leadsToItself(root: JsonNode, schema: JsonNode): boolean {
  const open = new Set<JsonNode>()
  const closed = new Set<JsonNode>()
  return entersLoop(schema)

  function entersLoop(from: JsonNode): boolean {
    const target = resolveReference(root, from)
    if (!target || closed.has(target)) return false
    if (open.has(target)) return true
    open.add(target)
    const loops = walkSchema(target).some(
      (place) => stringOf(get(place.schema, '$ref')) !== undefined && entersLoop(place.schema),
    )
    open.delete(target)
    closed.add(target)
    return loops
  }
}
