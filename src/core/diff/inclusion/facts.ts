import { fromPlain } from '../../json/plain'
import { get, itemsOf, type JsonNode, type JsonObject, stringOf } from '../../json/node'
import { followReference } from '../../schema/reference'

/** A schema and the document that its references count from. */
export interface Placed {
  readonly schema: JsonNode
  readonly root: JsonNode
}

/** A schema that a value is known to fit. */
export interface Fact extends Placed {
  readonly schema: JsonObject
  /** Keywords whose branches have been told apart already. */
  readonly spent: readonly string[]
}

/** All that is known of a value; `none` where no value can be meant at all. */
export type Facts = readonly Fact[] | 'none'

/** More than any definition that people write; what is beyond is left out, which proves less. */
const MOST_FACTS = 80

/** What is known of a value that fits all of these: themselves, what they refer to, and their `allOf`. */
export function factsOf(...schemas: readonly Placed[]): Facts {
  return withFacts([], ...schemas)
}

/** The facts with those of more schemas. */
export function withFacts(facts: Facts, ...schemas: readonly Placed[]): Facts {
  if (facts === 'none') return 'none'
  const found = new Map<JsonNode, Fact>(facts.map((fact) => [fact.schema, fact]))
  return schemas.every((each) => gather(each, found)) ? [...found.values()] : 'none'
}

/** False where a schema refuses everything. */
function gather({ schema, root }: Placed, found: Map<JsonNode, Fact>): boolean {
  if (schema.kind === 'boolean') return schema.value
  if (schema.kind !== 'object' || found.has(schema) || found.size >= MOST_FACTS) return true
  found.set(schema, { schema, root, spent: [] })
  const target =
    stringOf(get(schema, '$ref')) === undefined ? undefined : followReference(root, schema)
  if (target && !gather({ schema: target, root }, found)) return false
  return itemsOf(get(schema, 'allOf')).every((branch) => gather({ schema: branch, root }, found))
}

/** One case of several that together are all there can be. */
export type Cases = readonly Facts[]

/** The keywords whose branches are cases, and how a case is made of them. */
const BRANCHES = ['anyOf', 'oneOf'] as const

/**
 * The facts parted into cases by the first branches that were not told apart yet: by `anyOf`, `oneOf`,
 * or by whether an `if` holds. Undefined where there are none left.
 */
export function casesOf(facts: readonly Fact[]): Cases | undefined {
  for (const fact of facts) {
    for (const keyword of BRANCHES) {
      const branches = get(fact.schema, keyword)
      if (branches?.kind !== 'array' || branches.items.length === 0) continue
      if (fact.spent.includes(keyword)) continue
      const rest = spending(facts, fact, keyword)
      return branches.items.map((schema) => withFacts(rest, { schema, root: fact.root }))
    }
    const condition = get(fact.schema, 'if')
    if (!condition || fact.spent.includes('if')) continue
    const rest = spending(facts, fact, 'if')
    const part = (keyword: string): readonly Placed[] => {
      const schema = get(fact.schema, keyword)
      return schema ? [{ schema, root: fact.root }] : []
    }
    return [
      withFacts(rest, { schema: condition, root: fact.root }, ...part('then')),
      withFacts(rest, ...part('else')),
    ]
  }
  return undefined
}

const spending = (facts: readonly Fact[], spent: Fact, keyword: string): readonly Fact[] =>
  facts.map((each) => (each === spent ? { ...each, spent: [...each.spent, keyword] } : each))

const made = new Map<string, JsonNode>()

/** A fact that stands in no document, the same node each time, so that it is known again. */
export function madeFact(plain: object): Placed {
  const key = JSON.stringify(plain)
  let schema = made.get(key)
  if (!schema) {
    schema = fromPlain(plain)
    // Names of members are without number.
    if (made.size > 500) made.clear()
    made.set(key, schema)
  }
  return { schema, root: schema }
}
