import { describe, expect, it } from 'vitest'
import { bodyOf, documentText, draftOfOperation, draftsIn, plainTool } from './documents.fixture'

const text = { type: 'string' }
const whole = { type: 'integer' }
const body = (properties: unknown, more: object = {}) =>
  bodyOf({ type: 'object', properties, ...more })

describe('the arguments of a draft', () => {
  it('come from everywhere, and where each goes is kept', () => {
    const { tool } = draftOfOperation(
      {
        operationId: 'f',
        parameters: [
          { name: 'q', in: 'query', schema: text, description: 'Words.' },
          { name: 'X-Trace', in: 'header', required: true, schema: text },
          { name: 'lang', in: 'cookie', schema: text },
        ],
        requestBody: { required: true, ...body({ n: whole }, { required: ['n'] }) },
      },
      {},
      { path: '/a/{id}' },
    )
    expect(tool.inputSchema.properties).toEqual({
      q: { type: 'string', description: 'Words.' },
      'X-Trace': text,
      lang: text,
      id: text,
      n: whole,
    })
    expect(tool.inputSchema.required).toEqual(['X-Trace', 'id', 'n'])
    expect(tool.vendor.openapi.in).toEqual({
      q: 'query',
      'X-Trace': 'header',
      lang: 'cookie',
      id: 'path',
      n: 'body',
    })
  })

  it('IMP-18 keep one name each where several places have the same', () => {
    const parameter = (place: string) => ({ name: 'id', in: place, required: true, schema: text })
    const { tool, codes } = draftOfOperation(
      {
        operationId: 'f',
        parameters: ['path', 'query', 'header', 'cookie'].map(parameter),
        requestBody: body({ id: whole, path_id: whole }, { required: ['path_id'] }),
      },
      {},
      { path: '/a/{id}' },
    )
    expect(tool.inputSchema.properties).toEqual({
      path_id_2: text,
      query_id: text,
      header_id: text,
      cookie_id: text,
      id: whole,
      path_id: whole,
    })
    expect(tool.inputSchema.required).toEqual([
      'path_id_2',
      'query_id',
      'header_id',
      'cookie_id',
      'path_id',
    ])
    expect(tool.vendor.openapi.names).toEqual({
      path_id_2: 'id',
      query_id: 'id',
      header_id: 'id',
      cookie_id: 'id',
    })
    expect(codes.filter((code) => code === 'openapi.renamed')).toHaveLength(4)
  })

  it.each([
    ['a list', { type: 'array', items: text }],
    ['a text', text],
    ['a choice', { oneOf: [{ type: 'object' }, text] }],
    ['a map', { type: 'object', additionalProperties: text }],
    ['a nullable object', { type: 'object', properties: { a: text }, nullable: true }],
    [
      'an object with a rule for the whole',
      { type: 'object', properties: { a: text }, minProperties: 1 },
    ],
    ['allOf of two', { allOf: [{ type: 'object' }, { type: 'object', properties: { a: text } }] }],
  ])('are one, the body, where that is %s', (_, schema) => {
    const { tool } = draftOfOperation({
      operationId: 'f',
      requestBody: { required: true, ...bodyOf(schema) },
    })
    expect(Object.keys(tool.inputSchema.properties)).toEqual(['body'])
    expect(tool.inputSchema.required).toEqual(['body'])
    expect(tool.vendor.openapi).toMatchObject({ in: { body: 'body' }, body: { argument: 'body' } })
  })

  it('are the fields of the body also through references and an allOf of one', () => {
    const components = {
      schemas: {
        A: { allOf: [{ $ref: '#/components/schemas/B' }] },
        B: { type: 'object', properties: { a: text } },
      },
    }
    const requestBody = bodyOf({ $ref: '#/components/schemas/A' })
    const { tool } = draftOfOperation({ operationId: 'f', requestBody }, { components })
    expect(tool.inputSchema).toEqual({ type: 'object', properties: { a: text } })
  })

  it('follow the operation where the path item says something else', () => {
    const paths = {
      '/a': {
        parameters: [
          { name: 'a', in: 'query', schema: text },
          { name: 'b', in: 'query', schema: text },
        ],
        get: { operationId: 'f', parameters: [{ name: 'a', in: 'query', schema: whole }] },
      },
    }
    const { drafts } = draftsIn(documentText({ paths }))
    expect(plainTool(drafts[0]!.tool).inputSchema.properties).toEqual({ a: whole, b: text })
  })

  it.each([
    [['application/xml', 'application/json'], 'application/json', true],
    [['text/plain', 'application/vnd.api+json'], 'application/vnd.api+json', true],
    [['application/json; charset=utf-8'], 'application/json; charset=utf-8', false],
    [['multipart/form-data', 'application/x-www-form-urlencoded'], 'multipart/form-data', true],
    [['application/octet-stream'], 'application/octet-stream', false],
  ])('are those of one content type: of %j it is %s', (types, chosen, isTold) => {
    const content = Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'object', properties: { a: text } } }]),
    )
    const { tool, codes } = draftOfOperation({ operationId: 'f', requestBody: { content } })
    expect(tool.vendor.openapi.body).toMatchObject({ contentType: chosen })
    expect(codes.includes('openapi.content-types')).toBe(isTold)
  })

  it('are required where only an optional body requires them, and that is told', () => {
    const { tool, codes } = draftOfOperation({
      operationId: 'f',
      requestBody: body({ a: text }, { required: ['a'] }),
    })
    expect(tool.inputSchema.required).toEqual(['a'])
    expect(codes).toContain('openapi.optional-body')
  })

  it.each([
    [{ name: 'a', in: 'query' }, 'openapi.no-schema', {}],
    [
      { name: 'a', in: 'query', content: { 'application/json': { schema: whole } } },
      'openapi.parameter-content',
      whole,
    ],
    [
      { name: 'a', in: 'query', schema: text, style: 'form', explode: false },
      'openapi.writing',
      text,
    ],
    [
      { name: 'a', in: 'query', schema: text, example: 'x' },
      'openapi.example',
      { ...text, examples: ['x'] },
    ],
    [
      { name: 'a', in: 'query', schema: text, examples: { one: { value: 'x' } } },
      'openapi.example',
      { ...text, examples: ['x'] },
    ],
    [
      { name: 'a', in: 'query', schema: { ...text, description: 'Old.' }, description: 'New.' },
      'openapi.text-replaced',
      { ...text, description: 'New.' },
    ],
  ])('tell what is unusual of %j', (parameter, code, expected) => {
    const { tool, codes } = draftOfOperation({ operationId: 'f', parameters: [parameter] })
    expect(codes).toContain(code)
    expect(tool.inputSchema.properties.a).toEqual(expected)
  })

  it('leave out the headers that a client sets, and agree with the address', () => {
    const parameters = [
      { name: 'Accept', in: 'header', schema: text },
      { name: 'x', in: 'path', required: true, schema: text },
    ]
    const { tool, codes } = draftOfOperation(
      { operationId: 'f', parameters },
      {},
      { path: '/a/{y}' },
    )
    expect(Object.keys(tool.inputSchema.properties)).toEqual(['x', 'y'])
    expect(codes).toEqual(
      expect.arrayContaining([
        'openapi.header-by-client',
        'openapi.path-undeclared',
        'openapi.path-unused',
      ]),
    )
  })

  it('keep a body example as one of a call where it is one, and under vendor where not', () => {
    const requestBody = {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { a: text } },
          example: { a: 'x' },
        },
      },
    }
    expect(draftOfOperation({ operationId: 'f', requestBody }).tool.inputExamples).toEqual([
      { a: 'x' },
    ])
    const { tool } = draftOfOperation({ operationId: 'f', requestBody }, {}, { path: '/a/{id}' })
    expect(tool.inputExamples).toBeUndefined()
    expect(tool.vendor.openapi.body).toMatchObject({ examples: [{ a: 'x' }] })
  })
})
