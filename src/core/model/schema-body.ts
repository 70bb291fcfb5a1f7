import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  memberOf,
  type Path,
  stringOf,
} from '../json/node'
import { fromPointer } from '../json/pointer'
import { typeNamesOf } from '../schema/types'

/** A definition that a schema refers to. */
export interface Reference {
  /** As written: `#/$defs/Address`. */
  readonly pointer: string
  /** The last step of the pointer, which people know it by. */
  readonly name: string
  /** Where the definition stands, from the tool. */
  readonly path: Path
}

/**
 * Where a schema says what kind of value it takes: in itself, in the definition it refers to, or in
 * the one branch beside `null`. Texts, default and examples stay with the schema itself.
 */
export interface Body {
  readonly path: Path
  readonly schema: JsonNode
  /** The first definition on the way there. */
  readonly reference?: Reference
}

/** Longer chains of wrappers and references are not gone along. */
const LONGEST_WAY = 20

/** Keywords by which a schema says itself what it takes. */
const OWN_SHAPE = ['type', 'enum', 'const', 'properties', 'items', 'prefixItems'] as const
const WRAPPERS = ['anyOf', 'oneOf', 'allOf'] as const

/** The body of the schema at a path of the tool; the schema itself where the way leads nowhere. */
export function bodyOf(tool: JsonNode, path: Path): Body {
  const itself: Body = { path, schema: getIn(tool, path) ?? { kind: 'null' } }
  const seen = new Set<JsonNode>()
  let at = itself
  while (seen.size < LONGEST_WAY) {
    if (seen.has(at.schema)) return itself
    seen.add(at.schema)
    const reference = referenceOf(tool, at.path, at.schema)
    const step = reference?.path ?? onlyBranch(at.path, at.schema)
    const schema = step && getIn(tool, step)
    if (!step || schema?.kind !== 'object') return at
    const first = at.reference ?? reference
    at = { path: step, schema, ...(first ? { reference: first } : {}) }
  }
  return itself
}

/** The definition that a schema's own local `$ref` names; none when it leads nowhere. */
export function referenceOf(tool: JsonNode, path: Path, schema: JsonNode): Reference | undefined {
  const ref = stringOf(get(schema, '$ref'))
  const root = path[0]
  if (ref === undefined || root === undefined || !/^#(?:\/|$)/.test(ref)) return undefined
  const target: (string | number)[] = [root]
  let node = getIn(tool, target)
  for (const raw of fromPointer(decoded(ref.slice(1)))) {
    const step = node?.kind === 'array' ? Number(raw) : raw
    node = get(node, step)
    if (!node) return undefined
    target.push(step)
  }
  return { pointer: ref, name: String(target.at(-1)), path: target }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const isNullSchema = (schema: JsonNode): boolean => {
  const names = typeNamesOf(schema)
  return (
    (names.length === 1 && names[0] === 'null') ||
    get(schema, 'const')?.kind === 'null' ||
    (itemsOf(get(schema, 'enum')).length === 1 && itemsOf(get(schema, 'enum'))[0]?.kind === 'null')
  )
}

/** The path of the one branch that is not `null`, of a schema that says nothing of its own. */
function onlyBranch(path: Path, schema: JsonNode): Path | undefined {
  if (schema.kind !== 'object' || OWN_SHAPE.some((key) => memberOf(schema, key))) return undefined
  const wrappers = WRAPPERS.filter((key) => memberOf(schema, key))
  if (wrappers.length !== 1) return undefined
  const real = branchesOf(schema, wrappers[0]!)
  return real.length === 1 ? [...path, wrappers[0]!, real[0]!.index] : undefined
}

/** One of the schemas in a list of branches, by its place in the whole list. */
export interface Branch {
  readonly index: number
  readonly schema: JsonNode
}

/** The branches under a keyword that are not just `null`, each with its place in the whole list. */
export const branchesOf = (schema: JsonObject, keyword: string): readonly Branch[] =>
  itemsOf(get(schema, keyword)).flatMap((each, index) =>
    isNullSchema(each) ? [] : [{ index, schema: each }],
  )

/** The schema on the way from a path to its body that holds the first reference. */
export function referenceHolder(
  tool: JsonNode,
  path: Path,
): { readonly path: Path; readonly schema: JsonNode } | undefined {
  let at = path
  for (let i = 0; i < LONGEST_WAY; i++) {
    const schema = getIn(tool, at)
    if (!schema) return undefined
    if (referenceOf(tool, at, schema)) return { path: at, schema }
    const step = onlyBranch(at, schema)
    if (!step) return undefined
    at = step
  }
  return undefined
}
