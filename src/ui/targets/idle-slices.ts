/** A slice that finds the page never idle is begun after so long all the same. */
const LATEST_MS = 1000

/** Where the browser does not tell when it is idle, a slice may take so long. */
const SLICE_MS = 8

type Rest = () => number

function onIdle(run: (rest: Rest) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), {
      timeout: LATEST_MS,
    })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(() => {
    const end = performance.now() + SLICE_MS
    run(() => end - performance.now())
  }, SLICE_MS)
  return () => clearTimeout(timer)
}

/**
 * Takes the steps one after the other while the page is idle, so that a key pressed meanwhile waits
 * for one step at most; then `done`. The answer calls the rest off.
 */
export function inIdleSlices(steps: readonly (() => void)[], done: () => void): () => void {
  let next = 0
  let stop = (): void => undefined
  const slice = (rest: Rest): void => {
    do steps[next++]?.()
    while (next < steps.length && rest() > 1)
    if (next < steps.length) stop = onIdle(slice)
    else done()
  }
  stop = onIdle(slice)
  return () => stop()
}
