import { arr, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../../json/node'
import {
  member,
  membersOf,
  type Path,
  str,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import { isTypeName, KEYWORDS } from '../../schema/keywords'
import type { Loss } from '../dialect'
import { changeSchema } from '../schema-changes'
import { TYPE_NAMES } from './type-names'

type Note = (loss: Loss) => void
/** One kind of mistake: returns the schema mended, or the same node. */
type Repair = (
  schema: JsonObject,
  path: Path,
  keyword: string | undefined,
  note: Note,
) => JsonObject

/** In this order: later ones see what earlier ones lifted. */
const REPAIRS: readonly Repair[] = [
  liftWrapper,
  dropNulls,
  renameTypes,
  mendExclusiveBounds,
  moveRequiredFlags,
  dropDoubleRequired,
]

/**
 * A schema with the known mistakes mended, and a note for each. Paths start with `at`, the place of
 * the schema in its wire item. Whether the mended schema is used is for the caller to decide.
 */
export function repairSchema(
  schema: JsonNode,
  at: Path,
): { readonly schema: JsonNode; readonly notes: readonly Loss[] } {
  const notes: Loss[] = []
  const mended = changeSchema(
    schema,
    (each, path, keyword) => {
      if (each.kind !== 'object') return each
      return REPAIRS.reduce((now, repair) => repair(now, path, keyword, (x) => notes.push(x)), each)
    },
    at,
  )
  return { schema: mended, notes }
}

/** What an OpenAPI parameter has around its schema. */
const WRAPPER_KEYS = new Set([
  'name',
  'in',
  'description',
  'required',
  'schema',
  'example',
  'examples',
  'deprecated',
  'style',
  'explode',
  'allowEmptyValue',
  'allowReserved',
])

function liftWrapper(
  schema: JsonObject,
  path: Path,
  keyword: string | undefined,
  note: Note,
): JsonObject {
  const inner = get(schema, 'schema')
  const isWrapper =
    keyword === 'properties' &&
    inner?.kind === 'object' &&
    schema.members.every((each) => WRAPPER_KEYS.has(each.key))
  if (!isWrapper) return schema
  note({ code: 'import.schema-wrapper', path: [...path, 'schema'] })
  const outer = membersOf(schema).filter(
    ({ key, value }) =>
      key !== 'schema' && value.kind !== 'null' && !membersOf(inner).some((m) => m.key === key),
  )
  // The inner schema was not seen as one while it stood in the wrapper.
  const lifted = changeSchema(inner, (each, at, below) =>
    each.kind === 'object' && at.length > 0
      ? REPAIRS.reduce((now, repair) => repair(now, [...path, 'schema', ...at], below, note), each)
      : each,
  )
  return { ...schema, members: [...outer, ...membersOf(lifted)] }
}

function dropNulls(
  schema: JsonObject,
  path: Path,
  _keyword: string | undefined,
  note: Note,
): JsonObject {
  const isNoise = ({ key, value }: (typeof schema.members)[number]): boolean => {
    const holds = KEYWORDS.get(key)?.holds
    return value.kind === 'null' && holds !== undefined && holds !== 'literal'
  }
  const noise = schema.members.filter(isNoise).map((each) => each.key)
  for (const key of noise) note({ code: 'import.null', path: [...path, key] })
  return noise.length ? withoutMembers(schema, noise) : schema
}

function renameTypes(
  schema: JsonObject,
  path: Path,
  _keyword: string | undefined,
  note: Note,
): JsonObject {
  const type = get(schema, 'type')
  const at = [...path, 'type']
  if (type?.kind === 'string') {
    const to = typeFor(type.value)
    if (to === undefined) return schema
    note({ code: 'import.type-name', path: at, values: { from: type.value, to: to ?? 'any' } })
    return to === null ? withoutMembers(schema, ['type']) : withMember(schema, 'type', str(to))
  }
  if (type?.kind !== 'array') return schema
  const names = type.items.map((item, i) => {
    const from = stringOf(item)
    const to = from === undefined ? undefined : typeFor(from)
    if (from === undefined || typeof to !== 'string') return item
    note({ code: 'import.type-name', path: [...at, i], values: { from, to } })
    return str(to)
  })
  const isSame = names.every((name, i) => name === type.items[i])
  return isSame ? schema : withMember(schema, 'type', { ...type, items: names })
}

/** The type a name means; null is any value, undefined leaves the name alone. */
function typeFor(name: string): string | null | undefined {
  if (isTypeName(name)) return undefined
  const key = name.trim().toLowerCase()
  return Object.hasOwn(TYPE_NAMES, key) ? TYPE_NAMES[key] : undefined
}

/** Before draft 6 `exclusiveMinimum: true` said that `minimum` itself is out. */
function mendExclusiveBounds(
  schema: JsonObject,
  path: Path,
  _keyword: string | undefined,
  note: Note,
): JsonObject {
  let next = schema
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const flag = booleanOf(get(next, exclusive))
    if (flag === undefined) continue
    note({ code: 'import.exclusive-bound', path: [...path, exclusive], values: { bound } })
    const limit = get(next, bound)
    next =
      flag && limit
        ? withoutMembers(withMember(next, exclusive, limit), [bound])
        : withoutMembers(next, [exclusive])
  }
  return next
}

/** `required: true` on a property belongs into the list of the object around it. */
function moveRequiredFlags(
  schema: JsonObject,
  path: Path,
  keyword: string | undefined,
  note: Note,
): JsonObject {
  const properties = get(schema, 'properties')
  const own = get(schema, 'required')
  let next = schema
  // A property's own flag is for its parent to move; elsewhere it says nothing.
  if (own?.kind === 'boolean' && keyword !== 'properties') {
    note({ code: 'import.required-flag', path: [...path, 'required'], values: { name: '' } })
    next = withoutMembers(next, ['required'])
  }
  if (properties?.kind !== 'object') return next
  const flagged = properties.members.filter(
    (each) => get(each.value, 'required')?.kind === 'boolean',
  )
  if (flagged.length === 0) return next
  const names = flagged
    .filter((each) => booleanOf(get(each.value, 'required')))
    .map((each) => each.key)
  for (const { key } of flagged)
    note({
      code: 'import.required-flag',
      path: [...path, 'properties', key, 'required'],
      values: { name: key },
    })
  const members = properties.members.map((each) =>
    flagged.includes(each) && each.value.kind === 'object'
      ? { ...each, value: withoutMembers(each.value, ['required']) }
      : each,
  )
  next = withMember(next, 'properties', { ...properties, members })
  return withRequired(next, names)
}

function withRequired(schema: JsonObject, names: readonly string[]): JsonObject {
  const list = get(schema, 'required')
  const listed = itemsOf(list)
  const fresh = names.filter((name) => !listed.some((item) => stringOf(item) === name))
  if (fresh.length === 0) return schema
  const all = [...listed, ...fresh.map(str)]
  if (list?.kind === 'array') return withMember(schema, 'required', { ...list, items: all })
  const at = schema.members.findIndex((each) => each.key === 'properties')
  const members = withoutMembers(schema, ['required']).members.slice()
  members.splice(at + 1, 0, member('required', arr(all)))
  return { ...schema, members }
}

function dropDoubleRequired(
  schema: JsonObject,
  path: Path,
  _keyword: string | undefined,
  note: Note,
): JsonObject {
  const list = get(schema, 'required')
  if (list?.kind !== 'array') return schema
  const seen = new Set<string>()
  const items = list.items.filter((item, i) => {
    const name = stringOf(item)
    if (name === undefined || !seen.has(name)) {
      seen.add(name ?? '')
      return true
    }
    note({ code: 'import.required-duplicate', path: [...path, 'required', i], values: { name } })
    return false
  })
  return items.length === list.items.length
    ? schema
    : withMember(schema, 'required', { ...list, items })
}
