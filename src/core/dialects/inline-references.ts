import { get, type JsonNode, type JsonObject, stringOf, withoutMembers } from '../json/node'
import { leadsToItself } from '../schema/recursion'
import { followReference, resolveReference } from '../schema/reference'
import { ownOnTop } from './own-on-top'

/**
 * The schema with its own local reference replaced by what it refers to, and what stands beside the
 * reference said together with it; so for each step, where the target is a reference itself. What
 * stands below keeps its references. `recursive` when the target contains itself, `unresolved` when
 * there is none, `conflict` when no one schema says what both say.
 */
export function inlineReference(
  root: JsonNode,
  schema: JsonObject,
): JsonObject | 'recursive' | 'unresolved' | 'conflict' {
  if (stringOf(get(schema, '$ref')) === undefined) return schema
  if (resolveReference(root, schema)?.kind !== 'object') return 'unresolved'
  if (leadsToItself(root, schema)) return 'recursive'
  let inlined = schema
  while (stringOf(get(inlined, '$ref')) !== undefined) {
    const target = followReference(root, inlined)
    if (target?.kind !== 'object') return 'unresolved'
    const both = ownOnTop(withoutMembers(inlined, ['$ref']), target)
    if (!both) return 'conflict'
    inlined = both
  }
  return inlined
}
