import { ToolSchema as NewToolSchema } from '@modelcontextprotocol/core'
import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toStrictJsonSchema } from 'openai/lib/transform'
import { describe, expect, it, vi } from 'vitest'
import { dialectsOf, ORACLE_DIALECTS, plainWires } from './oracle-wires.fixture'

interface Wire {
  readonly function?: Wire
  readonly toolSpec?: { readonly inputSchema: { readonly json: object } }
  readonly parameters?: object
  readonly input_schema?: object
  readonly inputSchema?: object
  readonly parametersJsonSchema?: object
  readonly strict?: boolean
}

const schemaOf = (wire: Wire): object | undefined =>
  wire.function
    ? schemaOf(wire.function)
    : (wire.toolSpec?.inputSchema.json ??
      wire.parameters ??
      wire.input_schema ??
      wire.inputSchema ??
      wire.parametersJsonSchema)

const ajv = new Ajv2020({ strict: false })
;(addFormats as unknown as (to: Ajv2020) => void)(ajv)

// Loading and starting the clients takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 })

describe('the schemas of what is written', () => {
  const jsonSchema = ORACLE_DIALECTS.filter(({ id }) => id !== 'gemini.parameters')

  it.each(jsonSchema)('are legal and compile in $id', ({ id }) => {
    for (const wire of plainWires(id)) {
      const schema = schemaOf(wire)
      if (!schema) continue
      expect(ajv.validateSchema(schema), JSON.stringify(schema)).toBe(true)
      expect(() => ajv.compile(schema)).not.toThrow()
    }
  })

  it.each(dialectsOf('mcp'))(
    'are those of the protocol in %s, with nothing it would strip',
    (id) => {
      const shape = id === 'mcp.2026-07-28' ? NewToolSchema : ToolSchema
      const wires = plainWires(id)
      expect(wires.length).toBeGreaterThanOrEqual(8)
      for (const wire of wires) expect(shape.parse(wire)).toEqual(wire)
    },
  )

  const strict = [...dialectsOf('chat'), ...dialectsOf('responses')].filter((id) =>
    id.endsWith('.strict'),
  )

  // The list is empty as long as no strict dialect is written.
  it.each(strict.map((id) => ({ id })))('are left alone in $id by the vendor', ({ id }) => {
    for (const wire of plainWires(id)) {
      const schema = schemaOf(wire) as Parameters<typeof toStrictJsonSchema>[0]
      expect(toStrictJsonSchema(structuredClone(schema))).toEqual(schema)
    }
  })
})
