import { get, type JsonNode, stringOf } from '../../json/node'
import type { DialectError } from '../dialect'
import { OPENAI } from '../profiles/openai'

/** Keywords at the root of an input schema that OpenAI refuses. */
export const OPENAI_ROOT = OPENAI.rootRefuses.value

/** The root must say `"type": "object"`, as that very string. */
export function checkRootType(schema: JsonNode | undefined): readonly DialectError[] {
  if (stringOf(get(schema, 'type')) === 'object') return []
  return [{ code: 'schema.root-type', path: [] }]
}

export function checkRootKeywords(
  schema: JsonNode | undefined,
  refused: readonly string[],
): readonly DialectError[] {
  return refused
    .filter((keyword) => get(schema, keyword) !== undefined)
    .map((keyword) => ({ code: 'schema.root-composition', path: [keyword], values: { keyword } }))
}

export function checkRootProperties(schema: JsonNode | undefined): readonly DialectError[] {
  if (stringOf(get(schema, 'type')) !== 'object' || get(schema, 'properties')) return []
  return [{ code: 'schema.object-without-properties', path: [] }]
}
