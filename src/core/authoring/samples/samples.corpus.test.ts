import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { corpusSchemas, hasCorpus } from '../../corpus.fixture'
import { withoutMembers } from '../../json/node'
import { toPlain } from '../../json/plain'
import { sampleOf } from './sample-of'

/** Of a file with many tools some are taken, evenly. */
const MOST_OF_A_FILE = 4

describe.skipIf(!hasCorpus)('samples of real schemas (skipped where the corpus is absent)', () => {
  it('are found nearly always, and fit as ajv sees it', () => {
    const wrong: string[] = []
    const without: string[] = []
    let count = 0
    const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false })
    addFormats.default(ajv)
    for (const { name, schema } of corpusSchemas(MOST_OF_A_FILE))
      for (const which of ['required', 'all'] as const) {
        count++
        const sample = sampleOf(schema, which)
        if (!sample.ok) {
          without.push(
            `${name} ${which}: ${sample.problem} ${sample.path.join('/')} ${sample.detail}`,
          )
          continue
        }
        // Both speak of where a schema comes from, and ajv would look for it.
        const plain = toPlain(withoutMembers(schema, ['$schema', '$id']))
        let isRight: boolean
        try {
          isRight = ajv.compile(plain as AnySchema)(toPlain(sample.value)) === true
        } catch {
          continue
        }
        if (!isRight) wrong.push(`${name} ${which}: ${ajv.errorsText()}`)
        ajv.removeSchema()
      }
    expect(count).toBeGreaterThan(500)
    expect(wrong).toEqual([])
    expect(without.length / count, without.join('\n')).toBeLessThan(0.01)
  })
})
