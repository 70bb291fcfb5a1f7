import type { SnapshotReason } from '../core/history/snapshot'
import { useDocument } from './document'

/** Keeps the set as it is now, before an act that changes much of it; its code is fetched for that. */
export function snapshotBefore(why: Exclude<SnapshotReason, 'hand'>): void {
  const { set } = useDocument.getState()
  void import('./history').then(({ keptBefore }) => keptBefore(set, why))
}
