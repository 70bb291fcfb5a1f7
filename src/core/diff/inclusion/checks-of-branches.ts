import { get, itemsOf, type JsonNode, stringOf } from '../../json/node'
import { followReference } from '../../schema/reference'
import type { About, Check } from './checks'
import { type Fact, madeFact, type Placed, withFacts } from './facts'
import { isImpossible } from './impossible'
import { isSameMeaning, meaningText } from './meaning'
import { casesOf } from './facts'

const at = (schema: JsonNode, { root }: Placed): Placed => ({ schema, root })

const reference: Check = (bound, about) => {
  const ref = stringOf(bound)
  const target = ref === undefined ? undefined : followReference(about.root, about.schema)
  if (target) return about.ask(at(target, about), about.facts, about.proof)
  // What leads out of the document is the same only where the address is.
  const isOutside = ref !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(ref)
  return isOutside && about.facts.some(({ schema }) => stringOf(get(schema, '$ref')) === ref)
}

const allOf: Check = (bound, about) =>
  itemsOf(bound).every((each) => about.ask(at(each, about), about.facts, about.proof))

/** Whether a list of branches stands in a fact too, with the same meaning. */
const isBranchSaid = (bound: JsonNode, { keyword, schema, root, facts }: About): boolean =>
  facts.some((fact) => {
    const known = get(fact.schema, keyword)
    return (
      known?.kind === 'array' &&
      known.items.length === itemsOf(bound).length &&
      meaningText(onlyWith(keyword, known)) === meaningText(onlyWith(keyword, bound)) &&
      // Texts say all only where nothing is referred to, or the documents are the same.
      itemsOf(bound).every((branch) =>
        known.items.some((each) =>
          isSameMeaning({ schema: each, root: fact.root }, { schema: branch, root }),
        ),
      ) &&
      schema.kind === 'object'
    )
  })

const onlyWith = (key: string, value: JsonNode): JsonNode => ({
  kind: 'object',
  members: [{ key, value }],
})

const anyOf: Check = (bound, about) =>
  bound.kind === 'array' &&
  (isBranchSaid(bound, about) ||
    bound.items.some((each) => about.ask(at(each, about), about.facts, about.proof)))

/** Exactly one: one that surely holds, and all others surely not. */
const oneOf: Check = (bound, about) => {
  if (bound.kind !== 'array') return false
  if (isBranchSaid(bound, about)) return true
  const open = bound.items.filter((each) => !isDisjoint(at(each, about), about.facts))
  return open.length === 1 && about.ask(at(open[0]!, about), about.facts, about.proof)
}

/** Branches in branches that are looked into. */
const DEEPEST = 4

/** Whether surely no value that is known of fits a schema. */
function isDisjoint(denied: Placed, facts: readonly Fact[], depth = 0): boolean {
  const both = withFacts(facts, denied)
  if (both === 'none' || isImpossible(both)) return true
  if (depth >= DEEPEST) return false
  const own = withFacts([], denied)
  const cases = own === 'none' ? [] : casesOf(own)
  return (
    cases?.every((each) => {
      if (each === 'none') return true
      const whole = withFacts(facts, ...each)
      return whole === 'none' || isImpossible(whole)
    }) ?? false
  )
}

/** What is denied surely does not hold: it leaves nothing, or something wider is denied already. */
const not: Check = (bound, about) =>
  isDisjoint(at(bound, about), about.facts) ||
  about.facts.some((fact) => {
    const denied = get(fact.schema, 'not')
    if (!denied) return false
    const narrow = withFacts([], at(bound, about))
    return about.ask({ schema: denied, root: fact.root }, narrow, about.proof)
  })

const condition: Check = (bound, about) => {
  const { schema, facts, proof, ask } = about
  const held = at(bound, about)
  const known = facts.filter((fact) => {
    const own = get(fact.schema, 'if')
    return own !== undefined && isSameMeaning({ schema: own, root: fact.root }, held)
  })
  const branch = (keyword: 'then' | 'else', also: readonly Placed[]): boolean => {
    const wanted = get(schema, keyword)
    if (!wanted) return true
    const said = known.flatMap((fact): Placed[] => {
      const own = get(fact.schema, keyword)
      return own ? [{ schema: own, root: fact.root }] : []
    })
    return ask(at(wanted, about), withFacts(facts, ...also, ...said), proof)
  }
  return branch('then', [held]) && branch('else', [])
}

/** A name that brings others along. */
const withName = (name: string): Placed => madeFact({ type: 'object', required: [name] })

export const isNameImpossible = (name: string, facts: readonly Fact[]): boolean =>
  isImpossible(withFacts(facts, withName(name)))

export { withName }

export const BRANCH_CHECKS: readonly (readonly [string, Check])[] = [
  ['$ref', reference],
  ['allOf', allOf],
  ['anyOf', anyOf],
  ['oneOf', oneOf],
  ['not', not],
  ['if', condition],
]
