/** What a page that went away had not saved: the set's slot, the revision it came from, its text. */
export interface Journal {
  readonly id: string
  readonly revision: number
  readonly text: string
}

const keyOf = (id: string): string => `toolwright.journal.${id}`

/** Written at once, unlike the database; refused storage or a set past its quota leaves nothing. */
export function writeJournal(journal: Journal): boolean {
  try {
    localStorage.setItem(keyOf(journal.id), JSON.stringify(journal))
    return true
  } catch {
    return false
  }
}

export function readJournal(slotId: string): Journal | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(slotId)) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { id, revision, text } = value as Partial<Journal>
    if (typeof id !== 'string' || typeof revision !== 'number' || typeof text !== 'string')
      return undefined
    return { id, revision, text }
  } catch {
    return undefined
  }
}

export function dropJournal(slotId: string): void {
  try {
    localStorage.removeItem(keyOf(slotId))
  } catch {
    // Storage that refuses to write has nothing to drop.
  }
}
