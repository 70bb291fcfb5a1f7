import { get, type JsonNode, type JsonObject, memberOf, stringOf } from '../json/node'
import { fromPointer } from '../json/pointer'
import { oncePer } from '../once-per'

/**
 * The schema a chain of local references (`#/…`) ends at; the node itself when it has none.
 * Undefined when the chain leads nowhere, out of the document, or round in a circle.
 */
export function resolveReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  return get(schema, '$ref') ? endsOf(root)(schema) : schema
}

/** Where each chain of a document ends: in long chains most of the way has been gone before. */
const endsOf = oncePer((root: JsonNode) => {
  const ends = new WeakMap<JsonNode, { readonly end: JsonNode | undefined }>()
  return (schema: JsonNode): JsonNode | undefined => {
    const way = new Set<JsonNode>()
    let node: JsonNode | undefined = schema
    let end: JsonNode | undefined
    while (node) {
      const known = ends.get(node)
      if (known) {
        end = known.end
        break
      }
      const ref = stringOf(get(node, '$ref'))
      if (ref === undefined) {
        end = node
        break
      }
      if (way.has(node) || !ref.startsWith('#')) break
      way.add(node)
      node = followPointer(root, ref.slice(1))
    }
    for (const each of way) ends.set(each, { end })
    return end
  }
})

/** What a schema's own local reference names, itself perhaps another reference; one step only. */
export function followReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  const ref = stringOf(get(schema, '$ref'))
  return ref?.startsWith('#') ? followPointer(root, ref.slice(1)) : undefined
}

function followPointer(root: JsonNode, text: string): JsonNode | undefined {
  let node: JsonNode | undefined = root
  for (const step of fromPointer(decoded(text)))
    node = node?.kind === 'array' ? node.items[Number(step)] : valueIn(node, step)
  return node
}

/** Fewer members are sooner looked through than sorted. */
const MANY = 32

/** Thousands of definitions are looked up in a table, not each from the start of the list. */
function valueIn(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined
  return node.members.length > MANY ? tableOf(node).get(key) : memberOf(node, key)?.value
}

const tableOf = oncePer(
  (node: JsonObject): ReadonlyMap<string, JsonNode> =>
    new Map(node.members.map((each) => [each.key, each.value])),
)

/** A pointer in a fragment may be percent-encoded; one that is wrongly encoded is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
