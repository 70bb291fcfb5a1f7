import { get, type JsonArray, type JsonNode, membersOf, type Path, sameData } from '../../json/node'
import { arr } from '../../json/node'
import { print } from '../../json/print'
import type { Change } from './change'
import { longestCommon } from './longest-common'

/**
 * What makes one reading of a tool into another, smallest parts first. Paths are those of `before`;
 * changes to one list come last item first, so that none moves the place of the next.
 */
export function changesBetween(
  before: JsonNode,
  after: JsonNode,
  path: Path = [],
): readonly Change[] {
  if (before.kind === 'object' && after.kind === 'object') return memberChanges(before, after, path)
  const [from, to] = path.at(-1) === 'type' ? [asList(before), asList(after)] : [before, after]
  if (from.kind === 'array' && to.kind === 'array') return itemChanges(from, to, path)
  if (sameData(before, after)) return []
  if (before.kind === 'string' && after.kind === 'string')
    return [{ kind: 'text', path, from: before.value, to: after.value }]
  return [{ kind: 'set', path, value: after, isNew: false, next: [] }]
}

/** `type` may be one name or a list of names. */
const asList = (node: JsonNode): JsonNode => (node.kind === 'string' ? arr([node]) : node)

function memberChanges(before: JsonNode, after: JsonNode, path: Path): readonly Change[] {
  const old = membersOf(before)
  const now = membersOf(after)
  const changes: Change[] = []
  for (const { key, value } of old) {
    const other = get(after, key)
    if (other === undefined) changes.push({ kind: 'remove', path: [...path, key], value })
    else if (other !== value) changes.push(...changesBetween(value, other, [...path, key]))
  }
  // The last first, so that each finds the members that follow it already there.
  for (let i = now.length - 1; i >= 0; i--) {
    const { key, value } = now[i]!
    if (get(before, key) !== undefined) continue
    const next = now.slice(i + 1).map((each) => each.key)
    changes.push({ kind: 'set', path: [...path, key], value, isNew: true, next })
  }
  return [...changes, ...moves(old, now, path)]
}

type Keyed = readonly { readonly key: string }[]

function moves(old: Keyed, now: Keyed, path: Path): readonly Change[] {
  const there = new Set(old.map((each) => each.key))
  const order = now.map((each) => each.key)
  const wanted = order.filter((key) => there.has(key))
  const kept = new Set(wanted)
  const present = old.map((each) => each.key).filter((key) => kept.has(key))
  if (present.every((key, i) => key === wanted[i])) return []
  const still = new Set(longestCommon(present, wanted).map(([i]) => present[i]!))
  return wanted
    .filter((key) => !still.has(key))
    .map((key) => {
      const before = order.slice(0, order.indexOf(key)).reverse()
      return { kind: 'move', path: [...path, key], before }
    })
}

const isPlain = (node: JsonNode): boolean => node.kind !== 'object' && node.kind !== 'array'

function itemChanges(from: JsonArray, to: JsonArray, path: Path): readonly Change[] {
  const old = from.items.map((item) => print(item, 0))
  const now = to.items.map((item) => print(item, 0))
  if (old.length === now.length && old.every((each, i) => each === now[i])) return []
  if (from.items.every(isPlain) && to.items.every(isPlain))
    return [{ kind: 'list', path, from: from.items, to: to.items }]
  const changes: Change[] = []
  const pairs = [...longestCommon(old, now), [old.length, now.length] as const]
  let i = 0
  let j = 0
  for (const [nextI, nextJ] of pairs) {
    for (; i < nextI && j < nextJ; i++, j++)
      changes.push(...changesBetween(from.items[i]!, to.items[j]!, [...path, i]).toReversed())
    for (; i < nextI; i++)
      changes.push({ kind: 'remove', path: [...path, i], value: from.items[i]! })
    // Told backwards below, so that they end up in their order.
    for (; j < nextJ; j++) changes.push({ kind: 'insert', path: [...path, i], value: to.items[j]! })
    i = nextI + 1
    j = nextJ + 1
  }
  return changes.toReversed()
}
