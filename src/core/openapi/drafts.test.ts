import { describe, expect, it } from 'vitest'
import { get } from '../json/node'
import { print } from '../json/print'
import { parse } from '../json/parse'
import {
  bodyOf,
  documentText,
  draftOfOperation,
  draftsIn,
  namesOf,
  plainTool,
} from './documents.fixture'
import { importApiDocument } from './import-api-document'
import { isTranslatedAsIs } from './operation-record'

const text = { type: 'string' }
const whole = { type: 'integer' }

describe('the description of a draft', () => {
  it.each([
    [{ summary: 'A.', description: 'B.' }, 'A.\n\nB.'],
    [{ summary: 'List pets', description: 'List pets of a shop.' }, 'List pets of a shop.'],
    [{ summary: 'List', description: 'Lists pets.' }, 'List\n\nLists pets.'],
    [{ summary: '查询', description: '查询订单' }, '查询订单'],
    [{ summary: 'A.' }, 'A.'],
    [{ description: 'B.' }, 'B.'],
    [{}, undefined],
  ])('of %j', (texts, expected) => {
    expect(draftOfOperation({ operationId: 'f', ...texts }).tool.description).toBe(expected)
  })
})

describe('the answer of a draft', () => {
  const answer = (schema: unknown) => bodyOf(schema)
  const outputOf = (responses: unknown, rest: Record<string, unknown> = {}) =>
    draftOfOperation({ operationId: 'f', responses }, rest)

  it.each([
    [
      { 201: answer({ type: 'object', properties: { a: text } }) },
      { type: 'object', properties: { a: text } },
    ],
    [{ 204: {}, '2XX': answer({ type: 'object' }) }, { type: 'object' }],
    [{ 200: answer({ properties: { a: text } }) }, { type: 'object', properties: { a: text } }],
    [{ 200: answer({ type: 'array', items: text }) }, undefined],
    [{ 200: answer({ type: 'object', nullable: true }) }, undefined],
    [{ 200: bodyOf({ type: 'object' }, 'text/csv') }, undefined],
    [{ default: answer({ type: 'object' }) }, undefined],
    [{ 200: { $ref: 'other.json' } }, undefined],
  ])('of %j', (responses, expected) => {
    expect(outputOf(responses).tool.outputSchema).toEqual(expected)
  })

  it('tells which answers are not carried over', () => {
    const { draft } = outputOf({ 200: answer({ type: 'object' }), 404: {}, default: {} })
    const loss = draft.losses.find((each) => each.code === 'openapi.answers')
    expect(loss?.values).toEqual({ codes: '404, default' })
  })
})

describe('a draft', () => {
  it('is marked, and its read-only hint only offered', () => {
    const paths = { '/a': { get: { operationId: 'f' }, delete: { operationId: 'g' } } }
    const { drafts } = draftsIn(documentText({ paths }))
    expect(drafts.map((each) => isTranslatedAsIs(each.tool))).toEqual([true, true])
    expect(drafts.map((each) => each.offers.map((offer) => offer.code))).toEqual([
      ['openapi.read-only-method'],
      [],
    ])
    expect(get(drafts[0]!.tool, 'annotations')).toBeUndefined()
    const all = draftsIn(documentText({ paths }), { repair: true }).drafts
    expect(get(all[0]!.tool, 'annotations')).toBeUndefined()
    const id = drafts[0]!.offers[0]!.id
    const chosen = draftsIn(documentText({ paths }), { repair: { choose: [id] } }).drafts
    expect(plainTool(chosen[0]!.tool).annotations).toEqual({ readOnlyHint: true })
  })

  it('knows its server, nearest first', () => {
    const servers = (url: string) => [{ url }]
    const of = (operation: object, rest: Record<string, unknown>) =>
      draftOfOperation({ operationId: 'f', ...operation }, rest).tool.vendor.openapi
    expect(of({}, { servers: servers('https://a') }).server).toBe('https://a')
    expect(of({ servers: servers('https://b') }, { servers: servers('https://a') }).server).toBe(
      'https://b',
    )
    const two = [{ url: 'https://a' }, { url: '/b' }]
    expect(of({}, { servers: two })).toMatchObject({ server: 'https://a', servers: two })
    const old = { swagger: '2.0', host: 'h.example', basePath: '/v1', schemes: ['https'] }
    expect(of({}, old).server).toBe('https://h.example/v1')
  })

  it('is refused, with the reason, where a part it cannot do without is out of reach', () => {
    const paths = {
      '/a': { get: { operationId: 'a', parameters: [{ $ref: 'other.yaml#/p' }] } },
      '/b': { post: { operationId: 'b', requestBody: { $ref: '#/components/nothing' } } },
      '/c': { get: { operationId: 'c', parameters: [{ name: 'x' }] } },
      '/d': { get: { operationId: 'd', parameters: [{ name: 'x', in: 'heading' }] } },
      '/e': { get: { operationId: 'e' } },
    }
    const { drafts, refused } = draftsIn(documentText({ paths }))
    expect(namesOf(drafts)).toEqual(['e'])
    expect(refused).toEqual([
      ['a', 'openapi.external-ref'],
      ['b', 'openapi.unresolved-ref'],
      ['c', 'openapi.parameter-incomplete'],
      ['d', 'openapi.parameter-place'],
    ])
  })

  it('reads the parameters and forms of version 2.0', () => {
    const operation = {
      operationId: 'f',
      consumes: ['multipart/form-data'],
      parameters: [
        {
          name: 'ids',
          in: 'query',
          type: 'array',
          items: { type: 'integer', format: 'int64' },
          collectionFormat: 'csv',
          description: 'Ids.',
        },
        { name: 'file', in: 'formData', type: 'file', required: true, description: 'A file.' },
        { name: 'note', in: 'formData', type: 'string', maxLength: 5 },
      ],
    }
    const { tool, codes } = draftOfOperation(operation, { swagger: '2.0' })
    expect(tool.inputSchema).toEqual({
      type: 'object',
      properties: {
        ids: { type: 'array', items: { type: 'integer', format: 'int64' }, description: 'Ids.' },
        file: { type: 'string', description: 'A file.', format: 'binary' },
        note: { type: 'string', maxLength: 5 },
      },
      required: ['file'],
    })
    expect(tool.vendor.openapi.body).toMatchObject({ contentType: 'multipart/form-data' })
    expect(codes).toEqual(
      expect.arrayContaining(['openapi.writing', 'openapi.file', 'openapi.form']),
    )
  })

  it('reads the body and the answer of version 2.0', () => {
    const definitions = {
      Pet: {
        type: 'object',
        required: ['n'],
        properties: { n: whole, mate: { $ref: '#/definitions/Pet' } },
      },
    }
    const operation = {
      operationId: 'f',
      parameters: [
        { name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
      ],
      responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
    }
    const { tool } = draftOfOperation(operation, { swagger: '2.0', definitions })
    const properties = { n: whole, mate: { $ref: '#/$defs/Pet' } }
    expect(tool.inputSchema.properties).toEqual(properties)
    expect(tool.inputSchema.$defs).toEqual({ Pet: { type: 'object', required: ['n'], properties } })
    expect(tool.outputSchema).toMatchObject({ properties, $defs: { Pet: { properties } } })
    const list = {
      ...operation,
      parameters: [{ name: 'pets', in: 'body', schema: { type: 'array', items: text } }],
    }
    expect(draftOfOperation(list, { swagger: '2.0' }).tool.inputSchema.properties).toEqual({
      pets: { type: 'array', items: text },
    })
  })

  it('loses no digit, order or name on the way from YAML', () => {
    const yaml = `
openapi: 3.0.0
info: {title: T}
paths:
  /a:
    post:
      operationId: f
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                "10": {type: integer, maximum: 12345678901234567890}
                "2": {type: number, default: 1.50}
                __proto__: {type: string}
                constructor: {type: string}
`
    const { drafts } = draftsIn(yaml)
    expect(print(get(get(drafts[0]!.tool, 'inputSchema'), 'properties')!, 0)).toBe(
      '{"10":{"type":"integer","maximum":12345678901234567890},"2":{"type":"number","default":1.50},"__proto__":{"type":"string"},"constructor":{"type":"string"}}',
    )
  })

  it('comes out of an import like any other tool', () => {
    const paths = {
      '/a': { get: { operationId: 'a' } },
      '/b': { get: { operationId: 'b', parameters: [{}] } },
    }
    const imported = importApiDocument(documentText({ paths }))
    expect(imported).toMatchObject({
      dialect: 'openapi',
      detected: true,
      isSingle: false,
      isWhole: true,
    })
    expect(imported.tools.map((each) => each.index)).toEqual([0])
    expect(imported.errors.map((each) => [each.index, each.error.code])).toEqual([
      [1, 'openapi.parameter-incomplete'],
    ])
    const broken = importApiDocument('{"openapi": "3.0.0"')
    expect(broken).toMatchObject({ dialect: undefined, isWhole: false, tools: [] })
    expect(broken.problems.length).toBeGreaterThan(0)
  })

  it('never throws, whatever stands where', () => {
    const odd = ['null', '1', '"x"', '[]', '{}', '[null]', '{"$ref": 1}', '{"$ref": "#"}', 'true']
    const keys = ['paths', 'components', 'servers', 'security', 'info']
    const inside = [
      'parameters',
      'requestBody',
      'responses',
      'security',
      'tags',
      'servers',
      'summary',
      'operationId',
    ]
    for (const value of odd) {
      for (const key of keys)
        importApiDocument(`{"openapi":"3.0.0","paths":{"/a":{"get":{}}},"${key}":${value}}`)
      for (const key of inside)
        importApiDocument(
          `{"openapi":"3.0.0","paths":{"/a":{"get":{"${key}":${value}},"post":${value}},"/b":${value}}}`,
        )
      for (const key of ['schema', 'content', 'example', 'examples', 'name', 'in'])
        importApiDocument(
          `{"openapi":"3.1.0","paths":{"/a":{"post":{"parameters":[{"name":"a","in":"query","${key}":${value}}],"requestBody":{"content":{"application/json":{"${key}":${value}}}},"responses":{"200":{"content":{"application/json":{"${key}":${value}}}}}}}}}`,
        )
    }
    expect(odd.every((value) => parse(value).root !== undefined)).toBe(true)
  })
})
