import { get, type JsonNode, type JsonObject, stringOf, withoutMembers } from '../json/node'
import { leadsToItself } from '../schema/recursion'
import { resolveReference } from '../schema/reference'

/**
 * The schema with its own local reference replaced by what it refers to, its other members on top
 * (they say more about this place than the target does). The target's own references stay.
 * `recursive` when the target contains itself, `unresolved` when there is none.
 */
export function inlineReference(
  root: JsonNode,
  schema: JsonObject,
): JsonObject | 'recursive' | 'unresolved' {
  if (stringOf(get(schema, '$ref')) === undefined) return schema
  const target = resolveReference(root, schema)
  if (target?.kind !== 'object') return 'unresolved'
  if (leadsToItself(root, schema)) return 'recursive'
  const own = withoutMembers(schema, ['$ref']).members
  // The target's definitions are reached from the root, not from the copy.
  const plain = withoutMembers(target, [
    '$defs',
    'definitions',
    '$id',
    '$schema',
    '$anchor',
  ]).members
  const kept = plain.map((each) => own.find((one) => one.key === each.key) ?? each)
  const added = own.filter((each) => !plain.some((one) => one.key === each.key))
  return { ...schema, members: [...kept, ...added] }
}
