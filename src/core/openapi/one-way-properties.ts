import { booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../json/node'
import { membersOf, withMember, withoutMembers } from '../json/node'
import { withoutRequired } from './api-keywords'
import { resolveIn } from './document-reference'
import type { Direction, SchemaChange } from './schema-change'

/** What a property says of itself when it belongs to the other direction alone. */
const FLAG: Readonly<Record<Direction, string>> = { input: 'readOnly', output: 'writeOnly' }

/**
 * Leaves out the properties that only the server sets (of what a call sends) or only the caller (of
 * what it gets back), and their names in `required`: those hold for the other direction.
 */
export const oneWayProperties: SchemaChange = (schema, path, { root, direction, note, gone }) => {
  const properties = get(schema, 'properties')
  const own = oneWayNames(schema, root, direction)
  const names = new Set(own)
  for (const branch of itemsOf(get(schema, 'allOf')))
    for (const name of gone.get(branch) ?? namesThrough(branch, root, direction)) names.add(name)
  if (names.size === 0) return schema
  let next = schema
  if (properties?.kind === 'object' && own.length > 0) {
    next = withMember(next, 'properties', withoutMembers(properties, own))
    for (const name of own)
      note({
        code: direction === 'input' ? 'openapi.read-only' : 'openapi.write-only',
        path: [...path, 'properties', name],
        values: { name },
      })
  }
  const done = withoutRequired(withBranches(next, names), names)
  gone.set(done, names)
  return done
}

/** A part of an `allOf` may require what only the part beside it declares. */
function withBranches(schema: JsonObject, names: ReadonlySet<string>): JsonObject {
  const branches = get(schema, 'allOf')
  if (branches?.kind !== 'array') return schema
  const items = branches.items.map((each) =>
    each.kind === 'object' ? withoutRequired(each, names) : each,
  )
  const isSame = items.every((each, i) => each === branches.items[i])
  return isSame ? schema : withMember(schema, 'allOf', { ...branches, items })
}

/** The properties of a schema itself that go one way only, by their own word or by that of their target. */
function oneWayNames(schema: JsonNode, root: JsonNode, direction: Direction): readonly string[] {
  const isOneWay = (node: JsonNode): boolean => {
    if (booleanOf(get(node, FLAG[direction])) === true) return true
    const target = resolveIn(root, node, [])
    return 'node' in target && booleanOf(get(target.node, FLAG[direction])) === true
  }
  return membersOf(get(schema, 'properties'))
    .filter((each) => isOneWay(each.value))
    .map((each) => each.key)
}

/** The names that a part of an `allOf` leaves out, for the parts beside it that require them. */
function namesThrough(
  schema: JsonNode,
  root: JsonNode,
  direction: Direction,
  // A schema may be composed of itself.
  seen = new Set<JsonNode>(),
): readonly string[] {
  const target = resolveIn(root, schema, [])
  if (!('node' in target) || seen.has(target.node)) return []
  seen.add(target.node)
  const inside = itemsOf(get(target.node, 'allOf'))
  return [
    ...oneWayNames(target.node, root, direction),
    ...inside.flatMap((each) => namesThrough(each, root, direction, seen)),
  ]
}
