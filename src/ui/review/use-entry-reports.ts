import { startTransition, useEffect, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import type { SetReport, ToolReport } from '../../core/lint/engine'
import type { SharedSet } from './shared-set'

export interface EntryReports {
  readonly set: SetReport
  readonly byEntry: ReadonlyMap<JsonObject, ToolReport>
}

/** The checks give the page its turn after so long. */
const SLICE_MS = 30

/** What the checks say about a shared set. The rules are fetched and run once the words are on screen. */
export function useEntryReports(set: SharedSet): EntryReports | undefined {
  const [done, setDone] = useState<{ readonly of: SharedSet; readonly reports: EntryReports }>()
  useEffect(() => {
    let isWanted = true
    void checked(set.tools, () => isWanted).then((reports) => {
      if (reports) startTransition(() => setDone({ of: set, reports }))
    })
    return () => {
      isWanted = false
    }
  }, [set])
  return done?.of === set ? done.reports : undefined
}

async function checked(
  tools: readonly JsonObject[],
  isWanted: () => boolean,
): Promise<EntryReports | undefined> {
  const { lintSet, lintTool } = await import('../../core/lint/engine')
  let began = performance.now()
  for (const tool of tools) {
    if (!isWanted()) return undefined
    // Its result is kept by the engine, so the set's own checks find it done.
    lintTool(tool)
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
  const set = lintSet(tools)
  return { set, byEntry: new Map(tools.map((tool, i) => [tool, set.tools[i]!])) }
}
