import { describe, expect, it } from 'vitest'
import { AT, inObject, repair } from './mended.fixture'

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
      'optional flags, in the list of the object too',
      inObject({ a: { optional: true }, b: { optional: false }, c: {} }, { required: ['a', 'c'] }),
      inObject({ a: {}, b: {}, c: {} }, { required: ['c', 'b'] }),
      [`import.optional-flag ${AT}/a/optional`, `import.optional-flag ${AT}/b/optional`],
    ],
    [
      'two flags that agree, and flags that are words',
      inObject({ a: { required: true, optional: false }, b: { required: 'True' } }),
      inObject({ a: {}, b: {} }, { required: ['a', 'b'] }),
      [
        `import.required-flag ${AT}/a/required`,
        `import.optional-flag ${AT}/a/optional`,
        `import.required-flag ${AT}/b/required`,
      ],
    ],
    [
      'a required list among the properties',
      inObject({ a: {}, b: {}, required: ['b'] }),
      inObject({ a: {}, b: {} }, { required: ['b'] }),
      [`import.required-place ${AT}/required`],
    ],
    [
      'lists named by what they are lists of',
      inObject({ a: { type: 'List[str]' }, b: { type: 'int[]' }, c: { type: 'Array<Any>' } }),
      inObject({
        a: { type: 'array', items: { type: 'string' } },
        b: { type: 'array', items: { type: 'integer' } },
        c: { type: 'array', items: {} },
      }),
      [`a`, `b`, `c`].map((name) => `import.type-name ${AT}/${name}/type`),
    ],
    [
      'a type that only says there are values',
      inObject({ a: { type: 'enum', enum: ['x', 'y'] } }),
      inObject({ a: { type: 'string', enum: ['x', 'y'] } }),
      [`import.type-name ${AT}/a/type`],
    ],
    [
      'misspelt keywords, by the type they stand at',
      inObject({
        a: { type: 'int', min: 1, max: 9, 'x-min': 0 },
        b: { type: 'string', enums: ['x'], maxLenght: 3, Description: 'd' },
        c: { type: 'array', items: {}, max: 4 },
        d: { types: 'string' },
      }),
      inObject({
        a: { type: 'integer', minimum: 1, maximum: 9, 'x-min': 0 },
        b: { type: 'string', enum: ['x'], maxLength: 3, description: 'd' },
        c: { type: 'array', items: {}, maxItems: 4 },
        d: { type: 'string' },
      }),
      [
        `import.type-name ${AT}/a/type`,
        ...['a/min', 'a/max', 'b/enums', 'b/maxLenght', 'b/Description', 'c/max', 'd/types'].map(
          (place) => `import.misspelt-keyword ${AT}/${place}`,
        ),
      ],
    ],
    [
      'numbers and flags that are texts',
      inObject({ a: { minimum: '-1.50', minLength: '3', uniqueItems: 'true' } }),
      inObject({ a: { minimum: -1.5, minLength: 3, uniqueItems: true } }),
      ['minimum', 'minLength', 'uniqueItems'].map((key) => `import.number-text ${AT}/a/${key}`),
    ],
    [
      'allowed values in one text',
      inObject({ a: { enum: 'open | closed' }, b: { enum: '["x", 1]' } }),
      inObject({ a: { enum: ['open', 'closed'] }, b: { enum: ['x', 1] } }),
      [`import.enum-text ${AT}/a/enum`, `import.enum-text ${AT}/b/enum`],
    ],
    [
      'nullable of OpenAPI',
      inObject({ a: { type: 'string', nullable: true }, b: { nullable: false } }),
      inObject({ a: { type: ['string', 'null'] }, b: {} }),
      [`import.nullable ${AT}/a/nullable`, `import.nullable ${AT}/b/nullable`],
    ],
    [
      'lists of places that may go on',
      inObject({
        a: { type: 'array', items: [{ type: 'string' }, { type: 'int' }] },
        b: { type: 'array', items: [{}], additionalItems: { type: 'string' } },
        c: { type: 'array', items: [{}, { type: 'null' }], maxItems: 2 },
      }),
      inObject({
        a: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
        b: { type: 'array', prefixItems: [{}], items: { type: 'string' } },
        c: { type: 'array', prefixItems: [{}, { type: 'null' }], items: false, maxItems: 2 },
      }),
      [
        `import.type-name ${AT}/a/items/1/type`,
        ...['a', 'b', 'c'].map((name) => `import.tuple-items ${AT}/${name}/items`),
      ],
    ],
    [
      'references that lead nowhere but to one place',
      inObject(
        {
          a: { $ref: '#/$defs/A' },
          b: { $ref: '#/$defs/#/properties/d' },
          c: { $ref: '#/inputSchema/properties/d' },
          d: { type: 'string' },
          e: { $ref: '#/properties/d' },
          f: { $ref: '#/$defs/Gone' },
          g: { $ref: 'https://example.test/x' },
        },
        { definitions: { A: {} } },
      ),
      inObject(
        {
          a: { $ref: '#/definitions/A' },
          b: { $ref: '#/properties/d' },
          c: { $ref: '#/properties/d' },
          d: { type: 'string' },
          e: { $ref: '#/properties/d' },
          f: { $ref: '#/$defs/Gone' },
          g: { $ref: 'https://example.test/x' },
        },
        { definitions: { A: {} } },
      ),
      ['a', 'b', 'c'].map((name) => `import.reference ${AT}/${name}/$ref`),
    ],
    [
      'the draft that a mended schema is no longer of',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...inObject({ a: { items: [{}, { type: 'string' }] } }),
      },
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...inObject({ a: { prefixItems: [{}, { type: 'string' }] } }),
      },
      [`import.tuple-items ${AT}/a/items`, 'import.schema-draft /inputSchema/$schema'],
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
})
