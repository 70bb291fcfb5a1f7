import { describe, expect, it, test } from 'vitest'
import { randomFrom } from '../../random-from'
import { compare, type Pair } from './compare'
import { mcNemar } from './mc-nemar'
import { questionsNeeded } from './questions-needed'
import { signFlip } from './sign-flip'
import { wilson } from './wilson'

describe('the interval of Wilson', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i is from %d to %d, as published', (passed, total, low, high) => {
    const interval = wilson(passed, total)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test.each([
    [16, 20, 58, 92],
    [6, 20, 15, 52],
  ])('%i of %i is %i to %i per cent', (passed, total, low, high) => {
    const interval = wilson(passed, total)
    expect([Math.round(interval.low * 100), Math.round(interval.high * 100)]).toEqual([low, high])
  })

  it('never leaves 0 and 1, and says nothing of nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
    expect(wilson(3, 3).high).toBe(1)
    expect(wilson(0, 7).low).toBe(0)
    expect(wilson(3, 3).low).toBeCloseTo(0.4385, 4)
  })
})

describe('the exact test of McNemar', () => {
  test.each([
    // The example of statsmodels' mcnemar: 121 and 59 that moved.
    [59, 121, 4.434e-6],
    // Twice the binomial tail, by hand: 2 × 1/64; 2 × 4,048/262,144.
    [6, 0, 0.03125],
    [14, 4, 0.030884],
    [5, 0, 0.0625],
    [3, 3, 1],
    [0, 0, 1],
  ])('%i and %i give %d', (fixed, broken, p) => {
    expect(mcNemar(fixed, broken)).toBeCloseTo(p, p < 1e-4 ? 8 : 6)
    expect(mcNemar(broken, fixed)).toBe(mcNemar(fixed, broken))
  })

  it('bears thousands of questions', () => {
    expect(mcNemar(3000, 3000)).toBe(1)
    expect(mcNemar(3000, 2700)).toBeGreaterThan(0)
    expect(mcNemar(3000, 2700)).toBeLessThan(0.001)
  })
})

describe('the sign-flip test', () => {
  // Darwin's maize in R. A. Fisher, The Design of Experiments (1935): of 32,768 ways to set the signs,
  // 1,726 are at least as far from zero.
  const DARWIN = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]

  it('comes to Fisher’s figure by draws, the same each time', () => {
    expect(Math.abs(signFlip(DARWIN) - 1726 / 32768)).toBeLessThan(0.01)
    expect(signFlip(DARWIN)).toBe(signFlip(DARWIN))
  })

  test.each([
    ['six that go one way', [1, 1, 1, 1, 1, 1], 2 / 64],
    ['zeros, which say nothing', [1, 0, 1, 0, 1, 1, 1, 1], 2 / 64],
    ['thirds, which are no exact numbers', [1 / 3, 1 / 3, -2 / 3], 1],
    ['nothing', [], 1],
    // 1 + 2 + 3 against -4: sums of 2 or more in size are 14 of 16.
    ['four of different sizes', [1, 2, 3, -4], 14 / 16],
  ])('is exact for few: %s', (_, differences, p) => {
    expect(signFlip(differences)).toBe(p)
  })
})

describe('two versions', () => {
  const pairs = (fixed: number, broken: number, same: number): Pair[] => [
    ...Array<Pair>(fixed).fill({ before: 0, after: 1 }),
    ...Array<Pair>(broken).fill({ before: 1, after: 0 }),
    ...Array<Pair>(same).fill({ before: 1, after: 1 }),
  ]

  test.each([
    [14, 4, 2, 'better'],
    [4, 14, 2, 'worse'],
    [6, 0, 0, 'better'],
    [5, 0, 30, 'not-shown'],
    [4, 4, 12, 'not-shown'],
    [5, 0, 0, 'too-few'],
    [0, 0, 0, 'too-few'],
  ])('%i fixed, %i broken, %i as before: %s', (fixed, broken, same, verdict) => {
    expect(compare(pairs(fixed, broken, same), 1)).toMatchObject({ fixed, broken, verdict })
  })

  it('tells about how many more questions are needed, and nothing where no number would do', () => {
    expect(compare(pairs(5, 0, 15), 1).more).toBe(questionsNeeded(5, 0, 20)! - 20)
    expect(compare(pairs(4, 4, 12), 1).more).toBeUndefined()
    expect(compare(pairs(6, 1, 0), 1).more).toBeGreaterThanOrEqual(1)
    expect(compare(pairs(1, 0, 900), 1).more).toBe(1000)
    expect(compare(pairs(14, 4, 2), 1).more).toBeUndefined()
  })

  it('needs as many questions as Connor’s formula says, by hand', () => {
    // Moved .4, effect .2: (1.96 √.4 + .8416 √(.4 − .04))² / .04 = 76.1.
    expect(questionsNeeded(6, 2, 20)).toBe(77)
  })

  it('asks for more than half of the trials, and does not decide by trials', () => {
    expect(compare(Array<Pair>(8).fill({ before: 0.5, after: 2 / 3 }), 3)).toMatchObject({
      fixed: 8,
      verdict: 'better',
    })
    const shifted = compare(Array<Pair>(8).fill({ before: 0, after: 1 / 3 }), 3)
    expect(shifted).toMatchObject({ fixed: 0, verdict: 'not-shown' })
    expect(shifted.pOfRates).toBe(2 / 256)
  })

  it('calls no difference better in more than one of twenty runs', () => {
    const random = randomFrom(7)
    const runs = 2000
    let better = 0
    let worse = 0
    for (let run = 0; run < runs; run++) {
      const share = 0.2 + 0.6 * random()
      const rate = (): number => [0, 1, 2].filter(() => random() < share).length / 3
      const drawn = Array.from({ length: 20 }, () => ({ before: rate(), after: rate() }))
      const { verdict } = compare(drawn, 1)
      if (verdict === 'better') better++
      if (verdict === 'worse') worse++
    }
    expect(better / runs).toBeLessThanOrEqual(0.05)
    expect(worse / runs).toBeLessThanOrEqual(0.05)
    expect(better).toBeGreaterThan(0)
  })
})
