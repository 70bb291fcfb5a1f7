import Ajv from 'ajv/dist/2020'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { JsonNode } from '../json/node'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { clashesOf } from './clashes'
import { conjunctsOf, type Ground } from './conjuncts'
import { contradictionIn } from './contradiction'
import { anySchema, anyValue } from './random-schemas.fixture'

const clashes = (inputSchema: object) => {
  const { contradictions, deadBranches, endless } = clashesOf(fromPlain({ name: 'x', inputSchema }))
  const told = ({ path, a, b }: (typeof contradictions)[number]): string =>
    `${pointer(path.slice(1))}: ${a} | ${b}`
  return {
    clash: contradictions.map(told),
    dead: deadBranches.map(told),
    endless: endless.map((path) => pointer(path.slice(1))),
  }
}
const of = (x: unknown, more: object = {}) => ({ type: 'object', properties: { x }, ...more })
const at = '/properties/x'

describe('what excludes each other', () => {
  it.each<[unknown, string]>([
    [{ type: 'integer', minimum: 5, maximum: 3 }, `${at}/maximum: minimum 5 | maximum 3`],
    [{ exclusiveMinimum: 3, maximum: 3 }, `${at}/maximum: exclusiveMinimum 3 | maximum 3`],
    [
      { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
      `${at}/exclusiveMaximum: exclusiveMinimum 1 | exclusiveMaximum 2`,
    ],
    [{ type: 'string', minLength: 9, maxLength: 3 }, `${at}/maxLength: minLength 9 | maxLength 3`],
    [
      { type: 'array', items: {}, minItems: 2, maxItems: 1 },
      `${at}/maxItems: minItems 2 | maxItems 1`,
    ],
    [
      { type: 'integer', minimum: 9223372036854776000, maximum: 9223372036854770000 },
      `${at}/maximum: minimum 9223372036854776000 | maximum 9223372036854770000`,
    ],
    [{ enum: [] }, `${at}/enum: enum [] | `],
    [{ type: 'integer', enum: ['1', '2'] }, `${at}/enum: enum "1", "2" | type integer`],
    [{ type: 'string', const: 3 }, `${at}/const: const 3 | type string`],
    [{ const: 'c', enum: ['a', 'b'] }, `${at}/const: const "c" | enum "a", "b"`],
    [{ type: 'number', enum: [1, 2], minimum: 5 }, `${at}/enum: enum 1, 2 | minimum 5`],
    [
      { allOf: [{ type: 'string' }, { type: ['integer', 'null'] }] },
      `${at}/allOf/1/type: type string | type [integer,null]`,
    ],
    [{ type: 'string', anyOf: [{ type: 'null' }, { type: 'integer' }] }, `${at}/anyOf: anyOf | `],
    [
      { type: 'array', prefixItems: [{}], items: false, minItems: 2 },
      `${at}/minItems: minItems 2 | prefixItems (1)`,
    ],
    [
      { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, minItems: 3 },
      `${at}/minItems: minItems 3 | uniqueItems, enum (2)`,
    ],
    [
      { type: 'object', properties: { y: false }, required: ['y'] },
      `${at}/required/0: required y | y false`,
    ],
    [
      {
        allOf: [
          { type: 'object', properties: { a: {} }, additionalProperties: false },
          { properties: { b: {} }, required: ['b'] },
        ],
      },
      `${at}/allOf/1/required/0: required b | additionalProperties false`,
    ],
    [
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        required: ['a'],
        allOf: [{ properties: { a: { type: 'integer' } } }],
      },
      `${at}/allOf/0/properties/a/type: type string | type integer`,
    ],
  ])('%j', (schema, expected) => {
    expect(clashes(of(schema)).clash).toEqual([expected])
  })

  it('is found through a reference, once, and not before 2019-09, when what is beside it did not count', () => {
    const schema = of({ $ref: '#/$defs/a', type: 'string' }, { $defs: { a: { type: 'object' } } })
    expect(clashes(schema).clash).toEqual(['/$defs/a/type: type string | type object'])
    const old = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema }
    expect(clashes(old).clash).toEqual([])
  })

  it.each<[string, unknown, object?]>([
    ['bounds that meet', { type: 'integer', minimum: 3, maximum: 3 }],
    ['bounds of another type', { type: 'string', minimum: 5, maximum: 3 }],
    ['an integer among numbers', { allOf: [{ type: 'number' }, { type: 'integer' }] }],
    ['1 and 1.0', { type: 'integer', enum: [1.0], const: 1 }],
    ['null among values', { type: ['string', 'null'], enum: ['a', null] }],
    ['a type of no draft', { type: 'float', enum: [1.5] }],
    ['what is refused on purpose', { anyOf: [{ not: {} }, { type: 'string' }] }],
    ['a property that may be left out', { type: 'object', properties: { y: false } }],
    ['what is denied', { not: { type: 'integer', minimum: 5, maximum: 3 } }],
    ['what is only asked', { if: { enum: [] }, then: { type: 'string' } }],
    [
      'branches of fields',
      {
        type: 'object',
        properties: { a: {}, b: {} },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
    ],
    ['a parameter called enum', { type: 'object', properties: { enum: { type: 'array' } } }],
    [
      'a schema that may contain itself',
      { $ref: '#/$defs/n' },
      {
        $defs: {
          n: { type: 'object', properties: { next: { $ref: '#/$defs/n' } }, required: [] },
        },
      },
    ],
    [
      'a list of itself that may be empty',
      { $ref: '#/$defs/n' },
      {
        $defs: {
          n: {
            type: 'object',
            properties: { all: { type: 'array', items: { $ref: '#/$defs/n' } } },
            required: ['all'],
          },
        },
      },
    ],
  ])('says nothing about %s', (_, schema, more) => {
    expect(clashes(of(schema, more))).toEqual({ clash: [], dead: [], endless: [] })
  })

  it('tells a branch that can never match, and not one that is wrong in itself', () => {
    expect(clashes(of({ type: 'integer', anyOf: [{ minimum: 1 }, { type: 'null' }] }))).toEqual({
      clash: [],
      dead: [`${at}/anyOf/1: type integer | type null`],
      endless: [],
    })
    const { clash, dead } = clashes(of({ anyOf: [{ type: 'string' }, { enum: [] }] }))
    expect([clash, dead]).toEqual([[`${at}/anyOf/1/enum: enum [] | `], []])
  })

  it('ends where branches refer to branches many times over', () => {
    const level = (next: string) => ({ anyOf: Array.from({ length: 40 }, () => ({ $ref: next })) })
    const $defs = { a: level('#/$defs/b'), b: level('#/$defs/c'), c: level('#/$defs/d'), d: {} }
    expect(clashes(of(level('#/$defs/a'), { $defs })).clash).toEqual([])
  })

  it('finds a schema that requires itself', () => {
    const n = { type: 'object', properties: { next: { $ref: '#/$defs/n' } }, required: ['next'] }
    const { endless } = clashes(of({ $ref: '#/$defs/n' }, { $defs: { n } }))
    expect(endless).toEqual(['/$defs/n/properties/next'])
  })
})

describe('what is found', () => {
  const ajv = new Ajv({ strict: false, validateSchema: false })
  const ground = (root: JsonNode): Ground => ({
    root,
    pathOf: () => [],
    isRefAlone: false,
    work: { left: 1000 },
  })

  it('is never wrong: a validator accepts no value for it', () => {
    let found = 0
    fc.assert(
      fc.property(
        anySchema,
        fc.array(anyValue, { minLength: 20, maxLength: 40 }),
        (each, values) => {
          const root = fromPlain(each)
          const parts = conjunctsOf(root, [], ground(root))
          const clash = parts && contradictionIn(parts, ground(root))
          // Two bounds of one schema are a mistake even where a value of another type still fits.
          if (!clash || clash.other) return
          found++
          const validate = ajv.compile(each)
          for (const one of values) expect(validate(one), JSON.stringify([each, one])).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
    expect(found).toBeGreaterThan(10)
  })
})
