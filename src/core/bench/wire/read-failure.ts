import { get, type JsonNode, numberOf, stringOf } from '../../json/node'
import { parse } from '../../json/parse'
import type { OutcomeReason } from '../runs/outcome-reason'
import type { OutcomeKind } from '../runs/run'

/** What a server answered where it gave no answer of a model. */
export interface FailedAnswer {
  readonly status: number
  readonly text: string
  readonly hasKey: boolean
}

/** The members of a `Trial` that a failure fills in. */
export interface ReadFailure {
  readonly outcome: OutcomeKind
  readonly reason: OutcomeReason
  readonly status: number
  /** What the server said, on one line and not too long. */
  readonly message?: string
}

/** What tells a failure apart: words in the server's code, type and message, for some statuses only. */
interface Sign {
  readonly says: RegExp
  readonly at?: (status: number) => boolean
  readonly outcome: OutcomeKind
  readonly reason: OutcomeReason
}

const is =
  (...statuses: readonly number[]) =>
  (status: number): boolean =>
    statuses.includes(status)

/**
 * Where a status alone says too little, the first of these that fits.
 * Sources: error pages of OpenAI, DeepSeek, OpenRouter, DashScope and Anthropic; the sources of
 * ollama, vLLM and llama.cpp's server; read 2026-11.
 */
const SIGNS: readonly Sign[] = [
  {
    says: /\bcors\b|browser-access/i,
    at: is(400, 401, 403),
    outcome: 'auth',
    reason: 'no-web-pages',
  },
  {
    says: /insufficient_quota|exceeded your current quota|credit_balance|spend_limit|usage_limit/i,
    at: is(429),
    outcome: 'rate_limited',
    reason: 'no-credit',
  },
  {
    says: /credit balance|insufficient (?:balance|credit|funds)|arrearage|good standing|billing_error/i,
    outcome: 'auth',
    reason: 'no-credit',
  },
  {
    says: /does not support (?:tools|function)|tool.?choice|--jinja|tool use is not supported|no endpoints found that support tool/i,
    outcome: 'bad_request',
    reason: 'no-tools',
  },
  {
    says: /context_length|context length|context size|context window|context_size|too long|too many tokens|max_tokens_exceeded|token_limit|request_too_large|range of input length/i,
    at: is(400, 413, 422, 500),
    outcome: 'bad_request',
    reason: 'too-long',
  },
  {
    says: /data_?inspection|content_?(?:filter|policy)|moderation|flagged|inappropriate|guardrail/i,
    at: is(400, 403),
    outcome: 'bad_request',
    reason: 'filtered',
  },
  {
    says: /model_?not_?found|no such model|invalid_model|(?:model\b[^\n]{0,120}\b(?:not found|not exist|not supported|no longer|unknown|invalid))|(?:unknown|invalid) model|not a valid model|not_found_error model|models? loaded|try pulling/i,
    at: is(400, 403, 404, 422),
    outcome: 'bad_request',
    reason: 'no-such-model',
  },
  {
    says: /\b(?:temperature|seed)\b/i,
    at: is(400, 422),
    outcome: 'bad_request',
    reason: 'setting-refused',
  },
  {
    says: /\btools?\b|function|input_schema|parameters|json ?schema/i,
    at: is(400, 422),
    outcome: 'bad_request',
    reason: 'tool-refused',
  },
  {
    says: /invalid_?api_?key|incorrect api key/i,
    at: is(400),
    outcome: 'auth',
    reason: 'key-refused',
  },
  { says: /throttl|rate.?limit/i, at: is(400, 403), outcome: 'rate_limited', reason: 'too-fast' },
]

/** Says what kept a request from being answered by a model. Never throws. */
export function readFailure({ status, text, hasKey }: FailedAnswer): ReadFailure {
  const body = parse(text).root
  const error = errorIn(body)
  // Some answer 200 and say the status of the error inside.
  const inside = numberOf(get(error, 'code'))
  const real =
    status < 400 && inside !== undefined && inside >= 400 && inside < 600 ? inside : status
  const shown = messageOf(body, error, text)
  const said = [stringOf(get(error, 'code')), stringOf(get(body, 'code')), typeOf(error), shown]
    .filter((each) => each !== undefined)
    .join(' ')
  const sign = SIGNS.find(({ says, at }) => (at?.(real) ?? real >= 400) && says.test(said))
  const found =
    sign ?? (error || real >= 300 ? byStatus(real, hasKey, text.trim() === '') : notAnAnswer(text))
  return {
    outcome: found.outcome,
    reason: found.reason,
    status: real,
    ...(shown ? { message: shown } : {}),
  }
}

type Found = Pick<Sign, 'outcome' | 'reason'>

function byStatus(status: number, hasKey: boolean, isEmpty: boolean): Found {
  if (status === 401) return { outcome: 'auth', reason: hasKey ? 'key-refused' : 'no-key' }
  if (status === 402) return { outcome: 'auth', reason: 'no-credit' }
  // Ollama turns pages away without a word.
  if (status === 403)
    return { outcome: 'auth', reason: hasKey && !isEmpty ? 'not-permitted' : 'no-web-pages' }
  if (status === 404 || status === 405) return { outcome: 'bad_request', reason: 'no-such-address' }
  if (status === 408) return { outcome: 'server_error', reason: 'server-failed' }
  if (status === 413) return { outcome: 'bad_request', reason: 'too-long' }
  if (status === 429) return { outcome: 'rate_limited', reason: 'too-fast' }
  if (status === 503 || status === 529) return { outcome: 'server_error', reason: 'overloaded' }
  if (status >= 300 && status < 400) return { outcome: 'bad_request', reason: 'redirected' }
  if (status >= 400 && status < 500) return { outcome: 'bad_request', reason: 'request-refused' }
  return { outcome: 'server_error', reason: 'server-failed' }
}

/** A page, or the answer of something else that listens there. */
const notAnAnswer = (text: string): Found =>
  /^\s*</.test(text)
    ? { outcome: 'bad_request', reason: 'no-such-address' }
    : { outcome: 'server_error', reason: 'not-an-answer' }

/** `{error: {…}}`, `{error: "…"}`, an error in the first choice, or the body itself where it is one. */
function errorIn(body: JsonNode | undefined): JsonNode | undefined {
  const error = get(body, 'error') ?? get(get(get(body, 'choices'), 0), 'error')
  if (error && error.kind !== 'null') return error
  return stringOf(get(body, 'object')) === 'error' ? body : undefined
}

const typeOf = (error: JsonNode | undefined): string | undefined => stringOf(get(error, 'type'))

/** Longer than this, what a server says is cut. */
const MOST_MESSAGE = 300

function messageOf(
  body: JsonNode | undefined,
  error: JsonNode | undefined,
  text: string,
): string | undefined {
  const candidates = [
    stringOf(error),
    stringOf(get(error, 'message')),
    stringOf(get(body, 'message')),
    stringOf(get(body, 'detail')),
    // An answer that is no JSON; a page of HTML says nothing that helps.
    body === undefined && !/^\s*</.test(text) ? text : undefined,
  ]
  const said = candidates.find((each) => each !== undefined && each.trim() !== '')
  const raw = stringOf(get(get(error, 'metadata'), 'raw'))
  return said === undefined ? undefined : oneLine(raw === undefined ? said : `${said}: ${raw}`)
}

/** Control characters would move a terminal's cursor. */
function oneLine(text: string): string {
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  const letters = [...plain]
  return letters.length > MOST_MESSAGE ? letters.slice(0, MOST_MESSAGE).join('') + '…' : plain
}
