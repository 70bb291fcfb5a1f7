import { get, type JsonNode, type JsonObject, member, membersOf, obj, str } from '../../json/node'
import { type Path, stringOf } from '../../json/node'
import { isTypeName, KEYWORDS } from '../../schema/keywords'
import type { Ask } from './repair'
import { TYPE_NAMES } from './type-names'

/** Members of a map of parameters that belong to the object around it. */
const BESIDE = ['required', 'additionalProperties', '$schema', '$defs', 'description', 'title']

/**
 * An input schema that is only the map of its parameters, put under `properties`. Undefined where
 * it is no such map, or the repair is refused.
 */
export function asProperties(schema: JsonNode, at: Path, ask: Ask): JsonObject | undefined {
  if (schema.kind !== 'object') return undefined
  const isBeside = ({ key, value }: { key: string; value: JsonNode }): boolean =>
    BESIDE.includes(key) && !isParameter(value)
  const own = membersOf(schema).filter((each) => !isBeside(each))
  const isMap = own.length > 0 && own.every((each) => isParameter(each.value))
  const isWords = own.length > 0 && own.every(isNamedType)
  if (!isMap && !isWords) return undefined
  // What is an object schema by one of its keywords is none that lacks them.
  if (['type', 'properties', '$ref', 'anyOf', 'oneOf', 'allOf'].some((key) => isSaid(schema, key)))
    return undefined
  if (!ask({ code: 'import.bare-properties', path: at })) return undefined
  const properties = own.map((each) =>
    each.value.kind === 'string' ? { ...each, value: obj([member('type', each.value)]) } : each,
  )
  const beside = membersOf(schema).filter(isBeside)
  return {
    ...schema,
    members: [member('type', str('object')), member('properties', obj(properties)), ...beside],
  }
}

/** Whether a keyword says something as a keyword; a parameter of the same name is an object. */
function isSaid(schema: JsonObject, key: string): boolean {
  const value = get(schema, key)
  if (value === undefined) return false
  return key === 'properties' ? !isParameter(value) : value.kind !== 'object'
}

/** A schema that says its type, its values or where it is written. */
function isParameter(node: JsonNode): boolean {
  const type = get(node, 'type')
  if (type !== undefined) return type.kind === 'string' || type.kind === 'array'
  return ['enum', '$ref', 'anyOf', 'oneOf', 'allOf'].some((key) => get(node, key))
}

/** `{"city": "string"}`: a parameter whose value is the name of its type. */
function isNamedType({ key, value }: { key: string; value: JsonNode }): boolean {
  const word = stringOf(value)
  if (word === undefined || KEYWORDS.has(key)) return false
  return isTypeName(word) || Object.hasOwn(TYPE_NAMES, word.toLowerCase())
}
