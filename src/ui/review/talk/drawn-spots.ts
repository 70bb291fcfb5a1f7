import { useLayoutEffect } from 'react'
import { signal } from '../../kit/signal'

/** The spots that have a line on the page now; what was said elsewhere is listed with its tool. */
export const drawnSpots = signal<ReadonlyMap<string, number>>(new Map())

const counts = new Map<string, number>()
let isTold = true

function counted(key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
  if (!isTold) return
  // Many lines come and go at once.
  isTold = false
  queueMicrotask(() => {
    isTold = true
    drawnSpots.set(new Map(counts))
  })
}

export function useDrawnSpot(key: string): void {
  useLayoutEffect(() => {
    counted(key, 1)
    return () => counted(key, -1)
  }, [key])
}
