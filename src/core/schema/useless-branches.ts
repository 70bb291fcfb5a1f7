import { get, itemsOf, type JsonNode, memberOf, membersOf, type Path, sameData } from '../json/node'
import { kindOfValue, kindsOf, type ValueKind } from './value-kinds'
import { placesOf } from './places'

/** A branch that adds nothing, or by which what fits is refused. */
export interface UselessBranch {
  readonly kind: 'twice' | 'covered'
  readonly path: Path
  readonly keyword: string
  /** The branch that takes it all, counted from 0. */
  readonly other: number
}

/** Keywords that say nothing about which values fit. */
const NOTES = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  '$comment',
])

/**
 * Branches that stand in their list twice, and those of `oneOf` of which every value fits another
 * branch too, so that none of them is ever the only one.
 */
export function uselessBranches(tool: JsonNode): readonly UselessBranch[] {
  const found: UselessBranch[] = []
  for (const { schema, path } of placesOf(tool))
    for (const keyword of ['anyOf', 'oneOf'])
      if (memberOf(schema, keyword)) found.push(...inList(schema, keyword, [...path, keyword]))
  return found
}

function inList(schema: JsonNode, keyword: string, path: Path): readonly UselessBranch[] {
  const branches = itemsOf(memberOf(schema, keyword)?.value)
  if (branches.length < 2 || branches.length > 40) return []
  const bare = branches.map(bareOf)
  return bare.flatMap((branch, i): readonly UselessBranch[] => {
    const twin = bare.findIndex((each) => sameData(each, branch))
    // The same with other words beside it may be meant as help in a list of which any may fit.
    if (twin < i && (keyword === 'oneOf' || sameData(branches[twin], branches[i])))
      return [{ kind: 'twice', path: [...path, i], keyword, other: twin }]
    if (keyword !== 'oneOf' || twin < i) return []
    const other = bare.findIndex((each, j) => j !== i && takesAll(each, branch))
    return other < 0 ? [] : [{ kind: 'covered', path: [...path, i], keyword, other }]
  })
}

function bareOf(branch: JsonNode): JsonNode {
  if (branch.kind !== 'object') return branch
  return { kind: 'object', members: membersOf(branch).filter(({ key }) => !NOTES.has(key)) }
}

/** Whether a branch surely accepts whatever another does: it asks for a type only, or for nothing. */
function takesAll(branch: JsonNode, other: JsonNode): boolean {
  if (branch.kind === 'boolean') return branch.value
  const members = membersOf(branch)
  if (members.length === 0) return branch.kind === 'object'
  if (members.length > 1 || members[0]!.key !== 'type') return false
  const [wide, narrow] = [kindsOf(branch), kindsIn(other)]
  return wide !== undefined && narrow !== undefined && [...narrow].every((kind) => wide.has(kind))
}

/** The kinds of value a branch can have at most; undefined when it does not say. */
function kindsIn(branch: JsonNode): ReadonlySet<ValueKind> | undefined {
  const types = kindsOf(branch)
  if (types) return types
  const only = get(branch, 'const')
  const list = get(branch, 'enum')
  const values = only ? [only] : itemsOf(list)
  return values.length === 0 ? undefined : new Set(values.map(kindOfValue))
}
