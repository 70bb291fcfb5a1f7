import { useState } from 'react'

/** The first of the values that are the same, so that what is told apart by object finds no change. */
export function useHeld<T>(value: T, isSame: (held: T, value: T) => boolean): T {
  const [held, setHeld] = useState(value)
  if (held === value || isSame(held, value)) return held
  setHeld(value)
  return value
}

/** Whether two lists hold the same objects in the same order. */
export const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i])
