import { type JsonNode, membersOf, type Path } from '../json/node'
import { type Holds, KEYWORDS } from './keywords'

/** A sub-schema and where it stands. */
export interface Place {
  readonly path: Path
  /** An object, a boolean, or whatever else stands where a schema belongs. */
  readonly schema: JsonNode
  /** The schema that was walked; references count from it. */
  readonly root: JsonNode
  /** The keyword that holds it; none at the root. */
  readonly keyword?: string
  /** Its name, where the keyword holds a map. */
  readonly name?: string
  readonly parent?: Place
}

/** Keywords that hold schemas, and how. */
const WAYS: ReadonlyMap<string, Holds> = new Map(
  [...KEYWORDS].flatMap(([key, { holds }]) => (holds.startsWith('schema') ? [[key, holds]] : [])),
)

/** A schema is walked by many rules and never changes; mostly from one base, seldom from two. */
const walks = new WeakMap<JsonNode, (readonly Place[])[]>()

/**
 * Every sub-schema of a schema, itself first, in document order. Goes by position: keys under
 * `properties` are names, and what stands in `default`, `enum`, `examples` is data. References are
 * not followed (their targets are visited where they stand), so a cycle ends.
 */
export function walkSchema(root: JsonNode, base: Path = []): readonly Place[] {
  const before = walks.get(root)
  const known = before?.find((each) => isSamePath(each[0]!.path, base))
  if (known) return known
  const places: Place[] = []
  visit({ path: base, schema: root, root }, places)
  if (before) before.push(places)
  else walks.set(root, [places])
  return places
}

function visit(place: Place, places: Place[]): void {
  places.push(place)
  if (place.schema.kind !== 'object') return
  const { path, root } = place
  for (const { key, value } of membersOf(place.schema)) {
    const holds = WAYS.get(key)
    if (holds === undefined) continue
    if (holds === 'schema-map') {
      for (const each of membersOf(value)) {
        const at = [...path, key, each.key]
        const { value: schema, key: name } = each
        visit({ path: at, schema, root, keyword: key, name, parent: place }, places)
      }
    } else if (value.kind === 'array' && holds !== 'schema') {
      for (const [i, schema] of value.items.entries())
        visit({ path: [...path, key, i], schema, root, keyword: key, parent: place }, places)
    } else if (holds !== 'schema-list')
      visit({ path: [...path, key], schema: value, root, keyword: key, parent: place }, places)
  }
}

const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i])
