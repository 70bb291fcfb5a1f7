import type { JsonNode } from '../../json/node'

/** How many lists and objects stand inside one another, with the value itself as one. */
export function levelsOf(node: JsonNode): number {
  const inside =
    node.kind === 'array'
      ? node.items
      : node.kind === 'object'
        ? node.members.map((each) => each.value)
        : []
  return 1 + inside.reduce((most, each) => Math.max(most, levelsOf(each)), 0)
}
