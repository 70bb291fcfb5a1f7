import { booleanOf, get, type JsonNode, type JsonObject, type Path } from '../../json/node'
import { withMember } from '../../json/node'
import { changeSchema } from '../schema-changes'
import { asProperties } from './bare-properties'
import { makeOptional } from './make-optional'
import type { Ask } from './repair'
import { takeRequiredBeside } from './required-names'
import { restoreConstraints } from './restored-constraints'
import { mendSchema } from './schema-repairs'
import { liftRoot } from './wrapped-schema'

/** Where the schemas of a tool stand in its wire item. */
export interface SchemaPlaces {
  readonly schemaAt: Path
  readonly outputAt?: Path
}

/**
 * A tool with the known mistakes of its schemas mended, each of which `ask` is asked about with its
 * path in the wire item. The same object where nothing was mended. `family` is the dialect's.
 */
export function repairTool(
  tool: JsonObject,
  { schemaAt, outputAt }: SchemaPlaces,
  family: string,
  ask: Ask,
): JsonObject {
  const input = get(tool, 'inputSchema')
  let next = input ? withPart(tool, 'inputSchema', repairInput(input, schemaAt, ask)) : tool
  next = takeRequiredBeside(next, family, schemaAt, ask)
  const output = get(next, 'outputSchema')
  if (output)
    next = withPart(next, 'outputSchema', mendSchema(output, outputAt ?? ['outputSchema'], ask))
  next = restoreConstraints(next, schemaAt, ask)
  if (booleanOf(get(next, 'strict')) !== true) return next
  const strict = get(next, 'inputSchema')
  if (!strict) return next
  const offer = (schema: JsonNode): JsonNode =>
    changeSchema(
      schema,
      (each, path, keyword) =>
        each.kind === 'object' ? makeOptional(each, path, keyword, ask) : each,
      schemaAt,
    )
  return withPart(next, 'inputSchema', offer(strict))
}

function repairInput(input: JsonNode, schemaAt: Path, ask: Ask): JsonNode {
  const root = liftRoot(input, schemaAt, ask)
  const map = asProperties(root.schema, root.at, ask)
  // In the item the parameters of a map stand one level higher than in its schema.
  const depth = root.at.length
  const inMap: Ask = (mistake) => {
    const { path } = mistake
    const isBelow = path[depth] === 'properties' && path.length > depth + 1
    return ask(isBelow ? { ...mistake, path: [...root.at, ...path.slice(depth + 1)] } : mistake)
  }
  return map ? mendSchema(map, root.at, inMap) : mendSchema(root.schema, root.at, ask)
}

function withPart(tool: JsonObject, key: string, schema: JsonNode): JsonObject {
  return get(tool, key) === schema ? tool : withMember(tool, key, schema)
}
