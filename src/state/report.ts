import { createStore, useStore } from 'zustand'
import type { JsonObject } from '../core/json/node'
import type { SetReport, ToolReport } from '../core/lint/engine'
import type { Finding } from '../core/lint/finding'
import type { LintSettings } from '../core/lint/settings'
import type { ToolSet } from '../core/model/tool-set'
import { isSameList } from '../core/same-list'
import { afterPaint } from './after-paint'
import { type DocumentState, useDocument } from './document'
import { drawnFrom } from './drawn'
import { type ReadableTool, readableTools } from './readable-tools'

/** Findings and scores of the set on screen, with each tool's by its id. */
export interface StudioReport {
  readonly set: SetReport
  readonly byTool: ReadonlyMap<string, ToolReport>
  /** The tools that the report is about, in its order, and the settings it was made under. */
  readonly tools: readonly JsonObject[]
  readonly settings: LintSettings
}

interface Linter {
  /** With `together`, what is said about the tools together is taken from there. */
  readonly lintSet: (
    tools: readonly JsonObject[],
    settings: LintSettings,
    together?: readonly Finding[],
  ) => SetReport
  /** Keeps what it found, so that a set whose tools were linted one by one is quick to lint. */
  readonly lintTool: (tool: JsonObject, settings: LintSettings) => ToolReport
  /** What the set's own members say; the same object while they say the same. */
  readonly settingsIn: (set: ToolSet) => LintSettings
}

/** The rules arrive after the first field can be typed in; until then there is no report. */
const reports = createStore<{ readonly report?: StudioReport }>()(() => ({}))
const drawn = drawnFrom(reports)

export const useReport = (): StudioReport | undefined => useFromReport((report) => report)

export const useToolReport = (id: string): ToolReport | undefined =>
  useFromReport((report) => report?.byTool.get(id))

/** What `select` makes of the report; it must answer the same while it says the same. */
export const useFromReport = <T>(select: (report: StudioReport | undefined) => T): T =>
  useStore(drawn, (state) => select(state.report))

/** The newest findings of a tool, for what draws them without waiting for anything. */
export const toolReportNow = (id: string): ToolReport | undefined =>
  reports.getState().report?.byTool.get(id)

/** Tells of each new report; the answer ends that. */
export const onReport = (tell: () => void): (() => void) => reports.subscribe(tell)

/** With more new tools than this at once (an import, another set) the page would stand still. */
const MANY = 20
/** How long one slice of the work may take, in milliseconds. */
const SLICE_MS = 12
/**
 * When the rules of the last two edits each took longer than this, the next edit is painted before
 * they are asked. One alone may have been held up by something else.
 */
const PROMPT_MS = 10
/** The tools of a larger set are compared with each other when typing has rested so long. */
const REST_MS = 300

const linted = new WeakSet<JsonObject>()
let linter: Linter | undefined
let lastMs: readonly [number, number] = [0, 0]
let waiting: readonly JsonObject[] = []
/** Calls off what was put off: the report itself, and the look at all tools together. */
let cancelReport = (): void => undefined
let restTimer: ReturnType<typeof setTimeout> | undefined

export function linterLoaded(loaded: Linter): void {
  const isFirst = linter === undefined
  linter = loaded
  if (isFirst)
    useDocument.subscribe((state, before) => {
      if (state.set !== before.set) documentChanged(state)
    })
  documentChanged(useDocument.getState())
}

/** A report is made once per state of the tools; for a text with an error, from what it last was. */
function documentChanged(state: DocumentState): void {
  if (!linter) return
  cancelReport()
  const { report } = reports.getState()
  const settings = linter.settingsIn(state.set)
  const entries = readableTools(state)
  if (report?.settings === settings && isAbout(report, entries)) return
  const fresh = entries.flatMap(({ tool }) => (linted.has(tool) ? [] : tool))
  if (fresh.length > MANY) return lintInSlices(fresh, settings)
  if (fresh.length === 0 || Math.min(...lastMs) < PROMPT_MS) return makeReport(entries, settings)
  // What was typed comes first; what is found about it may be a frame late.
  cancelReport = afterPaint(() => makeReport(entries, settings))
}

const isAbout = ({ tools, byTool }: StudioReport, entries: readonly ReadableTool[]): boolean =>
  tools.length === entries.length &&
  entries.every(({ id, tool }, i) => tool === tools[i] && byTool.has(id))

function makeReport(entries: readonly ReadableTool[], settings: LintSettings): void {
  if (!linter) return
  const { report: before } = reports.getState()
  const begun = performance.now()
  const fresh = entries.filter(({ tool }) => !linted.has(tool))
  for (const { tool } of fresh) {
    linter.lintTool(tool, settings)
    linted.add(tool)
  }
  if (fresh.length) lastMs = [lastMs[1], performance.now() - begun]
  clearTimeout(restTimer)
  // One tool of many was edited: what is said about them together stands until typing rests.
  const stands =
    entries.length > MANY &&
    before !== undefined &&
    isSameList(
      [...before.byTool.keys()],
      entries.map(({ id }) => id),
    )
  showReport(entries, settings, stands ? before.set.all : undefined)
  if (stands) restTimer = setTimeout(() => showReport(entries, settings), REST_MS)
}

function showReport(
  entries: readonly ReadableTool[],
  settings: LintSettings,
  together?: readonly Finding[],
): void {
  if (!linter) return
  const tools = entries.map(({ tool }) => tool)
  const set = linter.lintSet(tools, settings, together)
  const byTool = new Map(entries.map(({ id }, i) => [id, set.tools[i]!]))
  reports.setState({ report: { set, byTool, tools, settings } })
}

/** Many new tools are linted in slices first, and meanwhile the report is the one before. */
function lintInSlices(tools: readonly JsonObject[], settings: LintSettings): void {
  const isRunning = waiting.length > 0
  clearTimeout(restTimer)
  waiting = tools
  if (!isRunning) setTimeout(() => nextSlice(settings))
}

function nextSlice(settings: LintSettings): void {
  const end = performance.now() + SLICE_MS
  let done = 0
  while (done < waiting.length && performance.now() < end) {
    linter?.lintTool(waiting[done]!, settings)
    linted.add(waiting[done]!)
    done++
  }
  waiting = waiting.slice(done)
  if (waiting.length) setTimeout(() => nextSlice(settings))
  else documentChanged(useDocument.getState())
}
