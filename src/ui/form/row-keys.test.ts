import { describe, expect, it } from 'vitest'
import { keepKeys } from './row-keys'

const start = keepKeys([], ['a', 'b', 'c'])
const keys = (names: string[], before = start) => keepKeys(before, names).map((row) => row.key)

describe('keys of rows', () => {
  it.each([
    ['nothing happens', ['a', 'b', 'c'], [0, 1, 2]],
    ['one is renamed', ['a', 'x', 'c'], [0, 1, 2]],
    ['one moves', ['c', 'a', 'b'], [2, 0, 1]],
    ['one is removed', ['a', 'c'], [0, 2]],
    ['one is added', ['a', 'b', 'c', 'd'], [0, 1, 2, 3]],
    ['one is added in front', ['z', 'a', 'b', 'c'], [3, 0, 1, 2]],
    ['all go', [], []],
  ])('stay with their rows when %s', (_, names, expected) => {
    expect(keys(names)).toEqual(expected)
  })

  it('tells equal names apart', () => {
    const twins = keepKeys([], ['a', 'a', 'b'])
    expect(new Set(twins.map((row) => row.key)).size).toBe(3)
    expect(keys(['b', 'a', 'a'], [...twins])).toEqual([2, 0, 1])
  })

  it('gives the same list when nothing changed', () => {
    expect(keepKeys(start, ['a', 'b', 'c'])).toBe(start)
  })
})
