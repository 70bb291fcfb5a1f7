import { type JsonNode, membersOf } from '../json/node'
import { KEYWORDS } from './keywords'

/** Keywords whose schemas are about the same value as the schema that holds them. */
export const SAME_VALUE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
])

/** The schemas that a schema itself holds under some of its keywords, in document order. */
export function heldSchemas(
  schema: JsonNode,
  wants: (keyword: string) => boolean,
): readonly JsonNode[] {
  return membersOf(schema).flatMap(({ key, value }) => {
    const holds = KEYWORDS.get(key)?.holds
    if (!holds?.startsWith('schema') || !wants(key)) return []
    if (holds === 'schema-map') return membersOf(value).map((member) => member.value)
    if (value.kind === 'array') return holds === 'schema' ? [] : value.items
    return holds === 'schema-list' ? [] : [value]
  })
}
