import { builtInError } from '../../dialects/built-in'
import { openContainer } from '../../dialects/container'
import { surenessOf } from '../../dialects/detect'
import type { JsonNode, Range } from '../../json/node'

/**
 * Whether a value holds tools, by itself or in a list: one that some dialect is sure of, one that
 * would be a tool if its schema or name were a constant, or a vendor's own among `tools`.
 */
export function holdsTools(root: JsonNode, isRefused: (at: Range) => boolean): boolean {
  if (root.kind !== 'object' && root.kind !== 'array') return false
  return openContainer(root, surenessOf).items.some(({ node, path }) => {
    if (node.kind !== 'object') return false
    if (surenessOf(node) >= 2) return true
    if (path.includes('tools') && builtInError(node)) return true
    return node.members.some(({ value }) => value.at && isRefused(value.at))
  })
}

/** Every node of a value, itself first. */
export function* nodesIn(root: JsonNode): Generator<JsonNode> {
  yield root
  const inside =
    root.kind === 'object'
      ? root.members.map((each) => each.value)
      : root.kind === 'array'
        ? root.items
        : []
  for (const each of inside) yield* nodesIn(each)
}
