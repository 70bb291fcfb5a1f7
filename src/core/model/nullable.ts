import type { Edit } from '../json/edit'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  member,
  nil,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { KEYWORDS } from '../schema/keywords'
import { typeNamesOf } from '../schema/types'
import { setKeyword } from './parameters'
import { isNullSchema } from './schema-body'

const UNIONS = ['anyOf', 'oneOf'] as const
/** Said about a schema as a whole; all else says which values it takes. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
])

/** Whether a schema says, by its own `type` or branches, that the value may be null. */
export function mayBeNull(schema: JsonNode): boolean {
  if (typeNamesOf(schema).includes('null')) return !isNullSchema(schema)
  return unionOf(schema) !== undefined && nullBranches(schema).length > 0
}

/** Whether null can be allowed or refused by a plain edit: the schema says what it takes. */
export const canBeNull = (schema: JsonNode): boolean =>
  schema.kind === 'object' &&
  !isNullSchema(schema) &&
  (typeNamesOf(schema).length > 0 ||
    unionOf(schema) !== undefined ||
    ['$ref', 'enum', 'const'].some((key) => get(schema, key)))

/**
 * Allows null beside what a schema takes, or no longer, in the form in which it stands: in the list
 * of types (and of values), or as a branch. A reference or fixed value becomes a branch of its own;
 * what is said about the parameter as a whole stays outside.
 */
export function setNullable(schema: JsonNode, path: Path, on: boolean): Edit[] {
  if (schema.kind !== 'object' || mayBeNull(schema) === on || (on && !canBeNull(schema))) return []
  const union = unionOf(schema)
  if (typeNamesOf(schema).length > 0 && !get(schema, 'const')) return inTypes(schema, path, on)
  if (union !== undefined) {
    const at = [...path, union]
    if (on) {
      const value = obj([member('type', str('null'))])
      return [{ op: 'insert', path: [...at, itemsOf(get(schema, union)).length], value }]
    }
    const nulls = nullBranches(schema).reverse()
    return nulls.map((index): Edit => ({ op: 'remove', path: [...at, index] }))
  }
  return on ? wrapped(schema, path) : []
}

const unionOf = (schema: JsonNode): (typeof UNIONS)[number] | undefined => {
  if (typeNamesOf(schema).length > 0) return undefined
  const there = UNIONS.filter((key) => get(schema, key)?.kind === 'array')
  return there.length === 1 ? there[0] : undefined
}

const nullBranches = (schema: JsonNode): number[] =>
  itemsOf(get(schema, unionOf(schema) ?? '')).flatMap((each, i) => (isNullSchema(each) ? [i] : []))

function inTypes(schema: JsonNode, path: Path, on: boolean): Edit[] {
  const type = get(schema, 'type')
  const at = [...path, 'type']
  const values = get(schema, 'enum')
  const nulls = itemsOf(values).flatMap((value, i) => (value.kind === 'null' ? [i] : []))
  if (on) {
    const first: Edit =
      type?.kind === 'array'
        ? { op: 'insert', path: [...at, type.items.length], value: str('null') }
        : { op: 'set', path: at, value: arr([type!, str('null')]) }
    const isListed = values?.kind !== 'array' || nulls.length > 0
    return isListed
      ? [first]
      : [first, { op: 'insert', path: [...path, 'enum', itemsOf(values).length], value: nil }]
  }
  const names = itemsOf(type)
  const others = names.filter((name) => stringOf(name) !== 'null')
  const left: Edit[] =
    others.length === 1
      ? [{ op: 'set', path: at, value: others[0]! }]
      : names
          .flatMap((name, i) => (stringOf(name) === 'null' ? [i] : []))
          .reverse()
          .map((i) => ({ op: 'remove', path: [...at, i] }))
  // A list of nothing but null would be left empty, which allows no value at all.
  const isOnlyNull = nulls.length === itemsOf(values).length
  const fromValues = isOnlyNull
    ? []
    : nulls.reverse().map((i): Edit => ({ op: 'remove', path: [...path, 'enum', i] }))
  return [...left, ...fromValues]
}

/** What says which values the schema takes goes into a branch, in its order; the rest stays put. */
function wrapped(schema: Extract<JsonNode, { kind: 'object' }>, path: Path): Edit[] {
  const isMoved = (key: string): boolean => KEYWORDS.has(key) && !ANNOTATIONS.has(key)
  const moved = schema.members.filter(({ key }) => isMoved(key))
  const branch = arr([
    obj(moved.map(({ key, value }) => member(key, value))),
    obj([member('type', str('null'))]),
  ])
  const out = moved.map(({ key }): Edit => ({ op: 'remove', path: [...path, key] }))
  const rest = obj(schema.members.filter(({ key }) => !isMoved(key)))
  return [...out, ...setKeyword(rest, path, 'anyOf', branch)]
}
