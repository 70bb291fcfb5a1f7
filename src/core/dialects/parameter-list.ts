import { arr, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { booleanOf, member, obj, str, stringOf, withoutMembers } from '../json/node'

/** Members of a listed parameter that say whether it is required, as vendors name them. */
const REQUIRED = ['required', 'isRequired', 'is_required']

/** Members that hold the schema of a listed parameter, where it is not the parameter itself. */
const SCHEMAS = ['schema', 'schema_data', 'schemaData', 'jsonSchema']

/**
 * `[{name, type, description, required}]` as an object schema; undefined for any other list. What
 * else a parameter says stays with it. `isAll` makes those required that say nothing of it.
 */
export function schemaOfList(list: JsonNode, isAll = false): JsonObject | undefined {
  const properties: Member[] = []
  const required: JsonNode[] = []
  for (const each of itemsOf(list)) {
    const name = stringOf(get(each, 'name'))
    if (name === undefined || each.kind !== 'object') return undefined
    const flags = REQUIRED.filter((key) => booleanOf(get(each, key)) !== undefined)
    const isRequired = flags.length ? flags.some((key) => booleanOf(get(each, key))) : isAll
    if (isRequired) required.push(str(name))
    properties.push(member(name, schemaOf(withoutMembers(each, ['name', ...flags]))))
  }
  const members = [member('type', str('object')), member('properties', obj(properties))]
  if (required.length) members.push(member('required', arr(required)))
  return list.at ? { ...obj(members), at: list.at } : obj(members)
}

/** What the parameter says itself goes before what its schema says. */
function schemaOf(parameter: JsonObject): JsonObject {
  const key = SCHEMAS.find((each) => get(parameter, each)?.kind === 'object')
  if (key === undefined) return parameter
  const outer = withoutMembers(parameter, [key])
  const inner = get(parameter, key)
  const fresh = inner?.kind === 'object' ? inner.members : []
  const own = outer.members.filter((each) => each.value.kind !== 'null')
  return {
    ...outer,
    members: [...fresh.filter((each) => !own.some((one) => one.key === each.key)), ...own],
  }
}
