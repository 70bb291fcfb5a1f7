import { canonicalWith } from '../json/canonical'
import { type JsonNode, type JsonObject, withoutMembers } from '../json/node'
import { sha256 } from './sha-256'

/**
 * The hash by which a policy says which definition it belongs to: `sha256:` and the SHA-256 of the
 * tool document in canonical form, without `lint` and `exports`, which say nothing of the tool.
 */
export const definitionHash = (tool: JsonObject): string =>
  `sha256:${sha256(canonical(withoutMembers(tool, ['lint', 'exports'])))}`

/**
 * JSON in the form of RFC 8785: no blanks, members by their names' UTF-16 units, numbers as JavaScript
 * writes them. A number that a double cannot hold exactly keeps its spelling, so that two stay two.
 */
export const canonical = (node: JsonNode): string => canonicalWith(node, canonicalNumber)

function canonicalNumber(raw: string): string {
  const value = Number(raw)
  const digits = raw
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  // Fifteen decimal digits always survive in a double.
  return Number.isFinite(value) && digits.length <= 15 ? JSON.stringify(value) : raw
}
