import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js'
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { isJSONRPCRequest, ResultSchema } from '@modelcontextprotocol/sdk/types.js'
import type { JsonNode } from '../../core/json/node'
import { version } from '../../../package.json'
import { childTransport } from './child-transport'
import { failureOf } from './failure-of'
import { createReplies, type Replies } from './replies'
import type { PullRequest } from './request'
import { tappedFetch } from './tapped-fetch'
import type { Trouble } from './trouble'

/** The library has a time limit of its own for each request; ours is for all of them. */
const LIBRARY_LIMIT = { timeout: 2 ** 31 - 1 }

/** A conversation with a server: the library speaks the protocol, `replies` keep what was said. */
export interface Session {
  /** Greets the server. Throws what the library throws. */
  readonly connect: () => Promise<void>
  /** Asks for a page of the list and gives the whole raw answer. Throws what the library throws. */
  readonly askForTools: (cursor: string | undefined) => Promise<JsonNode | undefined>
  /** The raw answer to the last request, where there was one. */
  readonly lastReply: () => JsonNode | undefined
  readonly replies: Replies
  /** Whether the server has returned the greeting. */
  readonly isConnected: () => boolean
  /** What the program said last beside the protocol; nothing over HTTP. */
  readonly lastLines: () => readonly string[]
  readonly close: () => Promise<void>
  /** Ends what we started without a farewell. */
  readonly kill: () => void
}

export function openSession({ source }: PullRequest, trouble: Trouble): Session {
  const replies = createReplies()
  const asked: Asked = { accepted: new Set() }
  const lastReply = (): JsonNode | undefined =>
    asked.last === undefined ? undefined : replies.to(asked.last)
  const child = source.kind === 'stdio' ? childTransport(source, replies, trouble) : undefined
  let client = new Client({ name: 'toolwright', version })
  let transport: Transport | undefined = child
  let isConnected = false

  const speak = async (over: Transport): Promise<void> => {
    transport = over
    watch(over, asked)
    client = new Client({ name: 'toolwright', version })
    // The library drops an answer that breaks the protocol and goes on waiting for a better one.
    client.onerror = (error) => {
      const reply = lastReply()
      if (reply && !asked.accepted.has(asked.last!) && isMalformed(error))
        trouble.report(failureOf(error, { reply, other: undefined }))
    }
    await client.connect(over, LIBRARY_LIMIT)
    isConnected = true
  }

  return {
    connect: async () => {
      if (source.kind === 'stdio') return speak(child!)
      const options = {
        fetch: tappedFetch(replies, trouble),
        requestInit: { headers: { ...source.headers } },
      }
      try {
        await speak(asTransport(new StreamableHTTPClientTransport(source.url, options)))
      } catch (error) {
        if (!mayBeOlder(error)) throw error
        try {
          await speak(asTransport(new SSEClientTransport(source.url, options)))
        } catch {
          // What the address says to today's protocol tells more.
          throw error
        }
      }
    },
    askForTools: async (cursor) => {
      const params = cursor === undefined ? {} : { params: { cursor } }
      await client.request({ method: 'tools/list', ...params }, ResultSchema, LIBRARY_LIMIT)
      return lastReply()
    },
    lastReply,
    replies,
    isConnected: () => isConnected,
    lastLines: () => child?.lastLines() ?? [],
    close: async () => {
      if (transport instanceof StreamableHTTPClientTransport)
        await Promise.race([transport.terminateSession().catch(ignore), afterAWhile()])
      await client.close().catch(ignore)
      await transport?.close().catch(ignore)
    },
    kill: () => child?.kill(),
  }
}

/** A server of the older HTTP protocol refuses the newer one's request, but not for lack of leave. */
function mayBeOlder(error: unknown): boolean {
  if (!(error instanceof StreamableHTTPError)) return false
  const status = error.code ?? 0
  return status >= 400 && status < 500 && ![401, 403, 407, 429].includes(status)
}

/** Numbers of requests: the last one sent, and those whose answers the library took. */
interface Asked {
  last?: number
  readonly accepted: Set<number>
}

/** Keeps the numbers of requests, which the library does not tell. */
function watch(transport: Transport, asked: Asked): void {
  const send = transport.send.bind(transport)
  transport.send = (message, options) => {
    if (isJSONRPCRequest(message)) asked.last = Number(message.id)
    return send(message, options)
  }
  transport.onmessage = (message) => {
    if ('result' in message || 'error' in message) asked.accepted.add(Number(message.id))
  }
}

const isMalformed = (error: Error): boolean =>
  error instanceof SyntaxError || error.name.endsWith('ZodError')

/** The library's own classes miss its interface by an `undefined` that strict optional members see. */
const asTransport = (transport: StreamableHTTPClientTransport | SSEClientTransport): Transport =>
  transport as Transport

/** A server need not answer a farewell. */
const afterAWhile = (): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, 1000).unref())

const ignore = (): void => undefined
