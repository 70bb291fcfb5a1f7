import { booleanOf, get, type JsonNode } from '../../json/node'
import { breaksBound } from '../../schema/breaks-bound'
import { isSameValue } from '../../schema/misfit'
import { type Atom, atomOf, atomsOfSchema, literalsOf, possibleAtoms } from './atoms'
import { BOUNDED, boundsClash } from './bounds'
import type { Fact, Facts } from './facts'
import { factsAt, knownNames } from './members'

/** Members in members that are looked into. */
const DEEPEST = 3

/** Whether surely no value fits all that is known. */
export function isImpossible(facts: Facts, depth = 0): boolean {
  if (facts === 'none') return true
  if (facts.length === 0) return false
  const atoms = possibleAtoms(facts)
  if (atoms.size === 0 || listedValues(facts, atoms)?.length === 0) return true
  if (boundsClash(facts, atoms)) return true
  const isObject = atoms.size === 1 && atoms.has('object')
  return (
    isObject &&
    depth < DEEPEST &&
    [...knownNames(facts)].some((name) => isImpossible(factsAt(facts, name), depth + 1))
  )
}

const YES_NO: readonly JsonNode[] = [
  { kind: 'boolean', value: true },
  { kind: 'boolean', value: false },
]
const NIL: JsonNode = { kind: 'null' }

/** All values that there can be, where they are listed or few; some of them may not fit after all. */
export function listedValues(
  facts: readonly Fact[],
  atoms: ReadonlySet<Atom> = possibleAtoms(facts),
): readonly JsonNode[] | undefined {
  const lists = facts.flatMap(({ schema }) => {
    const listed = literalsOf(schema)
    return listed ? [listed] : []
  })
  if (lists.length === 0) {
    if (![...atoms].every((atom) => atom === 'boolean' || atom === 'null')) return undefined
    return [...(atoms.has('boolean') ? YES_NO : []), ...(atoms.has('null') ? [NIL] : [])]
  }
  const shortest = lists.reduce((best, each) => (each.length < best.length ? each : best))
  return shortest.filter((value) => !facts.some(({ schema }) => surelyRefuses(schema, value)))
}

/** By what a schema says of the value itself: its type, its list, its bounds. */
function surelyRefuses(schema: JsonNode, value: JsonNode): boolean {
  const atoms = atomsOfSchema(schema)
  if (atoms && !atoms.has(atomOf(value))) return true
  const listed = literalsOf(schema)
  if (listed && !listed.some((each) => isSameValue(each, value))) return true
  if (booleanOf(get(schema, 'nullable')) === true && value.kind === 'null') return false
  return Object.keys(BOUNDED).some((keyword) => {
    const bound = get(schema, keyword)
    return bound?.kind === 'number' && breaksBound(value, keyword, bound.raw)
  })
}
