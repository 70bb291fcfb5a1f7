import type { JsonNode } from './node'

/** JSON text of a node: keys in their order, numbers as they were written. `indent` 0 is one line. */
export function print(node: JsonNode, indent = 2): string {
  return written(node, ' '.repeat(indent), '\n')
}

function written(node: JsonNode, unit: string, newline: string): string {
  if (node.kind !== 'object' && node.kind !== 'array') return printScalar(node)
  const [open, close] = node.kind === 'object' ? '{}' : '[]'
  const size = node.kind === 'object' ? node.members.length : node.items.length
  if (size === 0) return open! + close!
  const inner = newline + unit
  const lead = unit === '' ? '' : inner
  let out = open!
  for (let i = 0; i < size; i++) {
    out += i === 0 ? lead : ',' + lead
    if (node.kind === 'object') {
      const { key, value } = node.members[i]!
      out += quoted(key) + (unit === '' ? ':' : ': ') + written(value, unit, inner)
    } else out += written(node.items[i]!, unit, inner)
  }
  return out + (unit === '' ? '' : newline) + close!
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
