import { describe, expect, it } from 'vitest'
import { get, getIn, stringOf } from '../json/node'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { KEYWORDS } from './keywords'
import { parametersOf } from './parameters'
import { resolveReference } from './reference'
import { walkSchema } from './walk'

const at = (schema: object): string[] => walkSchema(fromPlain(schema)).map((p) => pointer(p.path))

describe('a walk of a schema', () => {
  it.each([
    [
      'properties by name',
      { properties: { a: {}, b: true } },
      ['', '/properties/a', '/properties/b'],
    ],
    [
      'a parameter that is named like a keyword',
      { properties: { properties: { type: 'string' }, type: { items: {} } } },
      ['', '/properties/properties', '/properties/type', '/properties/type/items'],
    ],
    [
      'no data',
      { default: { properties: { a: {} } }, enum: [{ items: {} }], const: { not: {} } },
      [''],
    ],
    ['a tuple of an older draft', { items: [{}, {}] }, ['', '/items/0', '/items/1']],
    ['branches', { anyOf: [{ not: {} }], if: {} }, ['', '/anyOf/0', '/anyOf/0/not', '/if']],
    ['definitions', { $defs: { a: { $ref: '#/$defs/a' } } }, ['', '/$defs/a']],
    ['nothing where the value has the wrong shape', { anyOf: 3, properties: null }, ['']],
    ['nothing under an unknown keyword', { 'x-ui': { properties: { a: {} } } }, ['']],
  ])('visits %s', (_, schema, expected) => {
    expect(at(schema)).toEqual(expected)
  })

  it('knows a way on for every keyword that holds schemas', () => {
    for (const [key, { holds }] of KEYWORDS) {
      if (!holds.startsWith('schema')) continue
      const value =
        holds === 'schema' || holds === 'schema-or-list'
          ? {}
          : holds === 'schema-list'
            ? [{}]
            : { a: {} }
      expect(at({ [key]: value }), key).toHaveLength(2)
    }
  })
})

describe('the parameters of a tool', () => {
  const tool = fromPlain({
    name: 'x',
    inputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string', description: 'A heading.' },
        required: {
          type: 'object',
          properties: { type: { $ref: '#/$defs/t' } },
          required: ['type'],
        },
      },
      required: ['title'],
      $defs: { t: { description: 'A kind.' }, loop: { $ref: '#/$defs/loop' } },
    },
  })

  it('are found at every depth, with their paths and whether they are required', () => {
    expect(parametersOf(tool).map((p) => [pointer(p.path), p.isRequired, p.isNested])).toEqual([
      ['/inputSchema/properties/title', true, false],
      ['/inputSchema/properties/required', false, false],
      ['/inputSchema/properties/required/properties/type', true, true],
    ])
  })

  it('take their text from what they refer to when they have none', () => {
    expect(parametersOf(tool).map((p) => p.text)).toEqual(['A heading.', '', 'A kind.'])
  })

  it('are none where there is no schema', () => {
    expect(parametersOf(fromPlain({ name: 'x', inputSchema: 3 }))).toEqual([])
  })
})

describe('a reference', () => {
  const root = fromPlain({
    $id: 'https://shop.test/schemas/order.json',
    $defs: {
      a: { $ref: '#/$defs/b' },
      b: { type: 'string' },
      x: { $ref: '#/$defs/y' },
      y: { $ref: '#/$defs/x' },
      named: { $anchor: 'area', type: 'number' },
      before: { $id: '#zone', type: 'boolean' },
      'a/b~c': { type: 'array' },
      moving: { $dynamicAnchor: 'node', type: 'object' },
      properties: { $anchor: { const: 'no anchor, but a member' } },
    },
    anyOf: [{ type: 'null' }],
  })
  it.each([
    ['#/$defs/a', 'string'],
    ['#/anyOf/0', 'null'],
    ['#/%24defs/b', 'string'],
    ['#/$defs/x', undefined],
    ['#/nowhere', undefined],
    ['#area', 'number'],
    ['#are%61', 'number'],
    ['#zone', 'boolean'],
    ['#node', 'object'],
    ['#no', undefined],
    ['#/$defs/a~1b~0c', 'array'],
    ['#/$defs/a%7E1b~0c', 'array'],
    ['#/anyOf/', undefined],
    ['#/anyOf/00', undefined],
    ['https://shop.test/schemas/order.json#/$defs/a', 'string'],
    ['order.json#area', 'number'],
    ['other.json#area', undefined],
    ['https://example.com/a', undefined],
    ['#/%', undefined],
  ])('%s leads to %s', (ref, type) => {
    expect(stringOf(get(resolveReference(root, fromPlain({ $ref: ref })), 'type'))).toBe(type)
  })
  it('is the node itself where there is none', () => {
    const node = getIn(root, ['$defs', 'b'])!
    expect(resolveReference(root, node)).toBe(node)
  })
})
