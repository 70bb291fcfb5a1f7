import {
  arr,
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  membersOf,
  numberOf,
  sameData,
  stringOf,
  withoutMembers,
} from '../json/node'
import { typeNamesOf } from '../schema/types'

/**
 * The schema with its `allOf` merged into itself, where one flat schema says exactly the same;
 * undefined where none does. References in the branches must have been inlined before.
 */
export function mergeAllOf(schema: JsonObject): JsonObject | undefined {
  const branches = itemsOf(get(schema, 'allOf'))
  const parts = [withoutMembers(schema, ['allOf']), ...branches]
  if (!parts.every((each): each is JsonObject => each.kind === 'object')) return undefined
  if (areTiedTogether(parts) || closesOverOthers(parts)) return undefined
  let members: readonly Member[] = []
  for (const part of parts)
    for (const each of part.members) {
      const at = members.findIndex((one) => one.key === each.key)
      if (at < 0) {
        members = [...members, each]
        continue
      }
      const value = bothOf(each.key, members[at]!.value, each.value)
      if (!value) return undefined
      members = members.with(at, { ...members[at]!, value })
    }
  return { ...schema, members: inUsualOrder(members) }
}

/** Keywords whose meaning hangs on each other in the same schema: one branch alone may have them. */
const TOGETHER = [
  ['items', 'prefixItems', 'additionalItems'],
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['patternProperties'],
  ['$ref'],
]
/** They speak of what all their neighbours have left over. */
const LEFT_OVER = ['unevaluatedItems', 'unevaluatedProperties']

function areTiedTogether(parts: readonly JsonObject[]): boolean {
  const having = (keys: readonly string[]): number =>
    parts.filter((part) => part.members.some((each) => keys.includes(each.key))).length
  return having(LEFT_OVER) > 0 || TOGETHER.some((keys) => having(keys) > 1)
}

/** A branch that forbids further properties speaks only of its own, so merging would say less. */
function closesOverOthers(parts: readonly JsonObject[]): boolean {
  const names = new Set(
    parts.flatMap((part) => membersOf(get(part, 'properties')).map((m) => m.key)),
  )
  const isMixed = parts.filter((part) => part.members.length > 0).length > 1
  const hasPatterns = parts.some((part) => get(part, 'patternProperties') !== undefined)
  return parts.some((part) => {
    const more = get(part, 'additionalProperties')
    if (more === undefined || booleanOf(more) === true) return false
    const own = membersOf(get(part, 'properties'))
    return booleanOf(more) !== false
      ? isMixed
      : own.length !== names.size || (hasPatterns && isMixed)
  })
}

/** What is true when both values of a keyword are; undefined when no one value says that. */
function bothOf(key: string, a: JsonNode, b: JsonNode): JsonNode | undefined {
  if (sameData(a, b)) return a
  switch (key) {
    case 'type':
      return commonType(a, b)
    case 'properties':
    case '$defs':
    case 'definitions':
      return bothMaps(key, a, b)
    case 'required':
      return bothLists(a, b)
    case 'enum': {
      const common = itemsOf(a).filter((each) => itemsOf(b).some((one) => sameData(each, one)))
      return common.length > 0 ? arr(common) : undefined
    }
    case 'additionalProperties':
      return booleanOf(a) === true ? b : booleanOf(b) === true ? a : undefined
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return bigger(a, b)
    case 'maximum':
    case 'exclusiveMaximum':
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return bigger(a, b) === a ? b : a
    case 'examples':
      return bothLists(a, b)
    case 'uniqueItems':
      return booleanOf(a) === true ? a : b
    // The outermost says what this place is for.
    case 'title':
    case 'description':
      return key === 'title' ? a : bothTexts(a, b)
    default:
      return undefined
  }
}

function commonType(a: JsonNode, b: JsonNode): JsonNode | undefined {
  const names = (node: JsonNode): readonly string[] =>
    typeNamesOf({ kind: 'object', members: [{ key: 'type', value: node }] })
  const common = names(a).flatMap((name) => {
    if (names(b).includes(name)) return [name]
    if (name === 'number' && names(b).includes('integer')) return ['integer']
    return name === 'integer' && names(b).includes('number') ? ['integer'] : []
  })
  if (common.length === 0) return undefined
  const asStrings = [...new Set(common)].map((value): JsonNode => ({ kind: 'string', value }))
  return asStrings.length === 1 ? asStrings[0]! : arr(asStrings)
}

function bothMaps(key: string, a: JsonNode, b: JsonNode): JsonNode | undefined {
  if (a.kind !== 'object' || b.kind !== 'object') return undefined
  let members = a.members
  for (const each of b.members) {
    const at = members.findIndex((one) => one.key === each.key)
    if (at < 0) {
      members = [...members, each]
      continue
    }
    const mine = members[at]!.value
    if (sameData(mine, each.value)) continue
    if (key !== 'properties') return undefined
    const both = mergeAllOf({
      kind: 'object',
      members: [{ key: 'allOf', value: arr([mine, each.value]) }],
    })
    if (!both) return undefined
    members = members.with(at, { ...members[at]!, value: both })
  }
  return { ...a, members }
}

function bothLists(a: JsonNode, b: JsonNode): JsonNode {
  const items = [...itemsOf(a)]
  for (const item of itemsOf(b)) if (!items.some((one) => sameData(one, item))) items.push(item)
  return arr(items)
}

function bothTexts(a: JsonNode, b: JsonNode): JsonNode | undefined {
  const [first, second] = [stringOf(a), stringOf(b)]
  if (first === undefined || second === undefined) return undefined
  return { kind: 'string', value: `${first}\n\n${second}` }
}

function bigger(a: JsonNode, b: JsonNode): JsonNode | undefined {
  const [first, second] = [numberOf(a), numberOf(b)]
  if (first === undefined || second === undefined) return undefined
  return first >= second ? a : b
}

/** A branch may bring the type after the properties; people and models read it first. */
function inUsualOrder(members: readonly Member[]): readonly Member[] {
  const type = members.find((each) => each.key === 'type')
  return type ? [type, ...members.filter((each) => each !== type)] : members
}
