import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { member, obj, str } from './node'
import { print } from './print'

describe('a text', () => {
  it.each([
    ['plain', 'an order'],
    ['Chinese', '查询订单'],
    ['marks', 'say "it" \\ again'],
    ['control characters', '\u0000\u001f\n\t\u007f\u2028'],
    ['a pair', '🙂'],
    ['half a pair', '\ud83d'],
    ['the other half', 'a\ude42'],
  ])('is written as JSON.stringify writes it: %s', (_, text) => {
    expect(print(str(text))).toBe(JSON.stringify(text))
    expect(print(obj([member(text, str('x'))]), 0)).toBe(JSON.stringify({ [text]: 'x' }))
  })

  it('is written as JSON.stringify writes it, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(print(str(text))).toBe(JSON.stringify(text))
      }),
    )
  })
})
