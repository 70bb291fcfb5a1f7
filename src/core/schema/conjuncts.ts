import { get, itemsOf, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { resolveReference } from './reference'

/** A schema that a value has to fit, among others, and where it stands. */
export interface Conjunct {
  readonly schema: JsonObject
  readonly path: Path
}

/** What of a document is needed to gather conjuncts. */
export interface Ground {
  readonly root: JsonNode
  /** Where each schema of the document stands. */
  readonly pathOf: (schema: JsonNode) => Path | undefined
  /** Before 2019-09 a reference stands for its schema alone: what is beside it does not count. */
  readonly isRefAlone: boolean
  /** Steps that may still be taken: branches of shared definitions would else multiply. */
  readonly work: { left: number }
}

/**
 * All schemas that a value of this one has to fit: itself, what it refers to, and those in `allOf`,
 * through any chain. Undefined where one of them refuses everything, as an author who writes `false`
 * or `not: {}` means it to.
 */
export function conjunctsOf(
  schema: JsonNode,
  path: Path,
  ground: Ground,
): readonly Conjunct[] | undefined {
  const found = new Map<JsonNode, Conjunct>()
  return gather(schema, path, ground, found) ? [...found.values()] : undefined
}

function gather(
  schema: JsonNode,
  path: Path,
  ground: Ground,
  found: Map<JsonNode, Conjunct>,
): boolean {
  if (schema.kind === 'boolean') return schema.value
  if (deniesAll(get(schema, 'not'))) return false
  // What is no schema says nothing.
  if (schema.kind !== 'object' || found.has(schema) || found.size > MOST) return true
  const ref = stringOf(get(schema, '$ref'))
  const target = ref === undefined ? undefined : resolveReference(ground.root, schema)
  if (target === undefined || !ground.isRefAlone) found.set(schema, { schema, path })
  if (target !== undefined) {
    const at = ground.pathOf(target) ?? [...path, '$ref']
    if (!gather(target, at, ground, found)) return false
    if (ground.isRefAlone) return true
  }
  return itemsOf(get(schema, 'allOf')).every((branch, i) =>
    gather(branch, [...path, 'allOf', i], ground, found),
  )
}

/** Whether what is denied is everything. */
const deniesAll = (not: JsonNode | undefined): boolean =>
  not?.kind === 'boolean' ? not.value : not?.kind === 'object' && not.members.length === 0

/** More than any definition that people write. */
const MOST = 60
