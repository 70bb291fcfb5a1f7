import { type JsonNode, type JsonObject, membersOf, withoutMembers } from '../json/node'
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
export function canonical(node: JsonNode): string {
  switch (node.kind) {
    case 'object': {
      const members = [...membersOf(node)].sort((a, b) => (a.key < b.key ? -1 : 1))
      const parts = members.map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`)
      return `{${parts.join(',')}}`
    }
    case 'array':
      return `[${node.items.map(canonical).join(',')}]`
    case 'number':
      return canonicalNumber(node.raw)
    case 'string':
      return JSON.stringify(node.value)
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
  }
}

function canonicalNumber(raw: string): string {
  const value = Number(raw)
  const digits = raw
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  // Fifteen decimal digits always survive in a double.
  return Number.isFinite(value) && digits.length <= 15 ? JSON.stringify(value) : raw
}
