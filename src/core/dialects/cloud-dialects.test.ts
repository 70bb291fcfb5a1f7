import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import type { Loss } from './dialect'
import { exportTools } from './export'
import { importText } from './import'
import { dialectById, WRITE_NAMES, writeId } from './registry'

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const closed = { ...schema, additionalProperties: false }
const base = { name: 'get_weather', description: 'Get it.', inputSchema: schema }
const write = (members: object, id: string) =>
  exportTools([fromPlain(members) as JsonObject], id)!.items[0]!.written
const said = (list: readonly Loss[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

describe('Bedrock, AgentScope and Qwen', () => {
  it.each([
    [
      'bedrock.converse',
      base,
      { toolSpec: { name: 'get_weather', description: 'Get it.', inputSchema: { json: schema } } },
      [],
    ],
    [
      'bedrock.converse',
      { name: 'f', description: '', inputSchema: schema },
      { toolSpec: { name: 'f', inputSchema: { json: schema } } },
      ['dropped.description #/description'],
    ],
    [
      'bedrock.converse',
      { name: 'f', inputSchema: closed, strict: true },
      { toolSpec: { name: 'f', inputSchema: { json: closed }, strict: true } },
      [],
    ],
    [
      'bedrock.converse',
      { name: 'f', inputSchema: schema, strict: true },
      { toolSpec: { name: 'f', inputSchema: { json: schema } } },
      ['dropped.strict #/strict'],
    ],
    [
      'bedrock.converse',
      { name: 'f', title: 'F', inputSchema: schema, vendor: { 'bedrock.converse': { extra: 1 } } },
      { toolSpec: { name: 'f', inputSchema: { json: schema } }, extra: 1 },
      ['dropped.title #/title'],
    ],
    [
      'agentscope.schema',
      { ...base, outputSchema: { type: 'string' }, strict: true },
      {
        name: 'get_weather',
        description: 'Get it.',
        parameters: schema,
        outputSchema: { type: 'string' },
        strict: true,
      },
      [],
    ],
    [
      'qwen.dashscope',
      { ...base, strict: true },
      {
        type: 'function',
        function: { name: 'get_weather', description: 'Get it.', parameters: schema },
      },
      ['dropped.strict #/strict'],
    ],
  ])('%s writes %j', (id, tool, wire, losses) => {
    const written = write(tool, id)
    expect(toPlain(written.wire)).toEqual(wire)
    expect(said(written.losses)).toEqual(losses)
    expect(written.ok).toBe(true)
  })

  it.each([
    ['bedrock.converse', { ...base, name: 'Complete Session' }, ['name.pattern #/name']],
    ['bedrock.converse', { ...base, name: 'x'.repeat(65) }, ['name.length #/name']],
    ['bedrock.converse', { ...base, description: '' }, ['description.empty #/description']],
    ['bedrock.converse', { ...base, inputSchema: { type: 'array' } }, ['schema.root-type #']],
    [
      'bedrock.converse',
      { ...base, inputSchema: { type: 'object', properties: { a: { $ref: 'a.json' } } } },
      ['schema.external-ref #/properties/a'],
    ],
    ['agentscope.schema', { ...base, strict: true }, ['import.strict-not-closed #/strict']],
    ['agentscope.schema', { ...base, inputSchema: {} }, ['schema.root-type #']],
    ['qwen.dashscope', { ...base, name: 'x'.repeat(65) }, ['name.length #/name']],
  ])('%s finds in %j what is refused', (id, tool, errors) => {
    expect(said(dialectById(id)!.check!(fromPlain(tool) as JsonObject))).toEqual(errors)
  })

  it('reads the framework by its own name, and writes the protocol without a version', () => {
    const text = JSON.stringify({ name: 'f', parameters: schema })
    expect(importText(text, { from: 'agentscope-java' }).tools[0]!.dialect).toBe(
      'agentscope.schema',
    )
    expect(exportTools([fromPlain(base) as JsonObject], 'mcp')!.wires.map(toPlain)).toEqual([base])
    for (const [name, id] of Object.entries(WRITE_NAMES)) {
      expect(dialectById(name)).toBeUndefined()
      expect(dialectById(id)?.write).toBeDefined()
    }
    expect(writeId('constructor')).toBe('constructor')
  })
})
