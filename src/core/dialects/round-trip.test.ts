import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { JsonNode } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText } from './import'

const name = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_-]{0,20}$/)
const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== '')

const leaf = fc.oneof(
  fc.record({ type: fc.constant('string'), description: text }),
  fc.record({ type: fc.constant('integer'), minimum: fc.integer(), 'x-note': fc.jsonValue() }),
  fc.record({ enum: fc.uniqueArray(fc.string(), { minLength: 1 }), default: fc.jsonValue() }),
  fc.record({ type: fc.constant('array'), items: fc.record({ type: fc.constant('number') }) }),
)
const objectOf = (property: fc.Arbitrary<object>) =>
  fc
    .record({ properties: fc.dictionary(name, property, { maxKeys: 4 }), title: text })
    .map(({ properties, title }) => ({
      type: 'object',
      title,
      properties,
      required: Object.keys(properties).slice(0, 1),
    }))
const schema = objectOf(fc.oneof(leaf, objectOf(leaf)))

const geminiLeaf = fc.oneof(
  fc.record({ type: fc.constant('STRING'), description: text, nullable: fc.boolean() }),
  fc.record({ type: fc.constant('INTEGER'), minimum: fc.integer(), format: fc.constant('int32') }),
  fc.record({ type: fc.constant('STRING'), enum: fc.constant(['a']), example: fc.jsonValue() }),
)
const geminiSchema = fc
  .dictionary(name, geminiLeaf, { minKeys: 1, maxKeys: 4 })
  .map((properties) => ({
    type: 'OBJECT',
    properties,
    propertyOrdering: Object.keys(properties).reverse(),
  }))

/** A value that no dialect knows, under a name that none has. */
const unknown = fc.dictionary(
  fc.stringMatching(/^zz_[a-z]{1,6}$/),
  fc.jsonValue().filter((each) => each !== null),
  { maxKeys: 2 },
)

const items: Readonly<Record<string, fc.Arbitrary<object>>> = {
  'openai.chat': fc
    .record({ name, description: text, parameters: schema, more: unknown, beside: unknown })
    .map(({ more, beside, ...own }) => ({
      type: 'function',
      function: { ...own, ...more },
      ...beside,
    })),
  'openai.responses': fc
    .record({
      name,
      description: text,
      parameters: schema,
      strict: fc.constant(false),
      more: unknown,
    })
    .map(({ more, ...own }) => ({ type: 'function', ...own, ...more })),
  claude: fc
    .record({ name, description: text, input_schema: schema, more: unknown })
    .map(({ more, ...own }) => ({ ...own, ...more })),
  'mcp.2025-11-25': fc
    .record({ name, title: text, inputSchema: schema, _meta: unknown, more: unknown })
    .map(({ more, ...own }) => ({ ...own, ...more })),
  'bedrock.converse': fc
    .record({ name, description: text, json: schema, more: unknown, beside: unknown })
    .map(({ json, more, beside, ...own }) => ({
      toolSpec: { ...own, inputSchema: { json }, ...more },
      ...beside,
    })),
  'agentscope.schema': fc
    .record({ name, description: text, parameters: schema, outputSchema: schema, more: unknown })
    .map(({ more, ...own }) => ({ ...own, ...more })),
  'gemini.parameters': fc
    .record({ name, description: text, parameters: geminiSchema, more: unknown })
    .map(({ more, ...own }) => ({ ...own, ...more })),
  toolwright: fc
    .record({ name, description: fc.record({ does: text }), inputSchema: schema, more: unknown })
    .map(({ more, ...own }) => ({ ...own, ...more })),
}

const writeBack = (source: string, id: string): JsonNode | undefined => {
  const got = importText(source)
  expect(got.dialect).toBe(id)
  return exportTools([got.tools[0]!.tool], id)!.items[0]!.written.wire
}

describe('reading and writing in the same dialect', () => {
  it.each(Object.keys(items))('gives back every item of %s as data', (id) => {
    fc.assert(
      fc.property(items[id]!, (item) => {
        expect(toPlain(writeBack(JSON.stringify(item), id)!)).toEqual(
          JSON.parse(JSON.stringify(item)),
        )
      }),
      { numRuns: 60 },
    )
  })

  it.each(['openai.chat', 'openai.responses', 'claude', 'mcp.2025-11-25'])(
    'brings a plain tool through %s and back unchanged',
    (id) => {
      fc.assert(
        fc.property(fc.record({ name, description: text, inputSchema: schema }), (tool) => {
          const wire = exportTools([fromPlain(tool) as never], id)!.items[0]!.written.wire
          const back = toPlain(importText(print(wire)).tools[0]!.tool) as { strict?: boolean }
          // JSON has no minus zero.
          const plain = JSON.parse(JSON.stringify(tool)) as object
          expect(back).toEqual({
            ...plain,
            ...(id === 'openai.responses' ? { strict: false } : {}),
          })
        }),
        { numRuns: 60 },
      )
    },
  )

  it('keeps the members of a document in their order, and numbers as they are spelt', () => {
    const source =
      '{"name":"f","inputSchema":{"type":"object","properties":{"9":{"maximum":1.0e3},"a":{}}},"description":"d"}'
    expect(print(writeBack(source, 'mcp.2025-11-25')!, 0)).toBe(source)
  })

  it.each([
    { type: 'function', function: { name: 'ping' } },
    {
      type: 'function',
      function: { name: 'ping', parameters: { type: 'object', properties: {} } },
    },
  ])('tells parameters left out from parameters that are empty: %j', (item) => {
    expect(toPlain(writeBack(JSON.stringify(item), 'openai.chat')!)).toEqual(item)
  })
})
