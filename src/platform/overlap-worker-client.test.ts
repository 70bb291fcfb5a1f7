import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerOverlap,
  type OverlapRequest,
  type OverlapTask,
} from '../core/bench/overlap/overlap-task'
import type { OverlapMessage } from './overlap-worker'
import { openOverlapper, type OverlapWorker } from './overlap-worker-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Say = (message: OverlapMessage) => void

/** Workers that do with each request what `answer` says, in a later task; what they were asked. */
function workers(answer: (request: OverlapRequest, say: Say) => void) {
  const asked: OverlapRequest[] = []
  const counts = { started: 0, ended: 0 }
  const start = (): OverlapWorker => {
    counts.started++
    const worker: OverlapWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void counts.ended++,
      postMessage: (request) => {
        asked.push(request)
        answer(request, say)
      },
    }
    const say: Say = (data) => void setTimeout(() => worker.onmessage?.({ data } as MessageEvent))
    say({ is: 'ready' })
    return worker
  }
  return { asked, counts, start }
}

const tool = (name: string): string =>
  `{"name":"${name}","description":"Reads the ${name}.","inputSchema":{}}`
const task = (...names: readonly string[]): OverlapTask => ({
  versions: [names.map(tool)],
  questions: [{ id: 'q', text: 'Read my letter', expected: { is: 'none' } }],
})
const settle = async <T>(promise: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync()
  return promise
}

describe('comparing words beside the page', () => {
  it('sends a tool once, and of an edited set only what changed', async () => {
    const known = new Map()
    const { asked, counts, start } = workers((request, say) =>
      say({ is: 'done', versions: answerOverlap(known, request) }),
    )
    const { overlap } = openOverlapper(start)
    const first = await settle(overlap(task('letter', 'parcel')))
    expect(first.ok && first.versions[0]!.rows[0]!.best?.tool).toBe(0)
    const second = await settle(overlap(task('stamp', 'parcel', 'letter')))
    expect(second.ok && second.versions[0]!.rows[0]!.best?.tool).toBe(2)
    expect(asked.map(({ added }) => added.map(([, text]) => text))).toEqual([
      [tool('letter'), tool('parcel')],
      [tool('stamp')],
    ])
    expect(counts).toEqual({ started: 1, ended: 0 })
    await settle(overlap(task('parcel')))
    expect(known.size).toBe(1)
  })

  it('does of the tasks that wait only the newest', async () => {
    const { asked, start } = workers((_, say) => say({ is: 'done', versions: [] }))
    const { overlap } = openOverlapper(start)
    const outcomes = [overlap(task('a')), overlap(task('b')), overlap(task('c'))]
    await vi.runAllTimersAsync()
    expect((await Promise.all(outcomes)).map(({ ok }) => ok)).toEqual([false, false, true])
    expect(asked).toHaveLength(1)
  })

  it('replaces a worker that failed or does not answer, and sends it everything anew', async () => {
    let count = 0
    const { asked, counts, start } = workers((_, say) => {
      count++
      if (count === 1) say({ is: 'failed', message: 'bug' })
      if (count === 3) say({ is: 'done', versions: [] })
    })
    const { overlap } = openOverlapper(start)
    expect(await settle(overlap(task('a')))).toEqual({ ok: false, reason: 'failed' })
    expect(await settle(overlap(task('a')))).toEqual({ ok: false, reason: 'too-slow' })
    expect(await settle(overlap(task('a')))).toEqual({ ok: true, versions: [] })
    expect(asked.map(({ added }) => added.length)).toEqual([1, 1, 1])
    expect(counts).toEqual({ started: 3, ended: 2 })
  })

  it('says that there is no worker where none starts', async () => {
    const { overlap } = openOverlapper(() => {
      throw new Error('no workers here')
    })
    expect(await settle(overlap(task('a')))).toEqual({ ok: false, reason: 'no-worker' })
  })
})
