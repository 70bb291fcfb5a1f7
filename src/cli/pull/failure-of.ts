import { SseError } from '@modelcontextprotocol/sdk/client/sse.js'
import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import { get, type JsonNode, stringOf } from '../../core/json/node'
import { print, printScalar } from '../../core/json/print'
import type { PullFailure } from './failure'

/** What else is known when something was thrown. */
export interface Circumstances {
  /** The raw answer to the last request. */
  readonly reply: JsonNode | undefined
  /** The last text of the server that was no message. */
  readonly other: string | undefined
}

/** Says of a thrown error what it means for a pull. The raw answer tells more than the library. */
export function failureOf(error: unknown, { reply, other }: Circumstances): PullFailure {
  const said = get(reply, 'error')
  if (said) return { code: 'server-error', values: answerOf(said) }
  const version = get(get(reply, 'result'), 'protocolVersion')
  if (version && !SUPPORTED_PROTOCOL_VERSIONS.includes(stringOf(version) ?? '')) {
    const known = SUPPORTED_PROTOCOL_VERSIONS.join(', ')
    return { code: 'other-version', values: { version: textOf(version), known } }
  }
  if (reply) return { code: 'bad-answer', values: { detail: print(reply, 0) } }
  const status = statusOf(error)
  if (status === 401 || status === 403) return { code: 'not-allowed', values: { status } }
  const reason = reasonOf(error)
  if (status !== undefined && status >= 300)
    return { code: 'http-status', values: { status, detail: reason } }
  if (other !== undefined || status !== undefined)
    return { code: 'not-mcp', values: { detail: other ?? reason } }
  if (error instanceof TypeError) return { code: 'unreachable', values: { reason } }
  return { code: 'failed', values: { reason } }
}

function answerOf(said: JsonNode): { code: string; detail: string } {
  const code = get(said, 'code')
  const message = get(said, 'message')
  return { code: textOf(code), detail: textOf(message ?? said) }
}

function textOf(node: JsonNode | undefined): string {
  if (!node) return ''
  if (node.kind === 'string') return node.value
  return node.kind === 'object' || node.kind === 'array' ? print(node, 0) : printScalar(node)
}

/** The HTTP status in an error of the library, which has no member for it in one of three places. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof StreamableHTTPError || error instanceof SseError) return error.code
  const found = error instanceof Error ? /\(HTTP (\d{3})\)/.exec(error.message)?.[1] : undefined
  return found === undefined ? undefined : Number(found)
}

/** The error's own words, without what the library puts before them; the cause of a failed fetch. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    return [cause.message.includes(code) ? '' : code, cause.message].filter(Boolean).join(', ')
  }
  return error.message.replace(
    /^(Streamable HTTP error|SSE error|Error POSTing to endpoint[^:]*): /g,
    '',
  )
}
