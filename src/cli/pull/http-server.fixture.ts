import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a server for the tests of `pull` behaves; `pages` holds the raw body by cursor. */
export interface Behaviour {
  readonly pages?: Readonly<Record<string, string>>
  /** How answers travel: as JSON, as one event, or by the protocol of before. */
  readonly as?: 'json' | 'event' | 'older'
  /** Answers a request by itself; true when it did. */
  readonly instead?: (
    request: IncomingMessage,
    response: ServerResponse,
    method: string | undefined,
  ) => boolean
  /** Added to the greeting. */
  readonly version?: string
}

export interface TestServer {
  readonly url: string
  /** Method and headers of every HTTP request, in order. */
  readonly seen: readonly {
    readonly method: string
    readonly headers: IncomingMessage['headers']
  }[]
  readonly stop: () => Promise<void>
}

/** A small MCP server over HTTP at a free port of this machine. */
export async function serve(behaviour: Behaviour): Promise<TestServer> {
  const seen: { method: string; headers: IncomingMessage['headers'] }[] = []
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', headers: request.headers })
      const message = body ? (JSON.parse(body) as Message) : undefined
      if (behaviour.instead?.(request, response, message?.method)) return
      if (behaviour.as === 'older') return answerOlder(request, response, message)
      if (!message) return void response.writeHead(405).end()
      const answer = answerTo(message)
      if (answer === undefined) return void response.writeHead(202).end()
      if (behaviour.as !== 'event')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
      response.end(`: hello\n\nevent: message\n${asData(answer)}\n\n`)
    })
  })

  function answerOlder(
    request: IncomingMessage,
    response: ServerResponse,
    message: Message | undefined,
  ): void {
    if (request.method === 'GET') {
      streams.add(response)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('event: endpoint\ndata: /messages\n\n')
    } else if (request.url !== '/messages') response.writeHead(404).end('no such page')
    else {
      response.writeHead(202).end('Accepted')
      const answer = message && answerTo(message)
      for (const stream of streams) if (answer) stream.write(`${asData(answer)}\n\n`)
    }
  }

  function answerTo({ id, method, params }: Message): string | undefined {
    if (id === undefined) return undefined
    const greeting = {
      protocolVersion: behaviour.version ?? params?.protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: 'f', version: '1' },
    }
    const body =
      method === 'initialize'
        ? `"result":${JSON.stringify(greeting)}`
        : (behaviour.pages?.[params?.cursor ?? ''] ?? '"error":{"code":-32601,"message":"none"}')
    return `{"jsonrpc":"2.0","id":${id},\n${body}}`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    seen,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly protocolVersion?: string; readonly cursor?: string }
}

/** Each line of a text is a line of the event. */
const asData = (text: string): string =>
  text
    .split('\n')
    .map((line) => `data: ${line}`)
    .join('\n')
