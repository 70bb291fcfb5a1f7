import type { Wire } from '../runs/run'
import { endpointOf } from './base-url'
import { isReadableKey, keyOutOfAnswer, keyOutOfMessage } from './key-out-of-text'
import type { Sent, SendFailure } from './request-outcome'

/** As much of an answer of `fetch` as is read. */
export interface FetchedAnswer {
  readonly status: number
  readonly type?: string
  readonly headers: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
}

/** What is asked of `fetch`, whoever has it: the page or the command line. */
export interface FetchedRequest {
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** A redirect could carry the key to another host, so that none is followed. */
  readonly redirect: 'manual'
  readonly credentials: 'omit'
  readonly cache: 'no-store'
  readonly referrerPolicy: 'no-referrer'
}

export interface SenderWorld {
  /** Throws where there is no answer. `give up` ends it, and what is read of its answer. */
  readonly fetch: (url: string, request: FetchedRequest, giveUp: GiveUp) => Promise<FetchedAnswer>
  /** Runs `act` after so many milliseconds; what it gives back calls that off. */
  readonly after: (milliseconds: number, act: () => void) => () => void
  /** What is called when the run is stopped; what it gives back calls that off. */
  readonly onStop: (act: () => void) => () => void
  /** Told apart only where somebody can tell: a server that answers no page, or nobody there. */
  readonly whyUnanswered: (baseUrl: string) => Promise<'blocked' | 'unreachable'>
}

/** Something that is called once a request is given up. */
export interface GiveUp {
  /** Replaced by whoever can end the request. */
  end: () => void
}

export interface ModelTarget {
  /** As `readBaseUrl` gave it. */
  readonly baseUrl: string
  readonly wire: Wire
  /** Empty where the server asks for none. */
  readonly key: string
  /** In milliseconds. */
  readonly timeout?: number
}

export const TIMEOUT = 60_000

/** Far beyond any answer; a server that sends more is no model. */
const MOST_TEXT = 4_000_000

const ANTHROPIC_VERSION = '2023-06-01'

/** The headers of a request, and no others. Without a key there is none that could carry one. */
export function headersOf(wire: Wire, key: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (wire === 'anthropic') {
    headers['anthropic-version'] = ANTHROPIC_VERSION
    // Without it no page gets an answer; it says that the key is the user's own.
    headers['anthropic-dangerous-direct-browser-access'] = 'true'
    if (key !== '') headers['x-api-key'] = key
  } else if (key !== '') headers['authorization'] = `Bearer ${key}`
  return headers
}

/** Sends bodies to a model's server. What it gives back holds no key, and it never throws. */
export function modelSender(target: ModelTarget, world: SenderWorld) {
  const { baseUrl, wire, key, timeout = TIMEOUT } = target
  const url = endpointOf(baseUrl, wire)
  return async (body: string): Promise<Sent> => {
    if (!isReadableKey(key)) return failed('key-unreadable')
    const giveUp: GiveUp = { end: () => undefined }
    let why: SendFailure | undefined
    const endAs = (reason: SendFailure) => () => {
      why ??= reason
      giveUp.end()
    }
    const callOff = [world.after(timeout, endAs('timeout')), world.onStop(endAs('aborted'))]
    try {
      const answer = await world.fetch(
        url,
        { ...FETCHED, headers: headersOf(wire, key), body },
        giveUp,
      )
      return await read(answer, key)
    } catch {
      // Whatever was thrown may name the address or a header: only its kind is told.
      return failed(why ?? (await world.whyUnanswered(baseUrl)))
    } finally {
      for (const each of callOff) each()
    }
  }
}

const FETCHED = {
  method: 'POST',
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const

const failed = (why: SendFailure): Sent => ({ is: 'failed', why })

async function read(answer: FetchedAnswer, key: string): Promise<Sent> {
  const { status, type, headers } = answer
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return failed('redirected')
  if (Number(headers.get('content-length')) > MOST_TEXT) return failed('too-large')
  const text = await answer.text()
  if (text.length > MOST_TEXT) return failed('too-large')
  const isFailure = status >= 400 || /^\s*\{\s*"error"/.test(text)
  const retryAfter = headers.get('retry-after')
  return {
    is: 'answered',
    status,
    text: (isFailure ? keyOutOfMessage : keyOutOfAnswer)(text, key),
    ...(retryAfter === null ? {} : { retryAfter }),
  }
}
