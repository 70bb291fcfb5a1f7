import { useState } from 'react'

/** The same list as long as its items are, so that what is worked out from it stays. */
export function useSettled<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((each, i) => each === list[i])
  if (!isSame) setKept(list)
  return isSame ? kept : list
}
