import type { BusyWith, CheckAnswers, CheckOutcome, CheckTask } from '../core/calls/check-task'
import type { CheckMessage, CheckRequest } from './check-worker'

/** The part of a worker that is used, so that a test can stand in for one. */
export interface CheckWorker {
  postMessage(request: CheckRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<CheckMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface Checker {
  /** Does a task beside the page. A task whose signal is given up before it began is not begun. */
  readonly check: <T extends CheckTask>(
    task: T,
    signal?: AbortSignal,
  ) => Promise<CheckOutcome<CheckAnswers[T['kind']]>>
  readonly close: () => void
}

/** How long a task may take, in milliseconds; real ones need a hundredth of it. */
const LIMIT_MS: Readonly<Record<CheckTask['kind'], number>> = {
  calls: 3_000,
  probe: 15_000,
  patterns: 1_500,
}

/** How long the worker itself may take to arrive. */
const PATIENCE_MS = 30_000

/**
 * Tasks are done one after the other in a worker that starts at the first of them; probing has one of
 * its own, since a call that was pasted does not wait for it. A worker that takes too long is replaced.
 */
export function openChecker(start: () => CheckWorker = startWorker): Checker {
  const lanes = { calls: openLane(start), probe: openLane(start), patterns: openLane(start) }
  return {
    check: async <T extends CheckTask>(task: T, signal?: AbortSignal) => {
      const outcome = await lanes[task.kind].run(task, signal)
      const isTooSlow = !outcome.ok && outcome.reason === 'too-slow'
      const pattern = isTooSlow ? await slowPattern(task, outcome.busy, lanes.patterns) : undefined
      const named = isTooSlow
        ? { ...outcome, busy: { ...outcome.busy, ...(pattern === undefined ? {} : { pattern }) } }
        : outcome
      return named as CheckOutcome<CheckAnswers[T['kind']]>
    },
    close: () => Object.values(lanes).forEach((lane) => lane.close()),
  }
}

/** Which pattern it is that takes too long, if it is one: each is run by itself. */
async function slowPattern(
  task: CheckTask,
  busy: BusyWith | undefined,
  lane: Lane,
): Promise<string | undefined> {
  if (task.kind === 'patterns') return busy?.pattern
  const tool = task.kind === 'probe' ? task.tool : task.tools[busy?.tool ?? -1]
  if (tool === undefined) return undefined
  const sent = task.kind === 'calls' ? { sent: task.text } : {}
  const outcome = await lane.run({ kind: 'patterns', tool, ...sent })
  return !outcome.ok && outcome.reason === 'too-slow' ? outcome.busy?.pattern : undefined
}

type AnyOutcome = CheckOutcome<CheckAnswers[keyof CheckAnswers]>

interface Lane {
  readonly run: (task: CheckTask, signal?: AbortSignal) => Promise<AnyOutcome>
  readonly close: () => void
}

function openLane(start: () => CheckWorker): Lane {
  let worker: CheckWorker | undefined
  let ready: Promise<boolean> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  function stop(): void {
    worker?.terminate()
    worker = undefined
    ready = undefined
  }

  /** Whether a worker is there to be asked. */
  const started = (): Promise<boolean> =>
    (ready ??= new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE_MS)
      const end = (isReady: boolean): void => {
        clearTimeout(timer)
        resolve(isReady)
      }
      try {
        worker = start()
        worker.onmessage = ({ data }) => data.is === 'ready' && end(true)
        worker.onerror = () => end(false)
      } catch {
        end(false)
      }
    }))

  async function once(task: CheckTask, signal?: AbortSignal): Promise<AnyOutcome> {
    if (signal?.aborted) return { ok: false, reason: 'stopped' }
    const isReady = await started()
    return isReady && worker ? ask(worker, task) : { ok: false, reason: 'no-worker' }
  }

  function ask(asked: CheckWorker, task: CheckTask): Promise<AnyOutcome> {
    const id = ++count
    let busy: BusyWith | undefined
    return new Promise((resolve) => {
      const end = (outcome: AnyOutcome, isSpent = false): void => {
        clearTimeout(timer)
        if (isSpent) stop()
        resolve(outcome)
      }
      const timer = setTimeout(
        () => end({ ok: false, reason: 'too-slow', ...(busy ? { busy } : {}) }, true),
        LIMIT_MS[task.kind],
      )
      asked.onmessage = ({ data }) => {
        if (data.is === 'ready' || data.id !== id) return
        if (data.is === 'busy') busy = data.busy
        else if (data.is === 'done') end({ ok: true, answer: data.answer })
        else end({ ok: false, reason: 'failed' })
      }
      asked.onerror = () => end({ ok: false, reason: 'failed' }, true)
      asked.postMessage({ id, task })
    })
  }

  return {
    run: (task, signal) => {
      const outcome = last.then(() => once(task, signal))
      last = outcome
      return outcome
    },
    close: stop,
  }
}

function startWorker(): CheckWorker {
  return new Worker(new URL('./check-worker.ts', import.meta.url), {
    type: 'module',
  }) as CheckWorker
}
