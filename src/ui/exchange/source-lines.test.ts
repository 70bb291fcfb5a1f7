import { describe, expect, it } from 'vitest'
import { sourceLines } from './source-lines'

const joined = (text: string, language: 'java' | 'python' | 'typescript') =>
  sourceLines(text, language)
    .map(({ indent, tokens }) => ' '.repeat(indent) + tokens.map((each) => each.text).join(''))
    .join('\n')

const java = `/** A "doc". */
public class A {
    // "no text
    String s = "a \\" // b" + """
        two
        lines""";
}
`

describe('lines of source code', () => {
  it.each([
    ['java', java],
    ['typescript', 'const a = `x${1}\n  y` // z\n\n'],
    ['python', "x = '''a\n# b\n'''  # c\n\tif x:\n        pass"],
    ['python', '"not closed'],
  ] as const)('hold every character of the text, in %s', (language, text) =>
    expect(joined(text, language)).toBe(text.replace(/\n$/, '')),
  )

  it('tell comments, texts, numbers and words of the language', () => {
    const kinds = (text: string) =>
      sourceLines(text, 'java').flatMap(({ tokens }) =>
        tokens.filter((each) => each.kind).map((each) => `${each.kind} ${each.text}`),
      )
    expect(kinds('return "a // b"; // 1 "c"\nfoo.returned(12L);')).toEqual([
      'k return',
      's "a // b"',
      'p // 1 "c"',
      'n 12L',
    ])
  })
})
