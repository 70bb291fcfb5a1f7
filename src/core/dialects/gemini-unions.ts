import { arr, get, itemsOf, type JsonNode, type JsonObject, member } from '../json/node'
import { obj, sameData, str, stringOf, withMember, withoutMembers } from '../json/node'
import { KEYWORDS } from '../schema/keywords'
import { typeNamesOf } from '../schema/types'
import { mergeAllOf } from './merge-all-of'

/** Members that say something about the place and nothing about the value. */
const NOTES = ['title', 'description', 'default', 'examples', 'example', 'nullable']

/** Whether a schema allows null and nothing else. */
export function isNullOnly(schema: JsonNode): boolean {
  const types = typeNamesOf(schema)
  if (types.length > 0 && !types.includes('null')) return false
  const only = get(schema, 'const')
  const choices = get(schema, 'enum')
  const isNull = (each: JsonNode): boolean => each.kind === 'null'
  if (types.length > 0 && types.every((type) => type === 'null'))
    return (!only || isNull(only)) && (!choices || itemsOf(choices).some(isNull))
  const values = [...(only ? [only] : []), ...itemsOf(choices)]
  return values.length > 0 && values.every(isNull)
}

/** `const` as an `enum` of one; undefined where there is none, or an `enum` beside it forbids it. */
export function constAsEnum(schema: JsonObject): JsonObject | undefined {
  const only = get(schema, 'const')
  const choices = get(schema, 'enum')
  if (!only || (choices && !itemsOf(choices).some((each) => sameData(each, only)))) return undefined
  return withMember(withoutMembers(schema, ['const']), 'enum', arr([only]))
}

/** A schema without what lets it be null, and whether it could be. */
export interface Parted {
  readonly schema: JsonObject
  readonly isNullable: boolean
}

/** Takes null out of `type` and `enum`. What can only be null stays. */
export function withoutNullType(schema: JsonObject): Parted {
  const types = typeNamesOf(schema)
  if (isNullOnly(schema)) {
    const bare = withoutMembers(schema, ['type', 'enum', 'const'])
    const asNull = member('type', str('null'))
    return { schema: { ...bare, members: [asNull, ...bare.members] }, isNullable: false }
  }
  const choices = get(schema, 'enum')
  const isListed = itemsOf(choices).some((each) => each.kind === 'null')
  const others = types.filter((type) => type !== 'null')
  const isTyped = others.length > 0 && others.length < types.length
  let next = schema
  if (isTyped)
    next = withMember(next, 'type', others.length === 1 ? str(others[0]!) : arr(others.map(str)))
  // An enumeration counts only with those of its values that the type allows.
  const left = itemsOf(choices).filter((each) => each.kind !== 'null')
  if (isListed && left.length > 0) next = withMember(next, 'enum', arr(left))
  const hasOtherLimit = get(schema, 'enum') !== undefined || get(schema, 'const') !== undefined
  const isNullable = hasOtherLimit ? isListed && (isTyped || types.length === 0) : isTyped
  return { schema: next, isNullable }
}

/** The places of the branches of `anyOf` that allow more than null, where some allow only that. */
export function otherThanNull(schema: JsonObject): readonly number[] | undefined {
  const branches = itemsOf(get(schema, 'anyOf'))
  const places = branches.flatMap((each, i) => (isNullOnly(each) ? [] : [i]))
  return places.length < branches.length && !hasLimits(schema) ? places : undefined
}

/** Whether a schema limits the value beside its `anyOf`. */
export function hasLimits(schema: JsonObject): boolean {
  return limitsOf(schema).members.length > 0
}

function limitsOf(schema: JsonObject): JsonObject {
  const members = schema.members.filter(
    ({ key }) => key !== 'anyOf' && !NOTES.includes(key) && KEYWORDS.has(key) && !isIdentity(key),
  )
  return { ...schema, members }
}

const isIdentity = (key: string): boolean => key.startsWith('$') || key === 'definitions'

/**
 * `anyOf` with limits beside it, as branches that each hold those limits too: the same values.
 * Undefined where a branch cannot hold them.
 */
export function limitsInBranches(schema: JsonObject): JsonObject | undefined {
  const limits = limitsOf(schema)
  const merged = itemsOf(get(schema, 'anyOf')).map((branch) =>
    mergeAllOf(obj([member('allOf', arr([limits, branch]))])),
  )
  if (!merged.every((each) => each !== undefined)) return undefined
  const names = limits.members.map((each) => each.key)
  return withMember(withoutMembers(schema, names), 'anyOf', arr(merged))
}

/** A list of types as one branch for each, with the keywords that speak of that type. */
export function typesAsBranches(schema: JsonObject): JsonObject {
  const types = typeNamesOf(schema)
  const around = schema.members.filter(({ key }) => NOTES.includes(key) || !KEYWORDS.has(key))
  const limits = limitsOf(schema).members.filter(({ key }) => key !== 'type')
  const branches = types.map((type) => {
    const own = limits.flatMap((each) => {
      const to = KEYWORDS.get(each.key)!.to
      if (each.key === 'enum') {
        const items = itemsOf(each.value).filter((item) => isOf(item, type))
        return [{ ...each, value: arr(items) }]
      }
      if (each.key === 'format') return isFormatOf(type, types) ? [each] : []
      return to === 'any' || to === kindOf(type) ? [each] : []
    })
    return obj([member('type', str(type)), ...own])
  })
  // A type of which no listed value is, is not allowed at all.
  const possible = branches.filter((each) => {
    const choices = get(each, 'enum')
    const only = get(each, 'const')
    return choices ? itemsOf(choices).length > 0 : !only || isOf(only, stringOf(get(each, 'type'))!)
  })
  return { ...schema, members: [...around, member('anyOf', arr(possible))] }
}

const kindOf = (type: string): string => (type === 'integer' ? 'number' : type)

/** A format is written of texts nearly always: of numbers only where no text is allowed. */
const isFormatOf = (type: string, types: readonly string[]): boolean =>
  types.includes('string') ? type === 'string' : kindOf(type) === 'number'

function isOf(value: JsonNode, type: string): boolean {
  return type === 'integer'
    ? value.kind === 'number' && Number.isInteger(Number(value.raw))
    : value.kind === type
}

/** The type that all values of a list have; undefined when they differ or there are none. */
export function typeOfAll(values: readonly JsonNode[]): string | undefined {
  const names = values.map((value) => {
    if (value.kind !== 'number') return value.kind
    return Number.isInteger(Number(value.raw)) ? 'integer' : 'number'
  })
  const [first] = names
  if (names.every((name) => name === first)) return first
  return names.every((name) => name === 'integer' || name === 'number') ? 'number' : undefined
}
