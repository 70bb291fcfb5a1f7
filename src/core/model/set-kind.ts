import type { Edit } from '../json/edit'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  memberOf,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { KEYWORDS } from '../schema/keywords'
import { mainTypeOf } from '../schema/types'
import { ANNOTATIONS } from './nullable'
import { entryTypeOfKind, type Kind, kindOf, typeOfKind, unionOf } from './parameter-kind'
import { setKeyword } from './parameters'
import { branchesOf } from './schema-body'

/** The keywords that make a schema a kind, and go when it becomes another. */
export const KEYWORDS_OF_KIND: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  choice: ['enum', 'oneOf', 'anyOf'],
  const: ['const'],
  tuple: ['prefixItems', 'items', 'additionalItems'],
  dictionary: ['additionalProperties'],
  variants: ['anyOf', 'oneOf'],
  other: ['$ref', '$dynamicRef'],
}

/**
 * Makes a schema another kind. Every keyword stays but `type` and those that made it the kind it
 * was. A variant of the wanted kind takes the place of all; made variants, what it was becomes the
 * first of two. A schema that is no object is replaced. A choice gets its `enum` with its first value, a
 * fixed value its `const`. Named fields do not stay where the names are to be the model's own.
 */
export function setKind(schema: JsonNode, path: Path, kind: Kind): Edit[] {
  const old = kindOf(schema)
  if (kind === 'mixed' || kind === 'other' || kind === old) return []
  if (schema.kind !== 'object') return [{ op: 'set', path, value: schemaOf(kind) }]
  if (kind === 'variants') return intoVariant(schema, path)
  const variant = variantOfKind(schema, kind)
  if (variant) return outOfVariant(schema, path, variant)
  const isScalar = ['string', 'integer', 'number'].includes(mainTypeOf(schema) ?? '')
  if (kind === 'const')
    return isScalar ? [] : [...withoutOld(schema, path, old), ...typed(schema, path, 'string')]
  if (kind === 'choice')
    return isScalar && old !== 'const'
      ? []
      : [...withoutOld(schema, path, old), ...(isScalar ? [] : typed(schema, path, 'string'))]
  const type = typeOfKind.get(kind)
  return [
    ...withoutOld(schema, path, old, kind),
    ...(type === undefined
      ? setKeyword(schema, path, 'type', undefined)
      : typed(schema, path, type)),
    ...insideOf(schema, path, kind),
  ]
}

/** A schema of a kind and nothing else. */
export function schemaOf(kind: Kind): JsonObject {
  const entry = entryTypeOfKind.get(kind)
  const type =
    typeOfKind.get(kind) ?? (kind === 'choice' || kind === 'const' ? 'string' : undefined)
  if (kind === 'variants')
    return obj([member('anyOf', arr([plainOf('string'), plainOf('integer')]))])
  const own = type === undefined ? [] : plainOf(type).members
  if (entry !== undefined) return obj([...own, member('items', plainOf(entry))])
  if (kind === 'list') return obj([...own, member('items', obj([]))])
  if (kind === 'tuple') return obj([...own, member('prefixItems', arr([plainOf('string')]))])
  if (kind === 'dictionary')
    return obj([member('type', str('object')), member('additionalProperties', plainOf('string'))])
  return obj(own)
}

function plainOf(type: string): JsonObject {
  const own = [member('type', str(type))]
  return obj(type === 'object' ? [...own, member('properties', obj([]))] : own)
}

/**
 * Takes out what made the schema the kind it was, where it would say so still: entries say nothing
 * of a text, so they stay and are there again when it becomes a list.
 */
function withoutOld(schema: JsonObject, path: Path, old: Kind, next?: Kind): Edit[] {
  const isKept =
    (old === 'tuple' && typeOfKind.get(next ?? 'text') !== 'array') ||
    (old === 'dictionary' && next !== 'object')
  const keys = isKept ? [] : (KEYWORDS_OF_KIND[old] ?? [])
  return keys
    .filter((key) => !(old === 'choice' && key !== 'enum' && get(schema, 'enum')))
    .flatMap((key) => setKeyword(schema, path, key, undefined))
}

/** What a kind has inside beside its type. */
function insideOf(schema: JsonObject, path: Path, kind: Kind): Edit[] {
  const entry = entryTypeOfKind.get(kind)
  const items = get(schema, 'items')
  const isTuple = items?.kind === 'array' || get(schema, 'prefixItems')?.kind === 'array'
  if (entry !== undefined) return entriesOf(schema, path, entry, isTuple)
  if (kind === 'list') {
    if (isTuple || items?.kind !== 'object') return set(path, 'items', obj([]))
    return setKeyword(items, [...path, 'items'], 'type', undefined)
  }
  if (kind === 'tuple') {
    const first = items?.kind === 'object' ? items : plainOf('string')
    return [
      ...(items ? setKeyword(schema, path, 'items', undefined) : []),
      ...setKeyword(schema, path, 'prefixItems', arr([first])),
    ]
  }
  if (kind === 'object' && !get(schema, 'properties'))
    return setKeyword(schema, path, 'properties', obj([]))
  if (kind === 'dictionary') {
    return [
      ...withoutFields(schema, path),
      ...(get(schema, 'additionalProperties')?.kind === 'object'
        ? []
        : setKeyword(schema, path, 'additionalProperties', plainOf(typeOfFields(schema)))),
    ]
  }
  return []
}

/** The names are the model's from now on: those that were listed go, and what required them. */
function withoutFields(schema: JsonObject, path: Path): Edit[] {
  const names = membersOf(get(schema, 'properties')).map(({ key }) => key)
  const required = get(schema, 'required')
  const left = itemsOf(required).filter((each) => !names.includes(stringOf(each) ?? ''))
  const isSame = left.length === itemsOf(required).length
  return [
    ...(get(schema, 'properties') ? setKeyword(schema, path, 'properties', undefined) : []),
    ...(isSame
      ? []
      : setKeyword(schema, path, 'required', left.length > 0 ? arr(left) : undefined)),
  ]
}

/** The type that all fields have; else text. */
function typeOfFields(schema: JsonObject): string {
  const types = new Set(membersOf(get(schema, 'properties')).map(({ value }) => mainTypeOf(value)))
  const [only] = types
  return types.size === 1 && only !== undefined ? only : 'string'
}

const set = (path: Path, key: string, value: JsonNode): Edit[] => [
  { op: 'set', path: [...path, key], value },
]

/** Entries of one type: those there are in that type, of a tuple the first that has it. */
function entriesOf(schema: JsonObject, path: Path, type: string, isTuple: boolean): Edit[] {
  const items = get(schema, 'items')
  if (isTuple) {
    const places = items?.kind === 'array' ? items : get(schema, 'prefixItems')
    const same = itemsOf(places).find((each) => mainTypeOf(each) === type)
    return set(path, 'items', same ?? plainOf(type))
  }
  if (items?.kind !== 'object') return setKeyword(schema, path, 'items', plainOf(type))
  const at = [...path, 'items']
  const made = ['const', 'anyOf', 'oneOf', '$ref'].flatMap((key) =>
    setKeyword(items, at, key, undefined),
  )
  const edits = [...made, ...typed(items, at, type)]
  if (type === 'object' && !get(items, 'properties'))
    edits.push(...setKeyword(items, at, 'properties', obj([])))
  return edits
}

/** Sets the type; where null is allowed beside it, it stays allowed. */
function typed(schema: JsonObject, path: Path, type: string): Edit[] {
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

const isShape = (key: string): boolean => KEYWORDS.has(key) && !ANNOTATIONS.has(key)

/**
 * All that says which values the schema takes becomes its first variant, in its order. Another stands
 * beside it from the start: one alone would be no choice, and read as what it is itself.
 */
function intoVariant(schema: JsonObject, path: Path): Edit[] {
  const moved = schema.members.filter(({ key }) => isShape(key))
  const first = moved.length
    ? obj(moved.map(({ key, value }) => member(key, value)))
    : plainOf('string')
  const second = plainOf(mainTypeOf(first) === 'string' ? 'integer' : 'string')
  const rest = obj(schema.members.filter(({ key }) => !isShape(key)))
  return [
    ...moved.map(({ key }): Edit => ({ op: 'remove', path: [...path, key] })),
    ...setKeyword(rest, path, 'anyOf', arr([first, second])),
  ]
}

function variantOfKind(schema: JsonObject, kind: Kind): JsonNode | undefined {
  const union = unionOf(schema)
  if (!union) return undefined
  return branchesOf(schema, union).find((branch) => kindOf(branch.schema) === kind)?.schema
}

/** The variant's keywords take the place of the list; what the schema says itself goes before. */
function outOfVariant(schema: JsonObject, path: Path, variant: JsonNode): Edit[] {
  const union = unionOf(schema)!
  const without = obj(schema.members.filter(({ key }) => key !== union))
  const added = membersOf(variant).filter(({ key }) => !memberOf(without, key))
  let now = without
  const edits = added.flatMap(({ key, value }) => {
    const one = setKeyword(now, path, key, value)
    now = obj([...now.members, member(key, value)])
    return one
  })
  return [...setKeyword(schema, path, union, undefined), ...edits]
}
