import { arr, bool, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { member, membersOf, num, numberOf, obj, str, stringOf } from '../json/node'
import { withMember, withoutMembers } from '../json/node'
import { type Holds, KEYWORDS } from '../schema/keywords'
import { leadsToItself } from '../schema/recursion'
import { followReference } from '../schema/reference'
import { typeNamesOf } from '../schema/types'
import { ownOnTop } from './own-on-top'
import { isDefinitions } from './strict/annotations'

/** Copies within copies grow without bound. */
const MOST_COPIES = 1000

/** How many copies of each target stand around a place. */
type Depth = ReadonlyMap<JsonNode, number>

/**
 * The schema with every part that contains itself written out `levels` times, and then left out: an
 * optional property is not there, a required list is empty, a branch is gone. Undefined where that
 * cannot be, because a part must contain itself, or where it would be too much.
 */
export function cutRecursion(root: JsonNode, levels: number): JsonNode | undefined {
  let copies = 0
  let contradicts = false
  const whole = cut(root, new Map())
  return copies > MOST_COPIES || contradicts ? undefined : whole

  function cut(schema: JsonNode, depth: Depth): JsonNode | undefined {
    if (schema.kind !== 'object') return schema
    if (stringOf(get(schema, '$ref')) === undefined || !leadsToItself(root, schema))
      return cutInside(schema, depth)
    const target = followReference(root, schema)
    const level = target ? (depth.get(target) ?? 0) : levels
    if (target?.kind !== 'object' || level >= levels || ++copies > MOST_COPIES) return undefined
    const both = ownOnTop(withoutMembers(schema, ['$ref']), target)
    if (both) return cut(both, new Map(depth).set(target, level + 1))
    contradicts = true
    return undefined
  }

  function cutInside(schema: JsonObject, depth: Depth): JsonObject | undefined {
    const gone = new Set<string>()
    const members: Member[] = []
    for (const each of membersOf(schema)) {
      const value = cutMember(schema, each, depth, gone)
      if (!value) return undefined
      const isSpent = isDefinitions(each.key) && membersOf(value).length === 0
      if (isSpent) continue
      members.push({ ...each, value })
    }
    const next = obj(members)
    const required = get(next, 'required')
    if (gone.size === 0 || !required) return next
    const left = itemsOf(required).filter((each) => !gone.has(stringOf(each) ?? ''))
    return withMember(next, 'required', arr(left))
  }

  function cutMember(
    schema: JsonObject,
    { key, value }: Member,
    depth: Depth,
    gone: Set<string>,
  ): JsonNode | undefined {
    if (isDefinitions(key)) return withoutLoops(key, value)
    if (key === 'properties') return cutProperties(schema, value, depth, gone)
    return cutHeld(KEYWORDS.get(key)?.holds, key, value, depth)
  }

  function cutHeld(
    holds: Holds | undefined,
    key: string,
    value: JsonNode,
    depth: Depth,
  ): JsonNode | undefined {
    const isList = value.kind === 'array' && /^schema-(list|or-list)$/.test(holds ?? '')
    if (isList) {
      const parts = itemsOf(value).map((each) => cut(each, depth))
      const left = parts.filter((each) => each !== undefined)
      // A branch less is one choice less; a part less of anything else says something else.
      const isFewer = /^(any|one)Of$/.test(key) && left.length > 0 && depth.size > 0
      return left.length === parts.length || isFewer ? arr(left) : undefined
    }
    if (holds === 'schema' || holds === 'schema-or-list') return cut(value, depth)
    if (holds !== 'schema-map' || value.kind !== 'object') return value
    const members = membersOf(value).map((each) => ({ ...each, value: cut(each.value, depth) }))
    return members.every((each): each is Member => each.value !== undefined)
      ? obj(members)
      : undefined
  }

  function cutProperties(
    schema: JsonObject,
    properties: JsonNode,
    depth: Depth,
    gone: Set<string>,
  ): JsonNode | undefined {
    if (properties.kind !== 'object') return properties
    const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
    const members: Member[] = []
    for (const each of membersOf(properties)) {
      const inside = cut(each.value, depth)
      const value = inside ?? (required.has(each.key) ? emptied(each.value) : undefined)
      if (value) members.push({ ...each, value })
      // Outside of all copies it would be the parameter itself that is gone.
      else if (required.has(each.key) || depth.size === 0) return undefined
      else gone.add(each.key)
    }
    return obj(members)
  }

  /** Definitions that lead into a circle are written out where they were referred to. */
  function withoutLoops(key: string, definitions: JsonNode): JsonNode {
    const isLoop = (name: string): boolean => {
      const step = name.replace(/~/g, '~0').replace(/\//g, '~1')
      return leadsToItself(root, obj([member('$ref', str(`#/${key}/${encodeURI(step)}`))]))
    }
    return obj(membersOf(definitions).filter((each) => !isLoop(each.key)))
  }
}

/** A list that has to be there and can hold nothing more. */
function emptied(list: JsonNode): JsonNode | undefined {
  const isList = list.kind === 'object' && typeNamesOf(list).includes('array')
  if (!isList || (numberOf(get(list, 'minItems')) ?? 0) > 0) return undefined
  const nothing = obj([
    member('type', str('object')),
    member('properties', obj([])),
    member('additionalProperties', bool(false)),
  ])
  return withMember(withMember(list, 'items', nothing), 'maxItems', num(0))
}
