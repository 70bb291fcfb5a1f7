import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KeptRunEntry, laterFirst, MOST_KEPT, runsToDrop } from './kept-runs-limit'
import { reopening } from './reopening'
import { problemOf, type StorageProblem, withPatience } from './storage'

/** A run of the bench as the browser keeps it, with the set it was made for. */
export interface KeptRun extends KeptRunEntry {
  /** The run file, whole. */
  readonly text: string
}

export type RunKept =
  /** `dropped`: how many older runs had to go for it. */
  | { readonly ok: true; readonly dropped: number }
  | { readonly ok: false; readonly reason: StorageProblem | 'too-large' }

interface Schema extends DBSchema {
  runs: { key: [string, string]; value: KeptRun; indexes: { set: string } }
  /** The same without the texts, so that old ones are found without reading all. */
  entries: { key: [string, string]; value: KeptRunEntry }
}
type Database = IDBPDatabase<Schema>

/** Beside the database of sets: runs are many and large, and may be lost without loss of work. */
const NAME = 'toolwright-runs'

type Use = <T>(work: (database: Database) => Promise<T>) => Promise<T>

let opened: Promise<Use> | undefined

/** Opens the database at its first use. */
async function use<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const reached = () => withPatience(open())
  opened ??= reached().then((first) => reopening(first, reached))
  // A browser that refused once may be asked again.
  opened.catch(() => {
    opened = undefined
  })
  return (await opened)(work)
}

/** Async, so that a browser that throws at once is answered like one that refuses later. */
async function open(): Promise<Database> {
  return openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('runs', { keyPath: ['set', 'id'] }).createIndex('set', 'set')
      db.createObjectStore('entries', { keyPath: ['set', 'id'] })
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

/** The runs of a set, the newest first; empty where the browser keeps nothing. */
export async function keptRuns(set: string): Promise<readonly KeptRun[]> {
  try {
    const runs = await use((db) => db.getAllFromIndex('runs', 'set', set))
    return runs.sort(laterFirst)
  } catch {
    return []
  }
}

/** Keeps a run, in the place of one with its id; the oldest go where there are too many. */
export async function keepRun(run: KeptRun): Promise<RunKept> {
  if (run.text.length > MOST_KEPT.characters) return { ok: false, reason: 'too-large' }
  try {
    return { ok: true, dropped: await use((db) => put(db, run)) }
  } catch (error) {
    return { ok: false, reason: problemOf(error, 'failed') }
  }
}

/** Decides and writes in one step; no other tab can come in between. How many older runs went. */
async function put(database: Database, run: KeptRun): Promise<number> {
  const transaction = database.transaction(['runs', 'entries'], 'readwrite')
  const [runs, entries] = [transaction.objectStore('runs'), transaction.objectStore('entries')]
  const { set, id, started } = run
  const dropped = runsToDrop(await entries.getAll(), { set, id, started })
  await Promise.all([
    ...dropped.flatMap((each) => [
      runs.delete([each.set, each.id]),
      entries.delete([each.set, each.id]),
    ]),
    runs.put(run),
    entries.put({ set, id, started }),
    transaction.done,
  ])
  return dropped.length
}

/** False where the browser did not let go of it. */
export async function dropRun(set: string, id: string): Promise<boolean> {
  try {
    await use((db) => remove(db, set, id))
    return true
  } catch {
    return false
  }
}

async function remove(database: Database, set: string, id: string): Promise<void> {
  const transaction = database.transaction(['runs', 'entries'], 'readwrite')
  await Promise.all([
    transaction.objectStore('runs').delete([set, id]),
    transaction.objectStore('entries').delete([set, id]),
    transaction.done,
  ])
}
