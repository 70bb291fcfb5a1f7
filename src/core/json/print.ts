import type { JsonNode } from './node'

/**
 * JSON text of a node: keys in their order, numbers as they were written. `indent` 0 is one line.
 * `depth` is how deep in a larger text it will stand; its first line is not indented.
 */
export function print(node: JsonNode, indent = 2, depth = 0): string {
  const unit = ' '.repeat(indent)
  // Joined at the end: a text made piece by piece is kept by the engine as all of its pieces.
  const parts: string[] = []
  write(node, unit, '\n' + unit.repeat(depth), parts)
  return parts.join('')
}

function write(node: JsonNode, unit: string, newline: string, parts: string[]): void {
  if (node.kind !== 'object' && node.kind !== 'array') {
    parts.push(printScalar(node))
    return
  }
  const [open, close] = node.kind === 'object' ? '{}' : '[]'
  const size = node.kind === 'object' ? node.members.length : node.items.length
  if (size === 0) {
    parts.push(open! + close!)
    return
  }
  const inner = newline + unit
  const lead = unit === '' ? '' : inner
  const colon = unit === '' ? ':' : ': '
  parts.push(open!)
  for (let i = 0; i < size; i++) {
    parts.push(i === 0 ? lead : ',' + lead)
    if (node.kind === 'object') {
      const { key, value } = node.members[i]!
      parts.push(quoted(key), colon)
      write(value, unit, inner, parts)
    } else write(node.items[i]!, unit, inner, parts)
  }
  parts.push(unit === '' ? '' : newline, close!)
}

/** Most texts have nothing that must be written otherwise, and are looked through sooner than written anew. */
const quoted = (text: string): string => (TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`)

/** All that JSON.stringify escapes: marks, control characters, half a surrogate pair; and a little more. */
const TO_ESCAPE = /["\\\x00-\x1f\ud800-\udfff]/

export function printScalar(node: JsonNode): string {
  switch (node.kind) {
    case 'string':
      return quoted(node.value)
    case 'number':
      return node.raw
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
    default:
      return print(node, 0)
  }
}
