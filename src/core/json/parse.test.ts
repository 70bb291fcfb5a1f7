import { describe, expect, it } from 'vitest'
import { get, getIn, membersOf } from './node'
import { isStrictJson, isWhole, MAX_DEPTH, parse, pathAt } from './parse'
import { print } from './print'
import { toPlain } from './plain'

const codes = (text: string) => parse(text).problems.map((problem) => problem.code)

describe('parse', () => {
  it('keeps what JSON.parse drops', () => {
    const text = '{"b":1,"10":2,"2":3,"__proto__":{"x":1},"n":12345678901234567890,"e":1.50e+2}'
    const { root } = parse(text)
    expect(membersOf(root).map((m) => m.key)).toEqual(['b', '10', '2', '__proto__', 'n', 'e'])
    expect(get(root, 'n')).toMatchObject({ raw: '12345678901234567890' })
    expect(print(root!, 0)).toBe(text)
  })

  it('hands a plain value a member named __proto__ as data', () => {
    const plain = toPlain(parse('{"__proto__":{"polluted":true}}').root!) as object
    expect(Object.keys(plain)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(plain)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['{"a":1', 'unclosed'],
    ['{"a":', 'unclosed'],
    ['["a', 'unclosed'],
    ['{"a":1}}', 'syntax'],
    ['{a:1}', 'syntax'],
    ['{"a":1 "b":2}', 'syntax'],
    ['{“name”: 1}', 'look-alike'],
    ['{"a":1，"b":2}', 'look-alike'],
    ['{"a"：1}', 'look-alike'],
    ['[01]', 'syntax'],
    ['{"a":"\\x"}', 'syntax'],
    ['{"a":"\u0001"}', 'syntax'],
  ] as const)('says of %j that it is not JSON: %s', (text, code) => {
    expect(codes(text)[0]).toBe(code)
    expect(isWhole(parse(text))).toBe(false)
  })

  it.each([
    ['{"a":1,}', 'trailing-comma'],
    ['[1,2,]', 'trailing-comma'],
    ['{"a":1, /* last */ }', 'trailing-comma'],
    ['{"a":1 // one\n}', 'comment'],
    ['{"a":1,"a":2}', 'duplicate-key'],
  ] as const)('reads %j in full and reports %s', (text, code) => {
    expect(codes(text).filter((each) => each === code)).toHaveLength(1)
    expect(isWhole(parse(text))).toBe(true)
    expect(isStrictJson(parse(text))).toBe(code === 'duplicate-key')
  })

  it('takes the last of duplicate keys, as readers do, and keeps them all', () => {
    const { root } = parse('{"a":1,"b":2,"a":3}')
    expect(get(root, 'a')).toMatchObject({ raw: '3' })
    expect(print(root!, 0)).toBe('{"a":1,"b":2,"a":3}')
  })

  it('passes over a byte order mark without moving any offset', () => {
    const text = '\uFEFF{"a":1}'
    const { root, problems } = parse(text)
    expect(problems).toEqual([])
    const at = get(root, 'a')!.at!
    expect(text.slice(at.start, at.end)).toBe('1')
  })

  it('refuses nesting past the limit instead of running out of stack, and takes 64 levels', () => {
    const nested = (n: number) => '['.repeat(n) + ']'.repeat(n)
    expect(codes(nested(64))).toEqual([])
    expect(codes(nested(MAX_DEPTH))).toEqual([])
    expect(codes(nested(100_000))).toEqual(['too-deep'])
  })

  it('tells the first faults of rubbish, and never takes it for JSON', () => {
    const rubbish = parse('{' + 'x y '.repeat(50_000))
    expect(rubbish.problems).toHaveLength(1000)
    expect(isWhole(rubbish)).toBe(false)
    const harmlessFirst = '[' + '{"a":1,},'.repeat(1500) + ' oops]'
    expect(isWhole(parse(harmlessFirst))).toBe(false)
    expect(codes('[' + '/**/1,'.repeat(1500) + ' oops]')).toContain('syntax')
  })

  it('does not count brackets in strings as nesting', () => {
    expect(codes(JSON.stringify('['.repeat(5000)))).toEqual([])
  })

  it('finds the path of an offset', () => {
    const text = '{"a":{"b":[10,20]}}'
    const { root } = parse(text)
    expect(pathAt(root, text.indexOf('20') + 1)).toEqual(['a', 'b', 1])
    expect(pathAt(root, text.indexOf('"b"') + 1)).toEqual(['a', 'b'])
    expect(getIn(root, ['a', 'b', 1])).toMatchObject({ raw: '20' })
  })
})
