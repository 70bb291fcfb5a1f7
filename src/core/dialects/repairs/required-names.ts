import { arr, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../../json/node'
import { member, memberOf, type Path, str, stringOf } from '../../json/node'
import { withMember, withoutMembers } from '../../json/node'
import type { Ask, SchemaRepair } from './repair'

const FLAGS = { required: 'import.required-flag', optional: 'import.optional-flag' } as const

/** What a flag at a parameter says, also where a program wrote it as a word. */
function flagOf(node: JsonNode | undefined): boolean | undefined {
  const word = stringOf(node)?.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  return booleanOf(node)
}

/**
 * `required` or `optional` as a flag at a property belongs into the list of the object around it.
 * A property whose two flags contradict each other is left alone.
 */
export const moveRequiredFlags: SchemaRepair = (schema, path, keyword, ask) => {
  let next = schema
  // A property's own flag is for its parent to move; elsewhere it says nothing.
  if (flagOf(get(schema, 'required')) !== undefined && keyword !== 'properties') {
    const at = [...path, 'required']
    if (ask({ code: 'import.required-flag', path: at, values: { name: '' } }))
      next = withoutMembers(next, ['required'])
  }
  const properties = get(next, 'properties')
  if (properties?.kind !== 'object') return next
  const required: string[] = []
  const optional: string[] = []
  const members = properties.members.map((each) => {
    const flags = (['required', 'optional'] as const).filter(
      (key) => flagOf(get(each.value, key)) !== undefined,
    )
    const says = flags.map((key) => flagOf(get(each.value, key)) === (key === 'required'))
    if (each.value.kind !== 'object' || flags.length === 0 || new Set(says).size > 1) return each
    const moved = flags.filter((key) => {
      const at = [...path, 'properties', each.key, key]
      return ask({ code: FLAGS[key], path: at, values: { name: each.key } })
    })
    if (moved.length === 0) return each
    if (says[0]) required.push(each.key)
    else if (moved.includes('optional')) optional.push(each.key)
    return { ...each, value: withoutMembers(each.value, moved) }
  })
  if (members.every((each, i) => each === properties.members[i])) return next
  next = withMember(next, 'properties', { ...properties, members })
  return withoutRequired(withRequired(next, required), optional)
}

/** The schema with these names in its list, which stands behind `properties` where it is new. */
export function withRequired(schema: JsonObject, names: readonly string[]): JsonObject {
  const list = get(schema, 'required')
  const listed = itemsOf(list)
  const fresh = names.filter((name) => !listed.some((item) => stringOf(item) === name))
  if (fresh.length === 0) return schema
  const all = [...listed, ...fresh.map(str)]
  if (list?.kind === 'array') return withMember(schema, 'required', { ...list, items: all })
  const at = schema.members.findIndex((each) => each.key === 'properties')
  const members = withoutMembers(schema, ['required']).members.slice()
  members.splice(at + 1, 0, member('required', arr(all)))
  return { ...schema, members }
}

/** The schema without these names in its list; a list that would be empty goes. */
export function withoutRequired(schema: JsonObject, names: readonly string[]): JsonObject {
  const list = get(schema, 'required')
  if (list?.kind !== 'array' || names.length === 0) return schema
  const left = list.items.filter((item) => !names.includes(stringOf(item) ?? ''))
  if (left.length === list.items.length) return schema
  return left.length > 0
    ? withMember(schema, 'required', { ...list, items: left })
    : withoutMembers(schema, ['required'])
}

/** A name listed twice in `required`, which JSON Schema forbids. */
export const dropDoubleRequired: SchemaRepair = (schema, path, _keyword, ask) => {
  const list = get(schema, 'required')
  if (list?.kind !== 'array') return schema
  const seen = new Set<string>()
  const items = list.items.filter((item, i) => {
    const name = stringOf(item)
    if (name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return true
    }
    const at = [...path, 'required', i]
    return !ask({ code: 'import.required-duplicate', path: at, values: { name } })
  })
  return items.length === list.items.length
    ? schema
    : withMember(schema, 'required', { ...list, items })
}

/** A `required` list among the properties, one level too deep. */
export const liftRequired: SchemaRepair = (schema, path, _keyword, ask) => {
  const properties = get(schema, 'properties')
  const names = namesIn(get(properties, 'required'))
  if (properties?.kind !== 'object' || !names || get(schema, 'required')) return schema
  // Only names of the parameters beside it show that the list is no parameter.
  if (!names.every((name) => name !== 'required' && memberOf(properties, name))) return schema
  if (!ask({ code: 'import.required-place', path: [...path, 'properties', 'required'] }))
    return schema
  const slim = withMember(schema, 'properties', withoutMembers(properties, ['required']))
  return withRequired(slim, names)
}

/** The names of a list that holds nothing else, and at least one. */
function namesIn(node: JsonNode | undefined): readonly string[] | undefined {
  const names = itemsOf(node).map(stringOf)
  const isList = names.length > 0 && names.every((name) => name !== undefined)
  return isList ? names : undefined
}

/**
 * A `required` list that stands beside the input schema instead of in it, and was kept under
 * `vendor` for that. `at` is the place of the schema in the wire item.
 */
export function takeRequiredBeside(
  tool: JsonObject,
  family: string,
  at: Path,
  ask: Ask,
): JsonObject {
  const vendor = get(tool, 'vendor')
  const bag = get(vendor, family)
  const schema = get(tool, 'inputSchema')
  const names = namesIn(get(bag, 'required'))
  if (vendor?.kind !== 'object' || bag?.kind !== 'object' || schema?.kind !== 'object') return tool
  const properties = get(schema, 'properties')
  if (!names?.every((name) => memberOf(properties, name)) || get(schema, 'required')) return tool
  if (!ask({ code: 'import.required-place', path: [...at.slice(0, -1), 'required'] })) return tool
  const filled = withMember(tool, 'inputSchema', withRequired(schema, names))
  const slim = withoutMembers(bag, ['required'])
  if (slim.members.length > 0) return withMember(filled, 'vendor', withMember(vendor, family, slim))
  const bags = withoutMembers(vendor, [family])
  return bags.members.length > 0
    ? withMember(filled, 'vendor', bags)
    : withoutMembers(filled, ['vendor'])
}
