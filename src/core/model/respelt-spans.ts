import type { Edit } from '../json/edit'
import { getIn, type JsonNode, type Path, str, stringOf } from '../json/node'
import { pointer } from '../json/pointer'

/** A piece of a text of the tool; offsets are UTF-16 units in that text. */
export interface Span {
  readonly path: Path
  readonly start: number
  readonly end: number
  /** The word for this piece, where it is another than for the rest. */
  readonly to?: string
}

/**
 * The edits by which these pieces of a tool's texts become other words; one edit for each text. `to` is
 * for pieces without a word of their own.
 */
export function respeltSpans(tool: JsonNode, spans: readonly Span[], to = ''): Edit[] {
  const byPath = new Map<string, Span[]>()
  for (const span of spans) {
    const key = pointer(span.path)
    byPath.set(key, [...(byPath.get(key) ?? []), span])
  }
  return [...byPath.values()].flatMap((all): Edit[] => {
    const { path } = all[0]!
    const text = stringOf(getIn(tool, path))
    if (text === undefined) return []
    // From the end, so that the offsets before it stay right.
    const next = [...all]
      .sort((a, b) => b.start - a.start)
      .reduce((now, span) => now.slice(0, span.start) + (span.to ?? to) + now.slice(span.end), text)
    return [{ op: 'set', path, value: str(next) }]
  })
}
