import type { JsonNode, JsonObject, Path } from '../json/node'

/** An object without what stands at a path; itself where nothing does. The path is not empty. */
export const withoutAt = (root: JsonObject, path: Path): JsonObject =>
  without(root, path) as JsonObject

function without(node: JsonNode, [step, ...rest]: Path): JsonNode {
  if (node.kind === 'object') {
    const members = rest.length
      ? node.members.map((each) =>
          each.key === step ? { ...each, value: without(each.value, rest) } : each,
        )
      : node.members.filter(({ key }) => key !== step)
    return { ...node, members }
  }
  if (node.kind !== 'array') return node
  return {
    ...node,
    items: rest.length
      ? node.items.map((item, i) => (i === step ? without(item, rest) : item))
      : node.items.filter((_, i) => i !== step),
  }
}
