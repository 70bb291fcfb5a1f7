import { type RefObject, useEffect } from 'react'
import { useView } from '../../state/view'
import { answeredTurn, elementAt, turnAnswered } from './place-request'

/** A place that the JSON pane's cursor is in stays marked for so many milliseconds. */
const MARK_MS = 1200

/** Goes to the field that another pane asks for. The cursor of the JSON pane only brings it into view. */
export function usePlaceRequests(root: RefObject<HTMLElement | null>): void {
  const place = useView((state) => state.place)
  useEffect(() => {
    const form = root.current
    if (!form || !place || place.from === 'form' || place.turn <= answeredTurn()) return
    turnAnswered(place.turn)
    const field = elementAt(form, place.path)
    if (!field) return
    if (place.from === 'json') return mark(field)
    // Told apart from a person's own step into the field, which the JSON pane follows.
    field.dataset['asked'] = ''
    field.focus({ preventScroll: true })
    delete field.dataset['asked']
    field.scrollIntoView({ block: 'center' })
  }, [root, place])
}

function mark(field: HTMLElement): void {
  if (document.activeElement?.closest('.form')) return
  field.scrollIntoView({ block: 'nearest' })
  field.classList.add('shown')
  setTimeout(() => field.classList.remove('shown'), MARK_MS)
}
