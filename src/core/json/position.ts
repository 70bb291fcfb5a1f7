import { type JsonNode, memberOf, type Path, type Range } from './node'

/** Line and column of an offset, both from 1; a column counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Offsets at which lines start; CR LF, LF and lone CR end a line. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1)
  }
  return starts
}

export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - starts[low]! + 1 }
}

/**
 * The range of the value at a path, or, where the path leads past what is there, of the nearest
 * value above it that was read from text. `key` asks for the member's name instead of its value.
 */
export function locate(root: JsonNode, path: Path, part: 'value' | 'key' = 'value'): Range {
  let node: JsonNode | undefined = root
  let best: Range = root.at ?? { start: 0, end: 0 }
  for (let i = 0; i < path.length && node; i++) {
    const step = path[i]!
    let next: JsonNode | undefined
    if (node.kind === 'array') next = node.items[Number(step)]
    else {
      const hit = memberOf(node, String(step))
      next = hit?.value
      if (part === 'key' && i === path.length - 1 && hit?.keyAt) return hit.keyAt
    }
    if (next?.at) best = next.at
    node = next
  }
  return best
}
