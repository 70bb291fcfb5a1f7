import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonNode, type JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { print } from '../../json/print'
import { dialectById } from '../registry'
import { fillNulls, stripNulls } from './instances'
import { isUnchangedByOpenAi } from './openai-oracle.fixture'

/** A schema with values that surely fit it. */
interface Sample {
  readonly schema: Record<string, unknown>
  readonly values: fc.Arbitrary<unknown>
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'label', 'size', '1')
const scalar: fc.Arbitrary<Sample> = fc.constantFrom<Sample>(
  { schema: { type: 'string' }, values: fc.string({ maxLength: 4 }) },
  { schema: { type: 'string', minLength: 1 }, values: fc.constantFrom('x', 'yz') },
  { schema: { type: 'integer', minimum: 0, maximum: 9 }, values: fc.nat(9) },
  { schema: { type: 'number', default: 1 }, values: fc.constantFrom(0.5, 2) },
  { schema: { type: 'boolean', description: 'Yes or no' }, values: fc.boolean() },
  { schema: { type: 'string', enum: ['on', 'off'] }, values: fc.constantFrom('on', 'off') },
  { schema: { enum: [1, 2, null] }, values: fc.constantFrom(1, 2, null) },
  { schema: { const: 'fixed' }, values: fc.constant('fixed') },
  { schema: { type: ['string', 'null'] }, values: fc.constantFrom('s', null) },
  { schema: { type: 'string', pattern: '^(?=x)x$' }, values: fc.constant('x') },
  { schema: { type: 'string', format: 'uri' }, values: fc.constant('https://a.example/b') },
  { schema: { $ref: '#/$defs/Word' }, values: fc.constantFrom('w', 'v') },
  { schema: { $ref: '#/$defs/Word', description: 'A word' }, values: fc.constantFrom('w') },
  { schema: { $ref: '#/$defs/Maybe' }, values: fc.constantFrom('w', null) },
  { schema: { $ref: '#/$defs/Pair' }, values: fc.constantFrom({ left: 1 }, { left: 1, right: 2 }) },
)
const DEFINITIONS = {
  Word: { type: 'string', enum: ['w', 'v'] },
  Maybe: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  Pair: {
    type: 'object',
    properties: { left: { type: 'integer' }, right: { type: 'integer' } },
    required: ['left'],
  },
}

const sample = fc.letrec<{ any: Sample; object: Sample }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'xsmall', withCrossShrink: true },
    scalar,
    tie('object'),
    tie('object').map(({ schema, values }) => ({
      schema: { ...schema, type: ['object', 'null'] },
      values: fc.oneof(values, fc.constant(null)),
    })),
    tie('any').map(({ schema, values }) => ({
      schema: { type: 'array', items: schema, maxItems: 3, uniqueItems: false },
      values: fc.array(values, { maxLength: 3 }),
    })),
    fc.tuple(tie('object'), fc.constantFrom('anyOf', 'oneOf')).map(([two, key]) => ({
      // Kinds apart, so that exactly one branch fits whatever the generator makes.
      schema: { [key]: [{ type: 'boolean' }, two.schema], description: 'Either' },
      values: fc.oneof(fc.boolean(), two.values),
    })),
    fc.tuple(tie('object'), tie('object')).map(([one, two]) => {
      const apart = renamed(two)
      const isEmpty = (sample: Sample): boolean => (sample.schema.required as []).length === 0
      const either = fc.oneof(one.values, apart.values)
      // A branch that needs nothing takes everything, and then there is no telling which is meant.
      const values = isEmpty(one) || isEmpty(apart) ? one.values : either
      const anyOf = isEmpty(one) || isEmpty(apart) ? [one.schema] : [one.schema, apart.schema]
      return { schema: { anyOf, title: 'One of two' }, values }
    }),
    tie('object').map(({ schema, values }) => ({
      schema: { ...schema, anyOf: [{ type: 'object' }, { required: schema.required }] },
      values,
    })),
    tie('object').map(({ schema, values }) => ({
      schema: { description: 'Both', allOf: [schema, { $ref: '#/$defs/Pair' }] },
      values: values.map((value) => ({ ...(value as object), left: 3 })),
    })),
    fc.tuple(tie('object'), tie('object')).map(([one, two]) => {
      const apart = renamed(two)
      return {
        schema: { allOf: [one.schema, apart.schema] },
        values: fc
          .tuple(one.values, apart.values)
          .map(([a, b]) => ({ ...(a as object), ...(b as object) })),
      }
    }),
  ),
  object: fc
    .uniqueArray(fc.tuple(name, tie('any'), fc.boolean()), {
      selector: ([key]) => key,
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => ({
      schema: {
        type: 'object',
        properties: Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
        required: parts.filter(([, , isRequired]) => isRequired).map(([key]) => key),
      },
      values: fc.record(Object.fromEntries(parts.map(([key, { values }]) => [key, values])), {
        requiredKeys: parts.filter(([, , isRequired]) => isRequired).map(([key]) => key),
      } as never),
    })),
}))

/** The same with other property names, so that two may hold together. */
function renamed({ schema, values }: Sample): Sample {
  const other = (key: string): string => `${key}_2`
  const rename = (record: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [other(key), value]))
  return {
    schema: {
      ...schema,
      properties: rename(schema.properties as object),
      required: (schema.required as string[]).map(other),
    },
    values: values.map((value) => rename(value as object)),
  }
}

/** Several values for one schema, because compiling it takes far longer than trying them. */
const withValues = sample.object.chain(({ schema, values }) =>
  fc.tuple(
    fc.constant({ ...schema, $defs: DEFINITIONS }),
    fc.array(values, { minLength: 3, maxLength: 6 }),
  ),
)

function strictSchema(id: string, inputSchema: object): JsonNode | undefined {
  const tool = fromPlain({ name: 'f', description: 'd', inputSchema }) as JsonObject
  const written = dialectById(id)!.write!(tool)
  expect(written.errors.filter((each) => each.severity !== 'warning')).toEqual([])
  return getIn(written.wire, ['function', 'parameters']) ?? get(written.wire, 'input_schema')
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })

function compiled(schema: object): (value: unknown) => boolean {
  const validate = ajv.compile(schema)
  ajv.removeSchema(schema)
  return validate
}

/** Compiling is slow; a long run is for the day something is found. */
const RUNS = { numRuns: Number(process.env.TOOLWRIGHT_RUNS ?? 25) }

describe('arguments and a strict schema', { timeout: 60_000 }, () => {
  it.each(['openai.chat.strict', 'deepseek.strict'])(
    'fit each other in %s once nulls are filled in, and the original once they are taken out',
    (id) => {
      fc.assert(
        fc.property(withValues, ([schema, values]) => {
          const strict = toPlain(strictSchema(id, schema)!) as Record<string, unknown>
          if (id.startsWith('openai')) expect(isUnchangedByOpenAi(strict)).toBe('unchanged')
          const fitsOriginal = compiled(schema)
          const fitsStrict = compiled(strict)
          for (const value of values) {
            expect(fitsOriginal(value)).toBe(true)
            const filled = fillNulls(fromPlain(value), fromPlain(schema))
            expect(fitsStrict(toPlain(filled)), print(filled, 0)).toBe(true)
            const back = stripNulls(filled, fromPlain(schema))
            expect(fitsOriginal(toPlain(back)), print(back, 0)).toBe(true)
          }
        }),
        RUNS,
      )
    },
  )

  it('fit each other in Claude as they are', () => {
    fc.assert(
      fc.property(withValues, ([schema, values]) => {
        const fits = compiled(toPlain(strictSchema('claude.strict', schema)!) as object)
        for (const value of values) expect(fits(value), JSON.stringify(value)).toBe(true)
      }),
      RUNS,
    )
  })
})
