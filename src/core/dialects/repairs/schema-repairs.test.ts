import { describe, expect, it } from 'vitest'
import { fromPlain, toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { TYPES } from '../../schema/keywords'
import { repairSchema } from './schema-repairs'
import { TYPE_NAMES } from './type-names'

const repair = (schema: unknown) => {
  const { schema: mended, notes } = repairSchema(fromPlain(schema), ['inputSchema'])
  return {
    schema: toPlain(mended),
    notes: notes.map((note) => `${note.code} ${pointer(note.path)}`),
  }
}
const inObject = (properties: unknown, more = {}) => ({ type: 'object', properties, ...more })
const AT = '/inputSchema/properties'

describe('repairing a schema', () => {
  it.each([
    [
      'names of types',
      inObject({
        a: { type: 'float' },
        b: { type: ['str', 'null'] },
        c: { type: 'any', title: 'C' },
      }),
      inObject({ a: { type: 'number' }, b: { type: ['string', 'null'] }, c: { title: 'C' } }),
      [
        `import.type-name ${AT}/a/type`,
        `import.type-name ${AT}/b/type/0`,
        `import.type-name ${AT}/c/type`,
      ],
    ],
    [
      'types inside items',
      inObject({ a: { type: 'list', items: { type: 'dict' } } }),
      inObject({ a: { type: 'array', items: { type: 'object' } } }),
      [`import.type-name ${AT}/a/items/type`, `import.type-name ${AT}/a/type`],
    ],
    [
      'required flags',
      inObject(
        { a: { type: 'string', required: true }, b: { required: false } },
        { required: ['c'] },
      ),
      inObject({ a: { type: 'string' }, b: {} }, { required: ['c', 'a'] }),
      [`import.required-flag ${AT}/a/required`, `import.required-flag ${AT}/b/required`],
    ],
    [
      'OpenAPI wrappers, their flags and nulls too',
      inObject({
        on: { description: null, schema: { type: 'bool' } },
        env: { description: 'E', schema: { type: 'string' }, required: true },
      }),
      inObject(
        { on: { type: 'boolean' }, env: { description: 'E', type: 'string' } },
        { required: ['env'] },
      ),
      [
        `import.schema-wrapper ${AT}/on/schema`,
        `import.type-name ${AT}/on/type`,
        `import.schema-wrapper ${AT}/env/schema`,
        `import.required-flag ${AT}/env/required`,
      ],
    ],
    [
      'nulls',
      { type: 'object', properties: null, required: null, description: null },
      { type: 'object' },
      [
        'import.null /inputSchema/properties',
        'import.null /inputSchema/required',
        'import.null /inputSchema/description',
      ],
    ],
    [
      'exclusive bounds of old drafts',
      inObject({
        a: { minimum: 0, exclusiveMinimum: true },
        b: { maximum: 9, exclusiveMaximum: false },
      }),
      inObject({ a: { exclusiveMinimum: 0 }, b: { maximum: 9 } }),
      [
        `import.exclusive-bound ${AT}/a/exclusiveMinimum`,
        `import.exclusive-bound ${AT}/b/exclusiveMaximum`,
      ],
    ],
    [
      'names required twice',
      inObject({ a: {}, b: {} }, { required: ['a', 'b', 'a'] }),
      inObject({ a: {}, b: {} }, { required: ['a', 'b'] }),
      ['import.required-duplicate /inputSchema/required/2'],
    ],
  ])('mends %s', (_, before, after, notes) => {
    const got = repair(before)
    expect(got.schema).toEqual(after)
    expect(got.notes).toEqual(notes)
    expect(repair(got.schema)).toEqual({ schema: after, notes: [] })
  })

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
    ['types it does not know', inObject({ a: { type: 'Money' } })],
    ['anything that is no schema', 'text'],
    ['booleans', true],
  ])('leaves %s alone', (_, schema) => {
    expect(repair(schema)).toEqual({ schema, notes: [] })
    const node = fromPlain(schema)
    expect(repairSchema(node, []).schema).toBe(node)
  })

  it('knows only names in lower case that mean a type of JSON Schema', () => {
    for (const [name, type] of Object.entries(TYPE_NAMES)) {
      expect(name).toBe(name.toLowerCase())
      if (type !== null) expect(TYPES).toContain(type)
    }
  })
})
