import { beforeEach, expect, it, vi } from 'vitest'
import { questionOf, runOf, tool, trialOf } from '../core/bench/runs/run.fixture'
import { writeRun } from '../core/bench/runs/run-file'
import { type KeptRun, type Powers, providePowers } from './powers'

let kept: KeptRun[] = []
let set = 'one'
let isFull = false

beforeEach(() => {
  kept = []
  set = 'one'
  isFull = false
})

/** A fresh page: nothing of the last one is remembered but what was kept. */
async function page() {
  vi.resetModules()
  const given = {
    currentSet: async () => set,
    keptRuns: async (of: string) => kept.filter((run) => run.set === of),
    keepRun: async (run: KeptRun) => {
      if (isFull) return { ok: false, reason: 'full' } as const
      kept = [...kept.filter(({ id }) => id !== run.id), run]
      return { ok: true, dropped: 0 } as const
    },
    dropRun: async (_: string, id: string) => {
      kept = kept.filter((run) => run.id !== id)
      return true
    },
  } as unknown as Powers
  providePowers(given)
  const fresh = await import('./powers')
  fresh.providePowers(given)
  return import('./bench-runs')
}

const RUN = runOf({ questions: [questionOf('a', tool('get_order'))] })
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('takes rows as they come and keeps the run with its set when it ends', async () => {
  const first = await page()
  const id = first.runStarted(RUN)
  first.trialDone(id, trialOf('a', 'before'))
  first.trialDone(id, trialOf('a', 'after'))
  expect(kept).toEqual([])
  await first.runEnded(id, 'stopped')
  expect(kept).toMatchObject([{ set: 'one', id }])
  const again = await page()
  await again.runsLoaded()
  const [held] = again.runsOfSet(again.useBenchRuns.getState())
  expect(held).toMatchObject({ id, isRunning: false })
  expect(held!.run).toMatchObject({
    ended: 'stopped',
    trials: [{ arm: 'before' }, { arm: 'after' }],
  })
})

it('keeps a long run every fifty rows, so that a closed page loses only the last ones', async () => {
  const first = await page()
  const id = first.runStarted({ ...RUN, ended: 'stopped' })
  await settled()
  for (let trial = 0; trial < 60; trial++) first.trialDone(id, trialOf('a', 'before', { trial }))
  await settled()
  const again = await page()
  await again.runsLoaded()
  const [held] = again.runsOfSet(again.useBenchRuns.getState())
  expect(held).toMatchObject({ id, isRunning: false, run: { ended: 'stopped' } })
  expect(held!.run.trials).toHaveLength(50)
})

it('shows a set only its own runs, also one that began under another', async () => {
  const first = await page()
  await first.runsLoaded()
  const id = first.runStarted(RUN)
  await settled()
  set = 'two'
  await first.runEnded(id, 'done')
  await first.runsLoaded()
  expect(kept[0]!.set).toBe('one')
  expect(first.runsOfSet(first.useBenchRuns.getState())).toEqual([])
})

it('opens a file once, tells where the browser does not keep it, and puts back what was taken away', async () => {
  const first = await page()
  await first.runsLoaded()
  isFull = true
  const id = first.runOpened(RUN, 'run.json')
  await settled()
  expect(first.useBenchRuns.getState().runs[0]).toMatchObject({ file: 'run.json', notKept: 'full' })
  expect(first.runOpened(RUN)).toBe(id)
  isFull = false
  const putBack = first.runDropped(id)
  expect(first.useBenchRuns.getState()).toMatchObject({ runs: [] })
  expect(first.useBenchRuns.getState().shown).toBeUndefined()
  putBack()
  await settled()
  expect(first.useBenchRuns.getState()).toMatchObject({ shown: id })
  expect(first.useBenchRuns.getState().runs[0]!.notKept).toBeUndefined()
  expect(kept.map(({ text }) => text)).toEqual([writeRun(RUN)])
})

it('tells of kept runs that cannot be read, and shows the others', async () => {
  kept = [
    { set: 'one', id: 'x', started: '', text: '{"toolwrightRun": 9}' },
    { set: 'one', id: 'y', started: '', text: writeRun(RUN) },
  ]
  const first = await page()
  await first.runsLoaded()
  expect(first.useBenchRuns.getState()).toMatchObject({ unread: 1, runs: [{ id: 'y' }] })
})
