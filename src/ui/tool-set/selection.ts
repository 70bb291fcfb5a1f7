import { useSyncExternalStore } from 'react'
import { signal } from '../kit/signal'

/** Which tools of the list are selected, while several are being selected. */
export interface Selection {
  readonly isOn: boolean
  readonly ids: ReadonlySet<string>
  /** Where a range begins. */
  readonly anchor?: string | undefined
}

const NONE: Selection = { isOn: false, ids: new Set() }
export const selection = signal<Selection>(NONE)

/** The tools that the list shows, from top to bottom. */
export const shownOrder = signal<readonly string[]>([])

export const useIsSelecting = (): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.get().isOn)

/** A row hears only of its own tool. */
export const useIsSelected = (id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.get().ids.has(id))

export const selectionStarted = (): void => selection.set({ ...NONE, isOn: true })
export const selectionLeft = (): void => selection.set(NONE)

export function toolsSelected(ids: Iterable<string>, anchor?: string): void {
  selection.set({ isOn: true, ids: new Set(ids), anchor: anchor ?? selection.get().anchor })
}

/** In or out; the next range begins here. */
export function selectionToggled(id: string): void {
  const ids = new Set(selection.get().ids)
  if (!ids.delete(id)) ids.add(id)
  toolsSelected(ids, id)
}

/** All that are shown from where the range began to here, in place of the range before. */
export function rangeSelected(to: string, from?: string): void {
  const order = shownOrder.get()
  const anchor = selection.get().anchor ?? from ?? to
  const ends = [order.indexOf(anchor), order.indexOf(to)].sort((a, b) => a - b)
  toolsSelected(ends[0]! < 0 ? [to] : order.slice(ends[0], ends[1]! + 1), anchor)
}

/** What an action on this tool is about: all selected ones where it is among them, else it alone. */
export function actedOn(id: string): ReadonlySet<string> {
  const { isOn, ids } = selection.get()
  return isOn && ids.has(id) ? ids : new Set([id])
}
