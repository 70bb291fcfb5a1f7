import { accepts } from '../authoring/samples/accepts'
import { get, itemsOf, type JsonNode, membersOf } from '../json/node'
import { isSameValue } from '../schema/misfit'
import { resolveReference } from '../schema/reference'
import { meantTypesOf } from '../schema/types'
import { faultOf, faultsAt } from './collect-faults'
import type { Branch, Fault } from './fault'
import { type Asked, isUndecided } from './inside'

interface Tried {
  readonly index: number
  readonly schema: JsonNode
  readonly faults: readonly Fault[]
}

/**
 * The faults of a value that fits no branch: those of the branch that was meant, by a field that
 * names it, by the type of the value, else the one with the fewest. Where all branches only ask for
 * a type or a value, it is one fault with all of those; where they only ask for members, one with
 * the groups.
 */
export function branchFaults(asked: Asked, keyword: 'anyOf' | 'oneOf'): readonly Fault[] {
  const { value, bound, schema, spot, trial } = asked
  if (bound.kind !== 'array') return []
  const fits = bound.items.map((each) => accepts(value, each, trial.judge))
  const fitting = fits.filter(Boolean).length
  if (trial.judge.work < 0) return []
  if (fitting === 1 || (fitting > 1 && keyword === 'anyOf')) {
    // It has no faults; what is worth a note in it is noted.
    const index = fits.indexOf(true)
    const at = { path: spot.path, place: [...spot.place, keyword, index] }
    return faultsAt(value, bound.items[index]!, at, trial)
  }
  const own = faultOf(keyword, bound, value, schema, spot)
  if (fitting > 1) return [{ ...own, isSeveral: true }]
  const tried = bound.items.map((each, index): Tried => {
    const at = { path: spot.path, place: [...spot.place, keyword, index] }
    return { index, schema: each, faults: faultsAt(value, each, at, trial) }
  })
  const blind = tried.find(({ faults }) => isUndecided(faults))
  if (blind) return blind.faults.slice(0, 1)
  // No branch at all, or one whose fault lies in how schemas lead back to each other.
  if (tried.length === 0 || tried.some(({ faults }) => faults.length === 0)) return [own]
  if (tried.length === 1) return tried[0]!.faults
  const isHere = (fault: Fault): boolean => fault.path.length === spot.path.length
  const merged = choiceOf(tried, isHere)
  if (merged) return [{ ...own, ...merged }]
  const typed = tried.filter(
    ({ faults }) => !faults.some((each) => isHere(each) && TYPE_LIKE.has(each.keyword)),
  )
  if (typed.length === 0) {
    const choice = choicesIn(tried.flatMap(({ faults }) => faults.filter(isHere)))
    return [{ ...own, ...choice }]
  }
  const groups = groupsOf(typed, isHere)
  if (groups) return [{ ...own, groups }]
  const named = byField(value, typed, asked)
  if (named && 'fault' in named) return [named.fault]
  const pool = named?.branches ?? typed
  const best = pool.reduce((least, each) => (weight(each) < weight(least) ? each : least))
  const by = named ? 'field' : typed.length === 1 ? 'type' : 'fewest'
  const branch: Branch = { keyword, index: best.index, count: tried.length, by }
  return best.faults.map((fault) => ({ ...fault, branch: fault.branch ?? branch }))
}

const TYPE_LIKE = new Set(['type', 'false'])
const CHOICE_LIKE = new Set(['type', 'enum', 'const'])

type Choice = Pick<Fault, 'types' | 'choices'>

/** What branches allow that ask for a type or a value and nothing else. */
function choiceOf(tried: readonly Tried[], isHere: (fault: Fault) => boolean): Choice | undefined {
  const faults = tried.flatMap((each) => each.faults)
  if (!faults.every((each) => isHere(each) && CHOICE_LIKE.has(each.keyword))) return undefined
  return choicesIn(faults)
}

function choicesIn(faults: readonly Fault[]): Choice {
  const types = new Set(
    faults.flatMap(({ keyword, schema, types: own }) =>
      keyword === 'type' ? meantTypesOf(schema) : (own ?? []),
    ),
  )
  const choices = faults.flatMap(({ keyword, bound, choices: own }) =>
    keyword === 'enum' ? itemsOf(bound) : keyword === 'const' ? [bound] : (own ?? []),
  )
  const once = choices.filter((each, i) => !choices.slice(0, i).some((x) => isSameValue(x, each)))
  return {
    ...(types.size > 0 ? { types: [...types] } : {}),
    ...(once.length > 0 ? { choices: once } : {}),
  }
}

/** The groups of members that branches ask for, where each asks only for members. */
function groupsOf(
  tried: readonly Tried[],
  isHere: (fault: Fault) => boolean,
): readonly (readonly string[])[] | undefined {
  const isPlain = tried.every(({ faults }) =>
    faults.every((each) => isHere(each) && each.keyword === 'required'),
  )
  if (!isPlain || tried.length < 2) return undefined
  return tried.map(({ faults }) => faults.flatMap(({ name }) => name ?? []))
}

type Named = { readonly branches: readonly Tried[] } | { readonly fault: Fault }

/** The branches that a field names which is fixed in each of them, such as `kind`. */
function byField(
  value: JsonNode,
  tried: readonly Tried[],
  { schema, bound, spot, trial }: Asked,
): Named | undefined {
  if (value.kind !== 'object' || tried.length < 2) return undefined
  const fixed = tried.map(({ schema: each }) => fixedMembers(each, trial.judge.root))
  for (const name of fixed[0]!.keys()) {
    const allowed = fixed.map((each) => each.get(name))
    if (allowed.some((each) => each === undefined)) continue
    const said = get(value, name)
    if (!said) continue
    const branches = tried.filter((_, i) => allowed[i]!.some((each) => isSameValue(each, said)))
    if (branches.length === tried.length) continue
    if (branches.length > 0) return { branches }
    const choices = allowed.flatMap((each) => each ?? [])
    const at = { path: [...spot.path, name], place: spot.place }
    const keyword = get(schema, 'oneOf') === bound ? 'oneOf' : 'anyOf'
    return { fault: { ...faultOf(keyword, bound, said, schema, at), choices } }
  }
  return undefined
}

/** The members of which a schema allows one value, or a few. */
function fixedMembers(schema: JsonNode, root: JsonNode): ReadonlyMap<string, readonly JsonNode[]> {
  const target = resolveReference(root, schema) ?? schema
  return new Map(
    membersOf(get(target, 'properties')).flatMap(({ key, value }) => {
      const own = resolveReference(root, value) ?? value
      const only = get(own, 'const')
      const choices = only ? [only] : itemsOf(get(own, 'enum'))
      return choices.length > 0 ? [[key, choices] as const] : []
    }),
  )
}

/** How far a branch is from the value: a wrong type counts for more than a missing member. */
const weight = ({ faults }: Tried): number =>
  faults.reduce((sum, { keyword, path }) => {
    const own = keyword === 'type' ? 3 : keyword === 'const' ? 4 : 2
    return sum + own / (1 + path.length / 10)
  }, 0)
