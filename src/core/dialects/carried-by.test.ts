import { describe, expect, it } from 'vitest'
import { get, type JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { carriedBy } from './carried-by'
import { DIALECTS } from './registry'

describe('what a dialect can say beside name, text and parameters', () => {
  it.each([
    ['toolwright', ['annotations', 'output', 'contract']],
    ['mcp.2025-11-25', ['annotations', 'output']],
    ['mcp.2026-07-28', ['annotations', 'output']],
    ['mcp.2025-03-26', ['annotations']],
    ['mcp.2024-11-05', []],
    ['mcp', ['annotations', 'output']],
    ['mcp.tools-list', ['annotations', 'output']],
    ['openai.chat', []],
    ['openai.responses', ['output']],
    ['openai.responses.strict', ['output']],
    ['gemini.parameters', ['output']],
    ['gemini.parametersJsonSchema', ['output']],
    ['agentscope.schema', ['output']],
    ['vercel.ai-sdk', ['output']],
    ['bfcl', ['output']],
    ['acebench', ['output']],
    ['claude', []],
    ['request-body', []],
    ['mixed', []],
    ['constructor', []],
  ])('%s', (id, carried) => {
    expect([...carriedBy(id)]).toEqual(carried)
  })

  const written = DIALECTS.flatMap(({ id, write, read }) => (write ? [{ id, write, read }] : []))
  it.each(written.map((dialect) => [dialect.id, dialect] as const))(
    'is what comes back from %s',
    (id, { write, read }) => {
      const tool = fromPlain({
        name: 'get_order',
        description: 'Looks an order up.',
        inputSchema: { type: 'object', properties: {}, additionalProperties: false },
        outputSchema: {
          type: 'object',
          properties: { state: { type: 'string', description: 'How far it has come.' } },
        },
        annotations: { readOnlyHint: true },
        contract: { effect: 'read' },
      }) as JsonObject
      const back = read(write(tool).wire)
      if (back.kind !== 'tool') throw new Error(back.error.code)
      const members = { annotations: 'annotations', output: 'outputSchema', contract: 'contract' }
      const came = Object.entries(members).filter(([, key]) => get(back.tool, key))
      expect(came.map(([name]) => name)).toEqual([...carriedBy(id)])
    },
  )

  it('is one object for each dialect, so that what is known under it stays known', () => {
    for (const { id } of DIALECTS) expect(carriedBy(id)).toBe(carriedBy(id))
  })
})
