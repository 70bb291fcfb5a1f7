import { arr, get, itemsOf, type JsonNode, type JsonObject, stringOf } from '../../json/node'
import { member, memberOf, withMember, withoutMembers } from '../../json/node'
import { withoutRequired } from './required-names'
import type { SchemaRepair } from './repair'

/**
 * In a strict schema every parameter is required, and one that may be left out takes null instead.
 * Whether null was meant so, or as a value, nobody can tell from the schema: to be chosen.
 */
export const makeOptional: SchemaRepair = (schema, path, _keyword, ask) => {
  const properties = get(schema, 'properties')
  if (properties?.kind !== 'object') return schema
  const required = itemsOf(get(schema, 'required')).map(stringOf)
  const names: string[] = []
  const members = properties.members.map((each) => {
    const value = required.includes(each.key) ? withoutNull(each.value) : undefined
    const at = [...path, 'properties', each.key]
    const values = { name: each.key }
    if (!value || !ask({ code: 'import.make-optional', path: at, values, isOptIn: true }))
      return each
    names.push(each.key)
    return { ...each, value }
  })
  if (names.length === 0) return schema
  return withoutRequired(withMember(schema, 'properties', { ...properties, members }), names)
}

const isNull = (node: JsonNode): boolean => stringOf(node) === 'null' || node.kind === 'null'

/** The schema without its null; undefined where it has none beside something else. */
function withoutNull(schema: JsonNode): JsonObject | undefined {
  if (schema.kind !== 'object') return undefined
  const names = itemsOf(get(schema, 'type'))
  const types = names.filter((name) => !isNull(name))
  if (types.length > 0 && types.length < names.length) {
    const plain = withMember(schema, 'type', types.length === 1 ? types[0]! : arr(types))
    const values = get(plain, 'enum')
    if (values?.kind !== 'array') return plain
    const left = values.items.filter((each) => each.kind !== 'null')
    return withMember(plain, 'enum', { ...values, items: left })
  }
  const branches = itemsOf(get(schema, 'anyOf'))
  const rest = branches.filter((each) => stringOf(get(each, 'type')) !== 'null')
  if (rest.length === 0 || rest.length === branches.length) return undefined
  if (rest.length > 1) return withMember(schema, 'anyOf', arr(rest))
  const [only] = rest
  if (only?.kind !== 'object') return undefined
  // What stands on the wrapper goes before what stands in the branch, as on the way out.
  const outer = withoutMembers(schema, ['anyOf']).members
  const inner = only.members.filter((each) => !memberOf(schema, each.key))
  return { ...schema, members: [...outer, ...inner].map((each) => member(each.key, each.value)) }
}
