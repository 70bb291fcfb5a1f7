import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { codeLines } from './code-lines'

const texts = [
  '{}',
  '[]',
  '"a \\" b"',
  '12345678901234567890',
  '{"a":[1,2,{"b":null,"c":[]}],"__proto__":true,"1":{"x":"<b>"},"1":-0.10e5}',
  '[[[["\\u0000"]]],{"":{}}]',
]

describe('lines of code', () => {
  it.each(texts)('are what is copied, character for character: %s', (text) => {
    const { root } = parse(text)
    const shown = codeLines(root!)
      .map(({ indent, tokens }) => ' '.repeat(indent) + tokens.map((each) => each.text).join(''))
      .join('\n')
    expect(shown).toBe(print(root!, 2))
  })

  it('tell a key from a string', () => {
    const { root } = parse('{"type":"type"}')
    const kinds = codeLines(root!)[1]!.tokens.map((token) => token.kind)
    expect(kinds).toEqual(['k', 'p', '', 's'])
  })
})
