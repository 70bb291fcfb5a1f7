import { isPinned, type SnapshotEntry } from './snapshot'

/** How much is kept. What was taken by hand or named is never dropped to make room. */
export const LIMITS = {
  /** Taken by themselves, of one set. */
  byThemselves: 30,
  /** Taken by themselves, of all sets together, in characters of their texts. */
  size: 50_000_000,
  /** Taken by hand or named, of one set; then no more are taken until some are deleted. */
  pinned: 100,
} as const

export type KeepDecision =
  | {
      readonly ok: true
      /** Those that go, so that the new one may stay. */
      readonly drop: readonly string[]
    }
  /** As many by hand as may be. */
  | { readonly ok: false; readonly reason: 'too-many' }

/**
 * Whether a snapshot may be kept beside all that are, and which of those go for it: the oldest of those
 * that nobody asked for. `all`: of all sets, in any order.
 */
export function decideKeep(
  all: readonly SnapshotEntry[],
  fresh: SnapshotEntry,
  limits: { readonly [K in keyof typeof LIMITS]: number } = LIMITS,
): KeepDecision {
  const pinned = all.filter((each) => each.set === fresh.set && isPinned(each))
  if (isPinned(fresh) && pinned.length >= limits.pinned) return { ok: false, reason: 'too-many' }
  const loose = all.filter((each) => !isPinned(each)).sort((a, b) => b.taken - a.taken)
  const drop = new Set<string>()
  let count = isPinned(fresh) ? 0 : 1
  let size = isPinned(fresh) ? 0 : fresh.size
  for (const each of loose) {
    if (each.set === fresh.set) count++
    size += each.size
    const isTooMany = each.set === fresh.set && count > limits.byThemselves
    if (!isTooMany && size <= limits.size) continue
    drop.add(each.id)
    size -= each.size
  }
  return { ok: true, drop: [...drop] }
}

/** Where the disk is full: the older half of those that nobody asked for. */
export function dropForRoom(all: readonly SnapshotEntry[]): readonly string[] {
  const loose = all.filter((each) => !isPinned(each)).sort((a, b) => a.taken - b.taken)
  return loose.slice(0, Math.ceil(loose.length / 2)).map(({ id }) => id)
}
