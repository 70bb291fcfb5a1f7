import { type JsonNode, membersOf } from '../json/node'

/** The names of the members that two objects have, each once: those of the first, then new ones of the second. */
export const keysOfBoth = (a: JsonNode | undefined, b: JsonNode | undefined): readonly string[] => [
  ...new Set([...membersOf(a), ...membersOf(b)].map(({ key }) => key)),
]
