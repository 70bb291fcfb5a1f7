import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { get, itemsOf, type JsonNode, type JsonObject, member, obj, str } from '../json/node'
import { stringOf } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { parse } from '../json/parse'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import type { Dialect, Loss } from './dialect'
import { exportTools } from './export'
import { geminiJsonSchema, geminiParameters } from './formats/gemini'
import { checkGeminiSchema } from './gemini-wire'
import { importText } from './import'

const file = path.join(import.meta.dirname, 'cases/gemini.json')
const cases = itemsOf(parse(readFileSync(file, 'utf8')).root).map((each) => ({
  title: stringOf(get(each, 'title'))!,
  each,
}))

const said = (list: readonly Loss[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)
const texts = (node: JsonNode | undefined): (string | undefined)[] => itemsOf(node).map(stringOf)
const printed = (node: JsonNode | undefined): string | undefined => node && print(node, 0)

function proveCase(dialect: Dialect, schema: JsonNode, expected: JsonNode, key: string): void {
  const tool = obj([member('name', str('f')), member('inputSchema', schema)])
  const { ok, wire, losses, errors } = dialect.write!(tool)
  expect(said(errors)).toEqual(texts(get(expected, 'errors')))
  expect(ok).toBe(get(expected, 'errors') === undefined)
  if (!ok) return
  expect(printed(get(wire, key))).toBe(printed(get(expected, 'wire')))
  expect(said(losses)).toEqual(texts(get(expected, 'losses')))
}

describe('writing for Gemini', () => {
  it.each(cases)('says $title in the subset of OpenAPI', ({ each }) => {
    proveCase(geminiParameters, get(each, 'schema')!, get(each, 'parameters')!, 'parameters')
  })

  it.each(cases)('says $title in JSON Schema', ({ each }) => {
    const expected = get(each, 'jsonSchema')!
    proveCase(geminiJsonSchema, get(each, 'schema')!, expected, 'parametersJsonSchema')
  })

  it.each(cases)('writes $title so that its own check finds nothing', ({ each }) => {
    const wire = get(get(each, 'parameters'), 'wire')
    if (wire) expect(checkGeminiSchema(wire)).toEqual([])
  })

  const tool = (members: object): JsonObject => fromPlain({ name: 'f', ...members }) as JsonObject
  const city = { type: 'object', properties: { city: { type: 'string' } } }

  it('writes the output schema too, and leaves out one that cannot be said', () => {
    const good = geminiParameters.write!(
      tool({ inputSchema: city, outputSchema: { type: 'string', format: 'uri' } }),
    )
    expect(toPlain(good.wire)).toMatchObject({
      response: { type: 'STRING', description: '{format: "uri"}' },
    })
    expect(said(good.losses)).toEqual(['gemini.format-to-description #/outputSchema/format'])
    const bad = geminiParameters.write!(tool({ inputSchema: city, outputSchema: {} }))
    expect(bad.ok).toBe(true)
    expect(get(bad.wire, 'response')).toBeUndefined()
    expect(said(bad.losses)).toEqual(['dropped.outputSchema #/outputSchema'])
  })

  it.each([
    ['a'.repeat(64), []],
    ['a'.repeat(65), ['warning name.length']],
    ['a'.repeat(128), ['warning name.length']],
    ['a'.repeat(129), ['error name.length']],
    ['a.b:c-d_1', []],
    ['1st', ['error name.pattern']],
    ['查询', ['error name.pattern']],
    ['', ['error name.length']],
  ])('judges the name %s', (name, expected) => {
    for (const dialect of [geminiParameters, geminiJsonSchema]) {
      const { errors } = dialect.write!(tool({ name, inputSchema: city }))
      expect(errors.map((each) => `${each.severity ?? 'error'} ${each.code}`)).toEqual(expected)
    }
  })

  it('refuses references that multiply without end, in no time', () => {
    const steps = Array.from({ length: 40 }, (_, i) => [
      `d${i}`,
      {
        type: 'object',
        properties: { a: { $ref: `#/$defs/d${i + 1}` }, b: { $ref: `#/$defs/d${i + 1}` } },
      },
    ])
    const definitions = Object.fromEntries([...steps, ['d40', { type: 'string' }]]) as object
    const schema = { type: 'object', properties: { x: { $ref: '#/$defs/d0' } }, $defs: definitions }
    const { ok, errors } = geminiParameters.write!(tool({ inputSchema: schema }))
    expect(ok).toBe(false)
    expect(errors.some((each) => each.code === 'schema.too-many-refs')).toBe(true)
  })
})

const declaration = (x: object) => ({
  name: 'f',
  parameters: { type: 'OBJECT', properties: { x } },
})

describe('reading what was written for Gemini', () => {
  it.each([
    [{ type: 'STRING', enum: ['a'], format: 'enum', nullable: true }],
    [{ type: 'integer', format: 'int32', minimum: 0 }],
    [{ type: 'STRING', maxLength: '12', example: 'q' }],
    [{ anyOf: [{ type: 'STRING' }, { type: 'NUMBER' }], nullable: true, description: 'D.' }],
    [
      {
        type: 'OBJECT',
        properties: { b: { type: 'STRING' }, a: { type: 'STRING' } },
        propertyOrdering: ['a', 'b'],
      },
    ],
  ])('brings %j back as it stood', (x) => {
    const text = JSON.stringify({ ...declaration(x), behavior: 'BLOCKING' })
    const { tools, dialect } = importText(text)
    expect(dialect).toBe('gemini.parameters')
    const { wires } = exportTools(
      tools.map((each) => each.tool),
      'gemini.parameters',
      [],
      tools,
    )!
    expect(print(wires[0]!, 0)).toBe(text)
  })

  it.each([
    [
      { type: 'INTEGER', exclusiveMinimum: 0 },
      'gemini.unknown-field #/properties/x/exclusiveMinimum',
    ],
    [{ type: 'STRING', const: 'a' }, 'gemini.unknown-field #/properties/x/const'],
    [{ type: 'INTEGER', enum: [1] }, 'gemini.enum-nonstring #/properties/x/enum'],
    [{ type: 'INTEGER', enum: ['1'] }, 'gemini.enum-nonstring #/properties/x/enum'],
    [{ type: 'STRING', enum: ['a', ''] }, 'gemini.enum-empty #/properties/x/enum'],
    [{ type: 'STRING', format: 'uri' }, 'gemini.format #/properties/x/format'],
    [{ type: 'INTEGER', format: 'double' }, 'gemini.format #/properties/x/format'],
    [{ type: ['STRING', 'NULL'] }, 'gemini.type-array #/properties/x/type'],
    [{ type: ['string', 'null'] }, 'gemini.type-array #/properties/x/type'],
    [{ type: 'ARRAY' }, 'schema.array-without-items #/properties/x'],
    [{ type: 'ARRAY', items: { type: ['STRING'] } }, 'gemini.type-array #/properties/x/items/type'],
    [
      { anyOf: [{ type: 'STRING', const: 'a' }] },
      'gemini.unknown-field #/properties/x/anyOf/0/const',
    ],
    [{ description: 'D.' }, 'schema.untyped #/properties/x'],
    [{ type: 'FLOAT' }, 'schema.not-2020-12 #/properties/x/type'],
    [{ type: 'STRING', properties: {} }, 'gemini.wrong-type #/properties/x/properties'],
    [{ type: 'STRING', minLength: 'few' }, 'schema.not-2020-12 #/properties/x/minLength'],
    [{ type: 'OBJECT', required: ['a'] }, 'schema.required-undeclared #/properties/x/required'],
  ])('finds in %j what the API refuses: %s', (x, expected) => {
    const got = importText(JSON.stringify(declaration(x)), { from: 'gemini.parameters' })
    const errors = got.tools.flatMap(({ tool, item }) => geminiParameters.check!(tool, item))
    expect(said(errors)).toEqual([expected])
  })

  it('judges a tool from elsewhere by what an export makes of it', () => {
    const inputSchema = { type: 'object', properties: { x: { type: 'integer', enum: [1] } } }
    expect(geminiParameters.check!(fromPlain({ name: 'f', inputSchema }) as JsonObject)).toEqual([])
  })
})
