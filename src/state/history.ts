import { restoredSet } from '../core/history/restored-set'
import { marksOf } from '../core/history/set-marks'
import {
  named,
  type Snapshot,
  type SnapshotEntry,
  type SnapshotReason,
} from '../core/history/snapshot'
import type { HistoryProblem, KeptSnapshot } from '../core/history/snapshot-store'
import { keptText, openKept } from '../core/model/kept-set'
import { isUntouched, setTitleOf, type ToolSet } from '../core/model/tool-set'
import { toBase64url } from '../core/share/base64url'
import { newToolId, toolsChanged, useDocument } from './document'
import { powers } from './powers'

/** Snapshots of a set of this browser, or of the one on screen, the newest first. */
export async function listSnapshots(setId?: string): Promise<readonly SnapshotEntry[]> {
  const { store, set } = await powers().history()
  return store.list(setId ?? set)
}

/** One with its text, as `openKept` takes it; undefined when it is gone. */
export const readSnapshot = async (id: string): Promise<Snapshot | undefined> =>
  (await powers().history()).store.read(id)

/** Why snapshots are gone after a reload; undefined where the browser keeps them. */
export const historyProblem = async (): Promise<HistoryProblem | undefined> =>
  (await powers().history()).store.problem

/** Hears when snapshots change, also in another tab; the answer stops it. */
export function snapshotsChanged(hear: () => void): () => void {
  let isWanted = true
  let stop = (): void => {}
  void powers()
    .history()
    .then(({ store }) => {
      if (isWanted) stop = store.listen(hear)
    })
  return () => {
    isWanted = false
    stop()
  }
}

/** Why the last snapshot that was to be taken by itself was not; undefined when it was. */
let lastProblem: Exclude<KeptSnapshot, { ok: true }>['reason'] | undefined
export const lastUnkept = (): typeof lastProblem => lastProblem

/** The set on screen as it is now, by hand. */
export const snapshotTaken = (name: string): Promise<KeptSnapshot> =>
  keep(useDocument.getState().set, 'hand', name)

/** A set as it was before an act. Nothing was written in an untouched one. */
export async function keptBefore(
  set: ToolSet,
  why: Exclude<SnapshotReason, 'hand'>,
): Promise<KeptSnapshot> {
  if (isUntouched(set)) return { ok: true, isSame: true }
  const kept = await keep(set, why)
  lastProblem = kept.ok ? undefined : kept.reason
  return kept
}

let last = 0

async function keep(set: ToolSet, why: SnapshotReason, name = ''): Promise<KeptSnapshot> {
  // No two are taken at the same moment, so that their order is kept.
  last = Math.max(Date.now(), last + 1)
  const taken = last
  const text = keptText(set)
  const { store, set: slot } = await powers().history()
  const snapshot: Snapshot = {
    id: toBase64url(crypto.getRandomValues(new Uint8Array(12))),
    set: slot,
    taken,
    why,
    title: setTitleOf(set),
    size: text.length,
    marks: marksOf(set),
    text,
  }
  return store.keep(named(snapshot, name))
}

export const snapshotNamed = async (id: string, name: string): Promise<boolean> =>
  (await powers().history()).store.rename(id, name)

/** What was deleted, so that `snapshotPutBack` can bring it back. */
export const snapshotDeleted = async (id: string): Promise<Snapshot | undefined> =>
  (await powers().history()).store.remove(id)

export const snapshotPutBack = async (snapshot: Snapshot): Promise<KeptSnapshot> =>
  (await powers().history()).store.keep(snapshot)

/**
 * Puts a snapshot in the place of the set on screen: one step to undo, and what was there is a snapshot
 * too. False when it is gone or cannot be read.
 */
export async function snapshotRestored(id: string): Promise<boolean> {
  const snapshot = await readSnapshot(id)
  const opened = snapshot && openKept(snapshot.text, newToolId)
  if (!opened?.ok) return false
  await keptBefore(useDocument.getState().set, 'restore')
  toolsChanged((now) => restoredSet(opened.set, now))
  return true
}
