/** What a snapshot was taken for, or before. */
export type SnapshotReason = 'hand' | 'import' | 'merge' | 'bulk' | 'restore'

/** What stands for a tool, so that a list can say what changed without reading the texts. */
export interface ToolMark {
  readonly name: string
  /** Of all but its name. */
  readonly hash: string
}

/** What stands for a set at one moment. */
export interface SetMarks {
  readonly tools: readonly ToolMark[]
  /** Of what the set says of itself: title, settings, review, questions. */
  readonly own: string
}

/** A version of a set that was kept, as a list shows it. */
export interface SnapshotEntry {
  readonly id: string
  /** The set's slot in this browser. */
  readonly set: string
  /** When, in milliseconds since 1970. */
  readonly taken: number
  readonly why: SnapshotReason
  /** As someone called it; absent where nobody did. */
  readonly name?: string
  readonly title: string
  /** Of the text, in UTF-16 code units. */
  readonly size: number
  readonly marks: SetMarks
}

/** The same with its text, as `keptText` writes one. */
export interface Snapshot extends SnapshotEntry {
  readonly text: string
}

/** Whether it stays until someone deletes it: taken by hand, or named. */
export const isPinned = ({ why, name }: SnapshotEntry): boolean =>
  why === 'hand' || name !== undefined

/** The entry under another name, or where it is empty under none. */
export function named<E extends SnapshotEntry>(
  { name: _, ...entry }: E,
  name: string,
): Omit<E, 'name'> & { readonly name?: string } {
  return name.trim() === '' ? entry : { ...entry, name: name.trim() }
}

export const newestFirst = (entries: readonly SnapshotEntry[]): readonly SnapshotEntry[] =>
  [...entries].sort((a, b) => b.taken - a.taken)
