import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  isPinned,
  named,
  newestFirst,
  type Snapshot,
  type SnapshotEntry,
} from '../core/history/snapshot'
import type { KeptSnapshot, SnapshotStore } from '../core/history/snapshot-store'
import { decideKeep, dropForRoom } from '../core/history/which-to-drop'
import { type Hearers, hearers } from './hearers'
import { memorySnapshots } from './memory-snapshots'
import { reopening } from './reopening'
import { problemOf, withPatience } from './storage'
import { openTabs } from './tabs'

interface Schema extends DBSchema {
  entries: { key: string; value: SnapshotEntry; indexes: { set: string } }
  /** Apart from the entries, so that a list is read without them. */
  texts: { key: string; value: string }
}
type Database = IDBPDatabase<Schema>

/** A database of its own: the sets themselves never wait for their history. */
const NAME = 'toolwright-history'
const VERSION = 1

let opened: Promise<SnapshotStore> | undefined

/** Opens the browser's storage, once; where it is refused, one in memory with the reason. */
export const openSnapshots = (): Promise<SnapshotStore> =>
  (opened ??= withPatience(open()).then(indexedSnapshots, (error: unknown) =>
    memorySnapshots(problemOf(error, 'refused')),
  ))

async function open(): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' }).createIndex('set', 'set')
      database.createObjectStore('texts')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

function indexedSnapshots(first: Database): SnapshotStore {
  const { tell, listen } = changeNews()
  const use = reopening(first, () => withPatience(open()))
  const orElse = <T>(fallback: T, work: (database: Database) => Promise<T>): Promise<T> =>
    use(work).catch(() => fallback)
  const told = <T>(set: string | undefined, answer: T): T => {
    if (set !== undefined) tell(set)
    return answer
  }

  return {
    list: (set) =>
      orElse([], async (db) => newestFirst(await db.getAllFromIndex('entries', 'set', set))),
    read: (id) => orElse(undefined, (db) => read(db, id)),
    keep: async (snapshot) => {
      const kept = await keep(use, snapshot)
      return told(kept.ok && !kept.isSame ? snapshot.set : undefined, kept)
    },
    rename: (id, name) =>
      orElse(false, async (db) => {
        const transaction = db.transaction('entries', 'readwrite')
        const entry = await transaction.store.get(id)
        if (entry) await transaction.store.put(named(entry, name))
        await transaction.done
        return told(entry?.set, entry !== undefined)
      }),
    remove: (id) =>
      orElse(undefined, async (db) => {
        const gone = await read(db, id)
        await drop(db, [id])
        return told(gone?.set, gone)
      }),
    listen,
  }
}

async function read(database: Database, id: string): Promise<Snapshot | undefined> {
  const [entry, text] = await Promise.all([database.get('entries', id), database.get('texts', id)])
  return entry && text !== undefined ? { ...entry, text } : undefined
}

async function drop(database: Database, ids: readonly string[]): Promise<void> {
  const transaction = database.transaction(['entries', 'texts'], 'readwrite')
  await Promise.all([
    ...ids.flatMap((id) => [
      transaction.objectStore('entries').delete(id),
      transaction.objectStore('texts').delete(id),
    ]),
    transaction.done,
  ])
}

type Use = <T>(work: (database: Database) => Promise<T>) => Promise<T>

async function keep(use: Use, snapshot: Snapshot): Promise<KeptSnapshot> {
  try {
    return await use((db) => put(db, snapshot))
  } catch (error) {
    const reason = problemOf(error, 'failed')
    if (reason !== 'full') return { ok: false, reason }
  }
  // No room: what nobody asked for makes some, and it is tried once more.
  try {
    await use(async (db) => drop(db, dropForRoom(await db.getAll('entries'))))
    return await use((db) => put(db, snapshot))
  } catch (error) {
    return { ok: false, reason: problemOf(error, 'failed') }
  }
}

/** Decides and writes in one step; no other tab can come in between. */
async function put(database: Database, { text, ...entry }: Snapshot): Promise<KeptSnapshot> {
  const transaction = database.transaction(['entries', 'texts'], 'readwrite')
  const [entries, texts] = [transaction.objectStore('entries'), transaction.objectStore('texts')]
  const all = await entries.getAll()
  const [newest] = newestFirst(all.filter(({ set }) => set === entry.set))
  if (newest && !isPinned(entry) && (await texts.get(newest.id)) === text)
    return { ok: true, isSame: true }
  const decision = decideKeep(all, entry)
  if (!decision.ok) return decision
  await Promise.all([
    ...decision.drop.flatMap((id) => [entries.delete(id), texts.delete(id)]),
    entries.put(entry),
    texts.put(text, entry.id),
    transaction.done,
  ])
  return { ok: true, isSame: false }
}

/** Tells this tab and the others that the snapshots of a set changed. */
function changeNews(): Hearers<string> {
  const tabs = openTabs('toolwright.history')
  const { tell, listen } = hearers<string>()
  tabs.listen(({ id }) => tell(id))
  return {
    tell: (set) => {
      tabs.announce({ kind: 'saved', id: set, revision: 0 })
      tell(set)
    },
    listen,
  }
}
