import { get, type JsonNode, stringOf } from '../../json/node'
import { resolveReference } from '../../schema/reference'
import { walkSchema } from '../../schema/walk'
import type { DialectError } from '../dialect'

/** References out of the document, which no vendor follows. The path is the schema that refers. */
export function checkExternalReferences(schema: JsonNode): readonly DialectError[] {
  return referringPlaces(schema)
    .filter(({ ref }) => !ref.startsWith('#') && !isOwnId(schema, ref))
    .map(({ path, ref }) => ({ code: 'schema.external-ref', path, values: { ref } }))
}

/** Local references that lead nowhere or round in a circle of references. */
export function checkUnresolvedReferences(schema: JsonNode): readonly DialectError[] {
  return referringPlaces(schema)
    .filter(({ ref, node }) => ref.startsWith('#') && !resolveReference(schema, node))
    .map(({ path, ref }) => ({ code: 'schema.unresolved-ref', path, values: { ref } }))
}

function referringPlaces(schema: JsonNode) {
  return walkSchema(schema).flatMap(({ path, schema: node }) => {
    const ref = stringOf(get(node, '$ref'))
    return ref === undefined ? [] : [{ path, node, ref }]
  })
}

/** A reference may spell out the document's own `$id`. */
function isOwnId(schema: JsonNode, ref: string): boolean {
  const id = stringOf(get(schema, '$id'))
  return id !== undefined && ref.split('#')[0] === id.split('#')[0]
}
