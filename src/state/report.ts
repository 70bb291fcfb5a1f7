import { create } from 'zustand'
import type { JsonObject } from '../core/json/node'
import type { SetReport, ToolReport } from '../core/lint/engine'
import type { LintSettings } from '../core/lint/settings'
import { readingOf } from '../core/model/reading'
import type { ToolSet } from '../core/model/tool-set'
import { type DocumentState, readableRecord, useDocument } from './document'

/** Findings and scores of the set on screen, with each tool's by its id. */
export interface StudioReport {
  readonly set: SetReport
  readonly byTool: ReadonlyMap<string, ToolReport>
  /** The tools that the report is about, in its order, and the settings it was made under. */
  readonly tools: readonly JsonObject[]
  readonly settings: LintSettings
}

interface Linter {
  readonly lintSet: (tools: readonly JsonObject[], settings: LintSettings) => SetReport
  /** Keeps what it found, so that a set whose tools were linted one by one is quick to lint. */
  readonly lintTool: (tool: JsonObject, settings: LintSettings) => ToolReport
  /** What the set's own members say; the same object while they say the same. */
  readonly settingsIn: (set: ToolSet) => LintSettings
}

/** The rules arrive after the first field can be typed in; until then there is no report. */
const useLinter = create<{ linter?: Linter; slices: number }>()(() => ({ slices: 0 }))

export const linterLoaded = (linter: Linter): void => useLinter.setState({ linter })

/** With more new tools than this at once (an import, another set) the page would stand still. */
const MANY = 20
/** How long one slice of the work may take, in milliseconds. */
const SLICE_MS = 12

let last:
  { of: DocumentState['set']['tools']; settings: LintSettings; report: StudioReport } | undefined
const linted = new WeakSet<JsonObject>()
let waiting: readonly JsonObject[] = []

/**
 * Worked out once per state of the tools; for a text with an error, from what it last was. Many new
 * tools are linted in slices first, and meanwhile the report is the one before.
 */
function reportOf(state: DocumentState, linter: Linter): StudioReport | undefined {
  const settings = linter.settingsIn(state.set)
  if (last?.of === state.set.tools && last.settings === settings) return last.report
  const ids: string[] = []
  const tools: JsonObject[] = []
  for (const { id } of state.set.tools) {
    const record = readableRecord(state, id)
    const tool = record && readingOf(record).tool
    if (!tool) continue
    ids.push(id)
    tools.push(tool)
  }
  const fresh = tools.filter((tool) => !linted.has(tool))
  if (fresh.length > MANY) {
    lintInSlices(fresh, linter, settings)
    return last?.report
  }
  for (const tool of fresh) linted.add(tool)
  const set = linter.lintSet(tools, settings)
  const byTool = new Map(ids.map((id, i) => [id, set.tools[i]!]))
  const report = { set, byTool, tools, settings }
  last = { of: state.set.tools, settings, report }
  return report
}

function lintInSlices(tools: readonly JsonObject[], linter: Linter, settings: LintSettings): void {
  const isRunning = waiting.length > 0
  waiting = tools
  if (!isRunning) setTimeout(() => nextSlice(linter, settings))
}

function nextSlice(linter: Linter, settings: LintSettings): void {
  const end = performance.now() + SLICE_MS
  let done = 0
  while (done < waiting.length && performance.now() < end) {
    linter.lintTool(waiting[done]!, settings)
    linted.add(waiting[done]!)
    done++
  }
  waiting = waiting.slice(done)
  if (waiting.length) setTimeout(() => nextSlice(linter, settings))
  else useLinter.setState(({ slices }) => ({ slices: slices + 1 }))
}

export function useReport(): StudioReport | undefined {
  const linter = useLinter((state) => state.linter)
  // Asked for again when the slices are done.
  useLinter((state) => state.slices)
  return useDocument((state) => linter && reportOf(state, linter))
}

export function useToolReport(id: string): ToolReport | undefined {
  const linter = useLinter((state) => state.linter)
  useLinter((state) => state.slices)
  return useDocument((state) => linter && reportOf(state, linter)?.byTool.get(id))
}
