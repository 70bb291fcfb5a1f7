import type { Snapshot, SnapshotEntry } from './snapshot'

/** Why the browser does not keep snapshots: storage is off, the disk is full, or something else. */
export type HistoryProblem = 'refused' | 'full' | 'failed'

export type KeptSnapshot =
  /** `isSame`: the newest says the same, byte for byte, so nothing was added. */
  | { readonly ok: true; readonly isSame: boolean }
  | { readonly ok: false; readonly reason: HistoryProblem | 'too-many' }

/** Where snapshots are kept. Nothing here rejects: what goes wrong is told in the answer. */
export interface SnapshotStore {
  /** Why everything is gone after a reload; absent where it is kept. */
  readonly problem?: HistoryProblem
  /** Those of a set, the newest first. */
  readonly list: (set: string) => Promise<readonly SnapshotEntry[]>
  readonly read: (id: string) => Promise<Snapshot | undefined>
  readonly keep: (snapshot: Snapshot) => Promise<KeptSnapshot>
  /** An empty name takes the name away. False when it is not there. */
  readonly rename: (id: string, name: string) => Promise<boolean>
  /** What was deleted, so that it can be kept anew. */
  readonly remove: (id: string) => Promise<Snapshot | undefined>
  /** Hears of changes, also in other tabs; the answer stops it. */
  readonly listen: (hear: (set: string) => void) => () => void
}
