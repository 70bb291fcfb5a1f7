import { describe, expect, it } from 'vitest'
import type { Wire } from '../runs/run'
import { prepareArm } from './prepare-arm'
import { readOutcome } from './request-outcome'
import { armOfTools, named } from './wire.fixture'

const arm = armOfTools([named('get_order'), named('orders.get')])

const read = (body: unknown, wire: Wire = 'openai-chat', status = 200, hasKey = true) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readOutcome({ is: 'answered', status, text }, wire, prepareArm(arm, wire).tools, hasKey)
    .outcome
}

const chat = (message: object, finish = 'tool_calls', more: object = {}): object => ({
  choices: [{ message: { role: 'assistant', content: null, ...message }, finish_reason: finish }],
  ...more,
})
const call = (name: string, args: unknown = '{"id":"E1"}'): object => ({
  id: 'c',
  type: 'function',
  function: { name, arguments: args },
})
const claude = (content: readonly object[], stop = 'tool_use', more: object = {}): object => ({
  type: 'message',
  role: 'assistant',
  content,
  stop_reason: stop,
  ...more,
})
const use = (name: string, input: unknown = { id: 'E1' }): object => ({
  type: 'tool_use',
  id: 'u',
  name,
  input,
})

describe('what a model did', () => {
  it.each<[string, object, string]>([
    ['one call', chat({ tool_calls: [call('get_order')] }), 'ok'],
    ['a call without arguments', chat({ tool_calls: [call('get_order', '')] }), 'ok'],
    ['arguments as an object', chat({ tool_calls: [call('get_order', { id: 'E1' })] }), 'ok'],
    ['the older form', chat({ function_call: { name: 'get_order', arguments: '{}' } }), 'ok'],
    [
      'several calls',
      chat({ tool_calls: [call('get_order'), call('get_order')] }),
      'several_tool_calls',
    ],
    ['words', chat({ content: 'Which order?' }, 'stop'), 'no_tool_call'],
    ['calls that are null', chat({ content: 'Hm.', tool_calls: null }, 'stop'), 'no_tool_call'],
    ['nothing at all', chat({ content: '' }, 'stop'), 'no_tool_call'],
    ['a tool that is not there', chat({ tool_calls: [call('get_page')] }), 'unknown_tool'],
    [
      'a tool that is not there, then one that is',
      chat({ tool_calls: [call('get_page'), call('get_order')] }),
      'unknown_tool',
    ],
    [
      'cut-off arguments',
      chat({ tool_calls: [call('get_order', '{"id":')] }),
      'bad_arguments_json',
    ],
    ['a list', chat({ tool_calls: [call('get_order', '["E1"]')] }), 'bad_arguments_json'],
    ['text in text', chat({ tool_calls: [call('get_order', '"{}"')] }), 'bad_arguments_json'],
    ['too little room', chat({ tool_calls: [call('get_order')] }, 'length'), 'truncated'],
    ['too little room for words', chat({ content: 'The' }, 'length'), 'truncated'],
    ['a filter', chat({ content: '' }, 'content_filter'), 'bad_request'],
    ['a refusal', chat({ refusal: 'No.' }, 'stop'), 'no_tool_call'],
  ])('OpenAI: %s', (_, body, outcome) => {
    expect(read(body).outcome).toBe(outcome)
  })

  it.each<[string, object, string]>([
    ['one call', claude([{ type: 'text', text: 'Let me see.' }, use('get_order')]), 'ok'],
    ['several calls', claude([use('get_order'), use('get_order')]), 'several_tool_calls'],
    ['words', claude([{ type: 'text', text: 'Which?' }], 'end_turn'), 'no_tool_call'],
    ['nothing at all', claude([], 'end_turn'), 'no_tool_call'],
    ['a tool that is not there', claude([use('get_page')]), 'unknown_tool'],
    ['arguments that are no object', claude([use('get_order', '{"id":')]), 'bad_arguments_json'],
    ['too little room', claude([use('get_order')], 'max_tokens'), 'truncated'],
    ['a full window', claude([], 'model_context_window_exceeded'), 'truncated'],
    ['a refusal', claude([], 'refusal'), 'no_tool_call'],
  ])('Anthropic: %s', (_, body, outcome) => {
    expect(read(body, 'anthropic').outcome).toBe(outcome)
  })

  it('is told with words, counts, model and fingerprint, and the names of the version', () => {
    const more = {
      usage: { prompt_tokens: 120, completion_tokens: 9 },
      model: 'm-1',
      system_fingerprint: 'fp',
    }
    const said = '<think>Which one?</think>Let me look.'
    expect(
      read(chat({ content: said, tool_calls: [call('orders_get')] }, 'tool_calls', more)),
    ).toEqual({
      outcome: 'ok',
      calls: [{ name: 'orders.get', argumentsText: '{"id":"E1"}' }],
      text: 'Let me look.',
      usage: { input: 120, output: 9 },
      model: 'm-1',
      fingerprint: 'fp',
    })
    const usage = { input_tokens: 10, cache_read_input_tokens: 100, output_tokens: 5 }
    expect(read(claude([use('get_order')], 'tool_use', { usage }), 'anthropic').usage).toEqual({
      input: 110,
      output: 5,
    })
  })

  it('tells a refusal by its reason', () => {
    expect(read(chat({ refusal: 'No.' }, 'stop'))).toMatchObject({ reason: 'refused', text: 'No.' })
    expect(read(claude([], 'refusal'), 'anthropic').reason).toBe('refused')
  })
})

const error = (message: string, more: object = {}): object => ({ error: { message, ...more } })

/** As the servers word it, shortened: who, status, body, outcome, reason. */
const FAILURES: readonly (readonly [string, number, unknown, string, string])[] = [
  [
    'OpenAI',
    401,
    error('Incorrect API key provided: sk-x***y.', { code: 'invalid_api_key' }),
    'auth',
    'key-refused',
  ],
  [
    'OpenAI',
    429,
    error('Rate limit reached', { code: 'rate_limit_exceeded' }),
    'rate_limited',
    'too-fast',
  ],
  [
    'OpenAI',
    429,
    error('You exceeded your current quota', { code: 'insufficient_quota' }),
    'rate_limited',
    'no-credit',
  ],
  [
    'OpenAI',
    404,
    error('The model `gpt-9.1` does not exist', { code: 'model_not_found' }),
    'bad_request',
    'no-such-model',
  ],
  [
    'OpenAI',
    400,
    error('maximum context length is 8192 tokens', { code: 'context_length_exceeded' }),
    'bad_request',
    'too-long',
  ],
  [
    'OpenAI',
    400,
    error("Unsupported value: 'temperature' does not support 0", { param: 'temperature' }),
    'bad_request',
    'setting-refused',
  ],
  [
    'OpenAI',
    400,
    error("Invalid schema for function 'get_order'", { code: 'invalid_function_parameters' }),
    'bad_request',
    'tool-refused',
  ],
  ['OpenAI', 403, error('Country, region, or territory not supported'), 'auth', 'not-permitted'],
  ['OpenAI', 500, error('The server had an error'), 'server_error', 'server-failed'],
  ['OpenAI', 503, error('overloaded'), 'server_error', 'overloaded'],
  [
    'DeepSeek',
    401,
    error('Authentication Fails, Your api key: ****abcd is invalid', {
      type: 'authentication_error',
    }),
    'auth',
    'key-refused',
  ],
  [
    'DeepSeek',
    402,
    error('Insufficient Balance', { code: 'invalid_request_error' }),
    'auth',
    'no-credit',
  ],
  ['DeepSeek', 400, error('Model Not Exist'), 'bad_request', 'no-such-model'],
  ['DeepSeek', 422, error('missing field `messages`'), 'bad_request', 'request-refused'],
  ['OpenRouter', 402, error('Insufficient credits', { code: 402 }), 'auth', 'no-credit'],
  [
    'OpenRouter',
    404,
    error('No endpoints found that support tool use', { code: 404 }),
    'bad_request',
    'no-tools',
  ],
  [
    'OpenRouter',
    403,
    error('Input was flagged', { code: 403, metadata: { reasons: ['x'] } }),
    'bad_request',
    'filtered',
  ],
  [
    'OpenRouter',
    200,
    error('Provider returned error', { code: 502, metadata: { raw: 'upstream' } }),
    'server_error',
    'server-failed',
  ],
  [
    'OpenRouter',
    200,
    { choices: [{ error: { code: 429, message: 'slow' } }] },
    'rate_limited',
    'too-fast',
  ],
  [
    'DashScope',
    401,
    error('Incorrect API key provided.', { code: 'invalid_api_key' }),
    'auth',
    'key-refused',
  ],
  [
    'DashScope',
    400,
    error('Access denied, make sure your account is in good standing.', { code: 'Arrearage' }),
    'auth',
    'no-credit',
  ],
  [
    'DashScope',
    400,
    { code: 'DataInspectionFailed', message: 'Input data may contain inappropriate content.' },
    'bad_request',
    'filtered',
  ],
  [
    'DashScope',
    429,
    { code: 'Throttling.RateQuota', message: 'Requests rate limit exceeded' },
    'rate_limited',
    'too-fast',
  ],
  [
    'DashScope',
    404,
    error('The model `qwen-x` does not exist or you do not have access to it.', {
      code: 'model_not_found',
    }),
    'bad_request',
    'no-such-model',
  ],
  [
    'Ollama',
    404,
    error('model "llama9" not found, try pulling it first', { type: 'api_error' }),
    'bad_request',
    'no-such-model',
  ],
  [
    'Ollama',
    400,
    error('registry.ollama.ai/library/gemma:2b does not support tools'),
    'bad_request',
    'no-tools',
  ],
  ['Ollama', 403, '', 'auth', 'no-web-pages'],
  [
    'LM Studio',
    404,
    { error: { message: 'No models loaded. Please load a model', type: 'invalid_request_error' } },
    'bad_request',
    'no-such-model',
  ],
  [
    'LM Studio',
    400,
    { error: 'Trying to keep the first 5000 tokens when context length is 4096' },
    'bad_request',
    'too-long',
  ],
  ['vLLM', 401, { error: 'Unauthorized' }, 'auth', 'key-refused'],
  [
    'vLLM',
    400,
    {
      object: 'error',
      message: '"auto" tool choice requires --enable-auto-tool-choice',
      code: 400,
    },
    'bad_request',
    'no-tools',
  ],
  ['vLLM', 404, { detail: 'Not Found' }, 'bad_request', 'no-such-address'],
  [
    'llama.cpp',
    500,
    error('tools param requires --jinja flag', { code: 500 }),
    'bad_request',
    'no-tools',
  ],
  [
    'llama.cpp',
    503,
    error('Loading model', { code: 503, type: 'unavailable_error' }),
    'server_error',
    'overloaded',
  ],
  ['llama.cpp', 401, error('Invalid API Key', { code: 401 }), 'auth', 'key-refused'],
  [
    'Anthropic',
    401,
    error('invalid x-api-key', { type: 'authentication_error' }),
    'auth',
    'key-refused',
  ],
  [
    'Anthropic',
    401,
    error('CORS requests are not allowed for this Organization', { type: 'authentication_error' }),
    'auth',
    'no-web-pages',
  ],
  [
    'Anthropic',
    400,
    error('Your credit balance is too low', { type: 'invalid_request_error' }),
    'auth',
    'no-credit',
  ],
  [
    'Anthropic',
    404,
    error('model: claude-0', { type: 'not_found_error' }),
    'bad_request',
    'no-such-model',
  ],
  [
    'Anthropic',
    400,
    error('prompt is too long: 210000 tokens', { type: 'invalid_request_error' }),
    'bad_request',
    'too-long',
  ],
  [
    'Anthropic',
    429,
    error('over your rate limit', { type: 'rate_limit_error' }),
    'rate_limited',
    'too-fast',
  ],
  [
    'Anthropic',
    529,
    error('Overloaded', { type: 'overloaded_error' }),
    'server_error',
    'overloaded',
  ],
  ['a gateway', 502, '<html>Bad Gateway</html>', 'server_error', 'server-failed'],
  ['a page', 200, '<!doctype html><title>x</title>', 'bad_request', 'no-such-address'],
  ['nonsense', 200, '{"ok":true}', 'server_error', 'not-an-answer'],
  ['half an answer', 200, '{"choices":[{"mess', 'server_error', 'not-an-answer'],
  ['somewhere else', 302, '', 'bad_request', 'redirected'],
]

describe('what kept a request from being answered', () => {
  it.each(FAILURES)('%s %i %j is %s, %s', (_, status, body, outcome, reason) => {
    expect(read(body, 'openai-chat', status)).toMatchObject({ outcome, reason, calls: [] })
    expect(read(body, 'anthropic', status)).toMatchObject({ outcome, reason })
  })

  it('asks for a key where none was sent', () => {
    expect(read(error('Missing key'), 'openai-chat', 401, false).reason).toBe('no-key')
  })

  it('repeats what the server said on one short line', () => {
    const { message } = read(error(`a\u001b[31m\nb${'x'.repeat(400)}`), 'openai-chat', 400)
    expect(message).toMatch(/^a \[31m bx+…$/)
    expect(message!.length).toBeLessThan(310)
    expect(read('<html>secret</html>', 'openai-chat', 500).message).toBeUndefined()
  })
})
