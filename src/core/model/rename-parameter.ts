import type { Edit } from '../json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  membersOf,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { fromPointer } from '../json/pointer'
import { walkSchema } from '../schema/walk'

/** Keywords whose schemas speak of the same object as the schema they stand in. */
const BRANCHES = ['not', 'if', 'then', 'else'] as const
const BRANCH_LISTS = ['allOf', 'anyOf', 'oneOf'] as const

/** Members of a contract that name parameters, alone or in a list. */
const NAMING_KEYS = new Set(['field', 'fields', 'parameter', 'parameters', 'param', 'params'])

type Place = { readonly path: Path; readonly node: JsonNode }

/**
 * Gives a parameter another name, in place, and everything that speaks of it by name: `required`,
 * branches and dependencies of the same object, local references, examples, defaults, the contract.
 * Text is not searched. The last edit fails with `name-taken` when the owner has that name already.
 */
export function renameParameter(tool: JsonNode, owner: Path, from: string, to: string): Edit[] {
  const schema = getIn(tool, owner)
  if (from === to || !get(get(schema, 'properties'), from)) return []
  const same = sameObject({ path: owner, node: schema! })
  const keys = same.flatMap((place) => keysNaming(place, from))
  // Deeper names first: a renamed member changes the paths of all that stands inside it.
  const renames = [...keys, ...examplesNaming(tool, owner, from, to)].sort(
    (a, b) => b.length - a.length,
  )
  const values = [
    ...same.flatMap((place) => valuesNaming(place, from)),
    ...contractNaming(get(tool, 'contract'), ['contract'], from),
  ]
  return [
    ...references(tool, owner[0]!, keys, to),
    ...values.map((path): Edit => ({ op: 'set', path, value: str(to) })),
    ...renames.map((path): Edit => ({ op: 'rename', path, to })),
  ]
}

/** The schema itself and those in its branches, which describe the same object. */
function sameObject(place: Place): Place[] {
  const inside = (key: string | number, ...more: (string | number)[]): Place[] => {
    const node = getIn(place.node, [key, ...more])
    return node?.kind === 'object' ? [{ path: [...place.path, key, ...more], node }] : []
  }
  const branches = [
    ...BRANCHES.flatMap((key) => inside(key)),
    ...BRANCH_LISTS.flatMap((key) =>
      itemsOf(get(place.node, key)).flatMap((_, i) => inside(key, i)),
    ),
    ...membersOf(get(place.node, 'dependentSchemas')).flatMap((m) =>
      inside('dependentSchemas', m.key),
    ),
  ]
  return [place, ...branches.flatMap(sameObject)]
}

function keysNaming({ path, node }: Place, name: string): Path[] {
  return ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((key) =>
    get(node, key)?.kind === 'object' && get(get(node, key), name) ? [[...path, key, name]] : [],
  )
}

function valuesNaming({ path, node }: Place, name: string): Path[] {
  const lists: Path[] = [
    ['required'],
    ...['dependentRequired', 'dependencies'].flatMap((key) =>
      membersOf(get(node, key)).map((m) => [key, m.key]),
    ),
  ]
  return lists.flatMap((list) =>
    itemsOf(getIn(node, list)).flatMap((item, i) =>
      stringOf(item) === name ? [[...path, ...list, i]] : [],
    ),
  )
}

/** Local references that pass through one of the renamed members. */
function references(
  tool: JsonNode,
  root: string | number,
  renamed: readonly Path[],
  to: string,
): Edit[] {
  const schema = get(tool, root)
  if (!schema) return []
  return walkSchema(schema, [root]).flatMap(({ path, schema: node }): Edit[] => {
    const ref = stringOf(get(node, '$ref'))
    if (ref === undefined || !ref.startsWith('#/')) return []
    const next = renamed.reduce((text, target) => withStep(text, target.slice(1), to), ref)
    return next === ref ? [] : [{ op: 'set', path: [...path, '$ref'], value: str(next) }]
  })
}

/** The reference with the last step of `target` renamed, when it leads there or further in. */
function withStep(ref: string, target: Path, to: string): string {
  const raw = ref.split('/')
  const leadsThere =
    raw.length > target.length &&
    target.every((step, i) => fromPointer('/' + decoded(raw[i + 1]!))[0] === String(step))
  if (!leadsThere) return ref
  raw[target.length] = to
    .replace(/~/g, '~0')
    .replace(/\//g, '~1')
    .replace(/[%#"<>\\^`{|}\s]/g, encodeURIComponent)
  return raw.join('/')
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** Members of example and default values that stand for the parameter. */
function examplesNaming(tool: JsonNode, owner: Path, from: string, to: string): Path[] {
  const roots: { place: Place; steps: Path }[] = []
  const add = (path: Path, steps: Path): void => {
    const node = getIn(tool, path)
    if (node) roots.push({ place: { path, node }, steps })
  }
  const addAll = (path: Path, steps: Path): void =>
    itemsOf(getIn(tool, path)).forEach((_, i) => add([...path, i], steps))
  if (owner[0] === 'inputSchema') addAll(['inputExamples'], owner.slice(1))
  for (let i = 1; i <= owner.length; i++) {
    add([...owner.slice(0, i), 'default'], owner.slice(i))
    addAll([...owner.slice(0, i), 'examples'], owner.slice(i))
  }
  return roots
    .flatMap(({ place, steps }) => instances(place, steps))
    .flatMap(({ path, node }) => (get(node, from) && !get(node, to) ? [[...path, from]] : []))
}

/** The values that the schema at `steps` describes, inside a value that the schema above describes. */
function instances(place: Place, steps: Path): Place[] {
  const [keyword, name] = steps
  if (keyword === undefined) return place.node.kind === 'object' ? [place] : []
  if (keyword === 'items')
    return itemsOf(place.node).flatMap((node, i) =>
      instances({ path: [...place.path, i], node }, steps.slice(1)),
    )
  const node = keyword === 'properties' ? get(place.node, name!) : undefined
  return node ? instances({ path: [...place.path, name!], node }, steps.slice(2)) : []
}

function contractNaming(node: JsonNode | undefined, path: Path, name: string): Path[] {
  if (node?.kind === 'array')
    return node.items.flatMap((item, i) => contractNaming(item, [...path, i], name))
  return membersOf(node).flatMap(({ key, value }) => {
    const at = [...path, key]
    if (!NAMING_KEYS.has(key)) return contractNaming(value, at, name)
    if (stringOf(value) === name) return [at]
    const named = itemsOf(value).flatMap((item, i) => (stringOf(item) === name ? [[...at, i]] : []))
    return [...named, ...contractNaming(value, at, name)]
  })
}
