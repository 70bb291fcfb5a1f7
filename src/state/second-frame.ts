import { LATEST_MS } from './after-paint'

/**
 * Runs within the frame after the next one, as part of it; the answer calls it off. Between the two
 * nothing is begun, so that the first is on its way to the screen before anything competes with it.
 */
export function inSecondFrame(run: () => void): () => void {
  const latest = setTimeout(() => finish(), LATEST_MS)
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => finish())))
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(latest)
  }
  const finish = (): void => {
    cancel()
    run()
  }
  return cancel
}
