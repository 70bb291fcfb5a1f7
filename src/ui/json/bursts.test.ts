import { describe, expect, it } from 'vitest'
import { countBursts } from './bursts'

const type = (rangeOffset: number, text: string, rangeLength = 0) => [
  { rangeOffset, rangeLength, text },
]

describe('bursts of typing', () => {
  it.each([
    ['letters one after the other', [type(4, 'a'), type(5, 'b'), type(6, 'c')], 1],
    ['typing, then deleting it', [type(4, 'a'), type(5, 'b'), type(5, '', 1), type(4, '', 1)], 1],
    ['typing in two places', [type(4, 'a'), type(40, 'b')], 2],
    ['a paste between letters', [type(4, 'a'), type(5, 'a long text'), type(16, 'b')], 3],
    ['two pastes', [type(0, '{"a": 1}'), type(8, '{"b": 1}')], 2],
    ['two carets at once, then one', [[...type(9, 'a'), ...type(4, 'a')], type(10, 'b')], 2],
  ])('makes of %s the right number of steps', (_, events, steps) => {
    const bursts = countBursts()
    const keys = events.map((changes) => bursts.keyFor('t1', changes))
    expect(new Set(keys).size).toBe(steps)
    expect(bursts.last()).toBe(keys.at(-1))
  })
})
