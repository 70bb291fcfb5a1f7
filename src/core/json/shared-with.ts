import { isSameList } from '../same-list'
import type { JsonNode, JsonObject, Member } from './node'

/**
 * `now`, made of the objects of `before` wherever both say the same, key order and the spelling of
 * numbers included: what was worked out for an object holds as long as the object is there. The
 * places in the text of such objects are those of `before`.
 */
export function sharedWith(before: JsonObject, now: JsonObject): JsonObject
export function sharedWith(before: JsonNode, now: JsonNode): JsonNode
export function sharedWith(before: JsonNode, now: JsonNode): JsonNode {
  if (before.kind === 'object' && now.kind === 'object') {
    const members = now.members.map((member, i) => sharedMember(before.members, member, i))
    return isSameList(before.members, members) ? before : { ...now, members }
  }
  if (before.kind === 'array' && now.kind === 'array') {
    const items = now.items.map((item, i) => {
      const known = before.items[i]
      return known ? sharedWith(known, item) : item
    })
    return isSameList(before.items, items) ? before : { ...now, items }
  }
  return isSameScalar(before, now) ? before : now
}

/** A member that moved is found under its name. */
function sharedMember(before: readonly Member[], member: Member, index: number): Member {
  const there = before[index]
  const known = there?.key === member.key ? there : before.find(({ key }) => key === member.key)
  if (!known) return member
  const value = sharedWith(known.value, member.value)
  if (value === known.value) return known
  return value === member.value ? member : { ...member, value }
}

function isSameScalar(a: JsonNode, b: JsonNode): boolean {
  if (a.kind === 'string') return b.kind === 'string' && a.value === b.value
  if (a.kind === 'number') return b.kind === 'number' && a.raw === b.raw
  if (a.kind === 'boolean') return b.kind === 'boolean' && a.value === b.value
  return a.kind === 'null' && b.kind === 'null'
}
