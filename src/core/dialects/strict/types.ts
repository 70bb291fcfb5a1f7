import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  withoutMembers,
} from '../../json/node'
import { KEYWORDS } from '../../schema/keywords'
import { isOfType, typeNamesOf } from '../../schema/types'

/** The values of `enum`, or the one of `const`; undefined where a schema has neither. */
export function choicesOf(schema: JsonNode): readonly JsonNode[] | undefined {
  const choices = get(schema, 'enum')
  if (choices?.kind === 'array') return choices.items
  const only = get(schema, 'const')
  return only ? [only] : undefined
}

export const isComplex = (value: JsonNode): boolean =>
  value.kind === 'object' || value.kind === 'array'

/** The schema with the `type` that its own values or properties leave no doubt about. */
export function withInferredType(schema: JsonObject): JsonObject | undefined {
  if (get(schema, 'type')) return undefined
  const choices = choicesOf(schema)
  if (choices === undefined || choices.length === 0)
    return get(schema, 'properties')?.kind === 'object' && !get(schema, 'anyOf')
      ? withType(schema, ['object'])
      : undefined
  if (choices.some(isComplex)) return undefined
  const names = ['string', 'integer', 'number', 'boolean', 'null'].filter((name) =>
    choices.some((each) => isOfType(each, [name])),
  )
  // A number that is no integer makes them all numbers.
  const isWhole = choices.every((each) => each.kind !== 'number' || isOfType(each, ['integer']))
  return withType(
    schema,
    names.filter((name) => name !== (isWhole ? 'number' : 'integer')),
  )
}

function withType(schema: JsonObject, names: readonly string[]): JsonObject {
  const type = names.length === 1 ? str(names[0]!) : arr(names.map(str))
  return { ...schema, members: [member('type', type), ...schema.members] }
}

/** What stays on the outside when a schema becomes branches. */
const OUTSIDE = ['description', 'title', 'default']

/**
 * A list of types as one branch each, with the keywords that speak of that type; what is said of
 * the whole stays outside, behind the branches.
 */
export function splitTypes(schema: JsonObject): JsonObject {
  const outside = schema.members.filter(({ key }) => OUTSIDE.includes(key))
  const inside = withoutMembers(schema, [...OUTSIDE, 'type'])
  const branches = typeNamesOf(schema).flatMap((name) => {
    const group = name === 'integer' ? 'number' : name
    const members = inside.members.flatMap((each) => {
      const to = KEYWORDS.get(each.key)?.to ?? 'any'
      const isTextOnly = each.key === 'format'
      if (to !== 'any' && to !== group) return []
      if (isTextOnly && name !== 'string') return []
      if (each.key !== 'enum') return [each]
      const fitting = itemsOf(each.value).filter((value) => isOfType(value, [name]))
      return [{ ...each, value: arr(fitting) }]
    })
    const only = get(inside, 'const')
    const isEmpty = members.some((each) => each.key === 'enum' && itemsOf(each.value).length === 0)
    if (isEmpty || (only && !isOfType(only, [name]))) return []
    const rest = name === 'null' ? [] : members
    return [obj([member('type', str(name)), ...rest])]
  })
  return obj([member('anyOf', arr(branches)), ...outside])
}

/** Values of `enum` or `const` that the schema's own `type` shuts out. */
export function strayChoices(schema: JsonNode): readonly JsonNode[] {
  const names = typeNamesOf(schema)
  return (choicesOf(schema) ?? []).filter((each) => !isOfType(each, names))
}

export const propertyNamesOf = (schema: JsonNode): readonly string[] =>
  membersOf(get(schema, 'properties')).map((each) => each.key)
