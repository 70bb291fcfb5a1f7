import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Run, Trial } from '../core/bench/runs/run'
import { readRun, writeRun } from '../core/bench/runs/run-file'
import { type KeptRun, powers, type RunKept } from './powers'

/** A run at hand: going on, just ended, kept from before, or opened from a file. */
export interface HeldRun {
  readonly id: string
  /** What stands for the set that it was made for; empty until that is known. */
  readonly set: string
  readonly run: Run
  readonly isRunning: boolean
  /** The file that it was opened from. */
  readonly file?: string
  /** Why the browser does not keep it; absent where it does, or was not asked yet. */
  readonly notKept?: Exclude<RunKept, { ok: true }>['reason']
}

export interface BenchRuns {
  /** Of all sets that were on screen, the newest first. */
  readonly runs: readonly HeldRun[]
  /** The set on screen, as far as the runs know. */
  readonly set: string
  /** Which run is looked at. */
  readonly shown?: string
  /** How many older runs had to go for the last one that was kept. */
  readonly dropped: number
  /** Kept runs that could not be read any more. */
  readonly unread: number
}

export const useBenchRuns = create<BenchRuns>()(() => ({
  runs: [],
  set: '',
  dropped: 0,
  unread: 0,
}))

let count = 0
/** Runs of one second are told apart by their number, those of two tabs by chance. */
const newRunId = (started: string): string =>
  `${started}-${++count}-${Math.random().toString(36).slice(2, 8)}`

const change = (id: string, by: (held: HeldRun) => HeldRun): void =>
  useBenchRuns.setState(({ runs }) => ({
    runs: runs.map((held) => (held.id === id ? by(held) : held)),
  }))

function added(held: HeldRun): string {
  useBenchRuns.setState(({ runs }) => ({ runs: [held, ...runs], shown: held.id }))
  return held.id
}

/** A run begins; its rows follow one by one. Returns its id. */
export function runStarted(run: Run): string {
  const id = added({ id: newRunId(run.started), set: '', run, isRunning: true })
  void placed(id)
  return id
}

/** So often a run that goes on is kept, so that a page that is closed takes only its last rows along. */
const KEPT_EVERY = 50

/** A request of a run that goes on came back. */
export function trialDone(id: string, trial: Trial): void {
  change(id, (held) => ({
    ...held,
    run: { ...held.run, trials: [...held.run.trials, trial] },
  }))
  const held = useBenchRuns.getState().runs.find((each) => each.id === id)
  if (held && held.set !== '' && held.run.trials.length % KEPT_EVERY === 0) void kept(id)
}

/** A run is over, and is kept with its set. Settles when the browser has answered. */
export async function runEnded(id: string, ended: Run['ended']): Promise<void> {
  change(id, (held) => ({ ...held, isRunning: false, run: { ...held.run, ended } }))
  await placed(id)
  await kept(id)
}

/** A run from a file; kept with the set on screen like one that was made here. Returns its id. */
export function runOpened(run: Run, file?: string): string {
  const text = writeRun(run)
  const same = useBenchRuns.getState().runs.find((held) => writeRun(held.run) === text)
  if (same) {
    runShown(same.id)
    return same.id
  }
  const id = added({
    id: newRunId(run.started),
    set: '',
    run,
    isRunning: false,
    ...(file !== undefined && { file }),
  })
  void placed(id).then(() => kept(id))
  return id
}

export const runShown = (shown: string): void => useBenchRuns.setState({ shown })

/** Takes a run away; what is returned puts it back. */
export function runDropped(id: string): () => void {
  const held = useBenchRuns.getState().runs.find((each) => each.id === id)
  if (!held) return () => undefined
  useBenchRuns.setState(({ runs, shown, ...rest }) => {
    const left = runs.filter((each) => each.id !== id)
    return { ...rest, runs: left, ...(shown !== undefined && shown !== id && { shown }) }
  }, true)
  void powers().dropRun(held.set, id)
  return () => {
    added(held)
    void kept(id)
  }
}

const loaded = new Set<string>()

/** The runs that were kept with the set on screen come in, once for each set. */
export async function runsLoaded(): Promise<void> {
  const set = await powers().currentSet()
  if (useBenchRuns.getState().set !== set) useBenchRuns.setState({ set, dropped: 0, unread: 0 })
  if (loaded.has(set)) return
  loaded.add(set)
  const read = (await powers().keptRuns(set)).map(({ id, text }) => ({
    id,
    run: readRun(text).run,
  }))
  const found = read.flatMap(({ id, run }) => (run ? [{ id, set, run, isRunning: false }] : []))
  useBenchRuns.setState(({ runs, unread }) => {
    const known = new Set(runs.map(({ id }) => id))
    return {
      runs: [...runs, ...found.filter(({ id }) => !known.has(id))],
      unread: unread + read.length - found.length,
    }
  })
}

/** The runs of the set on screen, the newest first. */
export const runsOfSet = ({ runs, set }: BenchRuns): readonly HeldRun[] =>
  runs
    .filter((held) => held.set === set || held.set === '')
    .sort((a, b) => (a.run.started < b.run.started ? 1 : -1))

export const useRunsOfSet = (): readonly HeldRun[] => useBenchRuns(useShallow(runsOfSet))

/** A run belongs to the set that was on screen when it began. */
async function placed(id: string): Promise<void> {
  const held = useBenchRuns.getState().runs.find((each) => each.id === id)
  if (!held || held.set !== '') return
  const set = await powers().currentSet()
  change(id, (each) => (each.set === '' ? { ...each, set } : each))
}

async function kept(id: string): Promise<void> {
  const held = useBenchRuns.getState().runs.find((each) => each.id === id)
  if (!held) return
  const kept: KeptRun = { set: held.set, id, started: held.run.started, text: writeRun(held.run) }
  const answer = await powers().keepRun(kept)
  if (answer.ok) {
    useBenchRuns.setState({ dropped: answer.dropped })
    change(id, ({ notKept: _, ...rest }) => rest)
  } else change(id, (each) => ({ ...each, notKept: answer.reason }))
}
