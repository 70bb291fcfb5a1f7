import type Anthropic from '@anthropic-ai/sdk'
import type { ToolResultBlock } from '@aws-sdk/client-bedrock-runtime'
import type { FunctionResponse } from '@google/genai'
import {
  CallToolResultSchema,
  JSONRPCErrorResponseSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { ToolResultPart } from 'ai'
import type OpenAI from 'openai'
import { describe, expect, it } from 'vitest'
import { num, str } from '../json/node'
import { toPlain } from '../json/plain'
import { ANSWER_FORMS, answerForm } from './answer-forms'

const answer = { text: 'No.', name: 'x', id: str('c1'), isUnknownTool: false }
const written = (id: string, more: object = {}): unknown =>
  toPlain(answerForm(id)!.write({ ...answer, ...more }))

/** Each as the type of the vendor's own client has it. */
const EXPECTED = {
  'openai.chat': {
    role: 'tool',
    tool_call_id: 'c1',
    content: 'No.',
  } satisfies OpenAI.ChatCompletionToolMessageParam,
  'openai.functions': {
    role: 'function',
    name: 'x',
    content: 'No.',
  } satisfies OpenAI.ChatCompletionFunctionMessageParam,
  'openai.responses': {
    type: 'function_call_output',
    call_id: 'c1',
    output: 'No.',
  } satisfies OpenAI.Responses.ResponseInputItem.FunctionCallOutput,
  claude: {
    type: 'tool_result',
    tool_use_id: 'c1',
    content: 'No.',
    is_error: true,
  } satisfies Anthropic.ToolResultBlockParam,
  mcp: {
    jsonrpc: '2.0',
    id: 'c1',
    result: { content: [{ type: 'text', text: 'No.' }], isError: true },
  },
  gemini: {
    functionResponse: {
      id: 'c1',
      name: 'x',
      response: { error: 'No.' },
    } satisfies FunctionResponse,
  },
  bedrock: {
    toolResult: {
      toolUseId: 'c1',
      content: [{ text: 'No.' }],
      status: 'error',
    } satisfies ToolResultBlock,
  },
  vercel: {
    type: 'tool-result',
    toolCallId: 'c1',
    toolName: 'x',
    output: { type: 'error-text', value: 'No.' },
  } satisfies ToolResultPart,
}

describe('the answer to a wrong call', () => {
  it.each(Object.entries(EXPECTED))('has the form that %s takes', (id, expected) => {
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
    expect(Object.keys(EXPECTED)).toEqual(ANSWER_FORMS.map(({ id }) => id))
    for (const { page, read } of ANSWER_FORMS) {
      expect(page).toMatch(/^https:/)
      expect(read).toMatch(/^\d{4}-\d{2}$/)
    }
  })
})
