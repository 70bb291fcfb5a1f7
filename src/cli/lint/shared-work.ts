import { type JsonObject } from '../../core/json/node'
import { parse, rootObject } from '../../core/json/parse'
import { lintTool } from '../../core/lint/engine'
import type { LintSettings } from '../../core/lint/settings'
import { type Verdict, verdictOf } from './verdict'

/** Tools that several threads judge: each takes the next few until none are left. */
export interface SharedWork {
  /** Each tool's document as JSON text. */
  readonly texts: readonly string[]
  readonly settings: readonly LintSettings[]
  /** Of each tool the index of its settings. */
  readonly settingsOf: readonly number[]
  readonly withFixes: boolean
  /** One number that all threads count up: how many bundles of tools are taken. */
  readonly taken: SharedArrayBuffer
}

/** What became of a bundle of tools. `from` is the index of its first; none for a tool that could not be read. */
export interface Judged {
  readonly from: number
  readonly verdicts: readonly (Verdict | undefined)[]
}

/** Small enough that all threads end at nearly the same time. */
export const TOOLS_AT_ONCE = 12

/** Work of which nothing is taken yet. */
export const sharedWork = (work: Omit<SharedWork, 'taken'>): SharedWork => ({
  ...work,
  taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
})

/** Takes the next bundle that nobody has taken and judges it; none when all are taken. */
export function judgeNext(
  work: SharedWork,
  toolAt: (index: number) => JsonObject | undefined = (index) => readAgain(work, index),
): Judged | undefined {
  const from = Atomics.add(new Int32Array(work.taken), 0, 1) * TOOLS_AT_ONCE
  if (from >= work.texts.length) return undefined
  const verdicts: (Verdict | undefined)[] = []
  const end = Math.min(work.texts.length, from + TOOLS_AT_ONCE)
  for (let index = from; index < end; index++) {
    const tool = toolAt(index)
    const settings = work.settings[work.settingsOf[index]!]
    verdicts.push(tool && verdictOf(lintTool(tool, settings), work.withFixes))
  }
  return { from, verdicts }
}

const readAgain = (work: SharedWork, index: number): JsonObject | undefined =>
  rootObject(parse(work.texts[index]!))
