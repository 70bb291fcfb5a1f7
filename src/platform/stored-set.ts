/** A set as the browser keeps it. */
export interface StoredSet {
  readonly id: string
  readonly title: string
  /** The set's whole text, byte for byte. */
  readonly text: string
  /** Index of the tool that was on screen. */
  readonly selected: number
  readonly toolCount: number
  /** When it was saved, in milliseconds since 1970. */
  readonly updated: number
  /** Grows at every save; another tab knows by it that its own copy is old. */
  readonly revision: number
}

/** A set as a list shows it. */
export type StoredSetEntry = Omit<StoredSet, 'text'>

/** What is to be kept. `baseRevision` is the revision it was made from, 0 for a set not kept before. */
export interface SaveRequest {
  readonly id: string
  readonly baseRevision: number
  readonly title: string
  readonly text: string
  readonly selected: number
  readonly toolCount: number
}

export type SaveDecision =
  | { readonly ok: true; readonly set: StoredSet }
  | {
      readonly ok: false
      readonly reason: 'changed-elsewhere'
      /** What is kept now; absent when it was deleted meanwhile. */
      readonly current?: StoredSet
    }

/**
 * Whether a save may go through: only onto the revision it was made from. `now` is in milliseconds.
 * Revisions follow the clock, so that a set deleted and made anew never meets an old number again.
 */
export function decideSave(
  current: StoredSet | undefined,
  request: SaveRequest,
  now: number,
): SaveDecision {
  const { baseRevision, ...kept } = request
  if (baseRevision !== (current?.revision ?? 0))
    return { ok: false, reason: 'changed-elsewhere', ...(current && { current }) }
  return { ok: true, set: { ...kept, updated: now, revision: Math.max(baseRevision + 1, now) } }
}

export function entryOf({ text: _, ...entry }: StoredSet): StoredSetEntry {
  return entry
}

/** The list as it is shown: the newest first. */
export function newestFirst(sets: readonly StoredSet[]): readonly StoredSetEntry[] {
  return sets.map(entryOf).sort((a, b) => b.updated - a.updated)
}
