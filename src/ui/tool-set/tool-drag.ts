import { type DragEvent, useState } from 'react'
import type { useWords } from '../kit/use-words'
import { actedOn, shownOrder } from './selection'

const DRAGGED = 'application/x-toolwright-tool'

/** What is being dragged; a drop target may not read it from the event before the drop. */
let dragged: ReadonlySet<string> = new Set()

export const dragSource = (id: string, movable: boolean) => ({
  draggable: movable,
  onDragStart: (event: DragEvent) => {
    dragged = actedOn(id)
    event.dataTransfer.setData(DRAGGED, id)
    event.dataTransfer.effectAllowed = 'move'
  },
})

type Side = 'before' | 'after'

/** Who comes from above goes behind the tool, who comes from below in front of it. */
function sideOf(target: string): Side {
  const order = shownOrder.get()
  const from = order.findIndex((id) => dragged.has(id))
  return from >= 0 && from < order.indexOf(target) ? 'after' : 'before'
}

/** A place to drop tools: at a tool, and into its namespace. On a heading, `side` is the group's start. */
export function useDropTarget(
  t: ReturnType<typeof useWords>,
  target: string,
  namespace: () => string,
  side?: Side,
) {
  const [over, setOver] = useState<Side>()
  return {
    'data-over': over,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      setOver(side ?? sideOf(target))
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      setOver(undefined)
      if (!event.dataTransfer.getData(DRAGGED)) return
      const ids = dragged
      const at = side ?? sideOf(target)
      void import('./list-actions').then(({ putTools }) =>
        putTools({ t, ids }, target, at, namespace()),
      )
    },
  }
}
