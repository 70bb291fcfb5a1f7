import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  memberOf,
  membersOf,
  numberOf,
  str,
  stringOf,
} from '../../json/node'
import { isSameValue } from '../../schema/misfit'
import type { About, Check } from './checks'
import { isNameImpossible, withName } from './checks-of-branches'
import { type Facts, factsOf, madeFact, type Placed, withFacts } from './facts'
import {
  askedOf,
  askedOfItem,
  factsAt,
  factsAtItem,
  factsElsewhere,
  knownNames,
  mostItems,
  namesIn,
  namesRequired,
  patternsIn,
  placesIn,
} from './members'
import { isSameMeaning } from './meaning'
import { askBelow } from './proof'
import { isSurelyAccepted } from './surely-accepted'

const isUnable = (about: About, atom: 'array' | 'object'): boolean => !about.atoms.has(atom)

const below = (schema: JsonNode, facts: Facts, { root, ask, proof }: About): boolean =>
  askBelow(ask, { schema, root }, facts, proof)

const required: Check = (bound, about) => {
  if (isUnable(about, 'object')) return true
  const known = knownNames(about.facts)
  return itemsOf(bound).every((each) => known.has(stringOf(each) ?? ''))
}

/** Members by name, by pattern and the rest are one question, asked where the first of them stands. */
const MEMBER_KEYWORDS = ['properties', 'patternProperties', 'additionalProperties']

const members: Check = (_, about) => {
  const { schema, facts, keyword } = about
  if (isUnable(about, 'object')) return true
  const first = membersOf(schema).find(({ key }) => MEMBER_KEYWORDS.includes(key))?.key
  if (first !== keyword) return true
  const all = [schema, ...facts.map((fact) => fact.schema)]
  const isEachNamed = [...namesIn(all)].every((name) => {
    const asked = askedOf(schema, name)
    const known = factsAt(facts, name)
    return asked?.every((each) => below(each, known, about)) ?? false
  })
  if (!isEachNamed) return false
  const own = patternsIn([schema])
  const rest = get(schema, 'additionalProperties')
  return (
    [...own].every((pattern) => {
      const asked = memberOf(get(schema, 'patternProperties'), pattern)!.value
      return below(asked, factsElsewhere(facts, pattern), about)
    }) &&
    (!rest ||
      [undefined, ...patternsIn(facts.map((fact) => fact.schema))].every(
        (pattern) =>
          (pattern !== undefined && own.has(pattern)) ||
          below(rest, factsElsewhere(facts, pattern), about),
      ))
  )
}

/** Names are texts: they are known one by one where an object is closed, or by what is asked of all. */
const propertyNames: Check = (bound, about) => {
  const { facts, root } = about
  if (isUnable(about, 'object')) return true
  const known = facts.flatMap(({ schema, root: from }): Placed[] => {
    const own = get(schema, 'propertyNames')
    return own ? [{ schema: own, root: from }] : []
  })
  if (below(bound, withFacts(factsOf(madeFact({ type: 'string' })), ...known), about)) return true
  const closed = facts.find(
    ({ schema }) =>
      booleanOf(get(schema, 'additionalProperties')) === false &&
      membersOf(get(schema, 'patternProperties')).length === 0,
  )
  return (
    closed !== undefined &&
    [...namesIn([closed.schema])].every((name) => isSurelyAccepted(str(name), bound, root))
  )
}

/** What a name brings along by a keyword: names, or a schema. */
const broughtBy = (schema: JsonNode, keywords: readonly string[], name: string) =>
  keywords.flatMap((keyword) => memberOf(get(schema, keyword), name)?.value ?? [])

const DEPENDENT = ['dependentRequired', 'dependentSchemas', 'dependencies']

const dependent: Check = (bound, about) => {
  const { facts, root, proof, ask } = about
  if (isUnable(about, 'object')) return true
  return membersOf(bound).every(({ key, value }) => {
    if (isNameImpossible(key, facts)) return true
    const brought = facts.flatMap((fact) =>
      broughtBy(fact.schema, DEPENDENT, key).map((each) => ({ each, root: fact.root })),
    )
    const schemas = brought.flatMap(({ each, root: from }): Placed[] =>
      each.kind === 'array' ? [] : [{ schema: each, root: from }],
    )
    const named = brought.flatMap(({ each }) =>
      itemsOf(each).flatMap((item) => stringOf(item) ?? []),
    )
    const known = withFacts(facts, withName(key), ...schemas, ...named.map(withName))
    if (known === 'none') return true
    if (value.kind !== 'array') return ask({ schema: value, root }, known, proof)
    const names = knownNames(known)
    return namesRequired({ kind: 'object', members: [{ key: 'required', value }] }).every((name) =>
      names.has(name),
    )
  })
}

const items: Check = (bound, about) => {
  const { schema, facts } = about
  if (isUnable(about, 'array')) return true
  // A list of schemas was the older word for `prefixItems`; validators differ on it.
  if (bound.kind === 'array' && about.keyword === 'items') return false
  if (about.keyword === 'items' && get(schema, 'prefixItems')) return true
  const most = mostItems(facts)
  const places = placesIn([schema, ...facts.map((fact) => fact.schema)])
  // The one behind the last that is spoken of stands for all that follow.
  for (let i = 0; i <= places && i < most; i++) {
    const asked = askedOfItem(schema, i)
    if (asked && !below(asked, factsAtItem(facts, i), about)) return false
  }
  return true
}

const uniqueItems: Check = (bound, about) =>
  isUnable(about, 'array') ||
  booleanOf(bound) === false ||
  mostItems(about.facts) <= 1 ||
  about.facts.some(({ schema }) => booleanOf(get(schema, 'uniqueItems')) === true)

/** How many must be in a list is only known where the same is asked already. */
const contains: Check = (bound, about) => {
  const { schema, facts, root } = about
  if (isUnable(about, 'array')) return true
  const hasNoBound =
    numberOf(get(schema, 'minContains')) === 0 && get(schema, 'maxContains') === undefined
  return (
    hasNoBound ||
    facts.some((fact) => {
      const own = get(fact.schema, 'contains')
      const isSame = (keyword: string): boolean => {
        const [a, b] = [get(schema, keyword), get(fact.schema, keyword)]
        return a && b ? isSameValue(a, b) : a === b
      }
      return (
        own !== undefined &&
        isSame('minContains') &&
        isSame('maxContains') &&
        isSameMeaning({ schema: own, root: fact.root }, { schema: bound, root })
      )
    })
  )
}

/** What was not looked at by any other keyword hangs on all of them: only `true` asks nothing. */
const unevaluated =
  (atom: 'array' | 'object'): Check =>
  (bound, about) =>
    isUnable(about, atom) || booleanOf(bound) === true

export const CONTENT_CHECKS: readonly (readonly [string, Check])[] = [
  ['required', required],
  ...MEMBER_KEYWORDS.map((keyword) => [keyword, members] as const),
  ['propertyNames', propertyNames],
  ...DEPENDENT.map((keyword) => [keyword, dependent] as const),
  ['items', items],
  ['prefixItems', items],
  ['uniqueItems', uniqueItems],
  ['contains', contains],
  ['unevaluatedProperties', unevaluated('object')],
  ['unevaluatedItems', unevaluated('array')],
]
