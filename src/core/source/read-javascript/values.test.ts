import { describe, expect, it } from 'vitest'
import { get, itemsOf, type JsonNode, stringOf } from '../../json/node'
import { print } from '../../json/print'
import { readScript } from './read-script'

/** A tool whose default is the expression; what was read of it, and the codes of what was not. */
function javaScript(value: string, before = ''): readonly [string | undefined, readonly string[]] {
  return read(
    `${before}\nexport const f = {name: 'f', inputSchema: {type: 'object', default: ${value}}}`,
  )
}

function python(value: string, before = ''): readonly [string | undefined, readonly string[]] {
  return read(
    `${before}\nf = {'name': 'f', 'x': None, 'inputSchema': {'type': 'object', 'default': ${value}}}`,
  )
}

function read(text: string): readonly [string | undefined, readonly string[]] {
  const got = readScript(text)!
  const tool = got.roots.find((root) => stringOf(get(root, 'name')) === 'f')
  const node = get(get(tool, 'inputSchema'), 'default')
  const codes = [...got.notes.values()].flat().map(({ code }) => code.replace('import.script-', ''))
  return [node && print(node, 0), codes]
}

describe('a value of JavaScript', () => {
  it.each([
    [`'it\\'s'`, `"it's"`],
    [`"a\\u0041\\x41\\u{1F600}\\0\\z"`, `"aAA😀\\u0000z"`],
    [`'a\\\nb'`, '"ab"'],
    ['`a\n\\`b\\``', '"a\\n`b`"'],
    ['\'a\' + "b" + `c`', '"abc"'],
    ["('a' +\n // why\n 'b')", '"ab"'],
    ["['a', `b`].join('\\n')", '"a\\nb"'],
    ['` a `.trim()', '"a"'],
    ['0x1F', '31'],
    ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
    ['1_000', '1000'],
    ['-1.5e3', '-1.5e3'],
    ['+2', '2'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['9223372036854775807', '9223372036854775807'],
    ['[undefined, null, true]', '[null,null,true]'],
    ['{a: 1, "b": 2, [\'c\']: 3, 4: 5, d: undefined,}', '{"a":1,"b":2,"c":3,"4":5}'],
    ["{['__proto__']: 1}", '{"__proto__":1}'],
    ['{if: 1, 中: 2, $a_: 3}', '{"if":1,"中":2,"$a_":3}'],
    ['<string[]>["a"]', '["a"]'],
    ["'a' as const satisfies string", '"a"'],
    ["'a'!", '"a"'],
    ['Object.freeze({a: 1})', '{"a":1}'],
    [`JSON.parse('{"a": 1.50}')`, '{"a":1.50}'],
    ['JSON.stringify({a: 1})', '"{\\"a\\":1}"'],
  ])('%s is read', (value, expected) => {
    expect(javaScript(value)).toEqual([expected, []])
  })

  it.each([
    ['`a${b}`', 'a${b}'],
    ['limit', 'limit'],
    ['1 + 2', '1 + 2'],
    ['z.string()', 'z.string()'],
    ['a ? 1 : 2', 'a ? 1 : 2'],
    ['new Date()', 'new Date()'],
    ['/a/', '/a/'],
    ['017', '017'],
    ["'\\07'", "'\\07'"],
    ['tag`a`', 'tag`a`'],
    ['process.env.X', 'process.env.X'],
    ['[1].map(x => x)', '[1].map(x => x)'],
  ])('%s is not read, and kept as written', (value, kept) => {
    expect(javaScript(value)).toEqual([JSON.stringify(kept), ['unread']])
  })

  it.each([
    ["const A = 'x'", 'A', '"x"'],
    ["const A = {b: {c: 'x'}} as const", 'A.b.c', '"x"'],
    ["enum E { A = 'x', B = 'y' }", 'E.B', '"y"'],
    ['const B = [A, 2]\nconst A = 1', 'B', '[1,2]'],
    ["const A = 'x'", '`${A}-${A}`', '"x-x"'],
    ['const A = {a: 1, b: 2}', '{...A, b: 3}', '{"a":1,"b":3}'],
    ['const A = [1]', '[0, ...A]', '[0,1]'],
    ["const a = 'x'", '{a}', '{"a":"x"}'],
    ["let A = 'x'", 'A', '"x"'],
  ])('%j makes %s known', (before, value, expected) => {
    expect(javaScript(value, before)).toEqual([expected, []])
  })

  it.each([
    ["let A = 'x'; A = 'y'", 'A'],
    ["const A = 'x'; function g(A) { return A }", 'A'],
    ["import {A} from 'a'", 'A'],
    ['const A = {a: 1}; A.a = 2', 'A'],
    ['const A = [1]; A.push(2)', 'A'],
    ['const A = {}; Object.assign(A, B)', 'A'],
    ['const A = B, B = A', 'A'],
    ['const {A} = {A: 1}', 'A'],
    ['const A = {a: 1}', 'A.b'],
  ])('%j leaves %s unknown', (before, value) => {
    expect(javaScript(value, before)).toEqual([JSON.stringify(value), ['unread']])
  })

  it.each([
    ['{...A}', '{}', 'spread'],
    ['{[A]: 1}', '{}', 'computed'],
    ['{__proto__: {a: 1}}', '{}', 'prototype'],
    ['{a: 1, a: 2}', '{"a":2}', 'duplicate'],
    ['{run() {}, b: 1}', '{"b":1}', 'code'],
    ['{b: () => 1}', '{}', 'code'],
    ['[...A]', '[]', 'spread'],
  ])('%s is told of', (value, expected, code) => {
    expect(javaScript(value)).toEqual([expected, [code]])
  })
})

describe('a value of Python', () => {
  it.each([
    ["'it\\'s'", `"it's"`],
    ['"""a\n"b" \\\nc"""', '"a\\n\\"b\\" c"'],
    ["'''a'''", '"a"'],
    ["'a' \"b\"\n  'c'", '"abc"'],
    ["('a'\n 'b')", '"ab"'],
    ["'a' + 'b'", '"ab"'],
    ["r'\\d+\\''", '"\\\\d+\\\\\'"'],
    ["u'\\u0041\\x41\\101\\U0001F600\\d'", '"AAA😀\\\\d"'],
    ["f'a {{b}}'", '"a {b}"'],
    ["'\\n'.join(['a', 'b'])", '"a\\nb"'],
    ["' a '.strip()", '"a"'],
    ['True', 'true'],
    ['None', 'null'],
    ['0x1F', '31'],
    ['1_000', '1000'],
    ['-1.5e3', '-1.5e3'],
    ['(1, 2)', '[1,2]'],
    ['(1,)', '[1]'],
    ['(1)', '1'],
    ['[1, 2,  # why\n]', '[1,2]'],
    ["{'a': {'b': []},}", '{"a":{"b":[]}}'],
    ["dict(a=1, b='c')", '{"a":1,"b":"c"}'],
    ["json.loads('[1.50]')", '[1.50]'],
    ["{'a': 1, **{'b': 2}}", '{"a":1,"b":2}'],
  ])('%s is read', (value, expected) => {
    expect(python(value)).toEqual([expected, []])
  })

  it.each([
    "f'a {b}'",
    "b'a'",
    "'\\N{BULLET}'",
    'limit',
    '1 + 2',
    '[x for x in y]',
    '{1, 2}',
    'f(1)',
    'a if b else c',
    'os.environ["X"]',
    'lambda: 1',
    "'%s' % a",
    "'{}'.format(a)",
    '2j',
  ])('%s is not read, and kept as written', (value) => {
    expect(python(value)).toEqual([JSON.stringify(value), ['unread']])
  })

  it.each([
    ["A = 'x'", 'A', '"x"'],
    ["A: str = 'x'", 'A', '"x"'],
    ["A = {'b': 1}", "A['b']", '1'],
    ['A = [1]', '[0, *A]', '[0,1]'],
    ["A = {'b': 1}", "{**A, 'c': 2}", '{"b":1,"c":2}'],
  ])('%j makes %s known', (before, value, expected) => {
    expect(python(value, before)).toEqual([expected, []])
  })

  it.each([
    ["A = 'x'\nA = 'y'", 'A'],
    ["A = 'x'\ndef g(A): pass", 'A'],
    ['from a import A', 'A'],
    ["A = {}\nA['b'] = 1", 'A'],
    ['A = []\nA.append(1)', 'A'],
    ['A = []\nA += [1]', 'A'],
    ['for A in b: pass', 'A'],
  ])('%j leaves %s unknown', (before, value) => {
    expect(python(value, before)).toEqual([JSON.stringify(value), ['unread']])
  })
})

describe('the nodes of a script', () => {
  it('say where they stand in the whole text', () => {
    const text = `// a\nconst D = 'what it does'\nexport const t = [{name: 'f', description: D, inputSchema: {type: 'object', minProperties: 1}}]`
    const [tool] = itemsOf(readScript(text)!.roots[0])
    const at = (node: JsonNode | undefined): string => text.slice(node!.at!.start, node!.at!.end)
    expect(at(get(tool, 'name'))).toBe("'f'")
    expect(at(get(tool, 'description'))).toBe("'what it does'")
    expect(at(get(get(tool, 'inputSchema'), 'minProperties'))).toBe('1')
    expect(at(tool)).toMatch(/^\{name.*\}\}$/)
  })
})
