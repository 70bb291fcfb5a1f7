import { get, type JsonNode } from '../../json/node'
import { isSameValue } from '../../schema/misfit'
import { type Atom, atomsOfSchema, hasKnownType } from './atoms'
import { BOUNDED, keepsBound } from './bounds'
import { BRANCH_CHECKS } from './checks-of-branches'
import { CONTENT_CHECKS } from './checks-of-content'
import type { Fact, Placed } from './facts'
import { ANNOTATING } from './meaning'
import type { Ask, Proof } from './proof'

/** What the check of a keyword is told: the schema it stands in, and what is known of the value. */
export interface About extends Placed {
  readonly keyword: string
  readonly facts: readonly Fact[]
  readonly atoms: ReadonlySet<Atom>
  readonly proof: Proof
  readonly ask: Ask
}

/** Whether all that is known surely keeps one keyword. */
export type Check = (bound: JsonNode, about: About) => boolean

/** Keywords that are judged with another one, or that refuse nothing. */
export const IGNORED: ReadonlySet<string> = new Set([
  ...ANNOTATING,
  'nullable',
  'then',
  'else',
  'minContains',
  'maxContains',
  'additionalItems',
])

/** Whether some fact says the very same with a keyword. */
export const isSaid = (bound: JsonNode, { keyword, facts }: About): boolean =>
  facts.some(({ schema }) => {
    const known = get(schema, keyword)
    return known !== undefined && isSameValue(known, bound)
  })

/** Of values of other kinds the keyword says nothing. */
export const about =
  (atoms: readonly Atom[], check: Check): Check =>
  (bound, asked) =>
    !atoms.some((atom) => asked.atoms.has(atom)) || check(bound, asked)

const type: Check = (_, { schema, atoms }) => {
  const allowed = hasKnownType(schema) ? atomsOfSchema(schema) : undefined
  return allowed !== undefined && [...atoms].every((atom) => allowed.has(atom))
}

const bounded: Check = (bound, { keyword, facts, atoms }) =>
  keepsBound(facts, keyword, bound, !atoms.has('fraction'))

/** A step keeps a coarser one only where both are whole; of the rest too little is sure. */
const multipleOf: Check = (bound, asked) => {
  if (bound.kind !== 'number') return false
  const step = Number(bound.raw)
  if (step === 1 && !asked.atoms.has('fraction')) return true
  return (
    isSaid(bound, asked) ||
    asked.facts.some(({ schema }) => {
      const known = get(schema, 'multipleOf')
      const own = known?.kind === 'number' ? Number(known.raw) : NaN
      return Number.isSafeInteger(own) && Number.isSafeInteger(step) && step > 0 && own % step === 0
    })
  )
}

/** Patterns that every text matches. */
const MATCH_ALL = new Set(['', '.*', '^', '$', '^.*'])

const pattern: Check = (bound, asked) =>
  (bound.kind === 'string' && MATCH_ALL.has(bound.value)) || isSaid(bound, asked)

/** What is only known to hold where it is said word for word, beside the same words. */
const never: Check = () => false

export const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['type', type],
  // Listed values are tried one by one before this is asked.
  ['enum', isSaid],
  ['const', isSaid],
  ...Object.entries(BOUNDED).map(([keyword, atoms]): [string, Check] => [
    keyword,
    about(atoms, bounded),
  ]),
  ['multipleOf', about(['integer', 'fraction'], multipleOf)],
  ['pattern', about(['string'], pattern)],
  // Of numbers too: int32 and its like.
  ['format', about(['string', 'integer', 'fraction'], isSaid)],
  ...BRANCH_CHECKS,
  ...CONTENT_CHECKS,
  ['$dynamicRef', never],
])
