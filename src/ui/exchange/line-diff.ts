/** A line that goes, comes, or stays as context; `gap` stands for lines left out between. */
export interface DiffLine {
  readonly kind: 'removed' | 'added' | 'same' | 'gap'
  readonly text: string
}

/** Texts with more changed lines than this are compared as one block; a table of both would be vast. */
const MOST_COMPARED = 1500

const CONTEXT = 1

/** The lines that make `after` of `before`, with one line of context around each change. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const a = before.split(/\r\n|\r|\n/)
  const b = after.split(/\r\n|\r|\n/)
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (
    tail < Math.min(a.length, b.length) - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++
  const middle = compared(a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }))
  return withGaps([...same(a.slice(0, head)), ...middle, ...same(a.slice(a.length - tail))])
}

function compared(a: readonly string[], b: readonly string[]): readonly DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text })
  const added = (text: string): DiffLine => ({ kind: 'added', text })
  if (a.length > MOST_COMPARED || b.length > MOST_COMPARED)
    return [...a.map(removed), ...b.map(added)]
  const common = commonLengths(a, b)
  const out: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push({ kind: 'same', text: a[i]! })
      i++
      j++
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      out.push(removed(a[i++]!))
    else out.push(added(b[j++]!))
  }
  return out
}

/** For each pair of rests, how many lines they have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] =
        a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

function withGaps(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNear = lines.map((_, i) =>
    lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some((each) => each.kind !== 'same'),
  )
  const out: DiffLine[] = []
  lines.forEach((line, i) => {
    if (isNear[i]) out.push(line)
    else if (out.length && out.at(-1)!.kind !== 'gap') out.push({ kind: 'gap', text: '' })
  })
  if (out.at(-1)?.kind === 'gap') out.pop()
  return out
}
