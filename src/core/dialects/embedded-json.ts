import type { JsonNode, Range } from '../json/node'
import { isWhole, parse } from '../json/parse'
import { lineStarts, positionAt, type Position } from '../json/position'

/** JSON found inside a JSON string: its value, or where the string stops being JSON. */
export type Embedded =
  | { readonly ok: true; readonly value: JsonNode }
  | { readonly ok: false; readonly position: Position }

/**
 * Reads the JSON in a string. Every node of the value gets the string's own place, because offsets
 * inside a string are no offsets in the file. A failure's position counts inside the string.
 */
export function readEmbedded(text: string, at: Range | undefined): Embedded {
  const parsed = parse(text)
  if (isWhole(parsed)) return { ok: true, value: placedAt(parsed.root, at) }
  const first = parsed.problems[0]?.at.start ?? 0
  return { ok: false, position: positionAt(lineStarts(text), first) }
}

function placedAt(node: JsonNode, at: Range | undefined): JsonNode {
  const place = at ? { at } : {}
  switch (node.kind) {
    case 'object':
      return {
        kind: 'object',
        members: node.members.map(({ key, value }) => ({
          key,
          value: placedAt(value, at),
          ...(at ? { keyAt: at } : {}),
        })),
        ...place,
      }
    case 'array':
      return { kind: 'array', items: node.items.map((item) => placedAt(item, at)), ...place }
    case 'string':
      return { kind: 'string', value: node.value, ...place }
    case 'number':
      return { kind: 'number', raw: node.raw, ...place }
    case 'boolean':
      return { kind: 'boolean', value: node.value, ...place }
    case 'null':
      return { kind: 'null', ...place }
  }
}
