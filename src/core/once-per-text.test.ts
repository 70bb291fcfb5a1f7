import { expect, it } from 'vitest'
import { oncePerText } from './once-per-text'

it('works an answer out once for each text, an absent one too, and starts anew when there are too many', () => {
  const asked: string[] = []
  const answer = oncePerText((text) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  }, 2)
  expect(['', 'one', 'one', ''].map(answer)).toEqual([undefined, 3, 3, undefined])
  expect(asked).toEqual(['', 'one'])
  expect(['three', '', 'three'].map(answer)).toEqual([5, undefined, 5])
  expect(asked).toEqual(['', 'one', 'three', ''])
})

it('keeps no long text', () => {
  let times = 0
  const answer = oncePerText(() => ++times)
  const long = 'a'.repeat(5000)
  expect([answer(long), answer(long)]).toEqual([1, 2])
})
