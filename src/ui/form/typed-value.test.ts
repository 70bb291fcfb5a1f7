import { describe, expect, it } from 'vitest'
import { print } from '../../core/json/print'
import { textFor, type WrittenAs, valueFrom } from './typed-value'

describe('a typed value', () => {
  it.each<[string, WrittenAs, string]>([
    ['a "b"', 'text', '"a \\"b\\""'],
    ['', 'text', '""'],
    ['9223372036854775808', 'integer', '9223372036854775808'],
    ['-0.10', 'number', '-0.10'],
    ['1e400', 'number', '1e400'],
    ['1.0', 'integer', '1.0'],
    ['１２．５', 'number', '12.5'],
    [' 7 ', 'count', '7'],
    ['{"a":1.50}', 'json', '{"a":1.50}'],
    ['"x"', 'json', '"x"'],
  ])('%j as %s is %s', (text, as, json) => {
    const typed = valueFrom(text, as)
    expect(typed.ok && print(typed.node, 0)).toBe(json)
  })

  it.each<[string, WrittenAs, string]>([
    ['abc', 'number', 'not-a-number'],
    ['007', 'integer', 'not-a-number'],
    ['1.', 'number', 'not-a-number'],
    ['', 'number', 'not-a-number'],
    ['1.5', 'integer', 'not-whole'],
    ['-1', 'count', 'not-a-count'],
    ['2.5', 'count', 'not-a-count'],
    ['{"a":}', 'json', 'not-json'],
    ['[1,]', 'json', 'not-json'],
  ])('%j as %s is refused: %s', (text, as, reason) => {
    expect(valueFrom(text, as)).toEqual({ ok: false, reason })
  })

  it.each<[WrittenAs, string]>([
    ['text', 'plain'],
    ['integer', '10000000000000000000'],
    ['json', '[1,"a"]'],
  ])('as %s is shown as it was typed', (as, text) => {
    const typed = valueFrom(text, as)
    expect(typed.ok && textFor(typed.node, as)).toBe(text)
  })
})
