import type { KeyboardEvent } from 'react'

const FIELDS = 'input, textarea, select'

export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // 229 is how some browsers mark the key that ends a composition.
  nativeEvent.isComposing || keyCode === 229

/** The fields of a row, from the one by which it is known. */
const fieldsOf = (row: Element | null | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(FIELDS) ?? []),
]

/** The field behind the first in the row above the one that adds. */
export const focusSecondCell = (adding: Element | null): void =>
  fieldsOf(adding?.previousElementSibling)[1]?.focus()

/**
 * Enter in a cell goes to the next one, and from the last of a row to the field for a new row; with
 * Shift it is a new line, where the cell takes lines.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, currentTarget } = event
  if (key !== 'Enter' || shiftKey || event.defaultPrevented || isComposing(event)) return
  if (!(target instanceof HTMLElement) || !target.matches('input, textarea')) return
  const fields = fieldsOf(target.closest('li'))
  const next = fields[fields.indexOf(target) + 1] ?? currentTarget.querySelector('.new-row input')
  event.preventDefault()
  if (next instanceof HTMLElement) next.focus()
}
