import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import type { Change } from '../change'
import { compareTools } from '../compare-tools'
import { nameLikeness } from './match-fields'

const tool = (more: object): JsonObject =>
  fromPlain({ name: 'find_orders', inputSchema: { type: 'object' }, ...more }) as JsonObject
const input = (properties: object, more: object = {}): object => ({
  inputSchema: { type: 'object', properties, ...more },
})
const compare = (before: object, after: object): readonly Change[] =>
  compareTools({ before: tool(before), after: tool(after), uncarried: new Set() })
const told = (before: object, after: object): string[] =>
  compare(before, after).map((each) => `${each.class} ${each.code} ${each.field ?? ''}`.trim())

const closed = { additionalProperties: false }
const city = { type: 'string', description: 'The city, as the user writes it.' }

describe('what changed for callers', () => {
  it.each<[string, object, object, string[]]>([
    ['nothing', input({ a: {} }), input({ a: {} }), []],
    [
      'a parameter became required',
      input({ a: {} }),
      input({ a: {} }, { required: ['a'] }),
      ['breaks field-required a'],
    ],
    [
      'or optional',
      input({ a: {} }, { required: ['a'] }),
      input({ a: {} }),
      ['behaviour field-optional a'],
    ],
    [
      'a new one that must be given',
      input({}),
      input({ a: {} }, { required: ['a'] }),
      ['breaks field-added-required a'],
    ],
    ['a new one that may be given', input({}), input({ a: {} }), ['behaviour field-added a']],
    ['one is gone', input({ a: {} }), input({}), ['breaks field-removed a']],
    [
      'a value is gone',
      input({ a: { enum: ['x', 'y'] } }),
      input({ a: { enum: ['x'] } }),
      ['breaks value-removed a'],
    ],
    [
      'a value is new',
      input({ a: { enum: ['x'] } }),
      input({ a: { enum: ['x', 'y'] } }),
      ['behaviour value-added a'],
    ],
    [
      'a type is narrower',
      input({ a: { type: 'number' } }),
      input({ a: { type: 'integer' } }),
      ['breaks type-narrower a'],
    ],
    [
      'a type is wider',
      input({ a: { type: 'integer' } }),
      input({ a: { type: 'number' } }),
      ['behaviour type-wider a'],
    ],
    [
      'a type is another',
      input({ a: { type: 'integer' } }),
      input({ a: { type: 'string' } }),
      ['breaks type-changed a'],
    ],
    [
      'a limit is further away',
      input({ a: { maxLength: 5 } }),
      input({ a: { maxLength: 9 } }),
      ['safe length-wider a'],
    ],
    [
      'a limit is closer',
      input({ a: { maximum: 5 } }),
      input({ a: { maximum: 4 } }),
      ['breaks range-narrower a'],
    ],
    [
      'a pattern is another',
      input({ a: { pattern: '^a' } }),
      input({ a: { pattern: '^b' } }),
      ['breaks pattern-changed a'],
    ],
    [
      'a format is new',
      input({ a: { type: 'string' } }),
      input({ a: { type: 'string', format: 'date' } }),
      ['breaks format-narrower a'],
    ],
    [
      'null is allowed',
      input({ a: { type: 'string' } }),
      input({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
      ['behaviour type-wider a'],
    ],
    [
      'null is said otherwise',
      input({ a: { type: ['string', 'null'] } }),
      input({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
      ['safe respelt'],
    ],
    ['it closed', input({ a: {} }), input({ a: {} }, closed), ['breaks extra-narrower']],
    ['it opened', input({ a: {} }, closed), input({ a: {} }), ['behaviour extra-wider']],
    [
      'a condition is new',
      input({ a: {}, b: {} }),
      input({ a: {}, b: {} }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
      ['breaks choice-narrower'],
    ],
    [
      'a condition is gone',
      input({ a: {} }, { dependentRequired: { a: ['b'] } }),
      input({ a: {} }),
      ['behaviour condition-wider'],
    ],
    [
      'a default is another',
      input({ a: { default: 1 } }),
      input({ a: { default: 2 } }),
      ['behaviour default a'],
    ],
    [
      'a number is spelt otherwise',
      input({ a: { default: 1, minimum: 1 } }),
      { inputSchema: { type: 'object', properties: { a: { default: 1, minimum: 1 } } } },
      [],
    ],
    [
      'deep inside',
      input({ a: { type: 'array', items: { type: 'object', properties: { b: { minimum: 1 } } } } }),
      input({ a: { type: 'array', items: { type: 'object', properties: { b: { minimum: 2 } } } } }),
      ['breaks range-narrower a[].b'],
    ],
    [
      'in a definition',
      input({ a: { $ref: '#/$defs/d' } }, { $defs: { d: { minimum: 1 } } }),
      input({ a: { $ref: '#/$defs/d' } }, { $defs: { d: { minimum: 0 } } }),
      ['safe range-wider a'],
    ],
    [
      'a definition is written in place',
      input({ a: { $ref: '#/$defs/d' } }, { $defs: { d: { minimum: 1 } } }),
      input({ a: { minimum: 1 } }),
      ['safe definition'],
    ],
    [
      'in a definition that only a denial refers to',
      input({ a: { not: { $ref: '#/$defs/d' } } }, { $defs: { d: { minimum: 1 } } }),
      input({ a: { not: { $ref: '#/$defs/d' } } }, { $defs: { d: { minimum: 0 } } }),
      ['behaviour definition', 'breaks unsure'],
    ],
    [
      'a parameter is called otherwise',
      input({ city, n: {} }),
      input({ town: city, n: {} }),
      ['breaks field-renamed town'],
    ],
    [
      'and never two for one',
      input({ a: city }),
      input({ b: city, c: city }),
      ['behaviour field-added c', 'breaks field-renamed b'],
    ],
    [
      'a parameter moved',
      input({ city, where: { type: 'object' } }),
      input({ where: { type: 'object', properties: { city } } }),
      ['breaks field-moved where.city'],
    ],
    [
      'a word that is nobody’s',
      input({ a: { 'x-hint': 1 } }),
      input({ a: { 'x-hint': 2 } }),
      ['behaviour other a'],
    ],
    [
      'parameters called like keywords',
      input({ type: {}, required: {}, properties: {} }),
      input({ type: {}, required: {}, properties: {} }, { required: ['required'] }),
      ['breaks field-required required'],
    ],
    [
      'the order of parameters',
      input({ a: {}, b: {} }),
      input({ b: {}, a: {} }),
      ['safe reordered'],
    ],
    [
      'no more than one of the branches',
      input({
        a: {
          oneOf: [
            { type: 'integer', minimum: 5 },
            { type: 'integer', maximum: 3 },
          ],
        },
      }),
      input({
        a: {
          oneOf: [
            { type: 'integer', minimum: 2 },
            { type: 'integer', maximum: 3 },
          ],
        },
      }),
      ['breaks range-wider a'],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(told(before, after)).toEqual(changes)
  })

  it('tells a number that is only spelt otherwise as safe', () => {
    const [a, b] = ['1.0', '1'].map(
      (raw) =>
        ({
          kind: 'object',
          members: [
            { key: 'name', value: { kind: 'string', value: 'n' } },
            {
              key: 'inputSchema',
              value: {
                kind: 'object',
                members: [{ key: 'minProperties', value: { kind: 'number', raw } }],
              },
            },
          ],
        }) as JsonObject,
    )
    const changes = compareTools({ before: a!, after: b!, uncarried: new Set() })
    expect(changes.map((each) => [each.class, each.code])).toEqual([['safe', 'respelt']])
  })
})

describe('what changed for readers of the result', () => {
  const output = (properties: object, more: object = {}): object => ({
    outputSchema: { type: 'object', properties, ...more },
  })
  it.each<[string, object, object, string[]]>([
    [
      'more values may come back',
      output({ s: { enum: ['A'] } }),
      output({ s: { enum: ['A', 'B'] } }),
      ['breaks value-added s'],
    ],
    [
      'fewer may',
      output({ s: { enum: ['A', 'B'] } }),
      output({ s: { enum: ['A'] } }),
      ['behaviour value-removed s'],
    ],
    [
      'a field may be missing',
      output({ s: {} }, { required: ['s'] }),
      output({ s: {} }),
      ['breaks field-optional s'],
    ],
    [
      'a field is always there',
      output({ s: {} }),
      output({ s: {} }, { required: ['s'] }),
      ['behaviour field-required s'],
    ],
    ['a field is new', output({}), output({ s: {} }), ['behaviour field-added s']],
    [
      'a field is new where none was to be',
      output({}, closed),
      output({ s: {} }, closed),
      ['breaks field-added s'],
    ],
    ['a field is gone', output({ s: {} }), output({}), ['breaks field-removed s']],
    ['all of it is gone', output({}), {}, ['breaks schema-removed']],
  ])('%s', (_, before, after, changes) => {
    expect(told(before, after)).toEqual(changes)
  })
})

describe('where a change stands', () => {
  const referring = (ref: string, maximum: number): object =>
    input(
      { n: { $ref: ref } },
      { $defs: { 'a b': { $anchor: 'count', type: 'integer', maximum } } },
    )
  it.each(['#/$defs/a b', '#/$defs/a%20b', '#count'])('is in the definition: %s', (ref) => {
    const [change] = compare(referring(ref, 9), referring(ref, 5))
    expect(change!.path).toEqual(['inputSchema', '$defs', 'a b', 'maximum'])
  })
})

describe('the likeness of names', () => {
  it.each([
    ['order_id', 'orderId', 1],
    ['order_id', 'order_no', 0.5],
    ['id_id', 'id', 1],
    ['a', 'b', 0],
  ])('of %s and %s is at most %d, either way round', (one, other, most) => {
    expect(nameLikeness(one, other)).toBe(nameLikeness(other, one))
    expect(nameLikeness(one, other)).toBeLessThanOrEqual(most)
  })
})
