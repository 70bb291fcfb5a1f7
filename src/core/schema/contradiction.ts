import { booleanOf, get, itemsOf, type JsonNode, memberOf, type Path, stringOf } from '../json/node'
import { printScalar } from '../json/print'
import { boundsClash } from './bounds-clash'
import { type Conjunct, conjunctsOf, type Ground } from './conjuncts'
import { misfitOf } from './misfit'
import { kindsOf, type ValueKind } from './value-kinds'

/** Two demands that no value meets, in the words of the schema, and where the second stands. */
export interface Contradiction {
  readonly kind: 'clash' | 'empty-enum' | 'enum-type' | 'branches'
  readonly a: string
  readonly b: string
  readonly path: Path
  /** Both stand in one schema. */
  readonly other?: Path
}

/** Branches in branches in branches: what is deeper is not judged. */
const DEEPEST = 4
const MOST_BRANCHES = 40

/**
 * Why no value can fit all of these schemas. What is found is certain: where a keyword is not
 * understood it counts as met. Undefined where nothing is found.
 */
export function contradictionIn(
  parts: readonly Conjunct[],
  ground: Ground,
  depth = 0,
): Contradiction | undefined {
  if (--ground.work.left < 0) return undefined
  const kinds = typesClash(parts)
  if ('kind' in kinds) return kinds
  return (
    valuesClash(parts, ground) ??
    boundsClash(parts, kinds.kinds) ??
    (kinds.kinds.size === 1 && kinds.kinds.has('object')
      ? propertiesClash(parts, ground, depth)
      : undefined) ??
    (depth < DEEPEST ? branchesClash(parts, ground, depth) : undefined)
  )
}

/** The kinds of value that all types leave, or two types that leave none. */
function typesClash(
  parts: readonly Conjunct[],
): Contradiction | { readonly kinds: ReadonlySet<ValueKind> } {
  let kinds: ReadonlySet<ValueKind> | undefined
  let before: Conjunct | undefined
  for (const part of parts) {
    const own = kindsOf(part.schema)
    if (!own) continue
    const left: ReadonlySet<ValueKind> = kinds
      ? new Set([...own].filter((kind) => kinds!.has(kind)))
      : own
    if (left.size === 0 && before && kinds!.size > 0 && own.size > 0)
      return {
        kind: 'clash',
        a: typeText(before.schema),
        b: typeText(part.schema),
        path: [...part.path, 'type'],
      }
    kinds = left
    before = part
  }
  return { kinds: kinds ?? ANY }
}

const ANY: ReadonlySet<ValueKind> = new Set([
  'null',
  'boolean',
  'integer',
  'fraction',
  'string',
  'array',
  'object',
])

const typeText = (schema: JsonNode): string =>
  `type ${printScalar(get(schema, 'type')!).replaceAll('"', '')}`

/** Whether all values that an enum or a const allows are refused by another keyword. */
function valuesClash(parts: readonly Conjunct[], ground: Ground): Contradiction | undefined {
  for (const { schema, path } of parts) {
    const only = get(schema, 'const')
    const list = get(schema, 'enum')
    if (!only && list?.kind !== 'array') continue
    const keyword = only ? 'const' : 'enum'
    const values = only ? [only] : itemsOf(list)
    const at = [...path, keyword]
    if (values.length === 0) return { kind: 'empty-enum', a: 'enum []', b: '', path: at }
    let reason: { text: string; isType: boolean } | undefined
    const isRefused = values.every((value) =>
      parts.some((part) => {
        const misfit = misfitOf(value, part.schema, ground.root)
        if (misfit)
          reason ??= {
            text: `${misfit.keyword} ${misfit.bound}`.trim(),
            isType: misfit.keyword === 'type' && part.schema === schema && misfit.path.length === 0,
          }
        return misfit !== undefined
      }),
    )
    if (!isRefused || !reason) continue
    const a = `${keyword} ${values.slice(0, 3).map(printScalar).join(', ')}${values.length > 3 ? ' …' : ''}`
    const kind = reason.isType && keyword === 'enum' ? 'enum-type' : 'clash'
    return { kind, a: a.length > 80 ? `${a.slice(0, 79)}…` : a, b: reason.text, path: at }
  }
  return undefined
}

/** A required property that another part refuses, or that two parts describe in ways that exclude each other. */
function propertiesClash(
  parts: readonly Conjunct[],
  ground: Ground,
  depth: number,
): Contradiction | undefined {
  if (depth >= DEEPEST) return undefined
  const needed = new Map<string, Path>()
  for (const { schema, path } of parts)
    for (const [i, item] of itemsOf(get(schema, 'required')).entries()) {
      const name = stringOf(item)
      if (name !== undefined && !needed.has(name)) needed.set(name, [...path, 'required', i])
    }
  for (const [name, path] of needed) {
    const own: Conjunct[] = []
    for (const part of parts) {
      const property = memberOf(get(part.schema, 'properties'), name)?.value
      if (!property) {
        const isClosed = booleanOf(get(part.schema, 'additionalProperties')) === false
        const isOwn =
          path.length === part.path.length + 2 &&
          path.every((step, i) => i >= part.path.length || step === part.path[i])
        // In one schema it is a name that is not declared, which is said elsewhere.
        if (
          isClosed &&
          !isOwn &&
          !get(part.schema, 'patternProperties') &&
          get(part.schema, 'properties')
        )
          return { kind: 'clash', a: `required ${name}`, b: 'additionalProperties false', path }
        continue
      }
      const below = conjunctsOf(property, [...part.path, 'properties', name], ground)
      if (!below) return { kind: 'clash', a: `required ${name}`, b: `${name} false`, path }
      own.push(...below)
    }
    const distinct = [...new Map(own.map((each) => [each.schema, each])).values()]
    const clash = distinct.length > 1 ? contradictionIn(distinct, ground, depth + 1) : undefined
    if (clash) return clash
  }
  return undefined
}

/** The lists of branches of a schema, of which one must fit. */
export const BRANCHES = ['anyOf', 'oneOf'] as const

function branchesClash(
  parts: readonly Conjunct[],
  ground: Ground,
  depth: number,
): Contradiction | undefined {
  for (const { schema, path } of parts)
    for (const keyword of BRANCHES) {
      const dead = deadBranches(parts, schema, [...path, keyword], keyword, ground, depth)
      if (dead && dead.length > 0 && dead.every((each) => each !== undefined))
        return { kind: 'branches', a: keyword, b: '', path: [...path, keyword] }
    }
  return undefined
}

/** For each branch why it can never match beside the parts; undefined where there are none, or too many. */
export function deadBranches(
  parts: readonly Conjunct[],
  schema: JsonNode,
  path: Path,
  keyword: string,
  ground: Ground,
  depth = 0,
): readonly (Contradiction | undefined)[] | undefined {
  const branches = itemsOf(get(schema, keyword))
  if (branches.length === 0 || branches.length > MOST_BRANCHES) return undefined
  // The lists of the parts themselves are left to their own turn, or branches would multiply.
  const bare = parts.map((part) => ({ ...part, schema: withoutBranches(part.schema) }))
  return branches.map((branch, i) => {
    const own = conjunctsOf(branch, [...path, i], ground)
    if (!own) return { kind: 'clash', a: keyword, b: 'false', path: [...path, i] }
    return contradictionIn([...bare, ...own], ground, depth + 1)
  })
}

const withoutBranches = (schema: Conjunct['schema']): Conjunct['schema'] => ({
  ...schema,
  members: schema.members.filter(({ key }) => key !== 'anyOf' && key !== 'oneOf'),
})
