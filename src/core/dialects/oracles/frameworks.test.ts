import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { convertToOpenAITool } from '@langchain/core/utils/function_calling'
import { generateText, jsonSchema, type LanguageModel, type ToolSet } from 'ai'
import { describe, expect, it, vi } from 'vitest'
import { dialectsOf, plainWires } from './oracle-wires.fixture'

let sent: { tools?: object[] } = {}
const fetch = async (_: unknown, init?: { body?: unknown }): Promise<Response> => {
  sent = JSON.parse(String(init?.body)) as typeof sent
  return new Response('{"error":{"message":"seen"}}', { status: 400 })
}
const settings = { apiKey: 'none', fetch }

/** The same tool given to the framework as its name, its text and its schema. */
async function throughAiSdk(model: LanguageModel, name: string, text: string, schema: object) {
  const tools: ToolSet = { [name]: { description: text, inputSchema: jsonSchema(schema) } }
  await generateText({ model, tools, prompt: 'hi', maxRetries: 0 }).catch(() => undefined)
  return sent.tools?.[0]
}

// Loading and starting the clients takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 })

describe('frameworks that write tools themselves', () => {
  it('the AI SDK makes the same tools for OpenAI Chat Completions', async () => {
    for (const wire of plainWires('openai.chat')) {
      const { name, description, parameters, strict } = (
        wire as {
          function: { name: string; description: string; parameters: object; strict?: true }
        }
      ).function
      // The framework has its own way to say strict.
      if (strict) continue
      const model = createOpenAI(settings).chat('m')
      expect(await throughAiSdk(model, name, description, parameters)).toEqual(wire)
    }
  })

  it('the AI SDK makes the same tools for Claude', async () => {
    for (const wire of plainWires('claude')) {
      const each = wire as { name: string; description: string; input_schema: object }
      if ('strict' in each) continue
      const model = createAnthropic(settings)('m')
      const { name, description, input_schema } = each
      const made = await throughAiSdk(model, name, description, input_schema)
      expect(made).toEqual({ name, description, input_schema })
    }
  })

  it.each(dialectsOf('chat'))('LangChain hands on the tools of %s as they are', (id) => {
    for (const wire of plainWires(id)) expect(convertToOpenAITool(wire as never)).toEqual(wire)
  })
})
