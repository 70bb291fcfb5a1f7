import { booleanOf, type JsonNode, stringOf } from '../json/node'

/** A flag, in quotes too: said so it is meant just the same. */
export function flagOf(node: JsonNode | undefined): boolean | undefined {
  const said = stringOf(node)?.trim().toLowerCase()
  return booleanOf(node) ?? (said === 'true' ? true : said === 'false' ? false : undefined)
}
