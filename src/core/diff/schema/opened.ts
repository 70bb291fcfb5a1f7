import {
  arr,
  get,
  type JsonNode,
  type JsonObject,
  member,
  memberOf,
  nil,
  obj,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { KEYWORDS } from '../../schema/keywords'
import { followReference, referencePath } from '../../schema/reference'
import { ANNOTATING } from '../inclusion/meaning'

/** A schema as it reads once what it only refers to is put in its place. */
export interface Opened {
  readonly schema: JsonNode
  /** Where its members stand. */
  readonly path: Path
  /** What it was read from in the end; the same node each time a definition is met. */
  readonly origin: JsonNode
}

/** Longer chains of references are left as they stand. */
const LONGEST = 20

/**
 * Follows a reference that stands alone, takes a single `allOf` for what is in it, and writes a choice
 * between something and null as a type with null. What is said beside stays on top. `base` is the path
 * of the root that references count from.
 */
export function opened(schema: JsonNode, path: Path, root: JsonNode, base: Path): Opened {
  let at: Opened = { schema, path, origin: schema }
  for (let i = 0; i < LONGEST; i++) {
    const next = oneStep(at, root, base)
    if (!next) break
    at = next
  }
  return at
}

const saysOnly = (schema: JsonObject, keyword: string): boolean =>
  schema.members.every(({ key }) => key === keyword || ANNOTATING.has(key))

function oneStep({ schema, path }: Opened, root: JsonNode, base: Path): Opened | undefined {
  if (schema.kind !== 'object') return undefined
  const ref = stringOf(get(schema, '$ref'))
  if (ref !== undefined && saysOnly(schema, '$ref')) {
    const target = followReference(root, schema)
    if (!target || target === schema) return undefined
    const to = referencePath(root, ref)
    const at = to ? [...base, ...to] : path
    return { schema: onTop(schema, '$ref', target), path: at, origin: target }
  }
  const all = get(schema, 'allOf')
  if (all?.kind === 'array' && all.items.length === 1 && saysOnly(schema, 'allOf')) {
    const only = all.items[0]!
    return { schema: onTop(schema, 'allOf', only), path: [...path, 'allOf', 0], origin: only }
  }
  return nullChoice(schema, path, root, base)
}

/** The one with what the other says of it in front. */
function onTop(own: JsonObject, without: string, below: JsonNode): JsonNode {
  const said = own.members.filter(
    ({ key }) => key !== without && key !== '$defs' && key !== 'definitions',
  )
  if (said.length === 0 || below.kind !== 'object') return below
  return obj([
    ...said,
    ...below.members.filter(({ key }) => !memberOf(own, key) || key === without),
  ])
}

const isNull = (schema: JsonNode): boolean =>
  schema.kind === 'object' && saysOnly(schema, 'type') && stringOf(get(schema, 'type')) === 'null'

/** Keywords that say nothing of null. */
const sparesNull = (key: string): boolean =>
  ANNOTATING.has(key) || key === 'format' || (KEYWORDS.get(key)?.to ?? 'any') !== 'any'

function nullChoice(
  schema: JsonObject,
  path: Path,
  root: JsonNode,
  base: Path,
): Opened | undefined {
  const keyword = ['anyOf', 'oneOf'].find((each) => get(schema, each))
  const branches = keyword === undefined ? undefined : get(schema, keyword)
  if (keyword === undefined || branches?.kind !== 'array' || branches.items.length !== 2)
    return undefined
  if (!saysOnly(schema, keyword)) return undefined
  const at = branches.items.findIndex((each) => !isNull(each))
  if (at < 0 || !isNull(branches.items[1 - at]!)) return undefined
  const own = opened(branches.items[at]!, [...path, keyword, at], root, base)
  const type = stringOf(get(own.schema, 'type'))
  if (own.schema.kind !== 'object' || type === undefined || type === 'null') return undefined
  const isPlain = own.schema.members.every(
    ({ key }) => sparesNull(key) || key === 'type' || key === 'enum' || key === 'const',
  )
  if (!isPlain) return undefined
  const members = own.schema.members.map(({ key, value }) => {
    if (key === 'type') return member(key, arr([value, str('null')]))
    if (key === 'const') return member('enum', arr([value, nil]))
    return key === 'enum' && value.kind === 'array'
      ? member(key, arr([...value.items, nil]))
      : member(key, value)
  })
  return { schema: onTop(schema, keyword, obj(members)), path: own.path, origin: own.origin }
}
