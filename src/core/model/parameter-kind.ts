import { get, itemsOf, type JsonNode, membersOf } from '../json/node'
import { isTypeName } from '../schema/keywords'
import { mainTypeOf, typeNamesOf } from '../schema/types'
import { isChoiceOfBranches } from './choice-branches'
import { branchesOf } from './schema-body'

/** The kinds of value that a schema can be given in the form. */
export const KINDS = [
  'text',
  'choice',
  'const',
  'integer',
  'number',
  'boolean',
  'list-text',
  'list-integer',
  'list-number',
  'list-object',
  'list',
  'tuple',
  'object',
  'dictionary',
  'variants',
  'any',
] as const
/** `mixed` takes several types; `other` is a schema that the form shows as JSON. */
export type Kind = (typeof KINDS)[number] | 'mixed' | 'other'

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

/** The type that `type` names for a kind, and for the entries of a list; none for the others. */
export const typeOfKind: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  ...Object.entries(SCALARS).map(([type, kind]) => [kind, type] as const),
  ...[...Object.values(LISTS), 'list' as const, 'tuple' as const].map(
    (kind) => [kind, 'array'] as const,
  ),
  ['dictionary', 'object'],
])
export const entryTypeOfKind: ReadonlyMap<Kind, string> = new Map<Kind, string>(
  Object.entries(LISTS).map(([type, kind]) => [kind, type]),
)
const kindOfType = (type: string): Kind | undefined => SCALARS[type]

/** Keywords that the kinds of the form do not speak of, and that say what a value is. */
const ELSEWHERE = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf']
const UNIONS = ['anyOf', 'oneOf'] as const
export type UnionKeyword = (typeof UNIONS)[number]

/**
 * What kind of value a schema asks for, `null` aside; of a schema that refers to another or has one
 * branch beside `null`, ask about its body (`bodyOf`).
 */
export function kindOf(schema: JsonNode): Kind {
  if (schema.kind !== 'object') return 'other'
  if (get(schema, 'const')) return 'const'
  if (get(schema, 'enum')?.kind === 'array' || isChoiceOfBranches(schema)) return 'choice'
  if (unionOf(schema)) return 'variants'
  const type = mainTypeOf(schema)
  if (type === 'array') return kindOfList(schema)
  if (type === 'object') return isDictionary(schema) ? 'dictionary' : 'object'
  if (type) return kindOfType(type) ?? 'other'
  const names = typeNamesOf(schema).filter((name) => name !== 'null')
  if (names.length > 1 && names.every(isTypeName)) return 'mixed'
  if (get(schema, 'type')) return 'other'
  return ELSEWHERE.some((key) => get(schema, key)) ? 'other' : 'any'
}

/** Whether `null` is allowed beside the kind. */
export const allowsNull = (schema: JsonNode): boolean => typeNamesOf(schema).includes('null')

/** The kinds whose fields a schema of several types has: one for each type. */
export function kindsOfMixed(schema: JsonNode): readonly Kind[] {
  return typeNamesOf(schema).flatMap((name) =>
    name === 'array' ? [kindOfList(schema)] : (kindOfType(name) ?? []),
  )
}

function kindOfList(schema: JsonNode): Kind {
  const items = get(schema, 'items')
  if (get(schema, 'prefixItems')?.kind === 'array' || items?.kind === 'array') return 'tuple'
  const entry = items && !isPlainChoice(items) ? mainTypeOf(items) : undefined
  if (entry === 'object' && items && (isDictionary(items) || unionOf(items))) return 'list'
  return (entry && LISTS[entry]) ?? 'list'
}

/** Entries that are fixed or chosen by branches have a kind of their own. */
const isPlainChoice = (items: JsonNode): boolean =>
  get(items, 'const') !== undefined || isChoiceOfBranches(items)

/** Names of the model's own choosing, each with a value of one kind. */
function isDictionary(schema: JsonNode): boolean {
  const rest = get(schema, 'additionalProperties')
  return rest?.kind === 'object' && membersOf(get(schema, 'properties')).length === 0
}

/**
 * The keyword whose branches are the variants of a schema. With fields of its own the branches only
 * add conditions, and with a type only where that type is `object`.
 */
export function unionOf(schema: JsonNode): UnionKeyword | undefined {
  if (schema.kind !== 'object') return undefined
  const type = get(schema, 'type')
  if (type && mainTypeOf(schema) !== 'object') return undefined
  if (membersOf(get(schema, 'properties')).length > 0) return undefined
  const there = UNIONS.filter((key) => get(schema, key)?.kind === 'array')
  const only = there.length === 1 ? there[0] : undefined
  if (!only || branchesOf(schema, only).length === 0) return undefined
  return itemsOf(get(schema, only)).every(isOnlyCondition) ? undefined : only
}

/** A branch that only names what must be there is a condition, not a kind of value. */
const isOnlyCondition = (branch: JsonNode): boolean => {
  const keys = membersOf(branch).map(({ key }) => key)
  return keys.length > 0 && keys.every((key) => key === 'required' || key === 'not')
}
