import { describe, expect, it } from 'vitest'
import { EMPTY_TOOL } from '../../core/model/tool'
import { readPasted } from './pasted-definition'

const schema = { type: 'object', properties: { id: { type: 'string' } } }
const chat = (name: string) => ({ type: 'function', function: { name, parameters: schema } })
const mcp = { name: 'get_order', inputSchema: schema }
const namesOf = (text: string) =>
  readPasted(text)?.texts.map((each) => (JSON.parse(each) as { name: string }).name)

describe('a pasted text', () => {
  it.each([
    ['one OpenAI tool', chat('a'), 'openai.chat', ['a']],
    ['a list of OpenAI tools', [chat('a'), chat('b')], 'openai.chat', ['a', 'b']],
    ['a request body', { model: 'm', tools: [chat('a')] }, 'openai.chat', ['a']],
    ['a Claude tool', { name: 'a', input_schema: schema }, 'claude', ['a']],
    [
      'a tools/list answer',
      { jsonrpc: '2.0', id: 1, result: { tools: [mcp] } },
      'mcp.2025-11-25',
      ['get_order'],
    ],
    [
      'a set of ours',
      { toolwright: 1, tools: [mcp, mcp] },
      'toolwright',
      ['get_order', 'get_order'],
    ],
  ])('%s is recognised, with every tool', (_, value, dialect, names) => {
    const text = JSON.stringify(value)
    expect(readPasted(text)?.imported.dialect).toBe(dialect)
    expect(namesOf(text)).toEqual(names)
  })

  it('is read with comments and trailing commas', () => {
    expect(namesOf('[{"name": "a", "input_schema": {"type": "object"},}, ] // mine')).toEqual(['a'])
  })

  it.each([
    ['words', 'Returns the order.'],
    ['nothing', ''],
    ['a fresh tool', EMPTY_TOOL],
    ['a tool as MCP and we both write it', JSON.stringify(mcp)],
    ['a tool of ours', JSON.stringify({ ...mcp, description: { does: 'Adds.' } })],
    ['a schema', JSON.stringify(schema)],
    ['JSON that is cut off', JSON.stringify(chat('a')).slice(0, -1)],
    ['a number', '42'],
  ])('that is %s stays as it is', (_, text) => {
    expect(readPasted(text)).toBeUndefined()
  })
})
