import { startTransition, useEffect, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import type { Asked } from '../../core/lint/checklists/answer'
import type { SetReport, ToolReport } from '../../core/lint/engine'
import type { SharedSet } from './shared-set'

export interface EntryReports {
  readonly set: SetReport
  /** What the lists are asked about: the same object for every card, as a card is drawn once. */
  readonly asked: Asked
  readonly byEntry: ReadonlyMap<JsonObject, ToolReport>
}

/** The checks give the page its turn after so long. */
const SLICE_MS = 30

/** What the checks say about a shared set. The rules are fetched and run once the words are on screen. */
export function useEntryReports(set: SharedSet): EntryReports | undefined {
  const [done, setDone] = useState<{ readonly of: SharedSet; readonly reports: EntryReports }>()
  useEffect(() => {
    let isWanted = true
    void checked(set, () => isWanted).then((reports) => {
      if (reports) startTransition(() => setDone({ of: set, reports }))
    })
    return () => {
      isWanted = false
    }
  }, [set])
  return done?.of === set ? done.reports : undefined
}

async function checked(
  { tools, envelope }: SharedSet,
  isWanted: () => boolean,
): Promise<EntryReports | undefined> {
  const [{ lintSet, lintTool }, { settingsOf }] = await Promise.all([
    import('../../core/lint/engine'),
    import('../../core/lint/settings'),
    // Drawn with what is found, so that the cards grow once.
    import('./CheckLists'),
    import('./ToolFindings'),
    import('./SetFindings'),
  ])
  const settings = settingsOf(envelope)
  let began = performance.now()
  for (const tool of tools) {
    if (!isWanted()) return undefined
    // Its result is kept by the engine, so the set's own checks find it done.
    lintTool(tool, settings)
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
  const set = lintSet(tools, settings)
  const asked = { report: set, tools, settings }
  return { set, asked, byEntry: new Map(tools.map((tool, i) => [tool, set.tools[i]!])) }
}
