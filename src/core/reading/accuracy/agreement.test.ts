import { describe, expect, it } from 'vitest'
import { argumentLines } from '../argument-lines'
import { hitsOf, interval, weightedKappa } from './agreement'
import { areaUnderCurve, bestThresholdKappa, partialSpearman, spearman } from './correlation'

describe('agreement', () => {
  it('is full between equals, none by chance, and worse the further apart', () => {
    expect(weightedKappa([0, 1, 2], [0, 1, 2])).toBe(1)
    expect(weightedKappa([0, 0, 2, 2], [0, 2, 0, 2])).toBeCloseTo(0)
    expect(weightedKappa([0, 0, 2, 2], [1, 0, 2, 2])).toBeGreaterThan(
      weightedKappa([0, 0, 2, 2], [2, 0, 2, 2]),
    )
  })

  it('counts what is named by both, by us, by them', () => {
    const { wanted, precision, recall } = hitsOf([
      { theirs: ['a', 'b'], ours: ['a'] },
      { theirs: [], ours: ['c'] },
    ])
    expect([wanted, precision, recall]).toEqual([2, 0.5, 0.5])
  })

  it('has an interval around it, the same each time', () => {
    const sample = Array.from({ length: 50 }, (_, i) => i)
    const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b) / list.length
    const [low, high] = interval(sample, mean)
    expect(low).toBeLessThan(24.5)
    expect(high).toBeGreaterThan(24.5)
    expect(interval(sample, mean)).toEqual([low, high])
  })
})

describe('correlation', () => {
  it('goes by order only', () => {
    expect(spearman([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1)
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1)
  })

  it('leaves nothing of what the third thing explains', () => {
    const third = [1, 2, 3, 4, 5, 6, 7, 8]
    const one = [2, 1, 4, 3, 6, 5, 8, 7]
    const other = [2, 1, 3, 4, 5, 6, 8, 7]
    expect(spearman(one, other)).toBeGreaterThan(0.9)
    expect(partialSpearman(one, other, third)).toBeLessThan(spearman(one, other))
  })

  it('finds the threshold at which good is told from bad', () => {
    const isGood = [false, false, true, true]
    expect(bestThresholdKappa([1, 2, 3, 4], isGood)).toBe(1)
    expect(areaUnderCurve([1, 2, 3, 4], isGood)).toBe(1)
    expect(areaUnderCurve([1, 3, 2, 4], isGood)).toBe(0.75)
    expect(areaUnderCurve([1, 1, 1, 1], isGood)).toBe(0.5)
  })
})

describe('arguments explained in a description', () => {
  it.each([
    ['Args:\n    city: the name\n    limit (int): at most 5\n\nReturns:\n    text: the weather', 2],
    ['参数：\n- city：城市名\n- limit：最多 5', 2],
    ['Args: city: the name of a city', 1],
    ['Gets the weather: sunny or not.', 0],
    ['', 0],
  ])('in %j are %i', (text, count) => expect(argumentLines(text)).toBe(count))
})
