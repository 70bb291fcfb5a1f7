import { isPinned, named, newestFirst, type Snapshot } from '../core/history/snapshot'
import type { SnapshotStore } from '../core/history/snapshot-store'
import { decideKeep } from '../core/history/which-to-drop'
import { hearers } from './hearers'
import type { StorageProblem } from './storage'

/** Keeps snapshots as long as the page is open, where the browser keeps nothing. */
export function memorySnapshots(problem: StorageProblem): SnapshotStore {
  const all = new Map<string, Snapshot>()
  const { tell, listen } = hearers<string>()
  const ofSet = (set: string) => newestFirst([...all.values()].filter((each) => each.set === set))
  return {
    problem,
    list: async (set) => ofSet(set),
    read: async (id) => all.get(id),
    keep: async (snapshot) => {
      const [newest] = ofSet(snapshot.set)
      const isSame =
        newest !== undefined && !isPinned(snapshot) && all.get(newest.id)?.text === snapshot.text
      if (isSame) return { ok: true, isSame }
      const decision = decideKeep([...all.values()], snapshot)
      if (!decision.ok) return decision
      for (const id of decision.drop) all.delete(id)
      all.set(snapshot.id, snapshot)
      tell(snapshot.set)
      return { ok: true, isSame }
    },
    rename: async (id, name) => {
      const snapshot = all.get(id)
      if (!snapshot) return false
      all.set(id, named(snapshot, name))
      tell(snapshot.set)
      return true
    },
    remove: async (id) => {
      const gone = all.get(id)
      all.delete(id)
      if (gone) tell(gone.set)
      return gone
    },
    listen,
  }
}
