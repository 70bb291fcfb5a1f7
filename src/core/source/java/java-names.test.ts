import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { sourceTargetById } from '../registry'
import { className, isJavaName, methodName, parameterName } from './java-names'
import { constantBytes, escaped, isLongText } from './java-text'
import { numberExpression } from './map-code'

const node = (tool: object): JsonObject => fromPlain(tool) as JsonObject
type Id = 'agentscope-java' | 'spring-ai'

const write = (id: Id, tools: readonly object[], title?: string) =>
  sourceTargetById(id)!.write(tools.map(node), title)

const plain = (properties: object, more: object = {}): object => ({
  name: 'find_order',
  description: 'Finds an order.',
  inputSchema: { type: 'object', properties, ...more },
})

describe('names', () => {
  it.each([
    ['get_weather', 'getWeather'],
    ['class', 'classTool'],
    ['9.lives', 'tool9Lives'],
    ['查询', 'tool'],
    ['URL', 'uRL'],
  ])('of methods: %s', (wire, name) => {
    expect(methodName(wire)).toBe(name)
  })

  it.each([
    ['city', 'city'],
    ['a-b', 'a_b'],
    ['1st', '_1st'],
    ['int', '_int'],
    ['', 'argument'],
    ['城市', '城市'],
    ['x"\n*/', 'x_'],
  ])('of parameters: %j', (wire, name) => {
    expect(parameterName(wire)).toBe(name)
    expect(isJavaName(name)).toBe(true)
  })

  it.each([
    ['order desk', 'OrderDesk'],
    ['2nd set', 'Tools2ndSet'],
    ['工具', undefined],
  ])('of classes: %s', (title, name) => {
    expect(className(title)).toBe(name)
  })

  it('of files come from the title, else from the only tool', () => {
    const fileOf = (tools: readonly object[], title?: string) =>
      write('spring-ai', tools, title).files[0]!.name
    expect(fileOf([plain({})], 'Order desk')).toBe('OrderDesk.java')
    expect(fileOf([plain({})])).toBe('FindOrderTools.java')
    expect(fileOf([plain({}), { ...plain({}), name: 'b' }])).toBe('Tools.java')
    expect(fileOf([plain({})], 'Tool')).not.toBe('Tool.java')
    expect(fileOf([plain({})], '工具')).toBe('FindOrderTools.java')
  })

  it('that clash in Java are told apart while the tools keep theirs', () => {
    const tools = ['a-b', 'a_b', 'aB', 'A.b'].map((name) => ({ ...plain({}), name }))
    const source = write('agentscope-java', tools).files[0]!.text
    for (const { name } of tools) expect(source).toContain(`name = "${name}"`)
    const methods = [...source.matchAll(/public String (\w+)\(/g)].map((found) => found[1])
    expect(new Set(methods).size).toBe(4)
  })
})

describe('literals', () => {
  it.each([
    ['a"b\\c', 'a\\"b\\\\c'],
    ['\0' + '7', '\\0007'],
    ['\\u0041', '\\\\u0041'],
    ['\ud800', '\\ud800'],
    ['\u2028\u202e', '\\u2028\\u202e'],
    ['中😀', '中😀'],
    ['*/', '*/'],
  ])('of %j', (value, literal) => {
    expect(escaped(value)).toBe(literal)
  })

  it.each([
    ['2147483647', '2147483647'],
    ['2147483648', '2147483648L'],
    ['9223372036854775808', 'new BigInteger("9223372036854775808")'],
    ['-0', 'new BigDecimal("-0")'],
    ['1.5', '1.5'],
    ['1.0', '1.0'],
    ['1.50', 'new BigDecimal("1.50")'],
    ['1e2', 'new BigDecimal("1e2")'],
    ['0.1234567890123456789', 'new BigDecimal("0.1234567890123456789")'],
  ])('of the number %s', (raw, literal) => {
    expect(numberExpression(raw)).toBe(literal)
  })

  it('counts bytes as a class file does', () => {
    expect(constantBytes('a\0é中😀')).toBe(1 + 2 + 2 + 3 + 6)
    expect([isLongText('中'.repeat(19_000)), isLongText('中'.repeat(21_000))]).toEqual([
      false,
      true,
    ])
  })
})
