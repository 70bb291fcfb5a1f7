import { type JsonNode, membersOf, type Path } from '../json/node'
import { type Holds, KEYWORDS } from './keywords'

/** A sub-schema and where it stands. */
export interface Place {
  readonly path: Path
  /** An object, a boolean, or whatever else stands where a schema belongs. */
  readonly schema: JsonNode
  /** The keyword that holds it; none at the root. */
  readonly keyword?: string
  /** Its name, where the keyword holds a map. */
  readonly name?: string
  readonly parent?: Place
}

type Step = { readonly path: Path; readonly schema: JsonNode; readonly name?: string }

/** How to get from a keyword's value to the schemas in it. */
const steps: Partial<Record<Holds, (value: JsonNode) => readonly Step[]>> = {
  schema: (value) => [{ path: [], schema: value }],
  'schema-list': listed,
  'schema-or-list': (value) =>
    value.kind === 'array' ? listed(value) : [{ path: [], schema: value }],
  'schema-map': (value) =>
    membersOf(value).map((m) => ({ path: [m.key], schema: m.value, name: m.key })),
}

function listed(value: JsonNode): readonly Step[] {
  return value.kind === 'array' ? value.items.map((schema, i) => ({ path: [i], schema })) : []
}

/** A schema is walked by many rules and never changes. */
const walks = new WeakMap<JsonNode, readonly Place[]>()

/**
 * Every sub-schema of a schema, itself first, in document order. Goes by position: keys under
 * `properties` are names, and what stands in `default`, `enum`, `examples` is data. References are
 * not followed (their targets are visited where they stand), so a cycle ends.
 */
export function walkSchema(root: JsonNode, base: Path = []): readonly Place[] {
  const known = walks.get(root)
  if (known && isSamePath(known[0]!.path, base)) return known
  const places: Place[] = []
  walks.set(root, places)
  visit({ path: base, schema: root })
  return places

  function visit(place: Place): void {
    places.push(place)
    for (const { key, value } of membersOf(place.schema)) {
      const holds = KEYWORDS.get(key)?.holds
      if (!holds) continue
      for (const { path, schema, name } of steps[holds]?.(value) ?? [])
        visit({
          path: [...place.path, key, ...path],
          schema,
          keyword: key,
          parent: place,
          ...(name === undefined ? {} : { name }),
        })
    }
  }
}

const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i])
