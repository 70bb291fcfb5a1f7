/** What may wait runs when the page has nothing better to do, at the latest after so long. */
const LATEST_MS = 10_000

export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

export const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve))
