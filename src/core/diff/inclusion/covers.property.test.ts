import { Ajv2020 } from 'ajv/dist/2020'
import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../authoring/samples/sample-of'
import { fromPlain, toPlain } from '../../json/plain'
import { anySchema, anyValue } from '../../schema/random-schemas.fixture'
import { surelyCovers } from './covers'

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false })

describe('what covers says of any two schemas', () => {
  it('is never refuted by a value', () => {
    let said = 0
    fc.assert(
      fc.property(anySchema, anySchema, fc.array(anyValue, { maxLength: 12 }), (a, b, values) => {
        const both = { allOf: [a, b] }
        const either = { anyOf: [a, b] }
        for (const [wide, narrow] of [
          [a, b],
          [a, both],
          [either, b],
          [a, { ...b, ...a }],
          [{ ...b, ...a }, a],
        ] as const) {
          const [x, y] = [fromPlain(wide), fromPlain(narrow)]
          if (!surelyCovers({ schema: x, root: x }, { schema: y, root: y })) continue
          said++
          const [wideHolds, narrowHolds] = [ajv.compile(wide), ajv.compile(narrow)]
          const sample = sampleOf(y, 'all')
          for (const value of [...values, ...(sample.ok ? [toPlain(sample.value)] : [])])
            if (narrowHolds(value))
              expect(wideHolds(value), JSON.stringify({ wide, narrow, value })).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
    // What never says yes proves nothing.
    expect(said).toBeGreaterThan(150)
  }, 60_000)
})
