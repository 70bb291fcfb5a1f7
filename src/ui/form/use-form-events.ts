import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fromPointer } from '../../core/json/pointer'
import { redone, toolEdited, undone } from '../../state/document'
import { placeAsked } from '../../state/view'
import { moverOf } from './row-movers'
import { listenForRowMoves, type RowMove } from './row-moves'
import { toolNow } from './tool-now'

/** Where a row went, to be said to those who cannot see it. */
export interface Moved {
  readonly name: string
  readonly place: number
}

/** What the form listens for as a whole: the field in use, rows that move, the browser's own undo. */
export function useFormEvents(root: RefObject<HTMLElement | null>, id: string): Moved | undefined {
  const [moved, setMoved] = useState<Moved>()
  const onMove = useEffectEvent(async (move: RowMove, row: HTMLElement) => {
    const focused = document.activeElement
    // What knows every list is fetched with the first move.
    const { moveRow } = await import('../../core/model/row-edits')
    flushSync(() => {
      const { tool } = toolNow(id)
      const own = moverOf(move.list)
      if (tool) toolEdited(id, own ? own(tool, move) : moveRow(tool, move.list, move.step, move.to))
    })
    setMoved({ name: move.step, place: move.to + 1 })
    // A node that is moved in the page loses its focus.
    if (focused instanceof HTMLElement && row.contains(focused)) focused.focus()
  })
  useEffect(() => {
    const form = root.current
    if (!form) return
    const stopMoves = listenForRowMoves(form, (move, row) => void onMove(move, row))
    form.addEventListener('focusin', tellPlace)
    form.addEventListener('beforeinput', takeUndo)
    return () => {
      stopMoves()
      form.removeEventListener('focusin', tellPlace)
      form.removeEventListener('beforeinput', takeUndo)
    }
  }, [root])
  return moved
}

/** The JSON pane shows the text of the field that is in use. */
function tellPlace(event: FocusEvent): void {
  const field =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null
  if (field && field.dataset['asked'] === undefined)
    placeAsked(fromPointer(field.dataset['path']!), 'form')
}

/** The browser's own undo would undo in one field what the studio's history holds for all. */
function takeUndo(event: InputEvent): void {
  const step = { historyUndo: undone, historyRedo: redone }[event.inputType]
  if (!step || (event.target instanceof Element && event.target.matches('[data-draft]'))) return
  event.preventDefault()
  step()
}
