import { useEffect, useMemo } from 'react'
import type { CheckedCalls, Meant } from '../../core/calls/check-call'
import type { CallsTask, CheckOutcome } from '../../core/calls/check-task'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { type DocumentState, shownRecord, useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { type TriedCall, useTriedCall } from '../../state/tried-call'
import { signal, useSignal } from '../kit/signal'

/** A tool that calls are checked against, as it could be read last. */
export interface KnownTool {
  readonly id: string
  readonly tool: JsonObject
  readonly text: string
}

/** What came of checking a text, with the tools that it was checked against. */
export interface CallsShown {
  readonly text: string
  readonly tools: readonly KnownTool[]
  readonly outcome: CheckOutcome<CheckedCalls>
  /** Nothing runs beside the page, so no pattern was tried. */
  readonly isWithoutPatterns: boolean
}

/** Typing rests so long before it is checked, in milliseconds. */
const REST_MS = 200

/** What was shown last: a pane that comes back shows it at once. */
const last = signal<CallsShown | undefined>(undefined)

type Known = Pick<DocumentState, 'set' | 'lastGood'>

const knownTools = ({ set, lastGood }: Known): readonly KnownTool[] =>
  set.tools.flatMap((record) => {
    const shown = shownRecord(record, { lastGood })
    const { tool } = readingOf(shown)
    return tool ? [{ id: record.id, tool, text: shown.text }] : []
  })

/** What is said of the text that a model sent; checked anew when it or a tool changes. */
export function useCheckedCalls(): {
  readonly shown: CallsShown | undefined
  readonly tools: readonly KnownTool[]
  readonly again: () => void
} {
  const tried = useTriedCall()
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  const selected = useDocument((state) => state.selected)
  const tools = useMemo(() => knownTools({ set, lastGood }), [set, lastGood])
  const shown = useSignal(last)
  useEffect(() => {
    if (tried.text.trim() === '') return last.set(undefined)
    const stop = new AbortController()
    const task = taskFor(tried, tools, selected)
    const before = last.get()
    // The first text is checked at once, and so is a choice; typing rests first, in a tool as well.
    const isTyped = before !== undefined && (before.text !== tried.text || before.tools !== tools)
    const timer = setTimeout(() => void show(task, tools, stop.signal), isTyped ? REST_MS : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [tried, tools, selected])
  const again = () => {
    const task = taskFor(useTriedCall.getState(), tools, selected)
    void show(task, tools, new AbortController().signal)
  }
  return { shown, tools, again }
}

function taskFor(tried: TriedCall, tools: readonly KnownTool[], selected: string): CallsTask {
  const indexOf = (id: string | undefined): number => tools.findIndex((each) => each.id === id)
  const byName = [...tried.byName].flatMap(([name, id]): [string, number][] =>
    indexOf(id) < 0 ? [] : [[name, indexOf(id)]],
  )
  const bare = [tried.bare, selected].map(indexOf).find((index) => index >= 0)
  const meant: Meant = {
    ...(byName.length > 0 ? { byName: new Map(byName) } : {}),
    ...(bare === undefined ? {} : { bare }),
  }
  return { kind: 'calls', text: tried.text, tools: tools.map(({ text }) => text), meant }
}

async function show(
  task: CallsTask,
  tools: readonly KnownTool[],
  signal: AbortSignal,
): Promise<void> {
  const outcome = await powers().check(task, signal)
  const isWithoutPatterns = !outcome.ok && outcome.reason === 'no-worker'
  const told = isWithoutPatterns ? await checkedHere(task) : outcome
  if (signal.aborted) return
  last.set({
    text: task.text,
    tools,
    outcome: told.ok ? { ok: true, answer: withTools(told.answer, tools) } : told,
    isWithoutPatterns,
  })
}

/** Checks in the page what surely ends. */
async function checkedHere(task: CallsTask): Promise<CheckOutcome<CheckedCalls>> {
  const { answerTask } = await import('../../core/calls/check-task')
  const answer = answerTask({ ...task, withoutPatterns: true }, () => undefined)
  return { ok: true, answer: answer as CheckedCalls }
}

/** The worker sends no tools back: these are the ones it was given. */
const withTools = (checked: CheckedCalls, tools: readonly KnownTool[]): CheckedCalls => ({
  ...checked,
  calls: checked.calls.map((each) => {
    const tool = each.found.kind === 'found' ? tools[each.found.index]?.tool : undefined
    return tool ? { ...each, tool } : each
  }),
})
