import {
  CallToolResultSchema,
  JSONRPCErrorResponseSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, it } from 'vitest'
import { num, str } from '../json/node'
import { toPlain } from '../json/plain'
import { ANSWER_FORMS, answerForm } from './answer-forms'

const answer = { text: 'No.', name: 'x', id: str('c1'), isUnknownTool: false }
const written = (id: string, more: object = {}): unknown =>
  toPlain(answerForm(id)!.write({ ...answer, ...more }))

describe('the answer to a wrong call', () => {
  it.each([
    ['openai.chat', { role: 'tool', tool_call_id: 'c1', content: 'No.' }],
    ['openai.functions', { role: 'function', name: 'x', content: 'No.' }],
    ['openai.responses', { type: 'function_call_output', call_id: 'c1', output: 'No.' }],
    ['claude', { type: 'tool_result', tool_use_id: 'c1', content: 'No.', is_error: true }],
    [
      'mcp',
      {
        jsonrpc: '2.0',
        id: 'c1',
        result: { content: [{ type: 'text', text: 'No.' }], isError: true },
      },
    ],
    ['gemini', { functionResponse: { id: 'c1', name: 'x', response: { error: 'No.' } } }],
    ['bedrock', { toolResult: { toolUseId: 'c1', content: [{ text: 'No.' }], status: 'error' } }],
    [
      'vercel',
      {
        type: 'tool-result',
        toolCallId: 'c1',
        toolName: 'x',
        output: { type: 'error-text', value: 'No.' },
      },
    ],
  ])('has the form that %s takes', (id, expected) => {
    expect(written(id)).toEqual(expected)
  })

  it('is what the protocol of MCP takes, of an unknown tool too', () => {
    const { result } = written('mcp') as { result: unknown }
    expect(CallToolResultSchema.safeParse(result).success).toBe(true)
    const error = written('mcp', { isUnknownTool: true, id: num('7') })
    expect(JSONRPCErrorResponseSchema.safeParse(error).success).toBe(true)
    expect(error).toMatchObject({ id: 7, error: { code: -32602 } })
  })

  it('is found for dialects of definitions as well', () => {
    const names = ['openai.chat.strict', 'claude.strict', 'mcp.2025-11-25', 'gemini.parameters']
    expect(names.map((name) => answerForm(name)?.id)).toEqual([
      'openai.chat',
      'claude',
      'mcp',
      'gemini',
    ])
    expect(answerForm('java')).toBeUndefined()
  })

  it('has a dated source for every form', () => {
    for (const { page, read } of ANSWER_FORMS) {
      expect(page).toMatch(/^https:/)
      expect(read).toMatch(/^\d{4}-\d{2}$/)
    }
  })
})
