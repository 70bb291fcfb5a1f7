import { get, type JsonNode, membersOf } from '../../json/node'
import type { DialectError } from '../dialect'

/** Top-level property names that do not match; nested ones are free. */
export function checkPropertyKeys(
  schema: JsonNode | undefined,
  pattern: RegExp,
): readonly DialectError[] {
  return membersOf(get(schema, 'properties'))
    .filter(({ key }) => !pattern.test(key))
    .map(({ key }) => ({
      code: 'schema.property-key',
      path: ['properties', key],
      values: { name: key, pattern: pattern.source },
    }))
}
