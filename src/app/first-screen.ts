import { flushSync } from 'react-dom'
import { str } from '../core/json/node'
import { toolEdited, useDocument } from '../state/document'

/** What the page shows and lets type in before any script has run: see index.html. */
const firstScreen = (): HTMLElement | null => document.getElementById('first-screen')

export const dropFirstScreen = (): void => firstScreen()?.remove()

/**
 * The studio takes the first screen's place: what was typed there is the tool's name, and the caret
 * goes on where it was. A composition that is under way is let end first.
 */
export function takeOverFirstScreen(): void {
  const screen = firstScreen()
  const early = screen?.querySelector('input')
  if (!screen || !early) return dropFirstScreen()
  if (early.dataset['composing'] === undefined) return takeOver(screen, early)
  early.addEventListener('compositionend', () => takeOver(screen, early), { once: true })
}

function takeOver(screen: HTMLElement, early: HTMLInputElement): void {
  const isFocused = document.activeElement === early
  const { value, selectionStart, selectionEnd } = early
  const { selected } = useDocument.getState()
  if (value)
    flushSync(() => toolEdited(selected, [{ op: 'set', path: ['name'], value: str(value) }]))
  screen.remove()
  const field = document.querySelector<HTMLInputElement>('[data-testid="tool-name"]')
  if (!field || !isFocused) return
  field.focus({ preventScroll: true })
  field.setSelectionRange(selectionStart, selectionEnd)
}
