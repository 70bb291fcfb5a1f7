import { useCallback, useMemo, useState } from 'react'

/** The first of the values that are the same, so that what is told apart by object finds no change. */
export function useHeld<T>(value: T, isSame: (held: T, value: T) => boolean): T {
  const steady = useCallback((held: T, now: T): T => (isSame(held, now) ? held : now), [isSame])
  return useSteady(value, steady)
}

/** The value, made by `steady` of what it was before as far as both say the same. */
export function useSteady<T>(value: T, steady: (held: T, now: T) => T): T {
  const [held, setHeld] = useState(value)
  const now = useMemo(() => (held === value ? held : steady(held, value)), [held, value, steady])
  if (now !== held) setHeld(now)
  return now
}
