import { expect, it } from 'vitest'
import { oncePer } from './once-per'

it('works an answer out once for each object, an absent one too', () => {
  const asked: object[] = []
  const answer = oncePer((about: { readonly size?: number }) => {
    asked.push(about)
    return about.size
  })
  const one = { size: 1 }
  const none = {}
  expect([answer(one), answer(none), answer(one), answer(none), answer({ size: 1 })]).toEqual([
    1,
    undefined,
    1,
    undefined,
    1,
  ])
  expect(asked).toHaveLength(3)
})
