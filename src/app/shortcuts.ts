import { redone, undone } from '../state/document'

interface Shortcut {
  readonly key: string
  readonly shift?: boolean
  readonly run: () => void
}

/** With Ctrl, or Cmd on a Mac. */
const shortcuts: readonly Shortcut[] = [
  { key: 'z', run: undone },
  { key: 'z', shift: true, run: redone },
  { key: 'y', run: redone },
  { key: 's', run: () => void import('./slot').then(({ saveNow }) => saveNow()) },
]

/** Keys that work everywhere in the studio. The JSON editor handles undo itself and stops the event. */
export function listenForShortcuts(): () => void {
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
    const filter = document.querySelector<HTMLElement>('[data-shortcut="/"]')
    if (filter) event.preventDefault()
    filter?.focus()
    return
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const hit = shortcuts.find(
    ({ key, shift = false }) => key === event.key.toLowerCase() && shift === event.shiftKey,
  )
  if (!hit || event.target instanceof Element === false) return
  if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
  event.preventDefault()
  hit.run()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLElement &&
      (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
    (target instanceof Element && target.closest('.monaco-editor') !== null)
  )
}
