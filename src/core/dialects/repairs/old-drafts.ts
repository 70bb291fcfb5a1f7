import { arr, bool, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../../json/node'
import { member, memberOf, numberOf, obj, type Path, sameData } from '../../json/node'
import { str, withMember, withoutMembers } from '../../json/node'
import { walkSchema } from '../../schema/walk'
import { declaresOldDraft, illegalPlaces } from '../../schema/legality'
import type { Ask, SchemaRepair } from './repair'

/** Before draft 6 `exclusiveMinimum: true` said that `minimum` itself is out. */
export const mendExclusiveBounds: SchemaRepair = (schema, path, _keyword, ask) => {
  let next = schema
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const flag = booleanOf(get(next, exclusive))
    if (flag === undefined) continue
    const values = { bound }
    if (!ask({ code: 'import.exclusive-bound', path: [...path, exclusive], values })) continue
    const limit = get(next, bound)
    next =
      flag && limit
        ? withoutMembers(withMember(next, exclusive, limit), [bound])
        : withoutMembers(next, [exclusive])
  }
  return next
}

/**
 * Before draft 2020-12 a list under `items` gave one schema for each place, and `additionalItems`
 * the schema of the places behind them. Where the places are all alike and fixed in number, a plain
 * list says nearly the same and is understood by more vendors: that is to be chosen.
 */
export const mendTuples: SchemaRepair = (schema, path, _keyword, ask) => {
  const places = get(schema, 'items')
  if (places?.kind !== 'array' || get(schema, 'prefixItems')) return schema
  const at = [...path, 'items']
  const [first] = places.items
  const most = numberOf(get(schema, 'maxItems'))
  const isFixed = most !== undefined && most <= places.items.length
  if (first && isFixed && places.items.every((each) => sameData(each, first)))
    if (ask({ code: 'import.tuple-to-list', path: at, isOptIn: true }))
      return withoutMembers(withMember(schema, 'items', first), ['additionalItems'])
  if (!ask({ code: 'import.tuple-items', path: at })) return schema
  const rest = get(schema, 'additionalItems') ?? (isFixed ? bool(false) : undefined)
  const plain = withoutMembers(schema, ['additionalItems'])
  // A list of no places says nothing; without `items` several vendors refuse an array.
  if (!first) return withMember(plain, 'items', rest ?? obj([]))
  const members = plain.members.flatMap((each) => {
    if (each.key !== 'items') return [each]
    const prefix = { ...each, key: 'prefixItems', value: arr(places.items) }
    return rest ? [prefix, member('items', rest)] : [prefix]
  })
  return { ...plain, members }
}

const NEWEST = 'https://json-schema.org/draft/2020-12/schema'

/** Keywords that older drafts do not know, and so pass over. */
const NEWER = ['prefixItems', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties']

/** A schema that says it is of an older draft, of which nothing in it is left. */
export function mendDraft(schema: JsonNode, at: Path, ask: Ask): JsonNode {
  if (schema.kind !== 'object' || !declaresOldDraft(schema)) return schema
  const places = walkSchema(schema).map((place) => place.schema)
  const isNewer = places.some((each) => NEWER.some((key) => memberOf(each, key)))
  const isOlder =
    illegalPlaces(schema).some((each) => each.isOldDraft) ||
    places.some((each) => memberOf(each, 'additionalItems') || memberOf(each, 'dependencies'))
  if (!isNewer || isOlder) return schema
  return ask({ code: 'import.schema-draft', path: [...at, '$schema'] })
    ? withMember(schema, '$schema', str(NEWEST))
    : schema
}

/** OpenAPI 3.0 said with a flag what a type list with null says. */
export const mendNullable: SchemaRepair = (schema, path, _keyword, ask) => {
  const flag = booleanOf(get(schema, 'nullable'))
  const type = get(schema, 'type')
  const names = type?.kind === 'string' ? [type] : itemsOf(type)
  const isPossible = flag === false || (names.length > 0 && !get(schema, 'enum'))
  if (flag === undefined || !isPossible) return schema
  if (!ask({ code: 'import.nullable', path: [...path, 'nullable'] })) return schema
  const plain: JsonObject = withoutMembers(schema, ['nullable'])
  const isSaid = names.some((each) => each.kind === 'string' && each.value === 'null')
  return flag && !isSaid ? withMember(plain, 'type', arr([...names, str('null')])) : plain
}
