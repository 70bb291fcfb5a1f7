/** Puts the caret of a field to a place in the text that it was given, marked, and scrolls there. */
export function goToText(
  field: HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  // A field keeps every line break as one character.
  const inField = (offset: number): number => text.slice(0, offset).replace(/\r\n/g, '\n').length
  const from = inField(start)
  const to = inField(Math.min(end, text.length))
  field.setSelectionRange(from, to)
  // A browser scrolls to the caret only of a field that gets the focus; the rest is an estimate.
  field.scrollTop = (field.scrollHeight * from) / (field.value.length || 1) - field.clientHeight / 2
  field.blur()
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
}
