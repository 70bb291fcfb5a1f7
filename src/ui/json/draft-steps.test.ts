import { describe, expect, it } from 'vitest'
import { DraftSteps } from './draft-steps'

describe('steps through what the document did not take up', () => {
  it('go back and forth, one for each burst', () => {
    const steps = new DraftSteps<number>()
    steps.typed('a', 1, 'first')
    steps.typed('ab', 1, 'first')
    steps.typed('abc', 1, 'second')
    expect(steps.back('abcd', 1)).toBe('abc')
    expect(steps.back('abc', 1)).toBe('a')
    expect(steps.back('a', 1)).toBeUndefined()
    expect(steps.again('a', 1)).toBe('abc')
    expect(steps.again('abc', 1)).toBe('abcd')
    expect(steps.again('abcd', 1)).toBeUndefined()
  })

  it('wait while the document has steps of its own behind them', () => {
    const steps = new DraftSteps<number>()
    steps.typed('a', 1, 'first')
    expect(steps.back('ab', 2)).toBeUndefined()
    expect(steps.back('ab', 1)).toBe('a')
  })

  it('are not done again once something else was typed', () => {
    const steps = new DraftSteps<number>()
    steps.typed('a', 1, 'first')
    steps.back('ab', 1)
    steps.takenUp()
    expect(steps.again('a', 1)).toBeUndefined()
  })
})
