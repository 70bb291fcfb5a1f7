import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { lintSet } from '../engine'
import { found, mended, said, toolOf } from './schema-tool.fixture'

describe('IMP-03 required on the parameter', () => {
  const tool = toolOf({
    id: { type: 'integer', description: 'Number of the partner.', required: true },
    lang: { type: 'string', description: 'Language of the answer.', required: false },
  })
  it('is told at each and moved to the list', () => {
    expect(said(tool, 'required-as-array')).toEqual([
      '/properties/id/required flag error',
      '/properties/lang/required flag error',
    ])
    expect(mended(tool, 'required-as-array')).toMatchObject({ required: ['id'] })
  })
  it('is told as well where the list stands among the parameters', () => {
    const inside = toolOf({ id: { type: 'string' }, required: ['id'] })
    expect(said(inside, 'required-as-array')).toEqual(['/properties/required misplaced error'])
    expect(mended(inside, 'required-as-array')).toEqual({
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
    })
    expect(said(toolOf({ required: { type: 'boolean' } }), 'required-as-array')).toEqual([])
  })
})

describe('IMP-04 a bare true as a parameter', () => {
  it('is told; what takes any value and says so is not', () => {
    const tool = toolOf({ model: true, name: {}, body: { description: 'Any JSON value.' } })
    expect(said(tool, 'type-declared')).toEqual([
      '/properties/model bare warning',
      '/properties/name missing warning',
    ])
  })
})

describe('IMP-05 type names of other languages', () => {
  it.each([
    ['float', 'number'],
    ['dict', 'object'],
    ['List[str]', 'array'],
    ['long', 'integer'],
    ['Boolean', 'boolean'],
    ['String', 'string'],
  ])('%s is an error, mended to %s', (type, to) => {
    const tool = toolOf({ rate: { type } })
    expect(said(tool, 'valid-types')).toEqual(['/properties/rate/type unknown error'])
    expect(mended(tool, 'valid-types')).toMatchObject({ properties: { rate: { type: to } } })
  })
})

describe('IMP-09 null where a schema or a list belongs', () => {
  it('is told and taken away', () => {
    const tool = rootObject(
      parse('{"name":"f","inputSchema":{"type":"object","properties":null,"required":null}}'),
    )!
    expect(said(tool, 'keyword-values-valid')).toEqual(['/properties map error'])
    expect(said(tool, 'required-as-array')).toEqual(['/required notList error'])
    expect(mended(tool, 'keyword-values-valid')).toEqual({ type: 'object', required: null })
  })
})

describe('IMP-15 and IMP-16 references', () => {
  it('into the schema are right, into nothing an error', () => {
    const tool = toolOf(
      {
        a: { type: 'string' },
        b: { $ref: '#/properties/a' },
        c: { $ref: '#/definitions/Area' },
        d: { $ref: '#/$defs/round' },
        e: { $ref: 'https://example.test/a.json' },
        f: { $ref: '#area' },
        g: { $ref: '#zone' },
        h: { $ref: 'https://shop.test/order.json#/$defs/Area' },
        i: { $ref: 'https://shop.test/order.json#/$defs/Zone' },
      },
      {
        $id: 'https://shop.test/order.json',
        $defs: { Area: { $anchor: 'area' }, round: { $ref: '#/$defs/round' } },
      },
    )
    expect(said(tool, 'references-resolve')).toEqual([
      '/properties/c/$ref nowhere error',
      '/properties/d/$ref circle error',
      '/properties/e/$ref outside warning',
      '/properties/g/$ref nowhere error',
      '/properties/i/$ref nowhere error',
      '/$defs/round/$ref circle error',
    ])
    expect(mended(tool, 'references-resolve')).toMatchObject({
      properties: { c: { $ref: '#/$defs/Area' } },
    })
  })
})

describe('IMP-17 what stands beside a reference', () => {
  const area = { $defs: { Area: { type: 'object', properties: { zip: { type: 'string' } } } } }
  it('is an error where the two exclude each other', () => {
    const tool = toolOf({ to: { $ref: '#/$defs/Area', type: 'string' } }, area)
    expect(found(tool, 'schema-satisfiable').map(({ values }) => values)).toEqual([
      { a: 'type string', b: 'type object' },
    ])
  })
  it('is right where it asks for more, or only explains', () => {
    const tool = toolOf(
      { to: { $ref: '#/$defs/Area', required: ['zip'], description: 'Where the parcel goes.' } },
      area,
    )
    expect(said(tool, 'schema-satisfiable')).toEqual([])
    expect(said(tool, 'required-declared')).toEqual([])
  })
})

describe('IMP-20 bounds of draft 4', () => {
  it('are told and mended', () => {
    const tool = toolOf({
      n: { type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: '9' },
    })
    expect(said(tool, 'keyword-values-valid')).toEqual([
      '/properties/n/exclusiveMinimum number error',
      '/properties/n/maximum number error',
    ])
    expect(mended(tool, 'keyword-values-valid')).toMatchObject({
      properties: { n: { type: 'integer', exclusiveMinimum: 0, maximum: 9 } },
    })
  })
})

describe('IMP-28 misspelt keywords', () => {
  it('are told with what was meant, and mended', () => {
    const tool = toolOf(
      {
        size: { type: 'integer', min: 1, max: 100 },
        state: { type: 'string', enums: ['open', 'closed'], optional: true, 'x-min': 1 },
      },
      { required: ['size', 'state'] },
    )
    expect(
      found(tool, 'no-misspelt-keyword').map(({ values }) => values['keyword'] ?? '-'),
    ).toEqual(['minimum', 'maximum', 'enum', '-'])
    expect(mended(tool, 'no-misspelt-keyword')).toMatchObject({
      properties: { size: { minimum: 1, maximum: 100 }, state: { enum: ['open', 'closed'] } },
      required: ['size'],
    })
  })
  it.each<[object, string]>([
    [{ type: 'integer', maximun: 5 }, 'maximum'],
    [{ type: 'string', max_length: 5 }, 'maxLength'],
    [{ type: 'string', regex: '^a$' }, 'pattern'],
    [{ type: 'string', desc: 'A word.' }, 'description'],
    [{ type: 'string', defualt: 'a' }, 'default'],
    [{ type: 'object', additional_properties: false }, 'additionalProperties'],
    [{ type: 'object', additionProperties: false }, 'additionalProperties'],
    [{ any_of: [{ type: 'string' }] }, 'anyOf'],
    [{ types: 'string' }, 'type'],
    [{ type: 'string', choices: ['a'] }, 'enum'],
  ])('%j: %s', (schema, keyword) => {
    const [finding] = found(toolOf({ x: schema }), 'no-misspelt-keyword')
    expect(finding?.values['keyword']).toBe(keyword)
  })
  it.each([
    { type: 'string', nullable: true },
    { type: 'string', example: 'a' },
    { type: 'string', 'x-enums': ['a'] },
    { type: 'string', enum: ['a'], options: { a: 'First' } },
    { type: 'string', enumNames: ['a'] },
    { type: 'string', discriminator: { propertyName: 'kind' } },
    { type: 'object', properties: { min: {}, required: {}, desc: {}, enums: {} } },
    { type: 'array', items: {}, values: 3 },
  ])('%j has none', (schema) => {
    expect(said(toolOf({ x: schema }), 'no-misspelt-keyword')).toEqual([])
  })
  it('a word for required becomes an entry of the list', () => {
    const tool = toolOf({ x: { type: 'string', mandatory: true } })
    expect(mended(tool, 'no-misspelt-keyword')).toEqual({
      type: 'object',
      properties: { x: { type: 'string' } },
      required: ['x'],
    })
  })
})

describe('IMP-30 a keyword that came after the declared draft', () => {
  const span = { type: 'array', prefixItems: [{ type: 'string' }] }
  it.each([
    ['http://json-schema.org/draft-07/schema#', 1],
    ['https://json-schema.org/draft/2020-12/schema', 0],
    ['https://example.test/own', 0],
  ])('under %s: %i findings', ($schema, count) => {
    expect(said(toolOf({ span }, { $schema }), 'keywords-of-draft')).toHaveLength(count)
  })
})

describe('IMP-31 one $id in two tools', () => {
  const withId = (name: string, $id: string): JsonObject =>
    toolOf({ v: { type: 'string' } }, { $id }, { name })
  const shared = (tools: readonly JsonObject[]) =>
    lintSet(tools).findings.filter(({ rule }) => rule === 'no-shared-id')
  it('is told at the second', () => {
    const tools = [
      withId('a_create', 'https://example.test/x'),
      withId('b_create', 'https://example.test/x'),
    ]
    expect(shared(tools)).toMatchObject([
      { tool: 1, path: ['inputSchema', '$id'], values: { other: 'a_create' } },
    ])
  })
  it('is right where the addresses differ', () => {
    expect(
      shared([withId('a', 'https://example.test/a'), withId('b', 'https://example.test/b')]),
    ).toEqual([])
  })
})

describe('a required name that is not declared', () => {
  it('is told, with the name that was meant', () => {
    const tool = toolOf({ order_id: { type: 'string' } }, { required: ['orderId', 'city'] })
    expect(said(tool, 'required-declared')).toEqual([
      '/required/0 meant error',
      '/required/1 undeclared error',
    ])
    expect(mended(tool, 'required-declared')).toMatchObject({ required: ['order_id'] })
  })
  it('is looked for in branches, references and around', () => {
    const area = { type: 'object', properties: { zip: { type: 'string' } } }
    const tool = toolOf(
      { a: { type: 'string' }, to: { $ref: '#/$defs/area', required: ['zip'] } },
      { oneOf: [{ required: ['a'] }, { required: ['nothing'] }], $defs: { area } },
    )
    expect(said(tool, 'required-declared')).toEqual(['/oneOf/1/required/0 undeclared error'])
  })
})
