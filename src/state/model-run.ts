import { create } from 'zustand'
import type { Prices } from '../core/bench/runs/plan-estimate'
import type { Question } from '../core/bench/questions/question'
import type { ToolByHand } from '../core/bench/matching/read-matches'
import type { Arm, Run, Wire } from '../core/bench/runs/run'
import { atOnceTo, runBench } from '../core/bench/runs/runner'
import { providerById } from '../core/bench/wire/providers'
import type { JsonObject } from '../core/json/node'
import { runEnded, runStarted, trialDone } from './bench-runs'
import { powers } from './powers'
import { type RunForm, START_FORM } from './run-form'

/** A version to compare with, frozen when it was added. */
export interface OtherVersion {
  readonly id: string
  readonly title: string
  readonly tools: readonly JsonObject[]
  /** What the document's tools are called in it, where that is known by itself. */
  readonly known?: ReadonlyMap<string, ToolByHand>
}

export interface ModelRunState {
  readonly form: RunForm
  /** In the order in which they were added; the current version comes last. */
  readonly others: readonly OtherVersion[]
  readonly takesCurrent: boolean
  /** The run that goes on: its id in `bench-runs`, and how many rows it is to have. */
  readonly going?: { readonly id: string; readonly planned: number; readonly stop: () => void }
  /** The run that ended last. */
  readonly last?: { readonly id: string; readonly planned: number }
  /** Grows whenever a key is given or forgotten; the key itself is nowhere here. */
  readonly keyTurn: number
}

export const useModelRun = create<ModelRunState>()(() => ({
  form: START_FORM,
  others: [],
  takesCurrent: true,
  keyTurn: 0,
}))

export const formChanged = (change: Partial<RunForm>): void =>
  useModelRun.setState(({ form }) => ({ form: { ...form, ...change } }))

/** Another provider brings its own address and wire along; an own address starts empty. */
export function providerChosen(id: string): void {
  const provider = providerById(id)
  if (!provider) return
  formChanged({ provider: id, baseUrl: provider.baseUrl ?? '', wire: provider.wire, model: '' })
}

export const keyChanged = (): void =>
  useModelRun.setState(({ keyTurn }) => ({ keyTurn: keyTurn + 1 }))

export const currentTaken = (takesCurrent: boolean): void => useModelRun.setState({ takesCurrent })

let count = 0
export const versionAdded = (version: Omit<OtherVersion, 'id'>): void =>
  useModelRun.setState(({ others }) => ({
    others: [...others, { ...version, id: `version-${++count}` }],
  }))

export const versionRemoved = (id: string): void =>
  useModelRun.setState(({ others }) => ({ others: others.filter((each) => each.id !== id) }))

export interface BeginRun {
  readonly wire: Wire
  readonly baseUrl: string
  readonly model: string
  readonly temperature?: number
  readonly seed?: number
  /** In milliseconds. */
  readonly timeout: number
  readonly questions: readonly Question[]
  readonly arms: readonly Arm[]
  readonly trials: number
  readonly maxCalls: number
  readonly maxSpend?: number
  readonly prices?: Prices
  readonly tokensPerRequest: number
}

/** Asks the model. Its rows go to `bench-runs` one by one; it goes on while other tabs are looked at. */
export async function modelRunBegun(asked: BeginRun): Promise<void> {
  if (useModelRun.getState().going) return
  const { wire, baseUrl, model, questions, arms, trials, timeout, temperature, seed, prices } =
    asked
  const models = await powers().models()
  const stop = new AbortController()
  const settings = {
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
    ...(prices ? { prices } : {}),
  }
  const run: Run = {
    ...{ toolwrightRun: 1, started: new Date().toISOString(), wire, baseUrl, model, ...settings },
    ...{ trialsPerQuestion: trials, questions, arms, trials: [], ended: 'stopped' },
  }
  const id = runStarted(run)
  const planned = questions.length * arms.length * trials
  useModelRun.setState({ going: { id, planned, stop: () => stop.abort() } })
  let ended: Run['ended'] = 'stopped'
  try {
    ended = await runBench(
      {
        ...{ wire, model, questions, arms, trials, ...settings },
        hasKey: models.hasKey(baseUrl),
        atOnce: atOnceTo(baseUrl),
        tokensPerRequest: asked.tokensPerRequest,
        caps: {
          requests: asked.maxCalls,
          ...(asked.maxSpend === undefined ? {} : { spend: asked.maxSpend }),
        },
      },
      {
        ...models.open({ baseUrl, wire, timeout }, stop.signal),
        now: Date.now,
        random: Math.random,
        isStopped: () => stop.signal.aborted,
      },
      (trial) => trialDone(id, trial),
    )
  } finally {
    useModelRun.setState(({ going: _, ...rest }) => ({ ...rest, last: { id, planned } }), true)
    await runEnded(id, ended)
  }
}
