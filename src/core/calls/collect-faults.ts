import { keeps, newJudge, type Judge } from '../authoring/samples/accepts'
import { whyUntried } from '../authoring/samples/matches-pattern'
import { booleanOf, get, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { pointer } from '../json/pointer'
import { isOfType, meantTypesOf } from '../schema/types'
import { branchFaults } from './branch-faults'
import type { Fault, Undecided } from './fault'
import { breaksCallFormat, breaksWidth } from './formats'
import { INSIDE } from './inside'

/** Where a value and its schema stand while faults are gathered. */
export interface Spot {
  readonly path: Path
  readonly place: Path
}

/** What a search for faults keeps in mind. */
export interface Trial {
  readonly judge: Judge
  /** Where the root of the schema stands in its document. */
  readonly base: Path
  /** Pairs of value and schema that are being looked at: one that leads back asks nothing more. */
  readonly open: Map<JsonNode, Set<JsonNode>>
  readonly notes: Fault[]
  /** Pointers of the members that some schema declares. */
  readonly declared: Set<string>
  depth: number
}

const DEEPEST = 200

/**
 * Every keyword of a schema that a value breaks, in the order of the schema, and what cannot be
 * judged. The verdict on each keyword is that of `accepts`; this only goes on where that would stop,
 * and down to the place where it breaks. `base` is where the schema stands in its document.
 */
export function collectFaults(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  base: Path,
): Found {
  const judge = newJudge(root, undefined, breaksCallFormat)
  const trial: Trial = { judge, base, open: new Map(), notes: [], declared: new Set(), depth: 0 }
  const faults = faultsAt(value, schema, { path: [], place: base }, trial)
  const notes = unique(trial.notes.filter((each) => !isDeclaredElsewhere(each, trial)))
  if (judge.work >= 0) return { faults: unique(faults), notes }
  // What was found before the steps ran out is certain only where it was read off the value itself.
  const spent = faultOf('', schema, value, schema, { path: [], place: base }, 'spent')
  return { faults: [...unique(faults.filter((each) => SURE.has(each.keyword))), spent], notes }
}

/** What a search found. */
export interface Found {
  readonly faults: readonly Fault[]
  /** Not broken, yet worth a word. */
  readonly notes: readonly Fault[]
}

/** Another schema of the same object may speak of a member that one does not know. */
const isDeclaredElsewhere = ({ keyword, path }: Fault, { declared }: Trial): boolean =>
  keyword === 'properties' && declared.has(pointer(path))

/** Keywords judged by looking at one value alone. */
const SURE = new Set(['type', 'enum', 'const', 'required', 'format', 'minimum', 'maximum'])

/** The faults of a value at one place; the judge's steps may run out on the way. */
export function faultsAt(
  value: JsonNode,
  schema: JsonNode,
  spot: Spot,
  trial: Trial,
): readonly Fault[] {
  if (schema.kind === 'boolean')
    return schema.value ? [] : [faultOf('false', schema, value, schema, spot)]
  const seen = trial.open.get(value) ?? new Set<JsonNode>()
  if (schema.kind !== 'object' || seen.has(schema)) return []
  if (trial.depth >= DEEPEST || --trial.judge.work < 0) {
    trial.judge.work = -1
    return []
  }
  trial.open.set(value, seen.add(schema))
  trial.depth++
  const faults = membersOf(schema).flatMap(({ key, value: bound }): readonly Fault[] => {
    const inside = Object.hasOwn(INSIDE, key) ? INSIDE[key] : undefined
    if (inside) return inside({ value, bound, schema, spot, trial })
    if (key === 'anyOf' || key === 'oneOf')
      return branchFaults({ value, bound, schema, spot, trial }, key)
    return ownFaults(value, key, bound, schema, spot, trial)
  })
  trial.depth--
  seen.delete(schema)
  return faults
}

/** A keyword that is about the value itself. */
function ownFaults(
  value: JsonNode,
  keyword: string,
  bound: JsonNode,
  schema: JsonNode,
  spot: Spot,
  { judge, notes }: Trial,
): readonly Fault[] {
  if (keyword === 'type' && isWholeWithPoint(value, schema))
    notes.push({ ...faultOf(keyword, bound, value, schema, spot), isNote: true })
  if (keyword === 'format' && breaksWidth(value, stringOf(bound) ?? ''))
    return [faultOf(keyword, bound, value, schema, spot)]
  if (keeps(value, keyword, bound, schema, judge) || judge.work < 0) return []
  const untried =
    keyword === 'pattern' && value.kind === 'string'
      ? whyUntried(value.value, stringOf(bound) ?? '')
      : undefined
  return [faultOf(keyword, bound, value, schema, spot, untried)]
}

export const faultOf = (
  keyword: string,
  bound: JsonNode,
  value: JsonNode,
  schema: JsonNode,
  { path, place }: Spot,
  undecided?: Undecided,
): Fault => ({
  keyword,
  path,
  place: keyword === 'false' || keyword === '' ? place : [...place, keyword],
  schema,
  // Draft 4 wrote a flag beside the bound.
  bound:
    booleanOf(bound) === true && keyword.startsWith('exclusive')
      ? (get(schema, keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum') ?? bound)
      : bound,
  value,
  ...(undecided ? { undecided } : {}),
})

/** A definition that is reached in two ways breaks once. */
function unique(faults: readonly Fault[]): readonly Fault[] {
  const seen = new Set<string>()
  return faults.filter(({ path, place, name, undecided }) => {
    const id = [pointer(path), pointer(place), name ?? '', undecided ?? ''].join('\n')
    return !seen.has(id) && seen.add(id)
  })
}

/** 3.0 for an integer: JSON Schema takes it, and many a hand-written check does not. */
const isWholeWithPoint = (value: JsonNode, schema: JsonNode): boolean => {
  const types = meantTypesOf(schema)
  return (
    value.kind === 'number' &&
    /[.eE]/.test(value.raw) &&
    types.includes('integer') &&
    !types.includes('number') &&
    isOfType(value, types)
  )
}
