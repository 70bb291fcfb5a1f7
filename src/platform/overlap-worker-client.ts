import type {
  OverlapOutcome,
  OverlapRequest,
  OverlapTask,
} from '../core/bench/overlap/overlap-task'
import type { OverlapMessage } from './overlap-worker'

/** The part of a worker that is used, so that a test can stand in for one. */
export interface OverlapWorker {
  postMessage(request: OverlapRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<OverlapMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface Overlapper {
  /** Compares in a worker. Of tasks that wait, only the newest is done; the others were `stopped`. */
  readonly overlap: (task: OverlapTask) => Promise<OverlapOutcome>
  readonly close: () => void
}

/** How long the worker may take to arrive and to answer, in milliseconds. */
const PATIENCE_MS = 30_000

/**
 * Compares questions with tools beside the page, in a worker that starts at the first task. A text
 * is sent once; of an edited set only the tools that changed are sent and read again.
 */
export function openOverlapper(start: () => OverlapWorker = startWorker): Overlapper {
  let worker: OverlapWorker | undefined
  let numbers = new Map<string, number>()
  let count = 0
  let running = Promise.resolve()
  let waiting: ((isTurn: boolean) => void) | undefined

  function stop(): void {
    worker?.terminate()
    worker = undefined
    numbers = new Map()
  }

  function request({ versions, questions }: OverlapTask): OverlapRequest {
    const added: [number, string][] = []
    const named = new Map<string, number>()
    const numbered = versions.map((texts) =>
      texts.map((text) => {
        const known = named.get(text) ?? numbers.get(text)
        const number = known ?? ++count
        if (known === undefined) added.push([number, text])
        named.set(text, number)
        return number
      }),
    )
    numbers = named
    return { versions: numbered, added, questions }
  }

  function once(task: OverlapTask): Promise<OverlapOutcome> {
    return new Promise((resolve) => {
      const end = (outcome: OverlapOutcome, isSpent = false): void => {
        clearTimeout(timer)
        if (isSpent) stop()
        resolve(outcome)
      }
      const timer = setTimeout(() => end({ ok: false, reason: 'too-slow' }, true), PATIENCE_MS)
      const isNew = worker === undefined
      try {
        worker ??= start()
      } catch {
        return end({ ok: false, reason: 'no-worker' }, true)
      }
      const asked = worker
      asked.onmessage = ({ data }) => {
        if (data.is === 'ready') asked.postMessage(request(task))
        else if (data.is === 'done') end({ ok: true, versions: data.versions })
        else end({ ok: false, reason: 'failed' }, true)
      }
      asked.onerror = () => end({ ok: false, reason: isNew ? 'no-worker' : 'failed' }, true)
      if (!isNew) asked.postMessage(request(task))
    })
  }

  return {
    overlap: async (task) => {
      waiting?.(false)
      const isTurn = await new Promise<boolean>((resolve) => {
        waiting = resolve
        void running.then(() => resolve(true))
      })
      if (!isTurn) return { ok: false, reason: 'stopped' }
      waiting = undefined
      const outcome = once(task)
      running = outcome.then(() => undefined)
      return outcome
    },
    close: stop,
  }
}

function startWorker(): OverlapWorker {
  return new Worker(new URL('./overlap-worker.ts', import.meta.url), {
    type: 'module',
  }) as OverlapWorker
}
