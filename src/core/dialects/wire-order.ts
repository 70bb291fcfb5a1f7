import { get, type JsonNode, type JsonObject, type Member, membersOf } from '../json/node'

/** Members in which a vendor wraps a tool, and which have an order of their own. */
const WRAPPERS = ['function', 'toolSpec']

/**
 * A written item with its members in the order in which the item it was read from had them. A
 * member that the item did not have stays behind the one it was written behind. What stands below
 * is in its own order already, because a schema is read and written as it is.
 */
export function inOrderOf(wire: JsonObject, item: JsonNode): JsonObject {
  const places = new Map(membersOf(item).map(({ key }, place) => [key, place]))
  const groups: { readonly place: number; readonly members: Member[] }[] = []
  for (const each of wire.members) {
    const place = places.get(each.key)
    const last = groups.at(-1)
    if (place === undefined && last) last.members.push(inWrapper(each, item))
    else groups.push({ place: place ?? -1, members: [inWrapper(each, item)] })
  }
  const members = groups.sort((a, b) => a.place - b.place).flatMap((each) => each.members)
  return members.every((each, i) => each === wire.members[i]) ? wire : { ...wire, members }
}

function inWrapper(each: Member, item: JsonNode): Member {
  const { key, value } = each
  const inside = WRAPPERS.includes(key) ? get(item, key) : undefined
  if (!inside || value.kind !== 'object') return each
  const ordered = inOrderOf(value, inside)
  return ordered === value ? each : { ...each, value: ordered }
}
