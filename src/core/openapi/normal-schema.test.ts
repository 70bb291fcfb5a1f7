import { describe, expect, it } from 'vitest'
import Ajv2020 from 'ajv/dist/2020'
import { bodyOf, draftOfOperation, propertyOf } from './documents.fixture'

const text = { type: 'string' }

describe('a schema of OpenAPI 3.0 in the words of JSON Schema 2020-12', () => {
  it.each<[object, object, readonly string[]]>([
    [{ ...text, nullable: true }, { type: ['string', 'null'] }, ['openapi.nullable']],
    [{ ...text, nullable: false }, text, []],
    [
      { ...text, nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
      ['openapi.nullable'],
    ],
    [
      { ...text, nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
      ['openapi.nullable'],
    ],
    [{ nullable: true, allOf: [text] }, { allOf: [text] }, ['openapi.nullable-without-type']],
    [
      { type: 'number', minimum: 0, exclusiveMinimum: true },
      { type: 'number', exclusiveMinimum: 0 },
      ['import.exclusive-bound'],
    ],
    [
      { type: 'number', maximum: 9, exclusiveMaximum: false },
      { type: 'number', maximum: 9 },
      ['import.exclusive-bound'],
    ],
    [{ ...text, example: 'x' }, { ...text, examples: ['x'] }, ['openapi.example']],
    [
      { type: 'object', properties: { example: text, nullable: text, xml: text } },
      { type: 'object', properties: { example: text, nullable: text, xml: text } },
      [],
    ],
    [{ ...text, default: { nullable: true } }, { ...text, default: { nullable: true } }, []],
    [{ ...text, xml: { name: 'x' } }, text, ['openapi.keyword']],
    [
      { oneOf: [text], discriminator: { propertyName: 'kind' } },
      { oneOf: [text] },
      ['openapi.discriminator'],
    ],
    [{ ...text, format: 'binary' }, { ...text, format: 'binary' }, ['openapi.binary']],
    [{ ...text, format: 'int32', 'x-a': 1 }, { ...text, format: 'int32', 'x-a': 1 }, []],
    [
      { type: 'array', items: [text, { type: 'number' }], additionalItems: false },
      { type: 'array', prefixItems: [text, { type: 'number' }], items: false },
      ['openapi.tuple'],
    ],
    [{ ...text, $schema: 'http://json-schema.org/draft-04/schema#' }, text, ['openapi.draft']],
    [{ ...text, $schema: 'https://json-schema.org/draft/2020-12/schema' }, text, []],
    [
      {
        type: 'object',
        required: ['id', 'a'],
        properties: { id: { ...text, readOnly: true }, a: { ...text, writeOnly: true } },
      },
      { type: 'object', required: ['a'], properties: { a: { ...text, writeOnly: true } } },
      ['openapi.read-only'],
    ],
    [
      {
        allOf: [
          { type: 'object', properties: { id: { ...text, readOnly: true } } },
          { type: 'object', required: ['id'] },
        ],
      },
      { allOf: [{ type: 'object', properties: {} }, { type: 'object' }] },
      ['openapi.read-only'],
    ],
  ])('%j', (schema, expected, codes) => {
    const made = propertyOf(schema)
    expect(made.property).toEqual(expected)
    expect(made.codes).toEqual(codes)
  })

  it('offers what is a mistake in any version, and does not touch it', () => {
    const operation = {
      operationId: 'f',
      requestBody: bodyOf({ type: 'object', properties: { a: { type: 'str' } } }),
    }
    const { draft, tool } = draftOfOperation(operation)
    expect(tool.inputSchema.properties.a).toEqual({ type: 'str' })
    expect(draft.offers.map((each) => [each.code, each.path.at(-2)])).toEqual([
      ['import.type-name', 'a'],
    ])
  })
})

describe('a reference', () => {
  const ref = (name: string, holder = 'components/schemas') => ({ $ref: `#/${holder}/${name}` })

  it('leads into $defs, once for each target and closed over all', () => {
    const schemas = {
      A: { type: 'object', properties: { b: ref('B'), again: ref('A') } },
      B: { ...text, maxLength: 3 },
      Unused: text,
    }
    const { property, tool } = propertyOf({ type: 'array', items: ref('A') }, '3.0.3', { schemas })
    expect(property).toEqual({ type: 'array', items: { $ref: '#/$defs/A' } })
    expect(tool.inputSchema.$defs).toEqual({
      A: { type: 'object', properties: { b: { $ref: '#/$defs/B' }, again: { $ref: '#/$defs/A' } } },
      B: { ...text, maxLength: 3 },
    })
  })

  it.each([
    ['a/b', '#/components/schemas/a~1b'],
    ['a b', '#/components/schemas/a%20b'],
    ['订单', '#/components/schemas/订单'],
    ['订单', `#/components/schemas/${encodeURIComponent('订单')}`],
    ['List«Pet»', `#/components/schemas/${encodeURIComponent('List«Pet»')}`],
    ['A.B[C]', '#/components/schemas/A.B[C]'],
    ['50%', '#/components/schemas/50%25'],
    ['__proto__', '#/components/schemas/__proto__'],
  ])('to %s keeps the name and compiles', (name, $ref) => {
    const schemas = JSON.parse(`{${JSON.stringify(name)}: {"type": "integer"}}`) as object
    const { tool, codes } = propertyOf({ $ref }, '3.0.3', { schemas })
    expect(codes).toEqual([])
    expect(Object.keys(tool.inputSchema.$defs ?? {})).toEqual([name])
    const fits = new Ajv2020({ strict: false }).compile(tool.inputSchema)
    expect([fits({ p: 1 }), fits({ p: 'x' })]).toEqual([true, false])
  })

  it('to two targets of one name gives each its own', () => {
    const inside = {
      type: 'object',
      properties: { x: { type: 'object', properties: { Pet: { type: 'integer' } } } },
    }
    const schemas = { Pet: text, Box: { $defs: { Pet: { type: 'boolean' } }, ...inside } }
    const { tool } = propertyOf(
      {
        anyOf: [
          ref('Pet'),
          ref('Pet', 'components/schemas/Box/$defs'),
          ref('Pet', 'components/schemas/Box/properties/x/properties'),
        ],
      },
      '3.1.0',
      { schemas },
    )
    const { anyOf } = tool.inputSchema.properties.p as { anyOf: { $ref: string }[] }
    expect(new Set(anyOf.map((each) => each.$ref)).size).toBe(3)
    expect(Object.values(tool.inputSchema.$defs ?? {})).toEqual(
      expect.arrayContaining([text, { type: 'boolean' }, { type: 'integer' }]),
    )
  })

  it('within a schema that brings its own definitions is found there', () => {
    const schema = {
      $defs: { X: { type: 'integer' } },
      type: 'object',
      properties: { x: { $ref: '#/$defs/X' } },
    }
    const { tool, codes } = propertyOf({ $ref: '#/components/schemas/S' }, '3.1.0', {
      schemas: { S: schema },
    })
    expect(codes).toEqual([])
    expect(tool.inputSchema.$defs).toEqual({
      S: { type: 'object', properties: { x: { $ref: '#/$defs/X' } } },
      X: { type: 'integer' },
    })
  })

  it('by anchor or address is found among the schemas of the document', () => {
    const schemas = {
      A: { $anchor: 'here', ...text },
      B: { $id: 'https://x.example/b', type: 'integer' },
    }
    const { tool } = propertyOf(
      { anyOf: [{ $ref: '#here' }, { $ref: 'https://x.example/b' }] },
      '3.1.0',
      { schemas },
    )
    expect(tool.inputSchema.$defs).toEqual({ A: text, B: { type: 'integer' } })
  })

  it.each([
    ['other.yaml#/X', 'openapi.external-ref'],
    ['https://x.example/s.json', 'openapi.external-ref'],
    ['#/components/schemas/Nobody', 'openapi.unresolved-ref'],
    ['#/components/schemas/Loop', 'openapi.unresolved-ref'],
  ])('to %s stays as it is and is told', ($ref, code) => {
    const schemas = { Loop: { $ref: '#/components/schemas/Loop' } }
    const { property, codes } = propertyOf({ $ref }, '3.0.3', { schemas })
    expect(property).toEqual({ $ref })
    expect(codes).toEqual([code])
  })

  it('loses before version 3.1 what stands beside it, but for its texts', () => {
    const components = { schemas: { A: text } }
    const beside = { ...ref('A'), description: 'D', maxLength: 3 }
    const old = propertyOf(beside, '3.0.3', components)
    expect(old.property).toEqual({ $ref: '#/$defs/A', description: 'D' })
    expect(old.codes).toEqual(['openapi.text-beside-ref', 'openapi.ignored-beside-ref'])
    const now = propertyOf(beside, '3.1.0', components)
    expect(now.property).toEqual({ $ref: '#/$defs/A', description: 'D', maxLength: 3 })
    expect(now.codes).toEqual([])
  })

  it('is followed for parameters, bodies and answers, whose own texts a 3.1 reference may replace', () => {
    const components = {
      parameters: { P: { name: 'p', in: 'query', description: 'Old.', schema: text } },
      requestBodies: { B: bodyOf({ type: 'object', properties: { b: text } }) },
      responses: { R: bodyOf({ type: 'object', properties: { r: text } }) },
    }
    const { tool } = draftOfOperation(
      {
        operationId: 'f',
        parameters: [{ ...ref('P', 'components/parameters'), description: 'New.' }],
        requestBody: ref('B', 'components/requestBodies'),
        responses: { 200: ref('R', 'components/responses') },
      },
      { openapi: '3.1.0', components },
    )
    expect(tool.inputSchema.properties).toEqual({ p: { ...text, description: 'New.' }, b: text })
    expect(tool.outputSchema).toEqual({ type: 'object', properties: { r: text } })
  })
})
