import { arr, bool, type JsonNode, member, nil, num, obj, str } from './node'

/**
 * A plain JavaScript value of a node, for code that loses nothing by it (a validator): numbers
 * become doubles, numeric-looking keys move to the front, the last of duplicates stays.
 */
export function toPlain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object': {
      const out: Record<string, unknown> = {}
      for (const { key, value } of node.members) {
        // Defined, not assigned: a member named `__proto__` is data.
        Object.defineProperty(out, key, {
          value: toPlain(value),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      }
      return out
    }
    case 'array':
      return node.items.map(toPlain)
    case 'string':
    case 'boolean':
      return node.value
    case 'number':
      return Number(node.raw)
    case 'null':
      return null
  }
}

/** A node of a plain JSON value (strings, finite numbers, booleans, null, arrays, records). */
export function fromPlain(value: unknown): JsonNode {
  if (value === null || value === undefined) return nil
  if (typeof value === 'string') return str(value)
  if (typeof value === 'number') return num(value)
  if (typeof value === 'boolean') return bool(value)
  if (Array.isArray(value)) return arr(value.map(fromPlain))
  return obj(Object.entries(value as object).map(([key, v]) => member(key, fromPlain(v))))
}
