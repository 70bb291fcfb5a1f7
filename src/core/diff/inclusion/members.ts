import { whyUntried } from '../../authoring/samples/matches-pattern'
import {
  get,
  itemsOf,
  type JsonNode,
  memberOf,
  membersOf,
  numberOf,
  stringOf,
} from '../../json/node'
import { readPattern } from '../../schema/pattern'
import { type Fact, type Facts, factsOf, type Placed } from './facts'

/** Whether a name matches a pattern; undefined where that cannot be tried. */
const matches = (name: string, pattern: string): boolean | undefined =>
  whyUntried(name, pattern) === undefined ? readPattern(pattern).regex!.test(name) : undefined

/** What a schema itself asks of the member of a name; undefined where a pattern cannot be tried. */
export function askedOf(schema: JsonNode, name: string): readonly JsonNode[] | undefined {
  const own = memberOf(get(schema, 'properties'), name)?.value
  const asked: JsonNode[] = own ? [own] : []
  for (const { key, value } of membersOf(get(schema, 'patternProperties'))) {
    const isMatch = matches(name, key)
    if (isMatch === undefined) return undefined
    if (isMatch) asked.push(value)
  }
  const rest = get(schema, 'additionalProperties')
  return asked.length > 0 || !rest ? asked : [rest]
}

/** What is known of the member of a name, if there is one. */
export const factsAt = (facts: readonly Fact[], name: string): Facts =>
  factsOf(...facts.flatMap(({ schema, root }) => placed(askedOf(schema, name) ?? [], root)))

const placed = (schemas: readonly JsonNode[], root: JsonNode): readonly Placed[] =>
  schemas.map((schema) => ({ schema, root }))

/** Names that are spoken of by themselves. */
export const namesIn = (schemas: readonly JsonNode[]): ReadonlySet<string> =>
  new Set(schemas.flatMap((schema) => membersOf(get(schema, 'properties')).map(({ key }) => key)))

/** The patterns of names that are spoken of. */
export const patternsIn = (schemas: readonly JsonNode[]): ReadonlySet<string> =>
  new Set(
    schemas.flatMap((schema) => membersOf(get(schema, 'patternProperties')).map(({ key }) => key)),
  )

/**
 * What is known of a member whose name is none of those spoken of: with a pattern that its name
 * matches, or, without, one whose name matches no pattern at all.
 */
export function factsElsewhere(facts: readonly Fact[], pattern: string | undefined): Facts {
  return factsOf(
    ...facts.flatMap(({ schema, root }) => {
      const patterns = get(schema, 'patternProperties')
      const own = pattern === undefined ? undefined : memberOf(patterns, pattern)?.value
      if (own) return placed([own], root)
      // A name that matches one pattern may match others of this schema too, and then the rest is not asked.
      if (pattern !== undefined && membersOf(patterns).length > 0) return []
      const rest = get(schema, 'additionalProperties')
      return rest ? placed([rest], root) : []
    }),
  )
}

/** Names that an object surely has. */
export const knownNames = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ schema }) => namesRequired(schema)))

export const namesRequired = (schema: JsonNode): readonly string[] =>
  itemsOf(get(schema, 'required')).flatMap((each) => stringOf(each) ?? [])

/** How many items of a list are spoken of one by one. */
export const placesIn = (schemas: readonly JsonNode[]): number =>
  Math.max(0, ...schemas.map((schema) => itemsOf(get(schema, 'prefixItems')).length))

/** What a schema itself asks of the item at an index, or of all behind the last that is spoken of. */
export function askedOfItem(schema: JsonNode, index: number): JsonNode | undefined {
  const own = itemsOf(get(schema, 'prefixItems'))[index]
  const rest = get(schema, 'items')
  return own ?? (rest?.kind === 'array' ? undefined : rest)
}

/** What is known of the item at an index. */
export const factsAtItem = (facts: readonly Fact[], index: number): Facts =>
  factsOf(
    ...facts.flatMap(({ schema, root }) => {
      const asked = askedOfItem(schema, index)
      return asked ? placed([asked], root) : []
    }),
  )

/** The longest that a list can be, as far as is known. */
export const mostItems = (facts: readonly Fact[]): number =>
  Math.min(Infinity, ...facts.flatMap(({ schema }) => numberOf(get(schema, 'maxItems')) ?? []))
