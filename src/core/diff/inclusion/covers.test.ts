import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import { surelyCovers } from './covers'

const covers = (wide: unknown, narrow: unknown): boolean => {
  const [a, b] = [fromPlain(wide), fromPlain(narrow)]
  return surelyCovers({ schema: a, root: a }, { schema: b, root: b })
}

const node = (more: object) => ({
  $ref: '#/$defs/node',
  $defs: {
    node: {
      type: 'object',
      properties: {
        name: { type: 'string', ...more },
        children: { type: 'array', items: { $ref: '#/$defs/node' } },
      },
      required: ['name'],
    },
  },
})
const shape = (radius: object) => ({
  oneOf: [
    {
      type: 'object',
      properties: { kind: { const: 'circle' }, radius },
      required: ['kind', 'radius'],
    },
    { type: 'object', properties: { kind: { const: 'box' } }, required: ['kind'] },
  ],
})

describe('a schema covers another', () => {
  it.each<[string, unknown, unknown]>([
    ['when it says nothing', {}, { type: 'string' }],
    ['when the other refuses all', { type: 'string' }, false],
    [
      'when the other contradicts itself',
      { type: 'string' },
      { type: 'integer', minimum: 3, maximum: 2 },
    ],
    ['by type', { type: 'number' }, { type: 'integer' }],
    ['by a list of types', { type: ['string', 'null'] }, { type: 'string' }],
    ['by the type of listed values', { type: 'string' }, { enum: ['a', 'b'] }],
    ['by listed values that fit', { minLength: 1, pattern: '^a' }, { enum: ['a', 'ab'] }],
    ['by more values', { enum: ['a', 'b', 1] }, { enum: [1.0, 'a'] }],
    ['by a value that is one of several', { enum: ['a', 'b'] }, { const: 'a' }],
    ['by a wider range', { minimum: 0 }, { type: 'integer', exclusiveMinimum: -1 }],
    ['by a coarser step', { multipleOf: 5 }, { type: 'integer', multipleOf: 10 }],
    ['by a range of numbers where only texts are', { minimum: 3 }, { type: 'string' }],
    ['by longer texts', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 4 }],
    ['by optional members', { properties: { a: {} } }, { required: ['a'] }],
    [
      'by a new name where the other is closed',
      { type: 'object', properties: { a: {}, b: { type: 'string' } } },
      { type: 'object', properties: { a: {} }, additionalProperties: false },
    ],
    [
      'by null as another branch',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: ['string', 'null'] },
    ],
    [
      'by null as another word',
      { type: 'string', nullable: true },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
    [
      'by branches in another order',
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
    ],
    [
      'through a reference',
      { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
      { type: 'string' },
    ],
    ['through a loop', node({}), node({ minLength: 1 })],
    [
      'through branches told apart by a constant',
      shape({ type: 'number' }),
      shape({ type: 'integer' }),
    ],
    [
      'by items',
      { items: { type: 'number' } },
      { type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'number' } },
    ],
    [
      'by a condition that is there already',
      { dependentRequired: { a: ['b'] } },
      { dependentRequired: { a: ['b', 'c'] } },
    ],
    [
      'by a condition that is always kept',
      { dependentRequired: { a: ['b'] } },
      { required: ['b'] },
    ],
    [
      'by a condition whose branches are wider',
      { if: { required: ['a'] }, then: { required: ['b'] } },
      { if: { required: ['a'] }, then: { required: ['b', 'c'] } },
    ],
    ['by denying less', { not: { required: ['a', 'b'] } }, { not: { required: ['a'] } }],
    [
      'by what is said of all members',
      { additionalProperties: { type: 'number' } },
      {
        type: 'object',
        properties: { a: { type: 'integer' } },
        additionalProperties: { type: 'integer' },
      },
    ],
    [
      'by names that match a pattern',
      { patternProperties: { '^x-': { type: 'number' } } },
      { patternProperties: { '^x-': { type: 'integer' } } },
    ],
    [
      'by choices of which one must be given',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      { required: ['b'] },
    ],
  ])('%s', (_, wide, narrow) => {
    expect(covers(wide, narrow)).toBe(true)
  })

  it.each<[string, unknown, unknown]>([
    ['when a type is gone', { type: 'string' }, { type: ['string', 'null'] }],
    ['when a value is gone', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['when the range is narrower', { minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
    ['when a name is required', { required: ['a'] }, { properties: { a: {} } }],
    ['when it closes', { additionalProperties: false }, { type: 'object', properties: { a: {} } }],
    [
      'when a new name has a type and the other was open',
      { properties: { b: { type: 'string' } } },
      { type: 'object' },
    ],
    ['when a pattern is another', { pattern: '^[ab]$' }, { type: 'string', pattern: '^[a]$' }],
    ['when a format comes', { format: 'date' }, { type: 'string' }],
    ['deep inside', node({ minLength: 2 }), node({ minLength: 1 })],
    [
      'when two branches hold at once',
      { oneOf: [{ type: 'number' }, { type: 'integer' }] },
      { type: 'integer' },
    ],
    ['when more is denied', { not: { required: ['a'] } }, { not: { required: ['a', 'b'] } }],
    ['when a condition is new', { dependentRequired: { a: ['b'] } }, { type: 'object' }],
    ['when it only leads to itself', { $ref: '#' }, { type: 'string' }],
    [
      'when a branch only leads back',
      { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, false] } } },
      { type: 'string' },
    ],
    [
      'when a branch leads back, though another takes all',
      { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, true] } } },
      { type: 'string' },
    ],
    [
      'when a member leads back before it goes on',
      { properties: { x: { not: { anyOf: [{ $ref: '#/properties/x' }, false] } } } },
      { type: 'object', properties: { x: false } },
    ],
    ['when the reference leads nowhere', { $ref: '#/$defs/gone' }, { type: 'string' }],
    [
      'when a shared definition means another thing',
      { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
      { $ref: '#/$defs/a', $defs: { a: { type: 'number' } } },
    ],
    ['when texts of a format are listed', { format: 'date' }, { enum: ['2026-02-30'] }],
    ['when there are fewer items', { maxItems: 2 }, { type: 'array', maxItems: 3 }],
    [
      'when items behind the first are asked',
      { items: { type: 'string' } },
      { prefixItems: [{ type: 'string' }] },
    ],
    ['when what was left over is closed', { unevaluatedProperties: false }, { type: 'object' }],
  ])('not %s', (_, wide, narrow) => {
    expect(covers(wide, narrow)).toBe(false)
  })
})
