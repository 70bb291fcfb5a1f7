import { describe, expect, it } from 'vitest'
import { readForm, START_FORM } from './run-form'

describe('what is typed for a run', () => {
  it('can be used as it begins, but for the model', () => {
    const { baseUrl, numbers, wrong, prices } = readForm(START_FORM)
    expect([baseUrl, numbers, wrong, prices]).toEqual([
      'https://api.openai.com/v1',
      { trials: 3, timeout: 60, maxCalls: 500 },
      [],
      undefined,
    ])
  })

  it.each([
    ['trials', '０', true],
    ['trials', '５', false],
    ['trials', '2.5', true],
    ['trials', '', true],
    ['seed', '', false],
    ['seed', '-1', true],
    ['temperature', '0.7', false],
    ['temperature', '3', true],
    ['maxCalls', '1e3', true],
  ] as const)('%s %j is wrong: %s', (field, text, isWrong) => {
    expect(readForm({ ...START_FORM, [field]: text }).wrong.includes(field)).toBe(isWrong)
  })

  it('has prices only where both are there', () => {
    expect(readForm({ ...START_FORM, priceIn: '2' }).prices).toBeUndefined()
    const both = { ...START_FORM, priceIn: '2', priceOut: '8', currency: ' CNY ' }
    expect(readForm(both).prices).toEqual({ input: 2, output: 8, currency: 'CNY' })
  })
})
