import { describe, expect, it } from 'vitest'
import { str } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { prepareArm } from './prepare-arm'
import { requestBody } from './request-body'
import { armOfTools, named, toolNode } from './wire.fixture'

const arm = armOfTools([
  named('get_order'),
  named('查订单'),
  named('secret', { exports: { hidden: true } }),
])

describe('the tools of a request', () => {
  it('go in the words of the wire; what is hidden or cannot be written is told', () => {
    const { tools, unsent, renamed } = prepareArm(arm, 'openai-chat')
    expect(tools.map(({ place, sentAs }) => [place, sentAs])).toEqual([[0, 'get_order']])
    expect(renamed).toEqual([])
    expect(unsent.map(({ place, name }) => [place, name])).toEqual([
      [1, '查订单'],
      [2, 'secret'],
    ])
    expect(unsent[0]!.why).toMatchObject([{ code: 'name.pattern' }])
    expect(unsent[1]!.why).toBe('hidden')
  })

  it('go under another name where the vendor refuses their own', () => {
    const dotted = prepareArm(
      armOfTools([named('orders.get'), named('a'), named('a')]),
      'anthropic',
    )
    expect(dotted.renamed.map(({ name, sentAs }) => [name, sentAs])).toEqual([
      ['orders.get', 'orders_get'],
    ])
    expect(dotted.doubled).toEqual(['a'])
  })
})

const plain = (body: string): unknown => JSON.parse(body)
const tools = prepareArm(armOfTools([named('get_order')]), 'openai-chat').tools
const claudeTools = prepareArm(armOfTools([named('get_order')]), 'anthropic').tools

describe('a request body', () => {
  it('of OpenAI has only what is set', () => {
    const body = requestBody(
      { model: 'm', systemPrompt: '', question: 'Where?', tools },
      'openai-chat',
    )
    expect(plain(body)).toEqual({
      model: 'm',
      messages: [{ role: 'user', content: 'Where?' }],
      tools: [
        {
          type: 'function',
          function: {
            name: 'get_order',
            description: 'Does get_order.',
            parameters: { type: 'object', properties: { id: { type: 'string' } } },
          },
        },
      ],
      stream: false,
    })
  })

  it('of Anthropic has its prompt apart, a length, and no seed', () => {
    const asked = { model: 'm', systemPrompt: 'Be brief.', question: 'Q', seed: 7, temperature: 0 }
    expect(plain(requestBody({ ...asked, tools: claudeTools }, 'anthropic'))).toEqual({
      model: 'm',
      max_tokens: 4096,
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Q' }],
      tools: [
        {
          name: 'get_order',
          description: 'Does get_order.',
          input_schema: { type: 'object', properties: { id: { type: 'string' } } },
        },
      ],
      temperature: 0,
      stream: false,
    })
    const chat = plain(requestBody({ ...asked, tools }, 'openai-chat')) as Record<string, unknown>
    expect([chat['seed'], chat['temperature']]).toEqual([7, 0])
    expect(chat['messages']).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Q' },
    ])
  })

  it('has no list of tools where there is none', () => {
    const body = requestBody(
      { model: 'm', systemPrompt: '', question: 'Q', tools: [] },
      'openai-chat',
    )
    expect(body).not.toContain('tools')
  })

  it('keeps every digit of a number', () => {
    const big = rootObject(
      parse(
        '{"name":"n","description":"D.","inputSchema":{"type":"object","properties":{"a":{"type":"integer","maximum":12345678901234567890}}}}',
      ),
    )!
    const { tools: sent } = prepareArm(armOfTools([big]), 'anthropic')
    const body = requestBody(
      { model: 'm', systemPrompt: '', question: 'Q', tools: sent },
      'anthropic',
    )
    expect(body).toContain('12345678901234567890')
  })

  it('of OpenAI goes on with the first call alone and its result', () => {
    const answer = toolNode({
      choices: [
        {
          message: {
            role: 'assistant',
            content: null,
            reasoning_content: 'hm',
            tool_calls: [
              { id: 'c1', type: 'function', function: { name: 'get_order', arguments: '{}' } },
              { id: 'c2', type: 'function', function: { name: 'get_order', arguments: '{}' } },
            ],
          },
        },
      ],
    })
    const then = { answer, result: toolNode({ state: 'GONE' }) }
    const body = requestBody(
      { model: 'm', systemPrompt: '', question: 'Q', tools, then },
      'openai-chat',
    )
    expect((plain(body) as { messages: unknown[] }).messages).toEqual([
      { role: 'user', content: 'Q' },
      {
        role: 'assistant',
        content: null,
        reasoning_content: 'hm',
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'get_order', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'c1', content: '{"state":"GONE"}' },
    ])
  })

  it('of Anthropic keeps what was thought and gives a call without an id one', () => {
    const answer = toolNode({
      content: [
        { type: 'thinking', thinking: 'hm', signature: 's' },
        { type: 'tool_use', name: 'get_order', input: {} },
        { type: 'tool_use', id: 'b', name: 'get_order', input: {} },
      ],
    })
    const then = { answer, result: str('not found') }
    const asked = { model: 'm', systemPrompt: '', question: 'Q', tools: claudeTools, then }
    expect((plain(requestBody(asked, 'anthropic')) as { messages: unknown[] }).messages).toEqual([
      { role: 'user', content: 'Q' },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'hm', signature: 's' },
          { type: 'tool_use', name: 'get_order', input: {}, id: 'call_1' },
        ],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'call_1', content: 'not found' }],
      },
    ])
  })
})
