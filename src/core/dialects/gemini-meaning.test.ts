import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { get, type JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { geminiJsonSchema, geminiParameters } from './formats/gemini'
import { fromGeminiSchema } from './gemini-schema'

/** Values that the schemas below tell apart. */
const VALUES = [
  null,
  true,
  0,
  1,
  2.5,
  '',
  'a',
  'bb',
  [],
  ['a'],
  [1],
  {},
  { p: 'a' },
  { p: 1, q: null },
]
const scalar = fc.constantFrom(null, true, 0, 1, 2.5, 'a', 'bb')
const type = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null')

const leaf = fc.oneof(
  fc.record({ type }),
  fc.record({ type: fc.uniqueArray(type, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('string'), minLength: fc.constantFrom(0, 1, 2) }),
  fc.record({ type: fc.constantFrom('integer', 'number'), minimum: fc.constantFrom(0, 1) }),
  fc.record(
    {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 2, maxLength: 3 })),
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: String }),
    },
    { requiredKeys: ['enum'] },
  ),
  fc.record({ const: scalar, type }, { requiredKeys: ['const'] }),
  fc.constant({ $ref: '#/$defs/shared' }),
)
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ type: fc.constantFrom('array', ['array', 'null']), items: tie('schema') }),
    fc.record(
      {
        type: fc.constantFrom('object', ['object', 'null'], ['object', 'string']),
        properties: fc.record({ p: tie('schema'), q: tie('schema') }),
        required: fc.constantFrom(['p'], ['p', 'q']),
        anyOf: fc.constantFrom([{ required: ['p'] }, { required: ['q'] }]),
      },
      { requiredKeys: ['type', 'properties'] },
    ),
  ),
}))

/** Changes that say the very same in other words. */
const SAME = [
  'gemini.ref-inlined',
  'gemini.allof-merged',
  'gemini.const-to-enum',
  'gemini.type-array-to-anyof',
  'gemini.anyof-spread',
]

const ajv = new Ajv2020({ strict: false, logger: false })
const allows = (inner: object): ((instance: unknown) => boolean) => {
  const validate = ajv.compile(inner)
  return (instance) => validate({ x: instance })
}

describe('what Gemini is told', () => {
  it.each([geminiParameters, geminiJsonSchema])(
    'in $id forbids nothing that the definition allows, and allows no more unless it is reported',
    (dialect) => {
      let written = 0
      fc.assert(
        fc.property(schema, leaf, (x, shared) => {
          fc.pre(!JSON.stringify(shared).includes('$ref'))
          const inputSchema = { type: 'object', properties: { x }, $defs: { shared } }
          const tool = fromPlain({ name: 'f', inputSchema }) as JsonObject
          const { ok, wire, losses } = dialect.write!(tool)
          // A type that is told from the values or the parts is meant, but says more than they do.
          if (!ok || losses.some(({ code }) => code === 'gemini.items-added')) return
          written++
          const own = get(wire, 'parametersJsonSchema')
          const sent = own ?? fromGeminiSchema(get(wire, 'parameters')!)
          const before = allows(inputSchema)
          const after = allows(toPlain(sent) as object)
          const isSame = losses.every(({ code }) => SAME.includes(code))
          for (const instance of VALUES) {
            if (before(instance)) expect(after(instance), JSON.stringify(instance)).toBe(true)
            else if (isSame) expect(after(instance), JSON.stringify(instance)).toBe(false)
          }
        }),
        { numRuns: 60 },
      )
      expect(written).toBeGreaterThan(15)
    },
    60_000,
  )
})
