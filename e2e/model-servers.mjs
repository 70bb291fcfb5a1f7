// Stands in for a model's server, on this computer alone: the wires of OpenAI and Anthropic, without
// streaming, with a scripted answer for everything that can happen.
import { createServer } from 'node:http'

/** What a model does, in no vendor's words; see `answerOf`. */
export const call = (name, args = {}) => ({ calls: [{ name, args }] })
export const say = (text) => ({ text })

/**
 * What happens whatever is asked, by the model's name: every outcome and failure that a run tells
 * apart. `status` answers with an error in the words of the wire.
 */
export const BEHAVIOURS = {
  'no-call': () => say('Hello.'),
  'asks-back': () => say('Which order do you mean?'),
  'calls-unknown': () => call('get_page_content'),
  'calls-several': ({ tools }) => ({ calls: [0, 0].map(() => ({ name: tools[0], args: {} })) }),
  'broken-arguments': ({ tools }) => ({ calls: [{ name: tools[0], args: '{"id":' }] }),
  'cut-off': ({ tools }) => ({ ...call(tools[0]), stop: 'length' }),
  refuses: () => ({ text: 'I cannot help with that.', stop: 'refusal' }),
  filtered: () => ({ status: 400, code: 'content_filter', message: 'The content was filtered.' }),
  'key-refused': ({ key }) => ({
    status: 401,
    code: 'invalid_api_key',
    message: `Incorrect API key provided: ${key}. It begins with ${key.slice(0, 8)}****${key.slice(-4)}.`,
  }),
  'no-web-pages': () => ({
    status: 401,
    message: 'CORS requests are not allowed for this Organization',
  }),
  'not-permitted': () => ({ status: 403, message: 'Your key has no access.' }),
  'no-credit': () => ({ status: 402, message: 'Insufficient Balance' }),
  'over-quota': () => ({ status: 429, code: 'insufficient_quota', message: 'Quota exceeded.' }),
  'too-fast': () => ({ status: 429, message: 'Slow down.', headers: { 'retry-after': '1' } }),
  overloaded: () => ({ status: 529, message: 'Overloaded', headers: { 'retry-after': '0' } }),
  'server-failed': () => ({ status: 500, message: 'Oh no.', headers: { 'retry-after': '0' } }),
  'no-model': ({ model }) => ({ status: 404, message: `The model ${model} does not exist` }),
  'no-tools': ({ model }) => ({ status: 400, message: `${model} does not support tools` }),
  'too-long': () => ({ status: 400, message: 'The maximum context length is 8 tokens.' }),
  'setting-refused': () => ({ status: 400, message: "Unsupported value: 'temperature'" }),
  redirects: () => ({ status: 307, raw: '', headers: { location: 'http://127.0.0.1:9/' } }),
  'no-json': () => ({ status: 200, raw: '<!doctype html><title>Hello</title>' }),
  hangs: () => 'hang',
  drops: () => 'drop',
}

/**
 * Answers `{ url, requests, close }`. `answer` decides for models that are not in the list; it gets
 * what was asked in plain words and gives one of the forms above. `cors`: `open` answers every page,
 * `none` none, `origins` turns pages away with 403 as Ollama does.
 */
export async function startModelServer({
  answer = () => say('Hello.'),
  cors = 'open',
  port = 0,
} = {}) {
  const requests = []
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const origin = request.headers.origin
      const access = cors === 'open' ? ACCESS : {}
      if (cors === 'origins' && origin !== undefined) return send(response, 403, '', {})
      if (request.method === 'OPTIONS') return send(response, 204, '', access)
      if (request.method !== 'POST') return send(response, 200, 'ok', access)
      const asked = askedOf(request, text)
      requests.push(asked)
      if (!asked.wire) return send(response, 404, '{"detail":"Not Found"}', access)
      const done = (BEHAVIOURS[asked.model] ?? answer)(asked, requests.length)
      if (done === 'hang') return undefined
      if (done === 'drop') return request.socket.destroy()
      const { status, body, headers } = answerOf(done, asked)
      send(response, status, body, { ...access, ...headers })
    })
  })
  await new Promise((resolve) => server.listen({ host: '127.0.0.1', port }, resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const ACCESS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'retry-after',
}

function send(response, status, body, headers) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}

/** What was asked, the same for both wires. */
function askedOf(request, text) {
  const path = request.url.split('?')[0]
  const wire = path.endsWith('/chat/completions')
    ? 'openai-chat'
    : path.endsWith('/messages')
      ? 'anthropic'
      : undefined
  const body = text === '' ? {} : JSON.parse(text)
  const key =
    request.headers['x-api-key'] ?? (request.headers.authorization ?? '').replace('Bearer ', '')
  const messages = body.messages ?? []
  return {
    wire,
    key,
    body,
    headers: request.headers,
    model: body.model,
    tools: (body.tools ?? []).map((tool) => tool.name ?? tool.function.name),
    question: messages.find(({ role }) => role === 'user')?.content,
    /** What the last call was made to give back. */
    result: resultIn(messages.at(-1)),
  }
}

function resultIn(message) {
  if (message?.role === 'tool') return message.content
  const part = Array.isArray(message?.content) ? message.content[0] : undefined
  return part?.type === 'tool_result' ? part.content : undefined
}

function answerOf(done, { wire, model }) {
  const { status = 200, headers = {}, raw } = done
  if (raw !== undefined) return { status, headers, body: raw }
  if (status >= 400) return { status, headers, body: JSON.stringify(errorOf(done, wire)) }
  return {
    status,
    headers,
    body: JSON.stringify(wire === 'anthropic' ? claudeOf(done, model) : chatOf(done, model)),
  }
}

const errorOf = ({ status, message, code }, wire) =>
  wire === 'anthropic'
    ? { type: 'error', error: { type: code ?? `error_${status}`, message } }
    : { error: { message, type: 'error', code: code ?? null } }

function chatOf({ calls = [], text = null, stop }, model) {
  const message = {
    role: 'assistant',
    content: text,
    ...(stop === 'refusal' ? { refusal: text, content: null } : {}),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ name, args }, i) => ({
        id: `call_${i}`,
        type: 'function',
        function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
      })),
    }),
  }
  const finish = stop === 'length' ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop'
  return {
    id: 'x',
    object: 'chat.completion',
    model,
    system_fingerprint: 'fp_loopback',
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  }
}

function claudeOf({ calls = [], text, stop }, model) {
  const reason = { length: 'max_tokens', refusal: 'refusal' }[stop]
  return {
    id: 'x',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(text ? [{ type: 'text', text }] : []),
      ...calls.map(({ name, args }, i) => ({
        type: 'tool_use',
        id: `use_${i}`,
        name,
        input: args,
      })),
    ],
    stop_reason: reason ?? (calls.length > 0 ? 'tool_use' : 'end_turn'),
    usage: { input_tokens: 100, output_tokens: 10 },
  }
}
