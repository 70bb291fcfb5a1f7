import { createParser } from 'eventsource-parser'
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Replies } from './replies'
import type { Trouble } from './trouble'

/**
 * The platform's fetch, listening in: every message of the server is heard, in its own letters,
 * before the protocol's library gets it.
 */
export function tappedFetch(replies: Replies, trouble: Trouble): FetchLike {
  return async (url, init) => {
    const response = await fetch(url, init)
    const { body, status, statusText, headers } = response
    // A redirect has nothing to say, and the library looks at where it came from.
    if (!body || (status >= 300 && status < 400)) return response
    const kind = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    const counted = body.pipeThrough(counting(replies, trouble))
    if (kind === 'text/event-stream' && response.ok)
      return new Response(counted.pipeThrough(listening(replies, trouble, requestIn(init))), {
        status,
        statusText,
        headers,
      })
    const bytes = await new Response(counted).arrayBuffer()
    if (response.ok) hearBytes(bytes, replies, trouble)
    return new Response(bytes, { status, statusText, headers })
  }
}

function hearBytes(bytes: ArrayBuffer, replies: Replies, trouble: Trouble): void {
  try {
    replies.hear(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    trouble.report({ code: 'not-utf-8' })
  }
}

function counting(replies: Replies, trouble: Trouble): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform: (chunk, controller) => {
      const tooLarge = replies.count(chunk.byteLength)
      if (tooLarge) {
        trouble.report(tooLarge)
        controller.error(new Error('too large'))
      } else controller.enqueue(chunk)
    },
  })
}

/** Hears each event before its bytes go on. `request` is what the stream is the answer to. */
function listening(
  replies: Replies,
  trouble: Trouble,
  request: number | undefined,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // With an event's id the library takes up a stream that broke off.
  let isResumable = false
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (id !== undefined) isResumable = true
      if (data !== '' && (event === undefined || event === 'message')) replies.hear(data)
    },
  })
  const feed = (text: () => string): void => {
    try {
      parser.feed(text())
    } catch {
      trouble.report({ code: 'not-utf-8' })
    }
  }
  return new TransformStream({
    transform: (chunk, controller) => {
      feed(() => decoder.decode(chunk, { stream: true }))
      controller.enqueue(chunk)
    },
    // The library would wait for ever for an answer that cannot come any more.
    flush: () => {
      if (request !== undefined && !isResumable && !replies.to(request))
        trouble.report({ code: 'no-answer' })
    },
  })
}

/** The number of the request in the body, which the library wrote. */
function requestIn(init: RequestInit | undefined): number | undefined {
  if (init?.method !== 'POST' || typeof init.body !== 'string') return undefined
  const { id, method } = JSON.parse(init.body) as { id?: unknown; method?: unknown }
  return typeof id === 'number' && method !== undefined ? id : undefined
}
