import type { FetchedAnswer, FetchedRequest, SenderWorld } from './model-sender'

/** As much of an AbortSignal as is used. */
export interface StopSignal {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', act: () => void) => void
  readonly removeEventListener: (type: 'abort', act: () => void) => void
}

/** What browsers and Node both have, handed in since this layer has neither. */
export interface FetchParts<Signal> {
  readonly fetch: (
    url: string,
    request: FetchedRequest & { readonly signal: Signal },
  ) => Promise<FetchedAnswer>
  readonly newAbort: () => { readonly signal: Signal; readonly abort: () => void }
  readonly after: SenderWorld['after']
}

export interface FetchWorld extends Omit<SenderWorld, 'whyUnanswered'> {
  /** Waits so many milliseconds, but not beyond the stop. */
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** The world of a sender and of a runner, as `fetch`, a timer and a signal to stop make it. */
export function fetchWorld<Signal>(parts: FetchParts<Signal>, stop: StopSignal): FetchWorld {
  const { after } = parts
  const onStop = (act: () => void): (() => void) => {
    stop.addEventListener('abort', act)
    return () => stop.removeEventListener('abort', act)
  }
  return {
    after,
    onStop,
    fetch: (url, request, giveUp) => {
      const { signal, abort } = parts.newAbort()
      giveUp.end = abort
      if (stop.aborted) abort()
      return parts.fetch(url, { ...request, signal })
    },
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        if (stop.aborted) return resolve()
        const done = (): void => {
          for (const each of callOff) each()
          resolve()
        }
        const callOff = [after(milliseconds, done), onStop(done)]
      }),
  }
}
