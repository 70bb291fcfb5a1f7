import { createStore, type StoreApi } from 'zustand'
import { inSecondFrame } from './second-frame'

/** What is behind its store, each with the function that brings it up. */
const behind = new Set<() => void>()
let isTyping = false
let callOff = (): void => undefined

/**
 * Makes a change that the author sees without it being drawn, since the field that was typed in
 * shows the letter by itself. What is drawn from the stores follows in the frame after the letter's.
 */
export function asTyped<T>(change: () => T): T {
  const was = isTyping
  isTyping = true
  try {
    return change()
  } finally {
    isTyping = was
  }
}

/**
 * A store as it is drawn: the same as `store`, but for one frame after typing. Any other change of
 * any store brings all of them up at once, so that what is drawn is never of two times.
 */
export function drawnFrom<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): StoreApi<T> {
  const drawn = createStore<T>(() => store.getState())
  const follow = (): void => drawn.setState(store.getState(), true)
  store.subscribe(() => {
    behind.add(follow)
    if (!isTyping) drawNow()
    else if (behind.size === 1) callOff = inSecondFrame(drawNow)
  })
  return drawn
}

/** Whether typing is not drawn yet: then what is on screen must not be worked with. */
export const isDrawingDue = (): boolean => behind.size > 0

/** Draws at once what waits for the next frame. */
export function drawNow(): void {
  callOff()
  callOff = () => undefined
  const late = [...behind]
  behind.clear()
  for (const follow of late) follow()
}
