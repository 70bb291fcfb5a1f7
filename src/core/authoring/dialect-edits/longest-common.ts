/** Longer lists than this are compared from both ends only. */
const MOST = 400

/** Pairs of indexes at which two lists agree, in order: as many as there can be. */
export function longestCommon(
  a: readonly string[],
  b: readonly string[],
): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) pairs.push([head, head++])
  let tail = 0
  const most = Math.min(a.length, b.length) - head
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const rows = a.length - head - tail
  const columns = b.length - head - tail
  if (rows <= MOST && columns <= MOST) {
    const best = table(a, b, head, rows, columns)
    let i = 0
    let j = 0
    while (i < rows && j < columns) {
      if (a[head + i] === b[head + j]) pairs.push([head + i++, head + j++])
      else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++
      else j++
    }
  }
  for (let k = tail; k > 0; k--) pairs.push([a.length - k, b.length - k])
  return pairs
}

function table(
  a: readonly string[],
  b: readonly string[],
  head: number,
  rows: number,
  columns: number,
): readonly (readonly number[])[] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      best[i]![j] =
        a[head + i] === b[head + j]
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!)
  return best
}
