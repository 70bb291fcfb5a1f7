import { get, type JsonNode, member, obj, str, stringOf } from '../../core/json/node'

/** Names held to a pattern and nothing else. */
export function isKeyPattern(node: JsonNode): boolean {
  return (
    node.kind === 'object' &&
    node.members.every(
      ({ key, value }) =>
        (key === 'pattern' && value.kind === 'string') ||
        (key === 'type' && stringOf(value) === 'string'),
    )
  )
}

export const keyPatternOf = (schema: JsonNode): string =>
  stringOf(get(get(schema, 'propertyNames'), 'pattern')) ?? ''

export const namesWith = (pattern: string): JsonNode => obj([member('pattern', str(pattern))])
