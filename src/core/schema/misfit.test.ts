import Ajv from 'ajv/dist/2020'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { JsonNode } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { misfitOf } from './misfit'
import { anySchema, anyValue } from './random-schemas.fixture'

const told = (value: JsonNode, schema: object): string | undefined => {
  const misfit = misfitOf(value, fromPlain(schema))
  return misfit && `${pointer(misfit.path)}: ${misfit.keyword} ${misfit.bound}`.trim()
}
const text = (format: string): object => ({ type: 'string', format })

describe('a value that breaks its schema', () => {
  it.each<[unknown, object, string]>([
    ['20', { type: 'integer' }, ': type integer'],
    [1.5, { type: 'integer' }, ': type integer'],
    ['x', { enum: ['a', 'b'] }, ': enum "a", "b"'],
    [7, { maximum: 5 }, ': maximum 5'],
    [7, { multipleOf: 2 }, ': multipleOf 2'],
    ['你好吗', { maxLength: 2 }, ': maxLength 2'],
    [[1, 1], { uniqueItems: true }, ': uniqueItems true'],
    ['b', { pattern: '^a' }, ': pattern ^a'],
    [
      { a: { b: [1, 'x'] } },
      { properties: { a: { properties: { b: { items: { type: 'integer' } } } } } },
      '/a/b/1: type integer',
    ],
    [{}, { required: ['a'] }, ': required a'],
    [
      { b: 1 },
      { properties: { a: {} }, additionalProperties: false },
      '/b: additionalProperties b',
    ],
    [{ a: 1 }, { properties: { a: false } }, '/a: false'],
    [3, { anyOf: [{ type: 'string' }, { type: 'null' }] }, ': anyOf string | null'],
    [
      3,
      { allOf: [{ minimum: 1 }, { $ref: '#/$defs/a' }], $defs: { a: { maximum: 2 } } },
      ': maximum 2',
    ],
    ['2026-13-01', text('date'), ': format date'],
    ['2026-02-29', text('date'), ': format date'],
    ['2026/03/01', text('date'), ': format date'],
    ['2026-03-01', text('date-time'), ': format date-time'],
    ['2026-03-01T25:00:00Z', text('date-time'), ': format date-time'],
    ['nobody', text('email'), ': format email'],
    ['www.example.com', text('uri'), ': format uri'],
    ['123', text('uuid'), ': format uuid'],
    ['256.1.1.1', text('ipv4'), ': format ipv4'],
    ['12345::1::2', text('ipv6'), ': format ipv6'],
    ['3 days', text('duration'), ': format duration'],
  ])('%j does not fit %j', (value, schema, expected) => {
    expect(told(fromPlain(value), schema)).toBe(expected)
  })

  it.each<[unknown, object]>([
    [1.0, { type: 'integer' }],
    [0.3, { multipleOf: 0.1 }],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', { pattern: '^(a+)+$' }],
    [{ next: { next: {} } }, { properties: { next: { $ref: '#' } } }],
    ['2026-02-28', text('date')],
    ['2024-02-29', text('date')],
    ['2026-03-01T08:00:00+08:00', text('date-time')],
    ['a@b.example', text('email')],
    ['https://例子.example/路径', text('uri')],
    ['{base}/orders', text('uri')],
    ['::1', text('ipv6')],
    ['2001:db8::ff00:42:8329', text('ipv6')],
    ['::ffff:192.0.2.1', text('ipv6')],
    ['P1DT2H', text('duration')],
    ['whatever', text('hostname-of-ours')],
    ['x', { type: 'text' }],
    [3, { minLength: 5 }],
  ])('%j fits %j, or cannot be judged', (value, schema) => {
    expect(told(fromPlain(value), schema)).toBeUndefined()
  })

  it('is compared by all its digits', () => {
    const root = rootObject(parse('{"maximum": 9223372036854775807}'))!
    const value = (raw: string): JsonNode => ({ kind: 'number', raw })
    expect(misfitOf(value('9223372036854775807'), root)).toBeUndefined()
    expect(misfitOf(value('9223372036854775808'), root)?.keyword).toBe('maximum')
  })

  it('is refused by a validator as well', () => {
    const ajv = new Ajv({ strict: false, validateSchema: false })
    fc.assert(
      fc.property(
        anySchema,
        fc.array(anyValue, { minLength: 10, maxLength: 20 }),
        (each, values) => {
          const schema = fromPlain(each)
          const refused = values.filter((value) => misfitOf(fromPlain(value), schema))
          if (refused.length === 0) return
          const validate = ajv.compile(each)
          for (const one of refused) expect(validate(one), JSON.stringify([each, one])).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })
})
