import type { Edit } from '../json/edit'
import { get, type JsonNode, obj } from '../json/node'
import { withStep } from './change'

/**
 * A tree after edits that set or insert, without its text being written and read again; undefined
 * where one of them does not apply.
 */
export function withEdits<N extends JsonNode>(tool: N, edits: readonly Edit[]): N | undefined {
  let now: JsonNode | undefined = tool
  for (const edit of edits) now = now && withEdit(now, edit, 0)
  return now as N | undefined
}

function withEdit(node: JsonNode, edit: Edit, depth: number): JsonNode | undefined {
  if (edit.op !== 'set' && edit.op !== 'insert') return undefined
  const step = edit.path[depth]
  if (step === undefined) return edit.value
  if (depth === edit.path.length - 1 && edit.op === 'insert') {
    if (node.kind !== 'array') return undefined
    return { ...node, items: node.items.toSpliced(Number(step), 0, edit.value) }
  }
  // A missing parent is made of the missing names, as objects, as in a text.
  const inside = withEdit(get(node, step) ?? obj([]), edit, depth + 1)
  return inside && withStep(node, step, inside)
}
