import { useCallback, useEffect, useState } from 'react'
import type { SnapshotEntry } from '../../core/history/snapshot'
import type { HistoryProblem } from '../../core/history/snapshot-store'
import { historyProblem, listSnapshots, snapshotsChanged } from '../../state/history'

export interface Snapshots {
  readonly entries: readonly SnapshotEntry[]
  /** Why they are gone after a reload. */
  readonly problem: HistoryProblem | undefined
}

/** The snapshots of the set on screen, as they are kept now; undefined until they were read. */
export function useSnapshots(): Snapshots | undefined {
  const [snapshots, setSnapshots] = useState<Snapshots>()
  const read = useCallback(async () => {
    const [entries, problem] = await Promise.all([listSnapshots(), historyProblem()])
    setSnapshots({ entries, problem })
  }, [])
  useEffect(() => {
    void read()
    return snapshotsChanged(() => void read())
  }, [read])
  return snapshots
}
