import type { JsonNode, JsonObject, Path } from '../json/node'
import { KEYWORDS } from '../schema/keywords'

/** Rebuilds one schema before those in it are looked at. */
export type OuterChange = (schema: JsonObject, path: Path) => JsonObject

/**
 * The schema with `change` made to every sub-schema, outermost first: what a change takes out is not
 * looked into. Goes by position, and paths are those of the schema as the change around left it.
 */
export function changeOutsideIn(schema: JsonNode, change: OuterChange, path: Path = []): JsonNode {
  if (schema.kind !== 'object') return schema
  const outer = change(schema, path)
  const below = (value: JsonNode, ...steps: Path): JsonNode =>
    changeOutsideIn(value, change, [...path, ...steps])
  const members = outer.members.map((each) => {
    const value = inside(each.key, each.value)
    return value === each.value ? each : { ...each, value }
  })
  return members.every((each, i) => each === outer.members[i]) ? outer : { ...outer, members }

  function inside(key: string, value: JsonNode): JsonNode {
    const holds = KEYWORDS.get(key)?.holds
    if (holds === 'schema-map' && value.kind === 'object') {
      const changed = value.members.map((each) => {
        const next = below(each.value, key, each.key)
        return next === each.value ? each : { ...each, value: next }
      })
      const isSame = changed.every((each, i) => each === value.members[i])
      return isSame ? value : { ...value, members: changed }
    }
    if ((holds === 'schema-list' || holds === 'schema-or-list') && value.kind === 'array') {
      const items = value.items.map((item, i) => below(item, key, i))
      return items.every((item, i) => item === value.items[i]) ? value : { ...value, items }
    }
    return holds === 'schema' || holds === 'schema-or-list' ? below(value, key) : value
  }
}
