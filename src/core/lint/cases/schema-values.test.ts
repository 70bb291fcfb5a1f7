import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { found, mended, said, toolOf } from './schema-tool.fixture'

describe('IMP-21 bounds of 64 bits', () => {
  const text = (bounds: string): JsonObject =>
    rootObject(
      parse(
        `{"name":"f","inputSchema":{"type":"object","properties":{"row":{"type":"integer",${bounds}}}}}`,
      ),
    )!
  it('are told with all their digits, and taken away', () => {
    const tool = text('"minimum":-9223372036854775808,"maximum":9223372036854775807')
    const [finding] = found(tool, 'bounds-are-exact')
    expect(finding).toMatchObject({
      severity: 'info',
      values: { keyword: 'minimum', value: '-9223372036854775808' },
    })
    expect(mended(tool, 'bounds-are-exact')).toMatchObject({
      properties: { row: { type: 'integer' } },
    })
  })
  it.each([
    '"maximum":9007199254740991',
    '"minimum":0,"maximum":1e30',
    '"maximum":0.12345678901234567',
  ])('%s is left alone', (bounds) => {
    expect(said(text(bounds), 'bounds-are-exact')).toEqual([])
  })
})

describe('IMP-26 a pattern that hangs', () => {
  const code = { type: 'string', pattern: '^(a+)+$', examples: [`${'a'.repeat(31)}!`] }
  it('is told, its examples are not tried, and it is mended', () => {
    const tool = toolOf({ code })
    expect(said(tool, 'pattern-safe')).toEqual(['/properties/code/pattern untried warning'])
    expect(said(tool, 'values-fit-schema')).toEqual([])
    expect(mended(tool, 'pattern-safe')).toMatchObject({
      properties: { code: { pattern: '^(a)+$' } },
    })
  })
  it('is found in the result and in items too', () => {
    const list = { type: 'array', items: { type: 'string', pattern: '^(\\d+,?)*$' } }
    const outputSchema = { type: 'object', properties: { x: list } }
    expect(said(toolOf({ list }, {}, { outputSchema }), 'pattern-safe')).toHaveLength(2)
  })
})

describe('EXP-29 an enum without a type', () => {
  it.each<[readonly unknown[], unknown]>([
    [[1, 2, 3, 4], 'integer'],
    [[0.5, 1], 'number'],
    [['a', 'b'], 'string'],
    [
      ['a', null],
      ['string', 'null'],
    ],
  ])('%j gets the type %j', (values, type) => {
    const tool = toolOf({ quarter: { enum: values } })
    expect(said(tool, 'enum-well-formed')).toEqual(['/properties/quarter/enum untyped warning'])
    expect(mended(tool, 'enum-well-formed')).toMatchObject({ properties: { quarter: { type } } })
  })
  it.each([
    [
      { type: 'string', enum: ['a', 'a', 'b '] },
      ['/enum/1 twice warning', '/enum/2 blanks warning'],
    ],
    [{ type: 'string', enum: ['True', 'False'] }, ['/enum flags warning']],
    [{ type: 'string', enum: ['', 'a'] }, ['/enum/0 empty warning']],
    [{ enum: [1, 'auto'] }, ['/enum mixed warning']],
    [{ type: ['integer', 'string'], enum: [1, 'auto'] }, []],
    [{ type: 'string', enum: ['true', 'false', 'auto'] }, []],
    [{ type: 'integer', enum: [60, 1440] }, []],
  ])('%j', (schema, expected) => {
    expect(said(toolOf({ x: schema }), 'enum-well-formed')).toEqual(
      expected.map((each) => `/properties/x${each}`),
    )
  })
})

describe('EXP-31 a parameter with one value', () => {
  it('is the program’s to fill in, but not in a branch', () => {
    const tool = toolOf({
      mode: { anyOf: [{ type: 'object', properties: { on: { const: true } }, required: ['on'] }] },
      v: { const: 'v2', description: 'API version.' },
      confirm: { type: 'string', const: 'yes', default: 'yes' },
    })
    expect(said(tool, 'no-fixed-parameter')).toEqual(['/properties/v fixed info'])
  })
})

describe('EXP-37 an id of more digits than a number keeps', () => {
  it.each<[string, object]>([
    ['message_id', { type: 'integer', description: 'Id of 17-19 digits.' }],
    ['message_id', { type: ['integer', 'string'], description: '消息编号，雪花算法生成。' }],
    ['orderId', { type: 'number', description: '订单号，18位数字。' }],
  ])('%s %j is told', (name, schema) => {
    expect(said(toolOf({ [name]: schema }), 'ids-are-text')).toEqual([
      `/properties/${name} big warning`,
    ])
  })
  it.each<[string, object]>([
    ['issue_id', { type: 'integer', description: 'Number of the issue.' }],
    ['phone', { type: 'integer', description: 'Phone number of 18 digits.' }],
    ['message_id', { type: 'string', description: 'Snowflake.' }],
    ['page_id', { type: 'integer', maximum: 99, description: 'A 64-bit id.' }],
  ])('%s %j is not', (name, schema) => {
    expect(said(toolOf({ [name]: schema }), 'ids-are-text')).toEqual([])
  })
  it('becomes a text of the same digits', () => {
    const tool = rootObject(
      parse(
        '{"name":"f","inputSchema":{"type":"object","properties":{"message_id":{"type":"integer","examples":[1234567890123456789]}}}}',
      ),
    )!
    expect(mended(tool, 'ids-are-text')).toMatchObject({
      properties: {
        message_id: { type: 'string', pattern: '^[0-9]{1,20}$', examples: ['1234567890123456789'] },
      },
    })
  })
})

describe('EXP-39 examples of whole calls', () => {
  const examples = (inputExamples: readonly unknown[], schema: object = {}): JsonObject =>
    toolOf(
      {
        path: { type: 'string' },
        opts: { type: 'object', properties: { deep: { type: 'boolean' } } },
      },
      schema,
      { inputExamples },
    )
  it('are tried on the whole schema', () => {
    const tool = examples([{}, { path: 5 }, { path: '/a', depth: 2 }, { opts: { deep: 'yes' } }])
    expect(said(tool, 'values-fit-schema')).toEqual([
      '/inputExamples/0 empty warning',
      '/inputExamples/1/path misfit error',
      '/inputExamples/2/depth unknown warning',
      '/inputExamples/3/opts/deep misfit error',
    ])
  })
  it('name what is missing, and what a closed schema refuses', () => {
    const tool = examples([{ deep: true }, { path: '/', deep: true }], {
      required: ['path'],
      additionalProperties: false,
    })
    expect(said(tool, 'values-fit-schema')).toEqual([
      '/inputExamples/0 missing error',
      '/inputExamples/0/deep unknown warning',
      '/inputExamples/1/deep unknown error',
    ])
  })
})
