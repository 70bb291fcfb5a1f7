import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { memoryStorage } from './memory-storage'
import { reopening } from './reopening'
import {
  decideSave,
  newestFirst,
  type SaveRequest,
  type StoredSet,
  type StoredSetEntry,
} from './stored-set'

/** Why the browser does not keep something. */
export type StorageProblem =
  /** Switched off, or a private window. */
  | 'refused'
  /** No room left on the disk or in the quota. */
  | 'full'
  | 'failed'

export type Saved =
  | { readonly ok: true; readonly revision: number; readonly updated: number }
  | { readonly ok: false; readonly reason: 'changed-elsewhere'; readonly current?: StoredSet }
  | { readonly ok: false; readonly reason: StorageProblem }

/** Where sets are kept. Nothing here rejects: what goes wrong is told in the answer. */
export interface Storage {
  /** False when everything is gone after a reload; `problem` says why. */
  readonly persistent: boolean
  readonly problem?: StorageProblem
  readonly listSets: () => Promise<readonly StoredSetEntry[]>
  readonly loadSet: (id: string) => Promise<StoredSet | undefined>
  /** Compares the revision and saves in one step; no other tab can come in between. */
  readonly saveSet: (request: SaveRequest) => Promise<Saved>
  /** What was deleted, so that it can be put back by saving it anew. */
  readonly deleteSet: (id: string) => Promise<StoredSet | undefined>
  /** The set that was last on screen, in any tab. */
  readonly lastOpened: () => Promise<string | undefined>
  readonly setLastOpened: (id: string) => Promise<void>
}

interface Schema extends DBSchema {
  sets: { key: string; value: StoredSet }
  pointers: { key: 'last-opened'; value: string }
}
type Database = IDBPDatabase<Schema>

const NAME = 'toolwright'
const VERSION = 1

/** Some browsers never answer when storage is switched off; the page does not wait longer, in ms. */
const PATIENCE = 10_000

let opened: Promise<Storage> | undefined

/** Opens the browser's storage, once; where it is refused, one in memory with the reason. */
export function openStorage(): Promise<Storage> {
  opened ??= withPatience(open()).then(indexedStorage, (error: unknown) =>
    memoryStorage(problemOf(error, 'refused')),
  )
  return opened
}

/** Async, so that a browser that throws at once is answered like one that refuses later. */
async function open(): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('sets', { keyPath: 'id' })
      database.createObjectStore('pointers')
    },
    // A newer Toolwright in another tab waits for this one to let go; the next use opens anew.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

function indexedStorage(first: Database): Storage {
  const use = reopening(first, () => withPatience(open()))
  const orElse = <T>(fallback: T, work: (database: Database) => Promise<T>): Promise<T> =>
    use(work).catch(() => fallback)

  return {
    persistent: true,
    listSets: () => orElse([], async (db) => newestFirst(await db.getAll('sets'))),
    loadSet: (id) => orElse(undefined, (db) => db.get('sets', id)),
    saveSet: (request) =>
      use((db) => save(db, request)).catch((error: unknown) => ({
        ok: false,
        reason: problemOf(error, 'failed'),
      })),
    deleteSet: (id) => orElse(undefined, (db) => remove(db, id)),
    lastOpened: () => orElse(undefined, (db) => db.get('pointers', 'last-opened')),
    setLastOpened: (id) =>
      orElse(undefined, async (db) => void (await db.put('pointers', id, 'last-opened'))),
  }
}

async function save(database: Database, request: SaveRequest): Promise<Saved> {
  const transaction = database.transaction('sets', 'readwrite')
  const decision = decideSave(await transaction.store.get(request.id), request, Date.now())
  if (!decision.ok) return decision
  await Promise.all([transaction.store.put(decision.set), transaction.done])
  const { revision, updated } = decision.set
  return { ok: true, revision, updated }
}

async function remove(database: Database, id: string): Promise<StoredSet | undefined> {
  const transaction = database.transaction('sets', 'readwrite')
  const gone = await transaction.store.get(id)
  await Promise.all([transaction.store.delete(id), transaction.done])
  return gone
}

/** Rejects when the browser does not answer at all. */
export function withPatience<T>(promise: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE)
  })
  return Promise.race([promise, tooLong])
}

/** What an IndexedDB error means to the person in front of it. */
export function problemOf(error: unknown, otherwise: StorageProblem): StorageProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' || name === 'NotAllowedError' ? 'refused' : otherwise
}
