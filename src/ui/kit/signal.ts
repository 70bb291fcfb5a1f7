import { useSyncExternalStore } from 'react'

/** One value of the interface that several places read and any of them may set. */
export interface Signal<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function signal<T>(initial: T): Signal<T> {
  let now = initial
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set: (value) => {
      now = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useSignal = <T>(of: Signal<T>): T => useSyncExternalStore(of.subscribe, of.get, of.get)
