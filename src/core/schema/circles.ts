import type { JsonNode } from '../json/node'
import { oncePer } from '../once-per'
import { heldSchemas, SAME_VALUE } from './held-schemas'
import { followReference } from './reference'

/**
 * Whether a schema leads back to itself without going into the value: by references and by keywords
 * that judge the same value. JSON Schema forbids it (2020-12 core, section 9.4.1), and a program that
 * follows it never ends. `root` is the document that references count from.
 */
export function turnsInCircle(root: JsonNode, schema: JsonNode): boolean {
  const asks = asksIn(root)
  const seen = new Set(asks(schema))
  // What is added while the set is gone through is gone through as well.
  for (const each of seen) {
    if (each === schema) return true
    if (seen.size > MOST) return false
    for (const next of asks(each)) seen.add(next)
  }
  return false
}

/** Whether a schema, or what it holds or refers to at any depth, turns in a circle. */
export function reachesCircle(root: JsonNode, schema: JsonNode): boolean {
  const seen = new Set([schema])
  for (const each of seen) {
    if (turnsInCircle(root, each)) return true
    if (seen.size > MOST) return false
    for (const next of nextOf(root, each, isNoDefinition)) seen.add(next)
  }
  return false
}

/** Schemas on one way; what lies beyond is not looked at. */
const MOST = 500

const asksIn = oncePer((root: JsonNode) =>
  oncePer((schema: JsonNode) => nextOf(root, schema, (keyword) => SAME_VALUE.has(keyword))),
)

/** A definition is only followed where something refers to it. */
const isNoDefinition = (keyword: string): boolean =>
  keyword !== '$defs' && keyword !== 'definitions'

/** What a schema refers to, and what it holds under some keywords. */
function nextOf(
  root: JsonNode,
  schema: JsonNode,
  wants: (keyword: string) => boolean,
): readonly JsonNode[] {
  const target = followReference(root, schema)
  const held = heldSchemas(schema, wants)
  return target ? [target, ...held] : held
}
