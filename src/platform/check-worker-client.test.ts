import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckTask } from '../core/calls/check-task'
import type { CheckMessage, CheckRequest } from './check-worker'
import { type CheckWorker, openChecker } from './check-worker-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CALLS: CheckTask = { kind: 'calls', text: '{}', tools: ['{}', '{"name":"b"}'], meant: {} }
const PROBE: CheckTask = { kind: 'probe', tool: '{}', offers: true }

type Say = (message: CheckMessage) => void

/** Workers that do with each request what `onRequest` says; how many there were, how many were ended. */
function workers(onRequest: (request: CheckRequest, say: Say) => void, isReady = true) {
  const counts = { started: 0, ended: 0 }
  const start = (): CheckWorker => {
    counts.started++
    let isAlive = true
    const worker: CheckWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        isAlive = false
        counts.ended++
      },
      postMessage: (request) => onRequest(request, say),
    }
    const say: Say = (data) =>
      queueMicrotask(() => isAlive && worker.onmessage?.({ data } as MessageEvent))
    if (isReady) say({ is: 'ready' })
    return worker
  }
  return { counts, start }
}

const done = ({ id, task }: CheckRequest, say: Say): void =>
  say({ is: 'done', id, answer: task.kind as never })

describe('checking beside the page', () => {
  it('asks one worker for one kind after the other, and another for probing', async () => {
    const { counts, start } = workers(done)
    const { check } = openChecker(start)
    const outcomes = await Promise.all([check(CALLS), check(PROBE), check(CALLS)])
    expect(outcomes).toEqual(['calls', 'probe', 'calls'].map((answer) => ({ ok: true, answer })))
    expect(counts).toEqual({ started: 2, ended: 0 })
  })

  it('gives up what takes too long, names tool and pattern, and goes on with a new worker', async () => {
    const { counts, start } = workers(({ id, task }, say) => {
      if (task.kind === 'calls' && task.text === 'fine') return done({ id, task }, say)
      if (task.kind === 'calls') return say({ is: 'busy', id, busy: { tool: 1 } })
      expect(task).toEqual({ kind: 'patterns', tool: '{"name":"b"}', sent: '{}' })
      say({ is: 'busy', id, busy: { pattern: 'a*a*' } })
    })
    const { check } = openChecker(start)
    const slow = check(CALLS)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await slow).toEqual({
      ok: false,
      reason: 'too-slow',
      busy: { tool: 1, pattern: 'a*a*' },
    })
    const fine = check({ ...CALLS, text: 'fine' })
    expect(await fine).toEqual({ ok: true, answer: 'calls' })
    expect(counts).toEqual({ started: 3, ended: 2 })
  })

  it('says that a check failed, and still answers the next', async () => {
    let count = 0
    const { start } = workers((request, say) =>
      count++ === 0 ? say({ is: 'failed', id: request.id, message: 'bug' }) : done(request, say),
    )
    const { check } = openChecker(start)
    expect(await check(CALLS)).toEqual({ ok: false, reason: 'failed' })
    expect(await check(CALLS)).toEqual({ ok: true, answer: 'calls' })
  })

  it('says that there is no worker: where none starts, and where none ever arrives', async () => {
    const none = openChecker(() => {
      throw new Error('no workers here')
    })
    expect(await none.check(CALLS)).toEqual({ ok: false, reason: 'no-worker' })
    const late = openChecker(workers(done, false).start)
    const asked = late.check(CALLS)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await asked).toEqual({ ok: false, reason: 'no-worker' })
  })

  it('does not begin a task that nobody waits for any more', async () => {
    const seen: string[] = []
    const { start } = workers((request, say) => {
      seen.push(request.task.kind === 'calls' ? request.task.text : '')
      done(request, say)
    })
    const { check } = openChecker(start)
    const [first, second] = [new AbortController(), new AbortController()]
    const outcomes = [
      check({ ...CALLS, text: 'a' }, first.signal),
      check({ ...CALLS, text: 'b' }, second.signal),
    ]
    second.abort()
    expect((await Promise.all(outcomes)).map((each) => each.ok)).toEqual([true, false])
    expect(seen).toEqual(['a'])
  })
})
