import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { asTyped, drawNow, drawnFrom, isDrawingDue } from './drawn'

const makeStore = () => {
  const store = createStore(() => ({ text: '' }))
  const drawn = drawnFrom(store)
  return {
    set: (text: string) => store.setState({ text }),
    drawn: () => drawn.getState().text,
  }
}

let frames: (() => void)[] = []
/** A frame, and the tasks that were put off until it has left for the screen. */
const nextFrame = (): void => {
  frames.splice(0).forEach((run) => run())
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

afterEach(() => {
  drawNow()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is drawn from a store', () => {
  it('is what the store holds, where nobody types', () => {
    const { set, drawn } = makeStore()
    set('a')
    expect(drawn()).toBe('a')
  })

  it('follows typing in the second frame, all letters at once', () => {
    const { set, drawn } = makeStore()
    asTyped(() => set('a'))
    asTyped(() => set('ab'))
    expect(drawn()).toBe('')
    expect(isDrawingDue()).toBe(true)
    nextFrame()
    expect(drawn()).toBe('')
    nextFrame()
    expect(drawn()).toBe('ab')
    expect(isDrawingDue()).toBe(false)
  })

  it('follows typing in a page that draws no frames', () => {
    const { set, drawn } = makeStore()
    asTyped(() => set('a'))
    vi.advanceTimersByTime(1000)
    expect(drawn()).toBe('a')
  })

  it('follows typing at once when it is asked to', () => {
    const { set, drawn } = makeStore()
    asTyped(() => set('a'))
    drawNow()
    expect(drawn()).toBe('a')
  })

  it('is of one time: another change of any store brings up what was typed', () => {
    const typed = makeStore()
    const other = makeStore()
    asTyped(() => typed.set('a'))
    expect(typed.drawn()).toBe('')
    other.set('b')
    expect([typed.drawn(), other.drawn()]).toEqual(['a', 'b'])
  })

  it('is drawn at once again after typing that failed', () => {
    const { set, drawn } = makeStore()
    expect(() =>
      asTyped(() => {
        throw new Error('no')
      }),
    ).toThrow('no')
    set('a')
    expect(drawn()).toBe('a')
  })

  it('answers what the typing answered', () => {
    expect(asTyped(() => 7)).toBe(7)
  })
})
