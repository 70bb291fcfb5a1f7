import process from 'node:process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The part of `process` that is needed here; a test hands in its own. */
export interface SignalSource {
  readonly pid: number
  on(event: string, listener: (name: never) => void): unknown
  off(event: string, listener: (name: never) => void): unknown
  kill(pid: number, signal: string): unknown
}

/**
 * Calls `stop` at the first signal that asks us to end, and `kill` when we end without coming to
 * `release`. `release` gives the signal back, so that we end as if it had never been held.
 */
export function onSignal(
  stop: () => void,
  kill: () => void,
  source: SignalSource = process as unknown as SignalSource,
): { readonly release: () => void } {
  let caught: string | undefined
  const catchSignal = (name: string): void => {
    // Whoever asks twice does not want to wait for a farewell.
    if (caught !== undefined) kill()
    caught ??= name
    stop()
  }
  for (const name of SIGNALS) source.on(name, catchSignal)
  source.on('exit', kill)
  return {
    release: () => {
      for (const name of SIGNALS) source.off(name, catchSignal)
      source.off('exit', kill)
      if (caught !== undefined) source.kill(source.pid, caught)
    },
  }
}
