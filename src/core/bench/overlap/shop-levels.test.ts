import { describe, expect, it } from 'vitest'
import { nameOf } from '../../model/tool'
import { shopLevels } from './shop-levels.fixture'
import { shopQuestions } from './shop-questions.fixture'
import { countKinds } from './two-versions'
import { wordingOverlap } from './wording-overlap'

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((each, i) => i === 0 || each > numbers[i - 1]!)

describe('the same tools, described vaguely, poorly, middling and well', () => {
  const levels = shopLevels.map(({ level, tools }) => {
    const { rows } = wordingOverlap(tools, shopQuestions)
    const meant = rows.filter(({ best }, i) => {
      const { expected } = shopQuestions[i]!
      const name = best && nameOf(tools[best.tool])
      return expected.is === 'tool' && name !== undefined && expected.tools.includes(name)
    })
    return { level, rows, meant: meant.length }
  })

  it('come in that order', () => {
    expect(levels.map(({ level }) => level)).toEqual(['vague', 'poor', 'medium', 'good'])
  })

  it('share more words with the questions meant for them at each step', () => {
    expect(isRising(levels.map(({ meant }) => meant))).toBe(true)
    expect(levels.at(-1)!.meant).toBe(shopQuestions.length)
  })

  it('are clearer at each step', () => {
    expect(isRising(levels.map(({ rows }) => countKinds(rows).clear))).toBe(true)
    const margins = levels.map(({ rows }) => rows.map(({ margin = 0 }) => margin))
    expect(isRising(margins.map((all) => all.reduce((sum, each) => sum + each, 0)))).toBe(true)
  })

  it('cannot be compared with questions in another script', () => {
    const english = [{ id: 'q', text: 'Where is my parcel?', expected: { is: 'none' } as const }]
    for (const { tools } of shopLevels)
      expect(wordingOverlap(tools, english).rows[0]!.kind).toBe('not-comparable')
  })
})
