/** A row's name, which may change, and its key, which does not. */
export interface RowKey {
  readonly name: string
  readonly key: number
}

/**
 * Keys for a list of names that was another list a moment ago: a row keeps its key when it moves,
 * and when it alone was renamed. So an open row stays open, and a focused field keeps its focus.
 */
export function keepKeys(before: readonly RowKey[], names: readonly string[]): readonly RowKey[] {
  const changed = names.flatMap((name, i) => (before[i]?.name === name ? [] : [i]))
  if (changed.length === 0 && before.length === names.length) return before
  if (changed.length === 1 && before.length === names.length)
    return names.map((name, i) => ({ name, key: before[i]!.key }))
  const left = [...before]
  let next = Math.max(-1, ...before.map((row) => row.key)) + 1
  return names.map((name) => {
    const at = left.findIndex((row) => row.name === name)
    return at < 0 ? { name, key: next++ } : left.splice(at, 1)[0]!
  })
}
