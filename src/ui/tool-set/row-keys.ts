import type { KeyboardEvent } from 'react'
import {
  actedOn,
  rangeSelected,
  selection,
  selectionToggled,
  shownOrder,
  toolsSelected,
} from './selection'

/** The keys of a row: to the next one, and with Alt moved there; Shift takes it into the selection. */
export function onRowKey(
  event: KeyboardEvent<HTMLButtonElement>,
  id: string,
  movable: boolean,
): void {
  const isCommand = event.ctrlKey || event.metaKey
  if (event.key === ' ' && (isCommand || selection.get().isOn)) {
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) selectionToggled(id)
  }
  if (event.type !== 'keydown') return
  if (event.key.toLowerCase() === 'a' && isCommand && selection.get().isOn) {
    event.preventDefault()
    toolsSelected(shownOrder.get())
  }
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (!step || isCommand) return
  event.preventDefault()
  if (event.altKey) {
    const ids = actedOn(id)
    if (movable)
      void import('./list-actions').then(({ moveTools }) =>
        moveTools(ids, step < 0 ? 'up' : 'down'),
      )
    return
  }
  const next = neighbour(event.currentTarget, step)
  if (event.shiftKey) rangeSelected(next?.dataset['tool'] ?? id, id)
  next?.focus()
}

function neighbour(row: HTMLElement, step: number): HTMLElement | undefined {
  const list = row.closest('.tools')
  const rows = [...(list?.querySelectorAll<HTMLElement>('.tool-open') ?? [])]
  return rows[rows.indexOf(row) + step]
}
