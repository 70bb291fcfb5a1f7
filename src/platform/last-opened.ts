import type { Storage } from './storage'

const KEY = 'toolwright.opened'
const KEPT = 'toolwright.kept'
const PLACE = 'toolwright.place'

/** The set this tab shows: after a reload its own again, in a new tab the one last opened anywhere. */
export async function lastOpenedHere(storage: Storage): Promise<string | undefined> {
  try {
    const own = sessionStorage.getItem(KEY)
    if (own) return own
  } catch {
    // Refused as the rest of storage may be; the pointer that all tabs share is asked next.
  }
  return storage.lastOpened()
}

export async function rememberOpened(storage: Storage, id: string): Promise<void> {
  try {
    sessionStorage.setItem(KEY, id)
    // Read by the page's own script before anything else: a set is on its way, do not show another.
    if (storage.persistent) localStorage.setItem(KEPT, '1')
  } catch {
    // As above.
  }
  await storage.setLastOpened(id)
}

/** Whether this browser ever kept a set. */
export function isAnythingKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null
  } catch {
    // Refused: then only storage itself knows.
    return true
  }
}

/** Where this tab was in a set: after a reload it is there again. `tab` is the name of the side pane's. */
export interface PlaceHere {
  readonly id: string
  readonly selected: number
  readonly tab: string
}

export function rememberPlace(place: PlaceHere): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // As above.
  }
}

/** The place in this set, if it is the one that this tab was in last. */
export function placeHere(id: string): PlaceHere | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as PlaceHere | null
    return place?.id === id && Number.isInteger(place.selected) ? place : undefined
  } catch {
    return undefined
  }
}
