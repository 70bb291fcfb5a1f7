import { describe, expect, it } from 'vitest'
import { importText } from '../../dialects/import'
import { AGENTSCOPE, lossesOf, toolsOf } from './read-java.fixture'

describe('a text', () => {
  const described = (expression: string, declared = ''): string | undefined =>
    toolsOf(
      `${AGENTSCOPE}class Tools { ${declared} @Tool(name = "t", description = ${expression}) String t() {} }`,
    )[0]!.description

  it.each([
    ['"a\\tb\\"c\\\\d"', 'a\tb"c\\d'],
    ['"\\101\\0\\377"', 'A\0\u00ff'],
    ['"\\u0041\\uu4e2d \\ud83d\\ude00"', 'A中 😀'],
    ['"\\\\u0041"', '\\u0041'],
    ['"a" + "b" + \'c\'', 'abc'],
    ['"up to " + MOST + "!"', 'up to 20!'],
    ['Names.GREETING + (" there")', 'hello there'],
    ['/* no */ "yes" // no\n', 'yes'],
    [
      '"""\n      One\n        "two" \\"""\n      three\\\n       four\n      """',
      'One\n  "two" """\nthree four\n',
    ],
    ['String.join("\\n", "a", "b")', 'a\nb'],
  ])('%s', (expression, text) => {
    const declared = 'static final int MOST = 20; interface Names { String GREETING = "hello"; }'
    expect(described(expression, declared)).toBe(text)
  })

  it.each(['other.Names.GREETING', 'UNKNOWN', 'text()', '"a".repeat(3)', '"a" + 1.50'])(
    'that is not plain is told and left out: %s',
    (expression) => {
      expect(described(expression)).toBeUndefined()
      const source = `${AGENTSCOPE}class Tools {\n@Tool(description = ${expression}) String t() {} }`
      expect(lossesOf(source)).toEqual([
        { code: 'import.java-unread-value', path: [], values: { what: 'description', line: 3 } },
      ])
    },
  )

  it('that is a name and not plain keeps the tool out', () => {
    const read = importText(`${AGENTSCOPE}class A {\n@Tool(name = X.Y) String t() {} }`)
    expect(read.tools).toEqual([])
    expect(read.errors.map((each) => each.error)).toEqual([
      { code: 'import.java-unread-name', path: [], values: { line: 3 } },
    ])
  })
})
