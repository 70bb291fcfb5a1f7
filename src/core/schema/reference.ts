import { get, getIn, type JsonNode, stringOf } from '../json/node'
import { fromPointer } from '../json/pointer'

/**
 * The schema a chain of local references (`#/…`) ends at; the node itself when it has none.
 * Undefined when the chain leads nowhere, out of the document, or round in a circle.
 */
export function resolveReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  const seen = new Set<JsonNode>()
  let node: JsonNode | undefined = schema
  while (node) {
    const ref = stringOf(get(node, '$ref'))
    if (ref === undefined) return node
    if (seen.has(node) || !ref.startsWith('#')) return undefined
    seen.add(node)
    node = followPointer(root, ref.slice(1))
  }
  return undefined
}

/** What a schema's own local reference names, itself perhaps another reference; one step only. */
export function followReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  const ref = stringOf(get(schema, '$ref'))
  return ref?.startsWith('#') ? followPointer(root, ref.slice(1)) : undefined
}

function followPointer(root: JsonNode, text: string): JsonNode | undefined {
  let node: JsonNode | undefined = root
  for (const step of fromPointer(decoded(text)))
    node = node?.kind === 'array' ? node.items[Number(step)] : getIn(node, [step])
  return node
}

/** A pointer in a fragment may be percent-encoded; one that is wrongly encoded is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
