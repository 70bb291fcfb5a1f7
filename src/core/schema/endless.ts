import { get, itemsOf, type JsonNode, memberOf, numberOf, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { resolveReference } from './reference'
import { typeNamesOf } from './types'

/**
 * Whether a schema contains itself with nothing on the way that could be left out, so that no value
 * of it ever ends. `root` is the document that references count from.
 */
export function isEndless(root: JsonNode, schema: JsonNode): boolean {
  if (!get(root, '$defs') && !get(root, 'definitions') && !get(root, 'properties')) return false
  const needs = needsIn(root)
  const seen = new Set(needs(schema))
  // What is added while the set is gone through is gone through as well.
  for (const each of seen) {
    if (each === schema) return true
    if (seen.size > MOST) return false
    for (const next of needs(each)) seen.add(next)
  }
  return false
}

const MOST = 500

const needsIn = oncePer((root: JsonNode) => oncePer((schema: JsonNode) => neededBy(root, schema)))

/** The schemas of which every value of a schema has one in it, or is one. */
function neededBy(root: JsonNode, schema: JsonNode): readonly JsonNode[] {
  const found: JsonNode[] = []
  const target = get(schema, '$ref') ? resolveReference(root, schema) : undefined
  if (target && target !== schema) found.push(target)
  found.push(...itemsOf(get(schema, 'allOf')))
  const types = typeNamesOf(schema)
  if (types.length !== 1) return found
  if (types[0] === 'object')
    for (const item of itemsOf(get(schema, 'required'))) {
      const property = memberOf(get(schema, 'properties'), stringOf(item) ?? '')?.value
      if (property) found.push(property)
    }
  const items = get(schema, 'items')
  if (
    types[0] === 'array' &&
    items?.kind === 'object' &&
    (numberOf(get(schema, 'minItems')) ?? 0) > 0
  )
    if (!get(schema, 'prefixItems')) found.push(items)
  return found
}
