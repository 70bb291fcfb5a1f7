import { isHidden } from '../authoring/set/export-marks'
import { dialectById, WRITABLE, writeId } from '../dialects/registry'
import {
  get,
  getIn,
  type JsonNode,
  type JsonObject,
  membersOf,
  obj,
  type Path,
  sameData,
  stringOf,
} from '../json/node'
import { print } from '../json/print'
import { oncePer } from '../once-per'
import { MODEL_PARTS, type ModelPart } from './model-parts'
import { withoutAt } from './without-at'

/** Who is given a part of a tool: the model, or only the program that calls it. */
export type SeenBy = 'model' | 'host'

/** A tool as one vendor's model gets it. */
export interface Seen {
  /** What a model gets of the tool and nothing else, as the dialect writes it; empty where nothing. */
  readonly text: string
  /** The same, as the pieces that a reader can be shown one by one; undefined where nothing is given. */
  readonly told?: Told
  /**
   * Who is given what stands at a path of the tool; undefined where nothing stands there. What a
   * dialect says in other words, such as a limit put into the description, is given to the model.
   */
  readonly of: (path: Path) => SeenBy | undefined
}

/** What a model is told of a tool: its name there, its description, and the schema of its parameters. */
export interface Told {
  readonly name: string
  readonly description: string
  readonly schema?: JsonNode
}

/** The dialects for which it is known what their models get, in the order they are offered. */
export const SEEN_DIALECTS: readonly string[] = WRITABLE.filter(({ family }) =>
  Object.hasOwn(MODEL_PARTS, family),
).map(({ id }) => id)

/**
 * What a model sees of a tool in a dialect (its id, or `mcp`); undefined for a dialect that is
 * unknown or not written. A hidden tool goes into no export, so no model sees any of it.
 */
export function seenBy(tool: JsonObject, dialectId: string): Seen | undefined {
  return seenOf(tool)(writeId(dialectId))
}

const seenOf = oncePer((tool: JsonObject): ((dialectId: string) => Seen | undefined) => {
  const known = new Map<string, Seen | undefined>()
  return (dialectId) => {
    if (!known.has(dialectId)) known.set(dialectId, seen(tool, dialectId))
    return known.get(dialectId)
  }
})

/** Members that decide what is written, and never are. */
const STEERS: ReadonlySet<string | number> = new Set(['contract', 'exports', 'lint'])

function seen(tool: JsonObject, dialectId: string): Seen | undefined {
  if (!SEEN_DIALECTS.includes(dialectId)) return undefined
  const given = givenTo(tool, dialectId)
  const known = new Map<JsonNode, SeenBy>()
  return {
    text: given ? print(given) : '',
    ...(given ? { told: toldIn(given) } : {}),
    of: (path) => {
      const node = getIn(tool, path)
      if (!node) return undefined
      if (!given || STEERS.has(path[0]!)) return 'host'
      if (path.length === 0) return 'model'
      const told =
        known.get(node) ??
        (standsIn(given, node, path) || isTold(tool, path, given, dialectId) ? 'model' : 'host')
      known.set(node, told)
      return told
    },
  }
}

/** What is left of the written tool when only the model's parts are kept; undefined for a hidden tool. */
function givenTo(tool: JsonObject, dialectId: string): JsonObject | undefined {
  const dialect = dialectById(dialectId)
  if (!dialect?.write || isHidden(tool)) return undefined
  const { wire } = dialect.write(tool)
  const [item] = dialect.group?.([{ tool, wire }], []) ?? [wire]
  return only(item ?? wire, MODEL_PARTS[dialect.family] ?? []) as JsonObject
}

function only(node: JsonNode, parts: readonly ModelPart[]): JsonNode {
  if (parts.some((part) => part.length === 0)) return node
  if (node.kind === 'array')
    return { ...node, items: node.items.map((item) => only(item, below(parts, '*'))) }
  return obj(
    membersOf(node).flatMap(({ key, value }) => {
      const own = below(parts, key)
      return own.length === 0 ? [] : [{ key, value: only(value, own) }]
    }),
  )
}

const below = (parts: readonly ModelPart[], key: string): readonly ModelPart[] =>
  parts.filter(([first]) => first === key).map(([, ...rest]) => rest)

/** Where a written item keeps the input schema. */
const SCHEMA_PLACES: readonly Path[] = [
  ['inputSchema'],
  ['input_schema'],
  ['parameters'],
  ['parametersJsonSchema'],
  ['function', 'parameters'],
  ['tools', 0, 'parameters'],
  ['toolSpec', 'inputSchema', 'json'],
]

/** Where a written item keeps name and description, the innermost first. */
const SPOKEN_PLACES: readonly Path[] = [['tools', 0], ['function'], ['toolSpec'], []]

function toldIn(given: JsonObject): Told {
  const spoken = SPOKEN_PLACES.map((place) => getIn(given, place)).find((node) => get(node, 'name'))
  const schema = SCHEMA_PLACES.map((place) => getIn(given, place)).find((node) => node)
  return {
    name: stringOf(get(spoken, 'name')) ?? '',
    description: stringOf(get(spoken, 'description')) ?? '',
    ...(schema ? { schema } : {}),
  }
}

/** Part of a schema that is written as it is: also where a dialect would have put it in by itself. */
function standsIn(given: JsonObject, node: JsonNode, [first, ...rest]: Path): boolean {
  if (first !== 'inputSchema') return false
  return SCHEMA_PLACES.some((place) => {
    const there = getIn(given, [...place, ...rest])
    return there !== undefined && sameData(there, node)
  })
}

/** A model gets something else once it is gone. */
function isTold(tool: JsonObject, path: Path, given: JsonObject, dialectId: string): boolean {
  const without = givenTo(withoutAt(tool, path), dialectId)
  return without === undefined || !sameData(without, given)
}
