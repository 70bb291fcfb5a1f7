import type { Storage, StorageProblem } from './storage'
import { decideSave, newestFirst, type StoredSet } from './stored-set'

/** Keeps sets as long as the page is open, where the browser keeps nothing. */
export function memoryStorage(problem: StorageProblem): Storage {
  const sets = new Map<string, StoredSet>()
  let last: string | undefined
  return {
    persistent: false,
    problem,
    listSets: async () => newestFirst([...sets.values()]),
    loadSet: async (id) => sets.get(id),
    saveSet: async (request) => {
      const decision = decideSave(sets.get(request.id), request, Date.now())
      if (!decision.ok) return decision
      sets.set(request.id, decision.set)
      return { ok: true, revision: decision.set.revision, updated: decision.set.updated }
    },
    deleteSet: async (id) => {
      const gone = sets.get(id)
      sets.delete(id)
      return gone
    },
    lastOpened: async () => last,
    setLastOpened: async (id) => {
      last = id
    },
  }
}
