import { isListed } from '../core/bench/wire/base-url'
import { type FetchWorld, fetchWorld } from '../core/bench/wire/fetch-world'
import { modelSender, type ModelTarget } from '../core/bench/wire/model-sender'
import { MODEL_HOSTS } from '../core/bench/wire/providers'
import type { Sent } from '../core/bench/wire/request-outcome'

/** Whether the page may ask an address: by its own policy, or by the list of providers without one. */
export function mayAsk(baseUrl: string): boolean {
  return isListed(baseUrl, [...policySources(), window.location.origin])
}

function policySources(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
  const rule = /(?:^|;)\s*connect-src ([^;]*)/.exec(meta?.content ?? '')?.[1]
  return rule === undefined ? MODEL_HOSTS : rule.split(/\s+/)
}

/** How the page reaches a model's server; nothing that comes back holds the key. */
export function openModel(
  target: ModelTarget,
  stop: AbortSignal,
): Pick<FetchWorld, 'sleep'> & { readonly send: (body: string) => Promise<Sent> } {
  const world = fetchWorld(
    {
      fetch: (url, request) => fetch(url, request),
      newAbort: () => {
        const controller = new AbortController()
        return { signal: controller.signal, abort: () => controller.abort() }
      },
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    stop,
  )
  const send = mayAsk(target.baseUrl)
    ? modelSender(target, { ...world, whyUnanswered })
    : () => Promise.resolve<Sent>({ is: 'failed', why: 'not-listed' })
  return { sleep: world.sleep, send }
}

/** How long the question whether anybody is there may take, in milliseconds. */
const PROBE_TIME = 5_000

/**
 * Whether a server is there that does not answer pages: a plain GET whose answer the page cannot read
 * tells that there is one. It carries no key.
 */
async function whyUnanswered(baseUrl: string): Promise<'blocked' | 'unreachable'> {
  try {
    await fetch(baseUrl, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PROBE_TIME),
    })
    return 'blocked'
  } catch {
    return 'unreachable'
  }
}
