import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../authoring/samples/sample-of'
import { corpusSchemas, hasCorpus } from '../corpus.fixture'
import { arr, type JsonNode, nil, num, obj, str, withoutMembers } from '../json/node'
import { toPlain } from '../json/plain'
import { print } from '../json/print'
import { collectFaults } from './collect-faults'

/** Of a file with many tools some are taken, evenly. */
const MOST_OF_A_FILE = 1

const WRONG: readonly JsonNode[] = [str(''), str('x'), num(-1), num('1.5'), nil, arr([]), obj([])]

/** A value with one of its parts changed, each in turn. */
function* mutated(value: JsonNode): Generator<JsonNode> {
  yield* WRONG
  if (value.kind === 'array')
    for (const [i, item] of value.items.entries())
      for (const other of mutated(item)) yield arr(value.items.with(i, other))
  if (value.kind !== 'object') return
  yield obj([...value.members, { key: 'zzz', value: str('x') }])
  for (const [i, each] of value.members.entries()) {
    yield obj(value.members.filter((other) => other !== each))
    for (const other of mutated(each.value))
      yield obj(value.members.with(i, { ...each, value: other }))
  }
}

describe.skipIf(!hasCorpus)('calls of real tools (skipped where the corpus is absent)', () => {
  it('are judged as ajv judges them, valid ones and changed ones', { timeout: 120_000 }, () => {
    const differ: string[] = []
    let count = 0
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateSchema: false,
      multipleOfPrecision: 6,
    })
    addFormats.default(ajv)
    for (const { name, schema } of corpusSchemas(MOST_OF_A_FILE)) {
      const sample = sampleOf(schema, 'all')
      if (!sample.ok) continue
      // Both speak of where a schema comes from, and ajv would look for it.
      const plain = toPlain(withoutMembers(schema, ['$schema', '$id']))
      let validate
      try {
        validate = ajv.compile(plain as AnySchema)
      } catch {
        continue
      }
      let left = 40
      for (const value of [sample.value, ...mutated(sample.value)]) {
        if (--left < 0) break
        count++
        const { faults } = collectFaults(value, schema, schema, [])
        if (faults.some(({ undecided }) => undecided)) continue
        if (validate(toPlain(value)) !== (faults.length === 0))
          differ.push(
            `${name} ${print(value, 0)}: ${ajv.errorsText(validate.errors)} / ${faults.map((each) => each.keyword).join(' ')}`,
          )
      }
      ajv.removeSchema()
    }
    expect(count).toBeGreaterThan(2000)
    expect(differ).toEqual([])
  })
})
