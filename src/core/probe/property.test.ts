import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { badOffers, disagreements } from './by-ajv.fixture'
import { probeTool } from './probe-tool'

const text = (words: string) => fc.constant({ description: words })
const some = (...parts: fc.Arbitrary<object>[]) =>
  fc
    .subarray(parts)
    .chain((chosen) => fc.tuple(...chosen).map((all) => Object.assign({}, ...all) as object))

const string = some(
  fc.constantFrom({ minLength: 1 }, { minLength: 3, maxLength: 40 }, { maxLength: 500 }),
  fc.constantFrom(
    { pattern: '^SO[0-9]{8}$', examples: ['SO20480117'] },
    { examples: ['INV-204', 'INV-7'] },
    { format: 'date' },
    { format: 'date-time', examples: ['2026-08-17T09:00:00+08:00'] },
    { format: 'email' },
    { enum: ['OPEN', 'CLOSED'], default: 'OPEN' },
    { examples: ['2026-08-17'] },
    { default: '' },
  ),
  text('At most 60 characters. One of "asc", "desc".'),
).map((more) => ({ type: 'string', ...more }))
const number = some(
  fc.constantFrom({ minimum: 1 }, { maximum: 50 }, { exclusiveMinimum: 0 }, { multipleOf: 5 }),
  fc.constantFrom({ default: 10 }, { examples: [5] }, { enum: [10, 20] }),
  text('How many, between 1 and 50.'),
).chain((more) => fc.constantFrom('integer', 'number').map((type) => ({ type, ...more })))
const scalar = fc.oneof(
  string,
  number,
  fc.constantFrom({ type: 'boolean' }, { type: ['string', 'null'] }, {}),
)
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  some(fc.constantFrom({ minItems: 1 }, { maxItems: 5 }, { uniqueItems: true })).chain((more) =>
    scalar.map((items) => ({ type: 'array', items, ...more })),
  ),
  fc.tuple(scalar, scalar).map((prefixItems) => ({ type: 'array', prefixItems })),
  fc.tuple(scalar, scalar).map((anyOf) => ({ anyOf })),
  scalar.map((additionalProperties) => ({ type: 'object', additionalProperties })),
  fc
    .record({ start_date: string, city: scalar })
    .map((properties) => ({ type: 'object', properties, required: ['city'] })),
  fc.constant({ $ref: '#/$defs/place' }),
)
const NAMES = [
  'order_id',
  'city',
  'start_date',
  'end_date',
  'page_size',
  'latitude',
  'longitude',
  'email',
  'items',
  'on',
  'type',
  'required',
]
const input = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...NAMES), value, { minKeys: 1, maxKeys: 5 }),
    fc.subarray(NAMES),
    fc.constantFrom({}, { additionalProperties: false }, { additionalProperties: true }),
    fc.constantFrom(
      {},
      { dependentRequired: { latitude: ['longitude'] } },
      { anyOf: [{ required: ['city'] }, { required: ['order_id'] }] },
      {
        if: { properties: { on: { const: true } }, required: ['on'] },
        then: { required: ['city'] },
      },
    ),
  )
  .map(([properties, required, closed, rule]) => ({
    type: 'object',
    properties,
    required: required.filter((name) => Object.hasOwn(properties, name)),
    ...closed,
    ...rule,
    $defs: {
      place: { type: 'object', properties: { lat: { type: 'number' }, lng: { type: 'number' } } },
    },
  }))
const toolWith = (inputSchema: object): JsonObject =>
  fromPlain({ name: 'find_things', description: 'Finds things.', inputSchema }) as JsonObject

describe('a probe of any tool', () => {
  it('says of every wrong call what ajv says of it', () => {
    fc.assert(
      fc.property(input, (schema) => {
        const tool = toolWith(schema)
        expect(disagreements(tool, probeTool(tool))).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('offers only edits that stop the mistake and keep all examples and samples valid', () => {
    fc.assert(
      fc.property(input, (schema) => {
        const tool = toolWith(schema)
        expect(badOffers(tool, probeTool(tool, { offers: true }))).toEqual([])
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('says the same twice', () => {
    fc.assert(
      fc.property(input, (schema) => {
        expect(probeTool(toolWith(schema), { offers: true })).toEqual(
          probeTool(toolWith(schema), { offers: true }),
        )
      }),
      { numRuns: 10 },
    )
  }, 60_000)
})
