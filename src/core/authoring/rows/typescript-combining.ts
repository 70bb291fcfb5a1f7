import {
  arr,
  get,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  sameData,
  str,
  stringOf,
  withMember,
} from '../../json/node'

/** A schema that says only its type. */
export function typed(type: string): JsonObject {
  return obj([member('type', str(type))])
}

/** The schema with null let through. */
export const orNull = (schema: JsonObject): JsonObject => {
  const type = stringOf(get(schema, 'type'))
  return type === undefined
    ? schema.members.length === 0
      ? schema
      : obj([member('anyOf', arr([schema, typed('null')]))])
    : withMember(schema, 'type', arr([str(type), str('null')]))
}

/** Two object types in one, as an intersection or an extended interface is. */
export function joined(a: JsonObject, b: JsonObject): JsonObject {
  const properties = membersOf(get(b, 'properties')).reduce(
    (all, { key, value }) => withMember(all, key, value),
    obj(membersOf(get(a, 'properties'))),
  )
  const names = [a, b].flatMap((each) => namesOf(each))
  const required = names.filter((each, i) => names.findIndex((one) => sameData(one, each)) === i)
  const others = [...a.members, ...b.members].filter(
    ({ key }) => !['type', 'properties', 'required'].includes(key),
  )
  return obj([
    ...typed('object').members,
    member('properties', properties),
    ...(required.length > 0 ? [member('required', arr(required))] : []),
    ...others.filter(({ key }, i) => others.findLastIndex((each) => each.key === key) === i),
  ])
}

const namesOf = (schema: JsonObject): readonly JsonNode[] => {
  const required = get(schema, 'required')
  return required?.kind === 'array' ? required.items : []
}

/** An object schema with all of its fields required, or none. */
export function allRequired(schema: JsonObject, isAll: boolean): JsonObject {
  const rest = schema.members.filter(({ key }) => key !== 'required')
  const names = membersOf(get(schema, 'properties')).map(({ key }) => str(key))
  return obj([...rest, ...(isAll && names.length > 0 ? [member('required', arr(names))] : [])])
}

/** An object schema with those fields that are kept. */
export function picked(schema: JsonObject, isKept: (key: string) => boolean): JsonObject {
  const properties = membersOf(get(schema, 'properties')).filter(({ key }) => isKept(key))
  const required = namesOf(schema).filter((each) => isKept(stringOf(each) ?? ''))
  const rest = schema.members.filter(({ key }) => key !== 'properties' && key !== 'required')
  return obj([
    ...rest,
    member('properties', obj(properties)),
    ...(required.length > 0 ? [member('required', arr(required))] : []),
  ])
}
