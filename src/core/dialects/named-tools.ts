import { get, type JsonNode, type JsonObject, member, memberOf, membersOf } from '../json/node'
import { str } from '../json/node'
import { SCHEMA_MEMBERS } from './built-in'
import { schemaOfList } from './parameter-list'

/** A tool of an object that holds tools by name. */
export interface NamedTool {
  readonly key: string
  /** The tool; where it had no name of its own it has its key's, in front. */
  readonly item: JsonObject
}

/**
 * The tools of an object such as `{"get_order": {"description": …, "parameters": …}}`: one whose
 * members are all objects with a schema. Undefined for any other object.
 */
export function namedTools(node: JsonObject): readonly NamedTool[] | undefined {
  const members = membersOf(node)
  if (members.length === 0 || !members.every((each) => hasSchema(each.value))) return undefined
  return members.flatMap(({ key, keyAt, value }) => {
    if (value.kind !== 'object') return []
    // A wrapper brings its own name.
    if (memberOf(value, 'name') || get(value, 'function') || get(value, 'toolSpec'))
      return [{ key, item: value }]
    const name = keyAt ? { ...str(key), at: keyAt } : str(key)
    return [{ key, item: { ...value, members: [member('name', name), ...value.members] } }]
  })
}

/** A schema, a list of parameters, or arguments that are only described beside what comes back. */
function hasSchema(node: JsonNode): boolean {
  const holder = get(node, 'function') ?? node
  if (get(holder, 'args')?.kind === 'object' && get(holder, 'returns')) return true
  return SCHEMA_MEMBERS.some((key) => {
    const schema = get(holder, key)
    return schema?.kind === 'object' || (schema && schemaOfList(schema) !== undefined)
  })
}
