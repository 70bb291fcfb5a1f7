import type { Edit } from '../json/edit'
import {
  arr,
  get,
  type JsonNode,
  type JsonObject,
  member,
  memberOf,
  obj,
  type Path,
} from '../json/node'
import { pointer } from '../json/pointer'
import { walkSchema } from '../schema/walk'
import { ANNOTATIONS } from './nullable'
import { referenceOf } from './schema-body'

/** How many places of the tool's schema refer to the definition at a path. */
export function usesOf(tool: JsonNode, definition: Path): number {
  const root = get(tool, definition[0] ?? '')
  if (!root || definition.length === 0) return 0
  const wanted = pointer(definition)
  return walkSchema(root, [definition[0]!]).filter((place) => {
    const reference = get(place.schema, '$ref') && referenceOf(tool, place.path, place.schema)
    return reference !== undefined && pointer(reference.path) === wanted
  }).length
}

/**
 * Puts a copy of the definition where the reference stands; what the schema says itself goes before.
 * Where both limit the value by the same keyword, the copy becomes a part that must fit as well.
 */
export function ownCopy(path: Path, schema: JsonNode, definition: JsonNode): Edit[] {
  if (schema.kind !== 'object' || definition.kind !== 'object') return []
  const own = schema.members.filter(({ key }) => key !== '$ref')
  const clashes = definition.members.some(
    ({ key }) => !ANNOTATIONS.has(key) && own.some((each) => each.key === key),
  )
  const value = clashes
    ? obj([...own, member('allOf', arr([definition, ...conjunctsOf(own)]))].filter(isFirstAllOf))
    : merged(own, definition)
  return [{ op: 'set', path, value }]
}

const conjunctsOf = (own: JsonObject['members']): readonly JsonNode[] => {
  const there = own.find(({ key }) => key === 'allOf')?.value
  return there?.kind === 'array' ? there.items : []
}

const isFirstAllOf = (
  { key, value }: JsonObject['members'][number],
  index: number,
  all: JsonObject['members'],
): boolean => key !== 'allOf' || index === all.length - 1 || value.kind !== 'array'

/** The definition in its own order, with what the schema says itself in place or at the front. */
function merged(own: JsonObject['members'], definition: JsonObject): JsonObject {
  const added = own.filter(({ key }) => !memberOf(definition, key))
  const kept = definition.members.map(({ key, value }) => {
    const mine = own.find((each) => each.key === key)
    return member(key, mine?.value ?? value)
  })
  return obj([...added, ...kept])
}
