import { describe, expect, it } from 'vitest'
import { PULL_WORDS, pullSentence } from './pull-words'

describe('the words of pull', () => {
  it.each(Object.entries(PULL_WORDS))('%s have the same slots in both languages', (_, words) => {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((hit) => hit[0]).sort()
    expect(slots(words.zh)).toEqual(slots(words.en))
  })

  it('are filled once, whatever the values hold', () => {
    const values = { where: '{code}', code: -1, detail: '$& {where}' }
    expect(pullSentence('en', 'server-error', values)).toBe(
      '{code}: the server answered with error -1: $& {where}',
    )
  })
})
