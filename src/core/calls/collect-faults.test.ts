import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { anySchema, anyValue } from '../schema/random-schemas.fixture'
import { collectFaults } from './collect-faults'

const faultsOf = (value: unknown, schema: object) => {
  const root = fromPlain(schema)
  return collectFaults(fromPlain(value), root, root, []).faults
}
const told = (value: unknown, schema: object): readonly string[] =>
  faultsOf(value, schema).map(({ path, place, name, undecided }) =>
    [pointer(path), pointer(place), name, undecided].filter((each) => each !== undefined).join(' '),
  )

describe('the faults of a value', () => {
  it.each<[string, unknown, object, readonly string[]]>([
    [
      'are all told, each with its place in the schema',
      { a: 'x', b: 11, d: 1 },
      {
        properties: { a: { type: 'integer' }, b: { maximum: 10, multipleOf: 2 } },
        required: ['a', 'c'],
        additionalProperties: false,
      },
      [
        '/a /properties/a/type',
        '/b /properties/b/maximum',
        '/b /properties/b/multipleOf',
        ' /required c',
        '/d /additionalProperties d',
      ],
    ],
    [
      'stand where a reference leads',
      { a: { z: 1 } },
      {
        properties: { a: { $ref: '#/$defs/x' } },
        $defs: { x: { properties: { z: { type: 'string' } }, required: ['y'] } },
      },
      ['/a/z /$defs/x/properties/z/type', '/a /$defs/x/required y'],
    ],
    [
      'stand where an anchor is',
      { a: 3 },
      {
        properties: { a: { $ref: '#here' } },
        $defs: { x: { $anchor: 'here', type: 'string' } },
      },
      ['/a /$defs/x/type'],
    ],
    [
      'are those of the branch that a field names',
      { kind: 'b', n: 'x' },
      {
        oneOf: [
          { properties: { kind: { const: 'a' } }, required: ['m'] },
          { properties: { kind: { const: 'b' }, n: { type: 'integer' } } },
        ],
      },
      ['/n /oneOf/1/properties/n/type'],
    ],
    [
      'name the field whose value picks no branch',
      { kind: 'c' },
      {
        oneOf: [
          { properties: { kind: { const: 'a' } }, required: ['kind'] },
          { properties: { kind: { const: 'b' } }, required: ['kind'] },
        ],
      },
      ['/kind /oneOf'],
    ],
    [
      'are those of the branch of the right type',
      { a: 1 },
      { anyOf: [{ type: 'string' }, { type: 'object', required: ['b'] }] },
      [' /anyOf/1/required b'],
    ],
    [
      'are one where branches ask for types alone',
      3,
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      [' /anyOf'],
    ],
    [
      'are one where branches ask for members alone',
      {},
      { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] },
      [' /anyOf'],
    ],
    ['tell when several of oneOf fit', 3, { oneOf: [{ minimum: 1 }, { minimum: 2 }] }, [' /oneOf']],
    [
      'tell what one member asks of the others',
      { a: 1, k: 'x' },
      {
        dependentRequired: { a: ['b'] },
        if: { properties: { k: { const: 'x' } } },
        then: { required: ['c'] },
      },
      [' /dependentRequired/a b', ' /then/required c'],
    ],
    [
      'reach into lists, tuples and dictionaries',
      { l: [1, 'x'], t: ['a', 'b', 3], d: { k: true } },
      {
        properties: {
          l: { items: { type: 'integer' } },
          t: { prefixItems: [{ type: 'integer' }, {}], items: false },
          d: { additionalProperties: { type: 'string' } },
        },
      },
      [
        '/l/1 /properties/l/items/type',
        '/t/0 /properties/t/prefixItems/0/type',
        '/t/2 /properties/t/items',
        '/d/k /properties/d/additionalProperties/type',
      ],
    ],
    [
      'are told of members that nothing speaks of',
      { a: 1, b: 2 },
      { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
      ['/b /unevaluatedProperties b'],
    ],
    [
      'read the flags of draft 4',
      5,
      { minimum: 5, exclusiveMinimum: true },
      [' /exclusiveMinimum'],
    ],
    [
      'say what was not tried because it could hang',
      { a: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' },
      { properties: { a: { pattern: '^(a+)+$' } } },
      ['/a /properties/a/pattern hangs'],
    ],
    [
      'say what leads nowhere',
      { a: 1 },
      { properties: { a: { $ref: '#/$defs/none' } } },
      ['/a /properties/a/$ref reference'],
    ],
    [
      'end in a schema that leads back to itself',
      { n: { n: { n: 1 } } },
      { type: 'object', properties: { n: { $ref: '#' } } },
      ['/n/n/n /type'],
    ],
  ])('%s', (_, value, schema, expected) => {
    expect(told(value, schema)).toEqual(expected)
  })

  it('keep every digit of a number', () => {
    const root = fromPlain({ maximum: 0 })
    const bound = { kind: 'number', raw: '9007199254740993' } as const
    const schema = { kind: 'object', members: [{ key: 'maximum', value: bound }] } as const
    const value = { kind: 'number', raw: '9007199254740994' } as const
    expect(collectFaults(value, schema, root, []).faults).toHaveLength(1)
    expect(collectFaults(bound, schema, root, []).faults).toHaveLength(0)
  })

  it('are there exactly when a validator refuses', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false })
    addFormats.default(ajv)
    fc.assert(
      fc.property(
        anySchema,
        fc.array(anyValue, { minLength: 10, maxLength: 20 }),
        (schema, made) => {
          // ajv holds an object without a prototype for another than one with.
          const values = JSON.parse(JSON.stringify(made)) as unknown[]
          const validate = ajv.compile(schema)
          const wrong = values.filter(
            (each) => validate(each) !== (told(each, schema).length === 0),
          )
          expect(wrong, JSON.stringify(schema)).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })
})
