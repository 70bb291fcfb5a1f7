import { type FetchWorld, fetchWorld } from '../../core/bench/wire/fetch-world'
import { modelSender } from '../../core/bench/wire/model-sender'
import type { Sent } from '../../core/bench/wire/request-outcome'
import type { ModelRequest } from './request'

/** How the command line reaches a model's server; nothing that comes back holds the key. */
export function openModel(
  request: ModelRequest,
  stop: AbortSignal,
): Pick<FetchWorld, 'sleep'> & { readonly send: (body: string) => Promise<Sent> } {
  const world = fetchWorld(
    {
      fetch,
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
  // No browser stands between.
  const whyUnanswered = () => Promise.resolve('unreachable' as const)
  return { sleep: world.sleep, send: modelSender(request, { ...world, whyUnanswered }) }
}
