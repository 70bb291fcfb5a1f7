import { create } from 'zustand'
import type { SetReport, ToolReport } from '../core/lint/engine'
import type { JsonObject } from '../core/json/node'
import { readingOf } from '../core/model/reading'
import { type DocumentState, readableRecord, useDocument } from './document'

/** Findings and scores of the set on screen, with each tool's by its id. */
export interface StudioReport {
  readonly set: SetReport
  readonly byTool: ReadonlyMap<string, ToolReport>
}

interface Linter {
  readonly lintSet: (tools: readonly JsonObject[]) => SetReport
  /** Keeps what it found, so that a set whose tools were linted one by one is quick to lint. */
  readonly lintTool: (tool: JsonObject) => ToolReport
}

/** The rules arrive after the first field can be typed in; until then there is no report. */
const useLinter = create<{ linter?: Linter; slices: number }>()(() => ({ slices: 0 }))

export const linterLoaded = (linter: Linter): void => useLinter.setState({ linter })

/** With more new tools than this at once (an import, another set) the page would stand still. */
const MANY = 20
/** How long one slice of the work may take, in milliseconds. */
const SLICE_MS = 12

let last: { of: DocumentState['set']['tools']; report: StudioReport } | undefined
const linted = new WeakSet<JsonObject>()
let waiting: readonly JsonObject[] = []

/**
 * Worked out once per state of the tools; for a text with an error, from what it last was. Many new
 * tools are linted in slices first, and meanwhile the report is the one before.
 */
function reportOf(state: DocumentState, linter: Linter): StudioReport | undefined {
  if (last?.of === state.set.tools) return last.report
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
    lintInSlices(fresh, linter)
    return last?.report
  }
  for (const tool of fresh) linted.add(tool)
  const set = linter.lintSet(tools)
  const report = { set, byTool: new Map(ids.map((id, i) => [id, set.tools[i]!])) }
  last = { of: state.set.tools, report }
  return report
}

function lintInSlices(tools: readonly JsonObject[], linter: Linter): void {
  const isRunning = waiting.length > 0
  waiting = tools
  if (!isRunning) setTimeout(() => nextSlice(linter))
}

function nextSlice(linter: Linter): void {
  const end = performance.now() + SLICE_MS
  let done = 0
  while (done < waiting.length && performance.now() < end) {
    linter.lintTool(waiting[done]!)
    linted.add(waiting[done]!)
    done++
  }
  waiting = waiting.slice(done)
  if (waiting.length) setTimeout(() => nextSlice(linter))
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
