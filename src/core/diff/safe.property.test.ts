import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../authoring/samples/sample-of'
import type { JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { anySchema, anyValue } from '../schema/random-schemas.fixture'
import { worstOf } from './change'
import { compareTools } from './compare-tools'

const ajv = new Ajv2020({ strict: false, logger: false })
addFormats(ajv)

type Plain = Record<string, unknown>
const texts = fc.constantFrom<Plain>(
  { format: 'date' },
  { format: 'email' },
  { pattern: '^a' },
  { description: 'A note.' },
  { title: 'T' },
  { default: 'a' },
  { nullable: true, type: 'string' },
  { $ref: '#/$defs/d' },
)
const piece = fc.oneof({ weight: 3, arbitrary: anySchema }, texts) as fc.Arbitrary<Plain>

/** A schema, and the same with words put in, taken out or replaced. */
const changed = (from: Plain): fc.Arbitrary<Plain> =>
  fc.oneof(
    fc.constant(from),
    piece.map((more) => ({ ...from, ...more })),
    fc.subarray(Object.keys(from)).map((kept) => Object.fromEntries(kept.map((k) => [k, from[k]]))),
    piece.map((other) => ({ anyOf: [from, other] })),
  )
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), piece, { maxKeys: 3 }) as fc.Arbitrary<
  Record<string, Plain>
>
const rules = fc.constantFrom<Plain>(
  {},
  { additionalProperties: false },
  { dependentRequired: { a: ['b'] } },
  { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  { if: { required: ['a'] }, then: { required: ['b'] } },
  { not: { required: ['c'] } },
  { maxProperties: 2 },
)
const needed = fc.subarray(['a', 'b'])
const versions = fc.tuple(fields, needed, rules, piece).chain(([properties, required, rule, d]) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([k, v]) => [k, changed(v)])),
      ) as fc.Arbitrary<Record<string, Plain>>,
      fc.oneof(fc.constant(required), needed),
      fc.oneof(fc.constant(rule), rules),
      fc.oneof(fc.constant(d), changed(d)),
    )
    .map(([now, nowRequired, nowRule, nowD]) => ({
      before: { type: 'object', properties, required, ...rule, $defs: { d: withoutRef(d) } },
      after: {
        type: 'object',
        properties: now,
        required: nowRequired,
        ...nowRule,
        $defs: { d: withoutRef(nowD) },
      },
    })),
)
const withoutRef = ({ $ref: _, ...rest }: Plain): Plain => rest

describe('a change that is called safe', () => {
  it('leaves every call valid that was valid, by the judgement of ajv', () => {
    let safe = 0
    fc.assert(
      fc.property(
        versions,
        fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), anyValue, { maxKeys: 3 }), {
          maxLength: 15,
        }),
        ({ before, after }, calls) => {
          const [old, now] = [before, after].map(
            (inputSchema) => fromPlain({ name: 'n', inputSchema }) as JsonObject,
          )
          const changes = compareTools({ before: old!, after: now!, uncarried: new Set() })
          const worst = worstOf(changes)
          if (worst !== 'safe' && worst !== undefined) return
          safe++
          const [was, is] = [ajv.compile(before), ajv.compile(after)]
          const root = fromPlain(before)
          const samples = (['required', 'all'] as const).flatMap((which) => {
            const sample = sampleOf(root, which)
            return sample.ok ? [toPlain(sample.value)] : []
          })
          for (const call of [...calls, ...samples])
            if (was(call)) expect(is(call), JSON.stringify({ before, after, call })).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
    // What is never called safe proves nothing.
    expect(safe).toBeGreaterThan(20)
  }, 120_000)
})
