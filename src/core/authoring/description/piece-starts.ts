import type { Span } from '../../reading/sentences'

/**
 * Where the pieces of a text start: at its sentences, with the bullets and signs in front of them.
 * A fenced block of code stays with what stands before it.
 */
export function pieceStarts(text: string, sentences: readonly Span[]): readonly number[] {
  const fences = fencesIn(text)
  const starts = new Set([0])
  const pastBlanks = (at: number): number => at + /^\s*/.exec(text.slice(at))![0].length
  sentences.forEach((_, i) => {
    const before = sentences[i - 1]
    if (!before) return
    const start = pastBlanks(before.end)
    const fence = fences.find((each) => start >= each.start && start < each.end)
    const at = fence ? pastBlanks(fence.end) : start
    if (at < text.length) starts.add(at)
  })
  return [...starts].sort((a, b) => a - b)
}

interface Fence {
  readonly start: number
  readonly end: number
}

/** Blocks between lines of three back-ticks; one that is not closed goes to the end. */
function fencesIn(text: string): readonly Fence[] {
  const marks = [...text.matchAll(/^[ \t]*(?:\x60{3,}|~{3,}).*$/gm)]
  const fences: Fence[] = []
  for (let i = 0; i < marks.length; i += 2) {
    const [open, close] = [marks[i]!, marks[i + 1]]
    fences.push({ start: open.index, end: close ? close.index + close[0].length : text.length })
  }
  return fences
}
