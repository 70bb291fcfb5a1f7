import { describe, expect, it } from 'vitest'
import { lookAlikes, parse } from '../core/json/parse'
import { problemText } from './problems'
import { problem as dictionary } from './words/problem'

const sentences = (text: string, lang: 'en' | 'zh' = 'en') =>
  parse(text).problems.map((problem) => problemText(problem, lang))

describe('a problem in words', () => {
  it.each([
    ['', 'no text'],
    ['{"a": 1 // x\n}', 'comments'],
    ['{"a": 1,}', 'No comma after the last entry'],
    ['{"a": 1, "a": 2}', '“a” stands here twice'],
    ['{“a": 1}', '(LEFT DOUBLE QUOTATION MARK U+201C) looks right, but JSON needs " here'],
    ['{"a"：1}', '“：” (FULLWIDTH COLON U+FF1A) looks right, but JSON needs : here'],
    ['{"a":\u00A01}', '(NO-BREAK SPACE U+00A0) is not a plain space'],
    ['{"a": [1, 2', 'A closing ] is missing'],
    ['{"a": 1', 'A closing } is missing'],
    ['{"a": "b', 'closing " of this text is missing'],
    ["{'a': 1}", 'double quotes'],
    ['{"a" 1}', 'colon'],
    ['{"a": 1 "b": 2}', 'comma'],
    ['{"a": 1} {"b": 2}', 'ends before this'],
    ['{"a": "\\x"}', 'backslash'],
    ['['.repeat(600), '512 levels'],
  ])('says of %j what is wrong', (text, part) => {
    expect(sentences(text).join(' ')).toContain(part)
  })

  it('never takes what the author wrote for a slot, and leaves none open', () => {
    expect(sentences('{"{close}": 1, "{close}": 2}')).toEqual([
      '“{close}” stands here twice. Readers take the last one; rename or remove one.',
    ])
    for (const code of Object.keys(dictionary.en))
      for (const lang of ['en', 'zh'] as const)
        expect(dictionary[lang][code as keyof typeof dictionary.en]).toBeTruthy()
  })

  it.each(Object.keys(lookAlikes))('names %j by its code point in both languages', (character) => {
    for (const lang of ['en', 'zh'] as const) {
      const at = { start: 0, end: 1 }
      expect(problemText({ code: 'look-alike', at, detail: character }, lang)).toMatch(
        /U\+[0-9A-F]{4}/,
      )
    }
  })

  it.each(['', '{"a": 1,}', '{"a"', '{a: 1}', '{"a": tru}', '{"a": 01}', '[1', '{"a": "\t"}'])(
    'has a sentence of its own for %j in Chinese',
    (text) => {
      for (const sentence of sentences(text, 'zh')) expect(sentence).toMatch(/。$/)
    },
  )
})
