import { get, type JsonNode } from '../../core/json/node'

/** What a section shows of its schema, or leaves unsaid because every one has it. */
const USUAL = ['type', 'properties', 'required', '$schema', 'additionalProperties']

/** What is shown where it is referred to, and below by `KeptDefinitions` where it is not. */
const DEFINED = ['$defs', 'definitions']

export const hasDefinitions = (schema: JsonNode | undefined): boolean =>
  DEFINED.some((key) => get(schema, key)?.kind === 'object')

/**
 * The members of an owner of fields that are not worth a line: an unusual `type` is, and one that
 * lets more in, unless it `mayBeOpen`, as a result may.
 */
export function usualMembers(schema: JsonNode | undefined, mayBeOpen = false): readonly string[] {
  const type = get(schema, 'type')
  const more = get(schema, 'additionalProperties')
  return [...USUAL, ...DEFINED].filter((key) => {
    if (DEFINED.includes(key)) return get(schema, key)?.kind === 'object'
    if (key === 'type') return type?.kind === 'string' && type.value === 'object'
    if (key === 'additionalProperties')
      return more?.kind === 'boolean' && (mayBeOpen || !more.value)
    if (key === 'required') return get(schema, key)?.kind === 'array'
    return true
  })
}
