import type { JsonNode } from '../../json/node'
import { sameData } from '../../json/node'

/** The kinds of condition that can be built from lists, in the order they are offered. */
export const CONDITION_KINDS = [
  'some',
  'one',
  'mostOne',
  'together',
  'with',
  'when',
  'apart',
] as const
export type ConditionKind = (typeof CONDITION_KINDS)[number]

/** Something that must hold between the parameters of one object. */
export type Condition =
  | {
      /** At least one of the groups is given whole, exactly one, at most one. */
      readonly kind: 'some' | 'one' | 'mostOne'
      readonly groups: readonly (readonly string[])[]
    }
  /** All or none of these. */
  | { readonly kind: 'together'; readonly names: readonly string[] }
  /** Not all of these. */
  | { readonly kind: 'apart'; readonly names: readonly string[] }
  /** With one, others are required. */
  | { readonly kind: 'with'; readonly name: string; readonly needs: readonly string[] }
  /** When one has one of these values, others are required. */
  | {
      readonly kind: 'when'
      readonly name: string
      readonly values: readonly JsonNode[]
      readonly needs: readonly string[]
    }

/** The parameters that a condition speaks of, each once, in the order it names them. */
export function namesOfCondition(condition: Condition): readonly string[] {
  if ('groups' in condition) return [...new Set(condition.groups.flat())]
  if ('names' in condition) return condition.names
  return [condition.name, ...condition.needs]
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))

/** Whether two conditions say the same, the order of names aside. */
export function sameCondition(a: Condition, b: Condition): boolean {
  if (a.kind !== b.kind) return false
  if ('groups' in a && 'groups' in b)
    return (
      a.groups.length === b.groups.length &&
      a.groups.every((group) => b.groups.some((other) => sameSet(group, other)))
    )
  if ('names' in a && 'names' in b) return sameSet(a.names, b.names)
  if (!('needs' in a && 'needs' in b)) return false
  if (a.name !== b.name || !sameSet(a.needs, b.needs)) return false
  if (a.kind !== 'when' || b.kind !== 'when') return true
  return (
    a.values.length === b.values.length &&
    a.values.every((value) => b.values.some((other) => sameData(value, other)))
  )
}

/** At most one of two is the same as not both: it is written and said in one way. */
export function normalCondition(condition: Condition): Condition {
  const isPair =
    condition.kind === 'mostOne' &&
    condition.groups.length === 2 &&
    condition.groups.every((group) => group.length === 1)
  return isPair ? { kind: 'apart', names: condition.groups.flat() } : condition
}
