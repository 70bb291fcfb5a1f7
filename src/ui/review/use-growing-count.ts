import { startTransition, useEffect, useState } from 'react'

/** So many are drawn at once; the rest follow while the page can already be read. */
const STEP = 40

/** Grows from the first step to `total`, a step at each pass, so that a long list does not block. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)))
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
