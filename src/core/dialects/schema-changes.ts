import { get, type JsonNode, member, memberOf, membersOf } from '../json/node'
import { obj, type Path, withoutMembers } from '../json/node'
import { type Holds, KEYWORDS } from '../schema/keywords'

/** Rebuilds one schema; gets its children already rebuilt, and the keyword that holds it. */
export type Change = (schema: JsonNode, path: Path, keyword: string | undefined) => JsonNode

/**
 * The schema with `change` made to every sub-schema, innermost first. Goes by position, so names
 * under `properties` and data in `default`, `enum` or `examples` are never taken for keywords.
 * A part that nothing changed is the same node.
 */
export function changeSchema(
  schema: JsonNode,
  change: Change,
  path: Path = [],
  keyword?: string,
): JsonNode {
  if (schema.kind !== 'object') return change(schema, path, keyword)
  const members = schema.members.map((each) => {
    const holds = KEYWORDS.get(each.key)?.holds
    const value = holds ? changeInside(holds, each.key, each.value) : each.value
    return value === each.value ? each : { ...each, value }
  })
  const isSame = members.every((each, i) => each === schema.members[i])
  return change(isSame ? schema : { ...schema, members }, path, keyword)

  function changeInside(holds: Holds, key: string, value: JsonNode): JsonNode {
    const below = [...path, key]
    if (holds === 'schema-map' && value.kind === 'object') {
      const changed = value.members.map((each) => {
        const next = changeSchema(each.value, change, [...below, each.key], key)
        return next === each.value ? each : { ...each, value: next }
      })
      const isSame = changed.every((each, i) => each === value.members[i])
      return isSame ? value : { ...value, members: changed }
    }
    if ((holds === 'schema-list' || holds === 'schema-or-list') && value.kind === 'array') {
      const items = value.items.map((item, i) => changeSchema(item, change, [...below, i], key))
      return items.every((item, i) => item === value.items[i]) ? value : { ...value, items }
    }
    if (holds === 'schema' || holds === 'schema-or-list')
      return changeSchema(value, change, below, key)
    return value
  }
}

/** Keywords that only name the schema or its draft; a model has no use for them. */
export function withoutIdentity(schema: JsonNode, keys: readonly string[]): JsonNode {
  return changeSchema(schema, (each) =>
    each.kind === 'object' && keys.some((key) => memberOf(each, key))
      ? withoutMembers(each, keys)
      : each,
  )
}

/** A boolean schema at a property makes several clients drop the whole list: spelt as an object. */
export function spellOutBooleans(schema: JsonNode, found: (path: Path) => void): JsonNode {
  return changeSchema(schema, (each, path, keyword) => {
    if (each.kind !== 'boolean' || keyword !== 'properties') return each
    found(path)
    return each.value ? obj([]) : obj([member('not', obj([]))])
  })
}

/** The schema with an empty `properties` where it has none, put after its `type`. */
export function withProperties(schema: JsonNode): JsonNode {
  if (schema.kind !== 'object' || get(schema, 'properties')) return schema
  const at = membersOf(schema).findIndex((each) => each.key === 'type')
  const members = [...membersOf(schema)]
  members.splice(at + 1, 0, member('properties', obj([])))
  return { ...schema, members }
}
