import { useState } from 'react'
import { keepKeys, type RowKey } from './row-keys'

/** Keys for the rows of a list, the same for a row that moved or was renamed. */
export function useRowKeys(names: readonly string[]): readonly RowKey[] {
  const [rows, setRows] = useState(() => keepKeys([], names))
  const next = keepKeys(rows, names)
  if (next !== rows) setRows(next)
  return next
}
