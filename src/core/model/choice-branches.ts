import { get, itemsOf, type JsonNode, membersOf } from '../json/node'

/** Keywords that a branch may have beside its one value: what it is called and what it means. */
const BESIDE = new Set(['const', 'enum', 'title', 'description', 'type'])
const UNIONS = ['oneOf', 'anyOf'] as const

/** The keyword under which a schema lists its values one by one, each with its meaning. */
export function choiceUnionOf(schema: JsonNode): 'oneOf' | 'anyOf' | undefined {
  const there = UNIONS.filter((key) => get(schema, key)?.kind === 'array')
  const only = there.length === 1 ? there[0] : undefined
  const branches = itemsOf(get(schema, only ?? ''))
  return branches.length > 0 && branches.every(isOneValue) ? only : undefined
}

export const isChoiceOfBranches = (schema: JsonNode): boolean =>
  get(schema, 'enum') === undefined && choiceUnionOf(schema) !== undefined

/** The one value that a branch allows. */
export const valueOfBranch = (branch: JsonNode): JsonNode | undefined =>
  get(branch, 'const') ??
  (itemsOf(get(branch, 'enum')).length === 1 ? get(get(branch, 'enum'), 0) : undefined)

function isOneValue(branch: JsonNode): boolean {
  const value = valueOfBranch(branch)
  if (!value || value.kind === 'object' || value.kind === 'array') return false
  return membersOf(branch).every(({ key }) => BESIDE.has(key))
}
