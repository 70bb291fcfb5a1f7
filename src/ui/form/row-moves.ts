import type { Path } from '../../core/json/node'
import { fromPointer } from '../../core/json/pointer'

/** A wish to move a row of a list, by the number of its place. */
export interface RowMove {
  /** The object or array whose members the rows are. */
  readonly list: Path
  readonly step: string
  readonly from: number
  readonly to: number
}

type OnMove = (move: RowMove, row: HTMLElement) => void

/**
 * Lets rows be moved, by dragging their handle or with Alt and an arrow key anywhere in the row.
 * A list is an element with `data-list`, a pointer; its rows are its children with `data-step`.
 */
export function listenForRowMoves(root: HTMLElement, onMove: OnMove): () => void {
  const keyed = (event: KeyboardEvent) => {
    const up = event.key === 'ArrowUp'
    if (!event.altKey || event.ctrlKey || event.metaKey || !(up || event.key === 'ArrowDown'))
      return
    const row = rowOf(event.target)
    if (!row || event.isComposing) return
    event.preventDefault()
    const from = rowsBeside(row).indexOf(row)
    moveTo(row, from + (up ? -1 : 1), onMove)
  }
  const pressed = (event: PointerEvent) => {
    const handle = event.target instanceof Element && event.target.closest<HTMLElement>('.drag')
    const row = handle && rowOf(handle)
    if (handle && row && event.button === 0 && !handle.matches(':disabled'))
      drag(row, handle, event, onMove)
  }
  root.addEventListener('keydown', keyed)
  root.addEventListener('pointerdown', pressed)
  return () => {
    root.removeEventListener('keydown', keyed)
    root.removeEventListener('pointerdown', pressed)
  }
}

function rowOf(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
  return row?.parentElement?.dataset['list'] === undefined ? undefined : row
}

function rowsBeside(row: HTMLElement): HTMLElement[] {
  return [...row.parentElement!.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.dataset['step'] !== undefined,
  )
}

function moveTo(row: HTMLElement, to: number, onMove: OnMove): void {
  const rows = rowsBeside(row)
  const from = rows.indexOf(row)
  if (to === from || to < 0 || to >= rows.length) return
  const list = fromPointer(row.parentElement!.dataset['list']!)
  onMove({ list, step: row.dataset['step']!, from, to }, row)
}

/** Follows the pointer until it is let go; Escape leaves everything as it was. */
function drag(row: HTMLElement, handle: HTMLElement, start: PointerEvent, onMove: OnMove): void {
  const rows = rowsBeside(row)
  const from = rows.indexOf(row)
  let to = from
  handle.setPointerCapture(start.pointerId)
  row.dataset['dragged'] = ''

  const mark = () => {
    rows.forEach((each, i) => {
      const side = i !== to || to === from ? undefined : to < from ? 'before' : 'after'
      if (side) each.dataset['drop'] = side
      else delete each.dataset['drop']
    })
  }
  const moved = (event: PointerEvent) => {
    const passed = rows.filter((each, i) => {
      const box = each.getBoundingClientRect()
      const middle = box.top + box.height / 2
      return i !== from && event.clientY > middle
    }).length
    to = passed
    mark()
  }
  const end = () => {
    delete row.dataset['dragged']
    rows.forEach((each) => delete each.dataset['drop'])
    handle.removeEventListener('pointermove', moved)
    handle.removeEventListener('pointerup', dropped)
    handle.removeEventListener('pointercancel', end)
    removeEventListener('keydown', escaped, true)
  }
  const dropped = () => {
    end()
    moveTo(row, to, onMove)
  }
  const escaped = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  handle.addEventListener('pointermove', moved)
  handle.addEventListener('pointerup', dropped)
  handle.addEventListener('pointercancel', end)
  addEventListener('keydown', escaped, true)
}
