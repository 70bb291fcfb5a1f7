import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { mergeAllOf } from './merge-all-of'

const merged = (schema: object): unknown => {
  const got = mergeAllOf(parse(JSON.stringify(schema)).root as JsonObject)
  return got && JSON.parse(print(got, 0))
}
const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  ...more,
})

describe('allOf', () => {
  it('becomes one object that asks for what every branch asks', () => {
    const a = object({ id: { type: 'string' } }, { required: ['id'] })
    const b = object({ label: { type: 'string' } }, { required: ['id', 'label'] })
    expect(merged({ description: 'Both', allOf: [a, b] })).toEqual({
      type: 'object',
      description: 'Both',
      properties: { id: { type: 'string' }, label: { type: 'string' } },
      required: ['id', 'label'],
    })
  })

  it('becomes the narrower of two bounds, types and lists of values', () => {
    const allOf = [
      { type: 'number', minimum: 1, maximum: 9, enum: [1, 2, 3] },
      { type: 'integer', minimum: 2, maximum: 10, enum: [2, 3, 4] },
    ]
    expect(merged({ allOf })).toEqual({ type: 'integer', minimum: 2, maximum: 9, enum: [2, 3] })
  })

  it('merges a property that several branches describe', () => {
    const allOf = [object({ n: { type: 'integer' } }), object({ n: { minimum: 1 } })]
    expect(merged({ allOf })).toEqual(object({ n: { type: 'integer', minimum: 1 } }))
  })

  it.each([
    [
      'a branch closed over other properties',
      [object({ a: {} }, { additionalProperties: false }), object({ b: {} })],
    ],
    [
      'further properties of a given kind',
      [object({ a: {} }, { additionalProperties: {} }), object({})],
    ],
    ['types that exclude each other', [{ type: 'string' }, { type: 'integer' }]],
    ['no value in common', [{ enum: [1] }, { enum: [2] }]],
    ['two patterns', [{ pattern: 'a' }, { pattern: 'b' }]],
    ['two kinds of items', [{ items: { type: 'string' } }, { items: { minLength: 1 } }]],
    ['a reference', [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/b' }]],
    ['items beside the first items of another', [{ items: {} }, { prefixItems: [{}] }]],
    ['what others leave over', [{ unevaluatedProperties: false }, object({ a: {} })]],
    ['a boolean', [true, { type: 'string' }]],
  ])('is not merged over %s', (_, allOf) => {
    expect(merged({ allOf })).toBeUndefined()
  })

  it('is merged where both branches are closed over the same properties', () => {
    const closed = object({ a: { type: 'string' } }, { additionalProperties: false })
    expect(merged({ allOf: [closed, closed] })).toEqual(closed)
  })
})
