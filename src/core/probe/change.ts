import {
  get,
  type JsonNode,
  member,
  memberOf,
  type Path,
  withMember,
  withoutMembers,
} from '../json/node'

/** One place of a call made wrong. */
export type Change =
  /** The value at a place, or a member that was not there. */
  | { readonly op: 'set'; readonly at: Path; readonly value: JsonNode }
  | { readonly op: 'leave-out'; readonly at: Path }
  | { readonly op: 'rename'; readonly at: Path; readonly to: string }
  /** Several members of one object, where the mistake is in how they go together. */
  | { readonly op: 'all'; readonly at: Path; readonly changes: readonly Change[] }

/** A call after a change; undefined where the place is not there. */
export function changed(call: JsonNode, change: Change): JsonNode | undefined {
  if (change.op === 'all')
    return change.changes.reduce<JsonNode | undefined>(
      (now, each) => now && changed(now, each),
      call,
    )
  if (change.at.length === 0) return change.op === 'set' ? change.value : undefined
  return within(call, change.at, (parent, step) => {
    if (change.op === 'set') return withStep(parent, step, change.value)
    if (parent.kind !== 'object' || !memberOf(parent, String(step))) return undefined
    if (change.op === 'leave-out') return withoutMembers(parent, [String(step)])
    const members = parent.members.map((each) =>
      each.key === step ? member(change.to, each.value) : each,
    )
    return { ...parent, members }
  })
}

/** The node with what `work` makes of the parent of a path. */
function within(
  node: JsonNode,
  path: Path,
  work: (parent: JsonNode, step: string | number) => JsonNode | undefined,
): JsonNode | undefined {
  const [step, ...rest] = path
  if (step === undefined) return undefined
  if (rest.length === 0) return work(node, step)
  const below = get(node, step)
  const inside = below && within(below, rest, work)
  return inside && withStep(node, step, inside)
}

/** The node with another value for one member or item. */
export function withStep(
  node: JsonNode,
  step: string | number,
  value: JsonNode,
): JsonNode | undefined {
  if (node.kind === 'object') return withMember(node, String(step), value)
  if (node.kind !== 'array' || typeof step !== 'number') return undefined
  return { ...node, items: node.items.map((each, i) => (i === step ? value : each)) }
}
