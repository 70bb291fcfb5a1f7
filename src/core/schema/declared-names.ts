import { booleanOf, get, type JsonNode, memberOf, membersOf } from '../json/node'
import { heldSchemas, SAME_VALUE } from './held-schemas'
import { resolveReference } from './reference'
import { typeNamesOf } from './types'
import type { Place } from './walk'

/**
 * The names of properties that are declared for the value a schema is about: by itself, by the
 * schemas around it that are about the same value, by their references and branches. Undefined where
 * names are left open, or the schema is about no object of its own.
 */
export function declaredNames(place: Place): ReadonlySet<string> | undefined {
  let top: Place = place
  while (top.parent && top.keyword !== undefined && SAME_VALUE.has(top.keyword)) top = top.parent
  const names = new Set<string>()
  const isOpen = !gather(top.schema, place.root, names, new Set())
  // A definition may be one part of an object whose names another part declares.
  const isPart = top.keyword === '$defs' || top.keyword === 'definitions'
  const isObject =
    get(top.schema, 'properties') !== undefined || typeNamesOf(top.schema).includes('object')
  if (isOpen || !isObject || (isPart && get(top.schema, 'properties') === undefined))
    return undefined
  // A map of names that are data requires some of them; where none is declared at all it is a slip.
  const rest = get(top.schema, 'additionalProperties')
  if (names.size === 0 && rest && booleanOf(rest) !== false) return undefined
  return names
}

/** An object of more parts is not judged. */
const MOST = 1000

/** Adds what a schema and its parts declare; false where a part leaves names open, or cannot be reached. */
function gather(
  schema: JsonNode,
  root: JsonNode,
  names: Set<string>,
  seen: Set<JsonNode>,
): boolean {
  if (schema.kind !== 'object' || seen.has(schema)) return true
  seen.add(schema)
  if (seen.size > MOST) return false
  if (memberOf(schema, 'patternProperties') || memberOf(schema, '$dynamicRef')) return false
  const properties = get(schema, 'properties')
  if (properties && properties.kind !== 'object') return false
  for (const { key } of membersOf(properties)) names.add(key)
  if (get(schema, '$ref')) {
    const target = resolveReference(root, schema)
    if (!target || target === schema || !gather(target, root, names, seen)) return false
  }
  return heldSchemas(schema, (keyword) => SAME_VALUE.has(keyword)).every((part) =>
    gather(part, root, names, seen),
  )
}

/** The declared name that one was meant for: the same but for case, separators or a letter. */
export function meantName(name: string, declared: ReadonlySet<string>): string | undefined {
  const bare = bareOf(name)
  const same = [...declared].filter((each) => bareOf(each) === bare)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  if (bare.length < 5) return undefined
  const near = [...declared].filter((each) => isNear(bare, bareOf(each)))
  return near.length === 1 ? near[0] : undefined
}

const bareOf = (name: string): string => name.toLowerCase().replace(/[_\s.-]/g, '')

/** One letter more, less or other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return Math.max(a.length, b.length) - head - tail <= 1
}
