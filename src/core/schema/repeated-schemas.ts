import { get, type JsonNode, type JsonObject, membersOf, type Path } from '../json/node'
import { print } from '../json/print'
import { oncePer } from '../once-per'
import { inputSchemaOf } from '../model/tool'
import { estimateTokens } from '../reading/token-estimate'
import { type Place, walkSchema } from './walk'

/** A sub-schema that stands in a tool's parameters more than once, word for word. */
export interface RepeatedSchema {
  readonly schema: JsonNode
  /** Where, from the tool, in document order; two or more. */
  readonly paths: readonly Path[]
  /** What it could be called where it is defined once. */
  readonly name: string
  /** About so many tokens are saved by defining it once and referring to it. */
  readonly saved: number
}

/** Shorter than this, in compact JSON, a reference saves next to nothing. */
const LEAST_LENGTH = 120
/** A single value is only worth a definition that saves so many tokens. */
const LEAST_OF_VALUE = 40
/** Those that save most; once they are mended, the next are told. */
const MOST_TOLD = 5

/** The largest repeated sub-schemas, without those that only repeat inside a larger one. */
export const repeatedSchemas = oncePer((tool: JsonObject): readonly RepeatedSchema[] => {
  const root = inputSchemaOf(tool)
  if (!root) return []
  const sizes = new Map<JsonNode, number>()
  if (sizeOf(root, sizes) < 2 * LEAST_LENGTH) return []
  // Only what is of one size can be the same, so that hardly anything is written out.
  const groups = new Map<string, Place[]>()
  for (const places of bySize(walkSchema(root, ['inputSchema']), sizes))
    for (const place of places) {
      const text = print(place.schema, 0)
      const group = groups.get(text)
      if (group) group.push(place)
      else groups.set(text, [place])
    }
  const repeated: RepeatedSchema[] = []
  const inside = new Set<string>()
  const taken = new Set(membersOf(get(root, '$defs')).map(({ key }) => key))
  for (const [text, places] of [...groups].sort(([a], [b]) => b.length - a.length)) {
    // One that already is a definition can be referred to; the rule would move it for nothing.
    const free = places.filter((place) => !isWithin(place.path, inside))
    if (
      free.length < 2 ||
      free.some(({ keyword }) => keyword === '$defs' || keyword === 'definitions')
    )
      continue
    for (const { path } of free) inside.add(JSON.stringify(path))
    const name = nameFor(free[0]!, taken)
    taken.add(name)
    const reference = estimateTokens(`{"$ref":"#/$defs/${name}"}`)
    const once = estimateTokens(text)
    const saved = (free.length - 1) * once - free.length * reference - estimateTokens(`"${name}":,`)
    repeated.push({
      schema: free[0]!.schema,
      paths: free.map(({ path }) => path),
      name,
      saved,
    })
  }
  return repeated
    .filter(({ schema, saved }) => saved >= (isStructure(schema) ? 1 : LEAST_OF_VALUE))
    .sort((a, b) => b.saved - a.saved)
    .slice(0, MOST_TOLD)
})

const isStructure = (schema: JsonNode): boolean =>
  ['properties', 'items', 'anyOf', 'oneOf', 'allOf'].some((key) => get(schema, key) !== undefined)

function bySize(
  places: readonly Place[],
  sizes: ReadonlyMap<JsonNode, number>,
): readonly (readonly Place[])[] {
  const groups = new Map<number, Place[]>()
  for (const place of places) {
    const { schema, parent } = place
    if (parent === undefined || schema.kind !== 'object') continue
    const size = sizes.get(schema)
    if (size === undefined || get(schema, '$ref') !== undefined) continue
    const group = groups.get(size)
    if (group) group.push(place)
    else groups.set(size, [place])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * About how long a schema is as text, without writing it; exact enough to leave small ones out.
 * `large` takes the size of each object in it that is long enough: few are.
 */
function sizeOf(node: JsonNode, large: Map<JsonNode, number>): number {
  if (node.kind === 'string') return node.value.length + 2
  if (node.kind === 'number') return node.raw.length
  if (node.kind !== 'array' && node.kind !== 'object') return 4
  let size = 1
  if (node.kind === 'array') for (const item of node.items) size += sizeOf(item, large) + 1
  else {
    for (const { key, value } of node.members) size += key.length + 4 + sizeOf(value, large)
    if (size >= LEAST_LENGTH) large.set(node, size)
  }
  return size
}

function isWithin(path: Path, inside: ReadonlySet<string>): boolean {
  for (let length = path.length; length > 1; length--)
    if (inside.has(JSON.stringify(path.slice(0, length)))) return true
  return false
}

/** After the parameter it stands in first, in letters that a reference may have. */
function nameFor(place: Place, taken: ReadonlySet<string>): string {
  let at: Place | undefined = place
  while (at && at.name === undefined) at = at.parent
  const word = (at?.name ?? 'shared').replace(/[^A-Za-z0-9_]+/g, '_').replace(/^_+|_+$/g, '')
  const base = word === '' ? 'shared' : word
  let name = base
  for (let i = 2; taken.has(name); i++) name = `${base}_${i}`
  return name
}
