import Anthropic from '@anthropic-ai/sdk'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ORACLE_DIALECTS, plainWires, type Vendor } from './oracle-wires.fixture'

/** What a client put on the wire last; it gets an error for an answer, and throws. */
let sent: Record<string, unknown> = {}
const fetch = async (_: unknown, init?: { body?: unknown }): Promise<Response> => {
  sent = JSON.parse(String(init?.body)) as Record<string, unknown>
  const headers = { 'content-type': 'application/json' }
  return new Response('{"error":{"message":"seen"}}', { status: 400, headers })
}
const seen = (send: Promise<unknown>): Promise<unknown> => send.catch(() => undefined)
const key = { apiKey: 'none', maxRetries: 0 }

/** Sends tools through the vendor's own client and gives back what arrived. */
const through: Readonly<
  Record<Exclude<Vendor, 'mcp' | 'none'>, (tools: never) => Promise<unknown>>
> = {
  chat: async (tools) => {
    const { chat } = new OpenAI({ ...key, fetch })
    await seen(chat.completions.create({ model: 'm', messages: [], tools }))
    return sent.tools
  },
  responses: async (tools) => {
    await seen(new OpenAI({ ...key, fetch }).responses.create({ model: 'm', input: '', tools }))
    return sent.tools
  },
  claude: async (tools) => {
    const { messages } = new Anthropic({ ...key, fetch })
    await seen(messages.create({ model: 'm', max_tokens: 1, messages: [], tools }))
    return sent.tools
  },
  gemini: async (functionDeclarations) => {
    vi.stubGlobal('fetch', fetch)
    const { models } = new GoogleGenAI({ apiKey: 'none' })
    const config = { tools: [{ functionDeclarations }] }
    await seen(models.generateContent({ model: 'm', contents: 'hi', config }))
    return (sent.tools as { functionDeclarations: unknown }[])[0]!.functionDeclarations
  },
  bedrock: async (tools) => {
    const client = new BedrockRuntimeClient({
      region: 'eu-central-1',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      maxAttempts: 1,
      requestHandler: {
        handle: async ({ body }: { body: Uint8Array }) => {
          sent = JSON.parse(Buffer.from(body).toString()) as Record<string, unknown>
          throw new Error('seen')
        },
      } as never,
    })
    const command = new ConverseCommand({ modelId: 'm', messages: [], toolConfig: { tools } })
    await seen(client.send(command))
    return (sent.toolConfig as { tools: unknown }).tools
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  sent = {}
})

// Loading and starting the clients takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 })

describe('the official clients', () => {
  it('are named for every dialect that is written', () => {
    expect(ORACLE_DIALECTS.filter((each) => each.vendor === undefined)).toEqual([])
  })

  const clients = ORACLE_DIALECTS.flatMap(({ id, vendor }) =>
    vendor && vendor in through ? [{ id, send: through[vendor as keyof typeof through] }] : [],
  )

  it.each(clients)('send the tools of $id as they are', async ({ id, send }) => {
    const wires = plainWires(id)
    expect(wires.length).toBeGreaterThanOrEqual(8)
    expect(await send(structuredClone(wires) as never)).toEqual(wires)
  })
})
