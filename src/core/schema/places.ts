import { get, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { type Place, walkSchema } from './walk'

/** The two members of a tool document that hold a schema. */
export const SCHEMA_MEMBERS = ['inputSchema', 'outputSchema'] as const

/** Every sub-schema of a tool's input and output, in document order; paths count from the tool. */
export const placesOf = oncePer((tool: JsonNode): readonly Place[] => {
  const walks = SCHEMA_MEMBERS.flatMap((name) => {
    const root = get(tool, name)
    return root?.kind === 'object' ? [walkSchema(root, [name])] : []
  })
  return walks.length === 1 ? walks[0]! : walks.flat()
})

/** A regular expression in a tool's schemas: the `pattern` of a place. */
export interface PlacedPattern {
  readonly place: Place
  readonly pattern: string
}

/** The patterns of a tool. */
export const patternsOf = oncePer((tool: JsonNode): readonly PlacedPattern[] =>
  placesOf(tool).flatMap((place) => {
    const pattern = stringOf(get(place.schema, 'pattern'))
    return pattern === undefined ? [] : [{ place, pattern }]
  }),
)
