import { afterEdits } from '../json/after-edits'
import type { Edit } from '../json/edit'
import { get, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { walkSchema } from '../schema/walk'

/** Every pattern of a tool's input schema, of values and of names, each once and in its order. */
export function patternsOf(tool: JsonNode): readonly string[] {
  const schema = inputSchemaOf(tool)
  if (!schema) return []
  const found = walkSchema(schema).flatMap(({ schema: each, keyword, name }) => [
    ...(keyword === 'patternProperties' && name !== undefined ? [name] : []),
    ...patternIn(each),
  ])
  return [...new Set(found)]
}

function patternIn(schema: JsonNode): readonly string[] {
  const pattern = stringOf(get(schema, 'pattern'))
  return pattern === undefined ? [] : [pattern]
}

/** A tool without what only patterns ask for; everything else stands where it stood. */
export function withoutPatterns(tool: JsonObject): JsonObject {
  const schema = inputSchemaOf(tool)
  if (!schema) return tool
  const edits = walkSchema(schema, ['inputSchema']).flatMap(({ schema: each, path }): Edit[] =>
    ['pattern', 'patternProperties'].flatMap((key) =>
      get(each, key) ? [{ op: 'remove', path: [...path, key] }] : [],
    ),
  )
  // What is inside of another goes first.
  return afterEdits(tool, edits.toReversed())
}

/** Where a pattern stands in a tool's document. */
export function pathOfPattern(tool: JsonNode, pattern: string): Path | undefined {
  const schema = inputSchemaOf(tool)
  if (!schema) return undefined
  for (const { schema: each, path, keyword, name } of walkSchema(schema, ['inputSchema'])) {
    if (stringOf(get(each, 'pattern')) === pattern) return [...path, 'pattern']
    if (keyword === 'patternProperties' && name === pattern) return path
  }
  return undefined
}
