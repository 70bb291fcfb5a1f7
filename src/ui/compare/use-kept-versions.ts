import { useEffect, useState } from 'react'
import type { SnapshotEntry } from '../../core/history/snapshot'
import { listSnapshots } from '../../state/history'
import { powers, type StoredSet } from '../../state/powers'

/** What this browser has to compare with. */
interface Kept {
  readonly snapshots: readonly SnapshotEntry[]
  readonly sets: readonly StoredSet[]
}

/** Snapshots of the set on screen, and the other sets of this browser. */
export function useKeptVersions(): Kept {
  const [kept, setKept] = useState<Kept>({ snapshots: [], sets: [] })
  useEffect(() => {
    let isWanted = true
    void Promise.all([listSnapshots(), powers().listSets()]).then(([snapshots, sets]) => {
      if (isWanted) setKept({ snapshots, sets })
    })
    return () => {
      isWanted = false
    }
  }, [])
  return kept
}
