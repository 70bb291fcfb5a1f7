import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { canonical } from './canonical'
import { parse } from './parse'

const of = (text: string): string => canonical(parse(text).root!)

describe('the canonical text', () => {
  it.each([
    ['the order of members', '{"a":1,"b":2}', '{ "b": 2, "a": 1 }'],
    ['white space', '[1,2]', '[ 1,\n 2 ]'],
    ['how a number is spelt', '[1, 120, 0.5, 0, -3]', '[1.0, 1.2e2, 5E-1, -0.0, -30e-1]'],
    ['how a character is spelt', '"é/"', '"\\u00e9\\/"'],
    ['a member that a later one replaces', '{"a":2}', '{"a":1,"a":2}'],
  ])('does not ask for %s', (_, one, other) => expect(of(one)).toBe(of(other)))

  it.each([
    ['the order of items', '[1,2]', '[2,1]'],
    ['digits beyond a double', '9007199254740993', '9007199254740992'],
    ['a text and a number', '"1"', '1'],
    ['a sign', '-1', '1'],
    ['a power of ten', '10', '1'],
    ['a member called __proto__', '{"__proto__":1}', '{}'],
    ['a blank in a text', '"a b"', '"a  b"'],
    ['an empty object and an empty array', '{}', '[]'],
  ])('tells %s apart', (_, one, other) => expect(of(one)).not.toBe(of(other)))

  it('is JSON that means the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(JSON.parse(of(text))).toEqual(JSON.parse(text === '-0' ? '0' : text))
        expect(of(of(text))).toBe(of(text))
      }),
    )
  })
})
