import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  str,
  withMember,
  withoutMembers,
} from '../../json/node'
import { followReference } from '../../schema/reference'
import { typeNamesOf } from '../../schema/types'
import { choicesOf } from './types'

/** Deeper than any chain of references and branches; one that has no end stops here. */
const MOST = 64

/** Whether null fits a schema. `root` is what its references count from. */
export function acceptsNull(root: JsonNode, schema: JsonNode, depth = 0): boolean {
  if (schema.kind !== 'object') return schema.kind === 'boolean' && schema.value
  if (depth > MOST) return false
  const fits = (each: JsonNode): boolean => acceptsNull(root, each, depth + 1)
  const names = typeNamesOf(schema)
  if (names.length > 0 && !names.includes('null')) return false
  const choices = choicesOf(schema)
  if (choices && !choices.some((each) => each.kind === 'null')) return false
  if (get(schema, '$ref')) {
    const target = followReference(root, schema)
    if (!target || !fits(target)) return false
  }
  if (!itemsOf(get(schema, 'allOf')).every(fits)) return false
  const not = get(schema, 'not')
  if (not && fits(not)) return false
  return ['anyOf', 'oneOf'].every((keyword) => {
    const branches = itemsOf(get(schema, keyword))
    return branches.length === 0 || branches.some(fits)
  })
}

const NULL = obj([member('type', str('null'))])

/**
 * The schema with null among its values, the way that strict modes take: plain types in one list,
 * all else as branches, because an `enum` must not stand beside a null type.
 */
export function withNull(schema: JsonObject): JsonObject {
  const names = typeNamesOf(schema)
  const anyOf = get(schema, 'anyOf')
  if (anyOf?.kind === 'array' && names.length === 0 && !get(schema, '$ref'))
    return withMember(schema, 'anyOf', arr([...anyOf.items, NULL]))
  const isPlain = names.length > 0 && !names.includes('object') && !anyOf && !choicesOf(schema)
  if (isPlain) return withMember(schema, 'type', arr([...names, 'null'].map(str)))
  const description = schema.members.filter((each) => each.key === 'description')
  const inside = withoutMembers(schema, ['description'])
  return obj([member('anyOf', arr([inside, NULL])), ...description])
}
