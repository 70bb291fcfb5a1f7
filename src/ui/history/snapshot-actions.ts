import '../../i18n/words/history'
import type { SnapshotEntry } from '../../core/history/snapshot'
import { snapshotDeleted, snapshotPutBack, snapshotRestored } from '../../state/history'
import { compareRequest } from '../compare/compare-request'
import { snapshotVersion } from '../compare/kept-version'
import { toasted } from '../kit/toast'
import { historyRequest } from './history-request'
import type { useWords } from '../kit/use-words'

type Translate = ReturnType<typeof useWords>

/** Opens the comparison of a snapshot with the set on screen. */
export async function compareSnapshot({ id }: SnapshotEntry, name: string): Promise<void> {
  const version = await snapshotVersion(id, name)
  if (!version) return
  historyRequest.set(false)
  compareRequest.set({ with: version, back: () => historyRequest.set(true) })
}

/** Puts a snapshot in the place of the set; false where it could not be read. */
export async function restoreSnapshot(
  t: Translate,
  { id }: SnapshotEntry,
  name: string,
): Promise<boolean> {
  const isRestored = await snapshotRestored(id)
  toasted({ text: isRestored ? t('history.restored', { name }) : t('history.restoreFailed') })
  return isRestored
}

/** Deletes a snapshot, with the way back. */
export async function deleteSnapshot(
  t: Translate,
  { id }: SnapshotEntry,
  name: string,
): Promise<void> {
  const gone = await snapshotDeleted(id)
  if (!gone) return
  toasted({
    text: t('history.deleted', { name }),
    action: { label: t('history.undo'), run: () => void snapshotPutBack(gone) },
  })
}
