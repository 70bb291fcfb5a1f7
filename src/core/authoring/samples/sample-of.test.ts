import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { fromPlain, toPlain } from '../../json/plain'
import { anySchema as madeSchema, anyValue as madeValue } from '../../schema/random-schemas.fixture'
import { isAccepted, sampleOf } from './sample-of'

/** As JSON, without the null prototypes that ajv tells apart. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const anySchema = madeSchema.map(asJson)
const anyValue = madeValue.map(asJson)

const options = { strict: false, logger: false, validateSchema: false, allErrors: false } as const

const ajv = new Ajv2020(options)
addFormats.default(ajv)

/** What ajv thinks of a value; undefined where it cannot read the schema. */
function judgedByAjv(schema: unknown, value: unknown): boolean | undefined {
  try {
    return ajv.compile(schema as AnySchema)(value) as boolean
  } catch {
    return undefined
  }
}

const sampled = (schema: unknown, which: 'required' | 'all' = 'all'): unknown => {
  const sample = sampleOf(fromPlain(schema), which)
  return sample.ok ? toPlain(sample.value) : sample
}

const one = (schema: object) => ({ type: 'object', properties: { x: schema }, required: ['x'] })
const x = (schema: object) => (sampled(one(schema)) as { x: unknown }).x

describe('a sample', () => {
  it.each([
    ['an example', { type: 'string', examples: ['b'], default: 'a' }, 'b'],
    ['the default', { type: 'integer', default: 20, maximum: 50 }, 20],
    ['no example that breaks the schema', { type: 'integer', examples: ['x', 7] }, 7],
    ['the fixed value', { const: null }, null],
    ['the first choice that is something', { enum: [null, 'EUR', 'CNY'] }, 'EUR'],
    [
      'what the description shows',
      { type: 'string', description: 'The shelf, e.g. "B-07".' },
      'B-07',
    ],
    ['a ready text for a pattern', { type: 'string', pattern: '^[A-Z]{3}$' }, 'CNY'],
    [
      'a text made for a pattern',
      { type: 'string', pattern: '^INV-[0-9]{4}/[a-f]$' },
      /^INV-\d{4}\/[a-f]$/,
    ],
    [
      'a text for conditions ahead',
      { type: 'string', pattern: '^(?=.*\\d)(?=.*[A-Z])\\w{8,}$' },
      /\d/,
    ],
    ['a text that repeats a group', { type: 'string', pattern: '^(ab|cd)-\\1$' }, 'ab-ab'],
    ['a text as long as it must be', { type: 'string', minLength: 30, maxLength: 30 }, /^.{30}$/],
    ['a text no longer than it may be', { type: 'string', maxLength: 3 }, /^.{1,3}$/],
    ['a step within bounds', { type: 'number', multipleOf: 0.25, minimum: 0.3, maximum: 0.6 }, 0.5],
    [
      'a hundredth that is one',
      { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0, maximum: 0.5 },
      0.01,
    ],
    ['a whole number between fractions', { type: 'integer', minimum: 1.5, exclusiveMaximum: 3 }, 2],
    ['a number below nought', { type: 'integer', maximum: -5, multipleOf: 5 }, -5],
    [
      'different items',
      { type: 'array', items: { type: 'string' }, minItems: 3, uniqueItems: true },
      /./,
    ],
    [
      'places, then the rest',
      { prefixItems: [{ const: 1 }, { const: 'b' }], items: false, type: 'array' },
      [1, 'b'],
    ],
    [
      'what a list must contain',
      { type: 'array', contains: { const: 4 }, items: { type: 'integer' } },
      [4],
    ],
    [
      'an object for every key',
      { type: 'object', additionalProperties: { const: 1 }, minProperties: 2 },
      { example: 1, another: 1 },
    ],
    [
      'keys by their pattern',
      {
        type: 'object',
        patternProperties: { '^k\\d$': { const: 1 } },
        additionalProperties: false,
        minProperties: 1,
      },
      { k1: 1 },
    ],
  ])('is %s', (_, schema, expected) => {
    const value = x(schema)
    if (expected instanceof RegExp) expect(String(value)).toMatch(expected)
    else expect(value).toEqual(expected)
    expect(judgedByAjv(one(schema), { x: value })).toBe(true)
  })

  it('follows conditions between members', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } }
    const conditions = [
      { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] },
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { required: ['a'], dependentRequired: { a: ['b'], b: ['c'] } },
      { required: ['a'], not: { required: ['b', 'c'] } },
      { if: { required: ['a'] }, then: { required: ['b'] }, required: ['a'] },
      { allOf: [{ required: ['c'] }, { properties: { c: { minLength: 20 } } }] },
      { dependentSchemas: { a: { required: ['c'] } }, minProperties: 2 },
      { properties: { ...properties, a: { const: 1 } }, maxProperties: 1, minProperties: 1 },
    ]
    for (const condition of conditions)
      for (const which of ['required', 'all'] as const) {
        const schema = { type: 'object', properties, additionalProperties: false, ...condition }
        expect([condition, judgedByAjv(schema, sampled(schema, which))]).toEqual([condition, true])
      }
  })

  it('has the required members alone, or all, in their order', () => {
    const schema = {
      type: 'object',
      properties: {
        b: { type: 'integer' },
        2: { type: 'boolean' },
        a: { type: 'string', const: 'v' },
      },
      required: ['a'],
    }
    expect(sampled(schema, 'required')).toEqual({ a: 'v' })
    const all = sampleOf(fromPlain(schema), 'all')
    expect(all.ok && all.value.kind === 'object' && all.value.members.map((m) => m.key)).toEqual([
      '2',
      'b',
      'a',
    ])
  })

  it('ends where a schema holds itself', () => {
    const tree = {
      type: 'object',
      properties: {
        name: { const: 'n' },
        child: { $ref: '#' },
        more: { type: 'array', items: { $ref: '#' } },
      },
      required: ['name', 'more'],
    }
    expect(judgedByAjv(tree, sampled(tree))).toBe(true)
    const chain = {
      $ref: '#/$defs/node',
      $defs: {
        node: {
          type: 'object',
          properties: { next: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'null' }] } },
          required: ['next'],
        },
      },
    }
    expect(judgedByAjv(chain, sampled(chain))).toBe(true)
  })

  it.each([
    [
      'a reference that leads nowhere',
      one({ $ref: '#/$defs/gone' }),
      'bad-reference',
      ['x'],
      '#/$defs/gone',
    ],
    [
      'a value without end',
      { type: 'object', properties: { a: { $ref: '#' } }, required: ['a'] },
      'never-ends',
      ['a', 'a', 'a', 'a'],
      '',
    ],
    [
      'a pattern with no text',
      one({ type: 'string', pattern: '^a\\bb$' }),
      'no-pattern-text',
      ['x'],
      '^a\\bb$',
    ],
    ['bounds that cross', one({ type: 'integer', minimum: 5, maximum: 4 }), 'nothing-fits', [], ''],
    ['a text beyond measure', one({ type: 'string', minLength: 1e9 }), 'too-large', ['x'], ''],
  ])('says why there is none: %s', (_, schema, problem, path, detail) => {
    expect(sampled(schema)).toEqual({ ok: false, problem, path, detail })
  })

  it('is always the same', () => {
    const schema = one({ type: 'string', pattern: '^[a-z]{3}[0-9]{2,4}$' })
    expect(sampled(schema)).toEqual(sampled(structuredClone(schema)))
  })

  it('fits any schema that it is made for, as ajv sees it', () => {
    fc.assert(
      fc.property(
        anySchema,
        fc.constantFrom('required' as const, 'all' as const),
        (schema, which) => {
          const sample = sampleOf(fromPlain(schema), which)
          if (sample.ok) expect(judgedByAjv(schema, toPlain(sample.value))).not.toBe(false)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is judged as ajv judges', () => {
    fc.assert(
      fc.property(anySchema, anyValue, (schema, value) => {
        const judged = judgedByAjv(schema, value)
        if (judged !== undefined)
          expect(isAccepted(fromPlain(value), fromPlain(schema))).toBe(judged)
      }),
      { numRuns: 200 },
    )
  })

  it('is found wherever a value of the few that a search tries is accepted', () => {
    let missed = 0
    let found = 0
    fc.assert(
      fc.property(
        anySchema,
        fc.array(anyValue, { minLength: 20, maxLength: 20 }),
        (schema, values) => {
          const node = fromPlain(schema)
          if (sampleOf(node).ok) found++
          else if (values.some((value) => isAccepted(fromPlain(value), node))) missed++
        },
      ),
      { numRuns: 300, seed: 7 },
    )
    expect(missed / found).toBeLessThan(0.02)
  })
})
