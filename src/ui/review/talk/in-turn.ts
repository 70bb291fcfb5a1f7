/** So long the page may stand still at once, in milliseconds. */
const SLICE_MS = 12

const waiting = new Set<() => void>()
let isRunning = false

/** Runs when the page has a moment, one after the other; the answer calls it off. */
export function inTurn(run: () => void): () => void {
  waiting.add(run)
  if (!isRunning) {
    isRunning = true
    setTimeout(slice)
  }
  return () => void waiting.delete(run)
}

function slice(): void {
  const end = performance.now() + SLICE_MS
  for (const run of waiting) {
    waiting.delete(run)
    run()
    if (performance.now() > end) break
  }
  isRunning = waiting.size > 0
  if (isRunning) setTimeout(slice)
}
