import { LATEST_MS } from './after-paint'

/**
 * Runs within a frame after the next one, as part of it; the answer calls it off. It is asked for
 * only when the next frame has left for the screen, so that nothing competes with that one and
 * whatever waits for it, another key above all, comes first.
 */
export function inSecondFrame(run: () => void): () => void {
  const latest = setTimeout(() => finish(), LATEST_MS)
  let left: ReturnType<typeof setTimeout> | undefined
  const askAgain = (): void => {
    frame = requestAnimationFrame(() => finish())
  }
  // A frame callback runs before its paint; a timer set in it runs after.
  let frame = requestAnimationFrame(() => (left = setTimeout(askAgain)))
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(left)
    clearTimeout(latest)
  }
  const finish = (): void => {
    cancel()
    run()
  }
  return cancel
}
