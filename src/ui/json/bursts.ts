import type { ViewChange } from './editor-text'

/** More than this much text at once was not typed key by key (a paste, a completion). */
export const TYPED_AT_ONCE = 3

/** Which keystrokes are one step to undo: those that go on where the last one ended. */
export interface Bursts {
  /** The key of the burst that the changes belong to. */
  readonly keyFor: (id: string, changes: readonly ViewChange[]) => string
  /** The key given last, for what must be one step with it. */
  readonly last: () => string
}

export function countBursts(): Bursts {
  let run = 0
  let end = -1
  let closed = true
  let last = ''
  return {
    keyFor(id, changes) {
      const [change] = changes
      if (!change) return last
      const { rangeOffset: start, rangeLength, text } = change
      const goesOn = changes.length === 1 && start <= end && end <= start + rangeLength
      const large = text.length > TYPED_AT_ONCE
      if (!goesOn || large || closed) run++
      end = start + text.length
      closed = large || changes.length > 1
      last = `text:${id}:${run}`
      return last
    },
    last: () => last,
  }
}
