import type { DialectError } from '../dialects/dialect'
import { get, itemsOf, type JsonNode, type Path, stringOf } from '../json/node'
import { fromPointer } from '../json/pointer'
import type { Placed } from './api-document'

/** What a chain of references ends at, or why it ends nowhere. */
export type Resolved = Placed | { readonly error: DialectError }

/** The node at a local reference (`#/…`), one step; undefined when there is none. */
export function targetOf(root: JsonNode | undefined, ref: string): Placed | undefined {
  if (!/^#(?:\/|$)/.test(ref)) return undefined
  let node = root
  const path: (string | number)[] = []
  for (const step of fromPointer(decoded(ref.slice(1)))) {
    const key = node?.kind === 'array' ? Number(step) : step
    node = node?.kind === 'array' ? itemsOf(node)[Number(step)] : get(node, step)
    path.push(key)
  }
  return node && { node, path }
}

/**
 * Follows a node's `$ref` within the document until something stands there. A reference to another
 * file or address is an error: nothing is ever fetched.
 */
export function resolveIn(root: JsonNode | undefined, node: JsonNode, path: Path): Resolved {
  const seen = new Set<string>()
  let at: Placed = { node, path }
  for (;;) {
    const ref = stringOf(get(at.node, '$ref'))
    if (ref === undefined) return at
    const fault = (code: string): Resolved => ({
      error: { code, path: [...at.path, '$ref'], values: { ref } },
    })
    if (!ref.startsWith('#')) return fault('openapi.external-ref')
    if (seen.has(ref)) return fault('openapi.circular-ref')
    seen.add(ref)
    const next = targetOf(root, ref)
    if (!next) return fault('openapi.unresolved-ref')
    at = next
  }
}

/** A pointer in a fragment may be percent-encoded; one that is wrongly encoded is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
