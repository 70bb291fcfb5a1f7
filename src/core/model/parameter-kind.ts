import type { Edit } from '../json/edit'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { mainTypeOf, typeNamesOf } from '../schema/types'
import { setKeyword } from './parameters'

/** The kinds of value a parameter can be given in the form. */
export const KINDS = [
  'text',
  'choice',
  'integer',
  'number',
  'boolean',
  'list-text',
  'list-integer',
  'list-number',
  'list-object',
  'object',
  'any',
] as const
/** `list` is a list of unsaid or mixed entries; `other` is a schema that the form shows as JSON. */
export type Kind = (typeof KINDS)[number] | 'list' | 'other'

const SCALARS: Readonly<Record<string, Kind>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
}
const LISTS: Readonly<Record<string, Kind>> = {
  string: 'list-text',
  integer: 'list-integer',
  number: 'list-number',
  object: 'list-object',
}

const typeOfKind = new Map<Kind, string>(
  Object.entries(SCALARS).map(([type, kind]) => [kind, type]),
)
const itemOfKind = new Map<Kind, string>(Object.entries(LISTS).map(([type, kind]) => [kind, type]))

const elsewhere = ['$ref', '$dynamicRef', 'anyOf', 'oneOf', 'allOf', 'const']

/** What kind of value a schema asks for, `null` aside. */
export function kindOf(schema: JsonNode): Kind {
  if (schema.kind !== 'object') return 'other'
  if (get(schema, 'enum')?.kind === 'array') return 'choice'
  const type = mainTypeOf(schema)
  if (type === 'array') {
    const items = get(schema, 'items')
    const entry = items && mainTypeOf(items)
    return (entry && LISTS[entry]) ?? 'list'
  }
  if (type) return SCALARS[type] ?? 'other'
  if (get(schema, 'type')) return 'other'
  return elsewhere.some((key) => get(schema, key)) ? 'other' : 'any'
}

/** Whether `null` is allowed beside the kind. */
export const allowsNull = (schema: JsonNode): boolean => typeNamesOf(schema).includes('null')

/**
 * Makes a parameter another kind. Every keyword stays but `type`, and `enum` when the kind is no
 * choice any more. A schema that is no object is replaced. A choice gets its `enum` with its first value.
 */
export function setKind(schema: JsonNode, path: Path, kind: Kind): Edit[] {
  if (kind === 'list' || kind === 'other') return []
  if (schema.kind !== 'object') return [{ op: 'set', path, value: schemaOf(kind) }]
  if (kind === 'choice') {
    const isScalar = ['string', 'integer', 'number'].includes(mainTypeOf(schema) ?? '')
    return isScalar ? [] : setType(schema, path, 'string')
  }
  const withoutChoice = setKeyword(schema, path, 'enum', undefined)
  if (kind === 'any') return [...withoutChoice, ...setKeyword(schema, path, 'type', undefined)]
  const entry = itemOfKind.get(kind)
  const type = entry === undefined ? typeOfKind.get(kind)! : 'array'
  const edits = [...withoutChoice, ...setType(schema, path, type)]
  if (entry !== undefined) edits.push(...setEntry(schema, path, entry))
  if (kind === 'object' && !get(schema, 'properties'))
    edits.push(...setKeyword(schema, path, 'properties', obj([])))
  return edits
}

/** A schema of a kind and nothing else. */
export function schemaOf(kind: Kind): JsonObject {
  const entry = itemOfKind.get(kind)
  if (entry !== undefined)
    return obj([member('type', str('array')), member('items', plainOf(entry))])
  const type = typeOfKind.get(kind) ?? (kind === 'choice' ? 'string' : undefined)
  return type === undefined ? obj([]) : plainOf(type)
}

function plainOf(type: string): JsonObject {
  const own = [member('type', str(type))]
  return obj(type === 'object' ? [...own, member('properties', obj([]))] : own)
}

function setType(schema: JsonObject, path: Path, type: string): Edit[] {
  const old = get(schema, 'type')
  if (stringOf(old) === type) return []
  const names = itemsOf(old).map(stringOf)
  if (!names.includes('null')) return setKeyword(schema, path, 'type', str(type))
  const others = names.flatMap((name, i) => (name === 'null' ? [] : [i]))
  if (others.length === 1)
    return names[others[0]!] === type
      ? []
      : [{ op: 'set', path: [...path, 'type', others[0]!], value: str(type) }]
  return setKeyword(schema, path, 'type', arr([str(type), str('null')]))
}

function setEntry(schema: JsonObject, path: Path, type: string): Edit[] {
  const items = get(schema, 'items')
  if (items?.kind !== 'object') return setKeyword(schema, path, 'items', plainOf(type))
  const at = [...path, 'items']
  const edits = setType(items, at, type)
  if (type === 'object' && !get(items, 'properties'))
    edits.push(...setKeyword(items, at, 'properties', obj([])))
  return edits
}
