import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { type Condition, namesOfCondition, normalCondition } from './condition'
import { spokenOf } from './spoken-of'
import { accepts, callsOver, conditionHolds } from './truth-table'

/** Where a condition is written: members of `holder`, or entries of one of its dependencies. */
export interface ConditionPlace {
  /** The object, or an entry of its `allOf`. */
  readonly holder: Path
  readonly keywords: readonly string[]
  /** What of a dependency keyword is this condition: by which name, which it needs. */
  readonly entries?: readonly { readonly name: string; readonly needs: readonly string[] }[]
}

/** A part of a schema that is a condition: one of our kinds, several at once, or neither. */
export interface ReadCondition {
  readonly place: ConditionPlace
  /** None where it is of no kind that we know: it stays as it is. */
  readonly conditions: readonly Condition[]
  /** Names in it that the object does not have. */
  readonly missing: readonly string[]
  /** What stands there. */
  readonly node: JsonObject
}

const DEPENDENCIES = ['dependentRequired', 'dependencies']
const CHOICES = ['anyOf', 'oneOf', 'not', 'dependentSchemas']
const WORDS = new Set(['title', 'description', '$comment', 'type'])

/**
 * The conditions between the parameters of an owner, in text order. A part is read as a condition
 * only where both accept the very same calls; whatever says more, or else, has no `conditions`.
 */
export function readConditions(tool: JsonNode, owner: Path): readonly ReadCondition[] {
  const schema = getIn(tool, owner)
  if (schema?.kind !== 'object') return []
  return partsOf(schema, owner).map(({ place, node, candidates }) => {
    const conditions = candidates.find((each) => means(node, each, schema)) ?? []
    const names =
      conditions.length > 0 ? conditions.flatMap(namesOfCondition) : spokenOf(node).names
    const has = (name: string): boolean => get(get(schema, 'properties'), name) !== undefined
    return {
      place,
      node,
      conditions: conditions.map(normalCondition),
      missing: [...new Set(names)].filter((name) => !has(name)),
    }
  })
}

interface Part {
  readonly place: ConditionPlace
  readonly node: JsonObject
  readonly candidates: readonly (readonly Condition[])[]
}

function partsOf(schema: JsonObject, holder: Path): readonly Part[] {
  return membersOf(schema).flatMap(({ key, value }): readonly Part[] => {
    if (DEPENDENCIES.includes(key)) return dependencyParts(key, value, holder)
    if (key === 'if') {
      const keywords = ['if', 'then', 'else'].filter((each) => get(schema, each))
      const node = obj(keywords.map((each) => member(each, get(schema, each)!)))
      return [{ place: { holder, keywords }, node, candidates: whenCandidates(node) }]
    }
    if (CHOICES.includes(key)) {
      const node = obj([member(key, value)])
      return [{ place: { holder, keywords: [key] }, node, candidates: candidatesFor(node) }]
    }
    if (key !== 'allOf') return []
    return itemsOf(value).flatMap((item, i) => {
      const at = [...holder, 'allOf', i]
      if (item.kind !== 'object') return []
      const isOnlyConditions = membersOf(item).every(
        (each) =>
          [...DEPENDENCIES, ...CHOICES, 'allOf', 'if', 'then', 'else'].includes(each.key) ||
          WORDS.has(each.key),
      )
      if (isOnlyConditions) return partsOf(item, at)
      const keywords = membersOf(item).map((each) => each.key)
      return [{ place: { holder: at, keywords }, node: item, candidates: candidatesFor(item) }]
    })
  })
}

/** Whether a part accepts exactly the calls that all of the conditions let through. */
export function means(node: JsonNode, conditions: readonly Condition[], owner: JsonNode): boolean {
  const spoken = spokenOf(node)
  const names = [...new Set([...spoken.names, ...conditions.flatMap(namesOfCondition)])]
  const calls = callsOver(names, spoken.values, owner)
  return (
    calls.length > 0 &&
    calls.every(
      (call) => accepts(node, call) === conditions.every((each) => conditionHolds(each, call)),
    )
  )
}

/** Conditions that a part could be, the likeliest first; `means` decides. */
function candidatesFor(node: JsonObject): readonly (readonly Condition[])[] {
  const { names } = spokenOf(node)
  if (names.length < 2 || names.length > 8) return []
  const branches = [...itemsOf(get(node, 'anyOf')), ...itemsOf(get(node, 'oneOf'))]
  const groups = branches.map(requiredOf).filter((each) => each.length > 0)
  const alone = names.map((name) => [name])
  const kinds = ['some', 'one', 'mostOne'] as const
  return [
    ...(groups.length > 1 ? kinds.map((kind) => [{ kind, groups }]) : []),
    ...kinds.map((kind) => [{ kind, groups: alone }]),
    [{ kind: 'apart', names }],
    [{ kind: 'together', names }],
    ...names.map((name): readonly Condition[] => [
      { kind: 'with', name, needs: names.filter((each) => each !== name) },
    ]),
    ...discriminated(branches, names),
  ]
}

const requiredOf = (node: JsonNode): readonly string[] =>
  itemsOf(get(node, 'required')).flatMap((each) => stringOf(each) ?? [])

/** Branches told apart by the value of one parameter: what each value requires. */
function discriminated(
  branches: readonly JsonNode[],
  names: readonly string[],
): readonly (readonly Condition[])[] {
  return names.flatMap((name): readonly (readonly Condition[])[] => {
    const whens = branches.map((branch): Condition | undefined => {
      const values = fixedValues(get(get(branch, 'properties'), name))
      const needs = requiredOf(branch).filter((each) => each !== name)
      return values.length > 0 ? { kind: 'when', name, values, needs } : undefined
    })
    if (whens.length === 0 || whens.includes(undefined)) return []
    const real = (whens as Extract<Condition, { kind: 'when' }>[]).filter(
      (each) => each.needs.length > 0,
    )
    return real.length > 0 ? [real] : []
  })
}

const fixedValues = (schema: JsonNode | undefined): readonly JsonNode[] => {
  const constant = get(schema, 'const')
  return constant ? [constant] : itemsOf(get(schema, 'enum'))
}

function whenCandidates(node: JsonObject): readonly (readonly Condition[])[] {
  const condition = get(node, 'if')
  const needs = requiredOf(get(node, 'then') ?? obj([]))
  const others = requiredOf(get(node, 'else') ?? obj([]))
  const first = membersOf(get(condition, 'properties'))[0]
  const name = first?.key ?? requiredOf(condition ?? obj([]))[0]
  if (name === undefined) return []
  const values = fixedValues(first?.value)
  const all: Condition[] = []
  if (values.length > 0) all.push({ kind: 'when', name, values, needs })
  else all.push({ kind: 'with', name, needs })
  return needs.length === 0 && others.length > 0 ? [] : [all, ...candidatesFor(node)]
}

/** Those of the names that each need all the others are one condition; what is left, one for each name. */
function dependencyParts(keyword: string, value: JsonNode, holder: Path): readonly Part[] {
  const needsOf = new Map(
    membersOf(value).map(({ key, value: needed }) => [
      key,
      needed.kind === 'array' ? needed.items.flatMap((each) => stringOf(each) ?? []) : undefined,
    ]),
  )
  const parts: Part[] = []
  const settled = new Map<string, Set<string>>()
  for (const [name, needs] of needsOf) {
    if (!needs) {
      const node = obj([member(keyword, obj([member(name, get(value, name)!)]))])
      const place = { holder, keywords: [keyword], entries: [{ name, needs: [] }] }
      parts.push({ place, node, candidates: candidatesFor(node) })
      continue
    }
    const open = (each: string): readonly string[] =>
      (needsOf.get(each) ?? []).filter((one) => !settled.get(each)?.has(one))
    const mutual = open(name).filter((each) => open(each).includes(name))
    const clique = [name, ...mutual].filter((each, _, all) =>
      all.every((one) => one === each || open(each).includes(one)),
    )
    if (clique.length > 1) {
      const entries = clique.map((each) => ({
        name: each,
        needs: clique.filter((one) => one !== each),
      }))
      for (const entry of entries)
        settled.set(entry.name, new Set([...(settled.get(entry.name) ?? []), ...entry.needs]))
      parts.push(entryPart(keyword, holder, entries, { kind: 'together', names: clique }))
    }
    const rest = open(name)
    if (rest.length > 0)
      parts.push(
        entryPart(keyword, holder, [{ name, needs: rest }], { kind: 'with', name, needs: rest }),
      )
  }
  return parts
}

function entryPart(
  keyword: string,
  holder: Path,
  entries: NonNullable<ConditionPlace['entries']>,
  condition: Condition,
): Part {
  const node = obj([
    member(keyword, obj(entries.map(({ name, needs }) => member(name, arr(needs.map(str)))))),
  ])
  return { place: { holder, keywords: [keyword], entries }, node, candidates: [[condition]] }
}
