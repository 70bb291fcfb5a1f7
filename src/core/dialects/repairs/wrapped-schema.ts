import { get, type JsonNode, type JsonObject, membersOf, type Path } from '../../json/node'
import { changeSchema } from '../schema-changes'
import type { Ask, SchemaRepair } from './repair'

/** What an OpenAPI parameter has around its schema. */
const WRAPPER_KEYS = new Set([
  'name',
  'in',
  'description',
  'required',
  'schema',
  'example',
  'examples',
  'deprecated',
  'style',
  'explode',
  'allowEmptyValue',
  'allowReserved',
])

/** Lifts a parameter's schema out of an OpenAPI wrapper, and has `mend` see it as a schema. */
export const liftWrapper =
  (mend: SchemaRepair): SchemaRepair =>
  (schema, path, keyword, ask) => {
    const inner = get(schema, 'schema')
    const isWrapper =
      keyword === 'properties' &&
      inner?.kind === 'object' &&
      schema.members.every((each) => WRAPPER_KEYS.has(each.key))
    if (!isWrapper) return schema
    if (!ask({ code: 'import.schema-wrapper', path: [...path, 'schema'] })) return schema
    const outer = membersOf(schema).filter(
      ({ key, value }) =>
        key !== 'schema' && value.kind !== 'null' && !membersOf(inner).some((m) => m.key === key),
    )
    // The inner schema was not seen as one while it stood in the wrapper.
    const lifted = changeSchema(inner, (each, at, below) =>
      each.kind === 'object' && at.length > 0
        ? mend(each, [...path, 'schema', ...at], below, ask)
        : each,
    )
    return { ...schema, members: [...outer, ...membersOf(lifted)] }
  }

/** Members under which libraries hand out a schema of theirs. */
const HOLDERS = ['schema', 'jsonSchema', 'json_schema', 'json']

/**
 * A whole input schema that stands alone inside one more object, as libraries print theirs. `at` is
 * where the schema is, which the lifting changes.
 */
export function liftRoot(
  schema: JsonNode,
  at: Path,
  ask: Ask,
): { readonly schema: JsonNode; readonly at: Path } {
  const only = schema.kind === 'object' && schema.members.length === 1 ? schema.members[0]! : null
  const inner = only && HOLDERS.includes(only.key) && isSchemaLike(only.value) ? only : null
  if (!inner) return { schema, at }
  const path = [...at, inner.key]
  return ask({ code: 'import.schema-wrapper', path })
    ? { schema: inner.value, at: path }
    : { schema, at }
}

const isSchemaLike = (node: JsonNode): node is JsonObject =>
  get(node, 'type')?.kind === 'string' || get(node, 'properties')?.kind === 'object'
