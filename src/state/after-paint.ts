/** A page that is not shown draws no frame; what waits for one is then run all the same. */
export const LATEST_MS = 250

/** Runs when the next frame is on screen; the answer calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const latest = setTimeout(() => finish(), LATEST_MS)
  // A frame callback runs before its paint; a timer set in it runs after.
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => finish())))
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    clearTimeout(latest)
  }
  const finish = (): void => {
    cancel()
    run()
  }
  return cancel
}
