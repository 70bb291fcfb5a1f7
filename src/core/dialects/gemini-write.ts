import { arr, bool, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { member, membersOf, memberOf, obj, type Path, str } from '../json/node'
import { withMember, withoutMembers } from '../json/node'
import { typeNamesOf } from '../schema/types'
import { moveToDescription } from './constraint-notes'
import type { DialectError, Loss } from './dialect'
import {
  constAsEnum,
  hasLimits,
  limitsInBranches,
  typeOfAll,
  typesAsBranches,
} from './gemini-unions'
import { otherThanNull, withoutNullType } from './gemini-unions'
import { withNotes } from './gemini-notes'
import { geminiTypeOf } from './gemini-wire'
import { flattenerOf } from './gemini-flat'
import { mergeAllOf } from './merge-all-of'

/** A schema in Gemini's OpenAPI subset; where there are errors it is not to be sent. */
export interface GeminiWritten {
  readonly schema: JsonObject
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/**
 * A JSON Schema in the subset of OpenAPI that Gemini takes under `parameters`: references inlined,
 * `allOf` merged, unions with null as `nullable`, what has no field as a note in the description.
 * Paths are those of the schema that went in; in what was inlined or merged, those of its new place.
 * `wireOf` gives the wire that a schema was read from, which is written back as it stood.
 */
export function toGeminiSchema(
  root: JsonNode,
  wireOf: (schema: JsonNode) => JsonObject | undefined = () => undefined,
): GeminiWritten {
  const losses: Loss[] = []
  const errors: DialectError[] = []
  const lose = (code: string, path: Path, values?: Loss['values']): void => {
    losses.push({ code, path, ...(values ? { values } : {}) })
  }
  const fail = (error: DialectError): void => {
    errors.push(error)
  }
  const flatten = flattenerOf(root, lose)
  return { schema: convert(root, []), losses, errors }

  function convert(node: JsonNode, path: Path): JsonObject {
    const wire = wireOf(node)
    if (wire) return wire
    if (node.kind !== 'object') {
      const keyword = String(path.at(-1) ?? 'type')
      const isBoolean = node.kind === 'boolean'
      if (isBoolean) errors.push({ code: 'schema.boolean', path })
      else errors.push({ code: 'schema.not-2020-12', path, values: { keyword } })
      return obj([])
    }
    const flat = flatten(node, path, fail)
    return flat ? convertFlat(flat, path) : obj([])
  }

  /** The schema has no reference and no `allOf` of its own any more. */
  function convertFlat(flat: JsonObject, path: Path): JsonObject {
    const { schema: united, key } = withAnyOf(flat, path)
    const schema = get(united, 'anyOf') ? withBranches(united, path, key) : united
    const places = otherThanNull(schema)
    if (places) return withoutNullBranches(schema, places, path, key)
    const { schema: bare, isNullable } = withoutNullType(schema)
    const next = withType(bare, path)
    if (typeNamesOf(next).length < 2) return nullable(fields(next, path, key), isNullable)
    lose('gemini.type-array-to-anyof', path)
    return nullable(fields(typesAsBranches(next), path), isNullable)
  }

  /** One branch that is left stands in place of the list, and the schema around speaks for it. */
  function withoutNullBranches(
    schema: JsonObject,
    places: readonly number[],
    path: Path,
    key: string,
  ): JsonObject {
    const branches = itemsOf(get(schema, 'anyOf'))
    const [place] = places
    const only = place === undefined ? undefined : branches[place]
    if (!only) return fields(asNull(schema), path)
    const bare = withoutMembers(schema, ['anyOf'])
    const listed = (items: readonly JsonObject[]): JsonObject => {
      const around = fields(bare, path)
      return nullable(withMember(around, 'anyOf', arr(items)), true)
    }
    if (places.length > 1 || only.kind !== 'object')
      return listed(places.map((each) => convert(branches[each]!, [...path, key, each])))
    const inside = [...path, key, place!]
    const flat = flatten(only, inside, fail)
    if (!flat) return obj([])
    const merged = mergeAllOf(withMember(bare, 'allOf', arr([flat])))
    return merged
      ? nullable(convertFlat(merged, inside), true)
      : listed([convertFlat(flat, inside)])
  }

  function withAnyOf(schema: JsonObject, path: Path): { schema: JsonObject; key: string } {
    const choices = memberOf(schema, 'oneOf')
    // At the root it becomes a note under its own name.
    if (!choices || path.length === 0) return { schema, key: 'anyOf' }
    if (get(schema, 'anyOf')) {
      errors.push({ code: 'schema.anyof-and-oneof', path })
      return { schema, key: 'anyOf' }
    }
    lose('gemini.oneof-to-anyof', path)
    const rest = withoutMembers(schema, ['oneOf'])
    return { schema: withMember(rest, 'anyOf', choices.value), key: 'oneOf' }
  }

  /** Gemini needs a type; where the values or the parts of a schema have only one, it is that. */
  function withType(schema: JsonObject, path: Path): JsonObject {
    if (get(schema, 'type') || get(schema, 'anyOf')) return schema
    const only = get(schema, 'const')
    const choices = itemsOf(get(schema, 'enum')).filter((each) => each.kind !== 'null')
    const type =
      (only ? typeOfAll([only]) : typeOfAll(choices)) ??
      (get(schema, 'properties') ? 'object' : get(schema, 'items') ? 'array' : undefined)
    if (type === undefined) {
      const isNamed = get(schema, 'enum') !== undefined || get(schema, 'const') !== undefined
      if (!isNamed || choices.length > 0) errors.push({ code: 'schema.untyped', path })
      return schema
    }
    if (type !== 'null') lose('gemini.type-inferred', path, { type })
    return { ...schema, members: [member('type', str(type)), ...schema.members] }
  }

  /** `anyOf` must stand alone: limits beside it go into its branches, or it becomes a note. */
  function withBranches(schema: JsonObject, path: Path, key: string): JsonObject {
    if (!hasLimits(schema)) return schema
    const branches = itemsOf(get(schema, 'anyOf')).map((branch, i) =>
      branch.kind === 'object' ? flatten(branch, [...path, key, i], () => {}) : undefined,
    )
    const isFlat = branches.every((each) => each !== undefined)
    const inside =
      isFlat && path.length > 0
        ? limitsInBranches(withMember(schema, 'anyOf', arr(branches)))
        : undefined
    if (inside) {
      lose('gemini.anyof-spread', path)
      return inside
    }
    lose('gemini.keyword-to-description', [...path, key], { keyword: key })
    return moveToDescription(schema, ['anyOf'])
  }

  /** Each member as Gemini's field, in its place; those that have none become one note. */
  function fields(before: JsonObject, path: Path, branchKey?: string): JsonObject {
    const named = withConst(before, path)
    const noted = withNotes(named, path, lose, fail)
    const type = geminiTypeOf(noted)
    const names = typeNamesOf(noted)
    if (names.length > 0 && type === undefined)
      errors.push({
        code: 'schema.not-2020-12',
        path: [...path, 'type'],
        values: { keyword: 'type' },
      })
    const description = get(before, 'description')
    if (description && description.kind !== 'string')
      errors.push({
        code: 'schema.not-2020-12',
        path: [...path, 'description'],
        values: { keyword: 'description' },
      })
    const members = noted.members.map((each): Member => {
      const { key, value } = each
      if (key === 'type' && type !== undefined) return { ...each, value: str(type) }
      if (key === 'properties' && value.kind === 'object')
        return { ...each, value: convertMap(value, [...path, key]) }
      if (key === 'items') return { ...each, value: convertItems(value, path) }
      if (key !== 'anyOf' || value.kind !== 'array') return each
      // The branches that stand for a list of types are at the place of the list itself.
      const items = value.items.map((item, i) =>
        convert(item, branchKey === undefined ? path : [...path, branchKey, i]),
      )
      return { ...each, value: { ...value, items } }
    })
    if (type === 'ARRAY' && !members.some((each) => each.key === 'items')) {
      lose('gemini.items-added', path)
      members.push(member('items', obj([member('type', str('STRING'))])))
    }
    return obj(members)
  }

  function convertMap(map: JsonObject, path: Path): JsonObject {
    const members = membersOf(map).map((each) => ({
      ...each,
      value: convert(each.value, [...path, each.key]),
    }))
    return { ...map, members }
  }

  function convertItems(items: JsonNode, path: Path): JsonNode {
    if (items.kind !== 'array') return convert(items, [...path, 'items'])
    errors.push({ code: 'schema.tuple', path })
    return items
  }

  function withConst(schema: JsonObject, path: Path): JsonObject {
    const isText = get(schema, 'const')?.kind === 'string' && geminiTypeOf(schema) === 'STRING'
    const listed = isText ? constAsEnum(schema) : undefined
    if (listed) lose('gemini.const-to-enum', path)
    return listed ?? schema
  }
}

/** `nullable` stands before the type, as the vendor's own library puts it. */
function nullable(schema: JsonObject, isNullable: boolean): JsonObject {
  if (!isNullable || get(schema, 'nullable') || geminiTypeOf(schema) === 'NULL') return schema
  const at = schema.members.findIndex((each) => each.key === 'type')
  return { ...schema, members: schema.members.toSpliced(Math.max(at, 0), 0, flag) }
}

const flag = member('nullable', bool(true))

/** A schema that allows nothing but null. */
const asNull = (schema: JsonObject): JsonObject => ({
  ...schema,
  members: [
    member('type', str('null')),
    ...withoutMembers(schema, ['type', 'anyOf', 'enum', 'const']).members,
  ],
})
