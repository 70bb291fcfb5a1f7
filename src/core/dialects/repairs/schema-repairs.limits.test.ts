import { describe, expect, it } from 'vitest'
import { fromPlain, toPlain } from '../../json/plain'
import { TYPES } from '../../schema/keywords'
import { AT, inObject, repair } from './mended.fixture'
import { mendSchema } from './schema-repairs'
import { TYPE_NAMES } from './type-names'

describe('what repairing a schema goes no further than', () => {
  it.each([
    [
      'parameters that are named like keywords',
      inObject({
        schema: { type: 'object', properties: {} },
        type: { type: 'string' },
        required: { type: 'boolean' },
      }),
    ],
    [
      'data that only looks like a schema',
      inObject({
        a: {
          default: { type: 'float', x: null },
          enum: [null, 'int'],
          const: null,
          examples: [{ required: true }],
        },
      }),
    ],
    [
      'a member called schema among keywords',
      inObject({ a: { type: 'object', schema: { type: 'float' } } }),
    ],
    ['types it does not know', inObject({ a: { type: 'Money' }, b: { type: 'List[Money]' } })],
    ['flags that contradict each other', inObject({ a: { required: true, optional: true } })],
    [
      'a parameter that is a list called required',
      inObject({ required: { type: 'array', items: {} }, a: {} }),
    ],
    [
      'words whose value the keyword cannot hold, or that has its keyword already',
      inObject({ a: { type: 'integer', min: 'one', max: 1, maximum: 2 } }),
    ],
    [
      'texts that may mean anything',
      inObject({ a: { enum: 'one of many' }, b: { minimum: 'low' }, c: { enum: 'a|a' } }),
    ],
    [
      'an old draft in which nothing is new',
      { $schema: 'http://json-schema.org/draft-07/schema#' },
    ],
    [
      'a reference that could mean two places',
      inObject({
        a: { $ref: 'X' },
        b: { $defs: { X: {} } },
        c: { $defs: { X: { type: 'string' } } },
      }),
    ],
    ['anything that is no schema', 'text'],
    ['booleans', true],
  ])('leaves %s alone', (_, schema) => {
    expect(repair(schema)).toEqual({ schema, notes: [] })
    const node = fromPlain(schema)
    expect(mendSchema(node, [], () => true)).toBe(node)
  })

  it('mends only what is not refused', () => {
    const before = inObject({
      a: { type: 'float', required: true },
      b: { type: 'str', required: true },
    })
    const refused = [`import.type-name ${AT}/a/type`, `import.required-flag ${AT}/b/required`]
    expect(repair(before, refused)).toEqual({
      schema: inObject(
        { a: { type: 'float' }, b: { type: 'string', required: true } },
        { required: ['a'] },
      ),
      notes: [`import.type-name ${AT}/b/type`, `import.required-flag ${AT}/a/required`],
    })
  })

  it('leaves it to the author whether places that are alike become a plain list', () => {
    const pair = { type: 'array', items: [{ type: 'number' }, { type: 'number' }], minItems: 2 }
    const schema = fromPlain(inObject({ a: { ...pair, maxItems: 2 } }))
    expect(repair(toPlain(schema)).notes).toEqual([
      `(import.tuple-to-list ${AT}/a/items)`,
      `import.tuple-items ${AT}/a/items`,
    ])
    const flat = mendSchema(schema, [], ({ isOptIn }) => isOptIn === true)
    expect(toPlain(flat)).toEqual(
      inObject({ a: { ...pair, items: { type: 'number' }, maxItems: 2 } }),
    )
    // Without an end to the list, the places behind the pair may hold anything.
    expect(repair(inObject({ a: pair })).notes).toEqual([`import.tuple-items ${AT}/a/items`])
  })

  it('knows only names in lower case that mean a type of JSON Schema', () => {
    for (const [name, type] of Object.entries(TYPE_NAMES)) {
      expect(name).toBe(name.toLowerCase())
      if (type !== null) expect(TYPES).toContain(type)
    }
  })
})
