import { hasLinkPayload } from '../core/share/has-link-payload'
import { powers } from '../state/powers'
import type { Arrival } from '../ui/exchange/import-source'

type OnArrival = (arrival: Arrival) => void

declare global {
  interface Window {
    /** Files dropped before any of this was loaded: kept by boot.js. */
    droppedEarly?: File[]
  }
}

/** A definition dropped anywhere, or pasted where nothing is being typed, is offered for import. */
export function listenForPastedDefinitions(onArrival: OnArrival): () => void {
  const offer = (files: File[]) =>
    void Promise.all(files.map((file) => powers().readFile(file))).then((read) =>
      onArrival({ files: read }),
    )
  const over = (event: DragEvent) => {
    if (carriesFilesOrText(event)) event.preventDefault()
  }
  const dropped = (event: DragEvent) => {
    if (event.defaultPrevented || !carriesFilesOrText(event)) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    const text = event.dataTransfer?.getData('text/plain')
    if (files.length) offer(files)
    else if (text) onArrival({ text })
  }
  const pasted = (event: ClipboardEvent) => {
    if (event.defaultPrevented) return
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest('input, textarea, [contenteditable], .monaco-editor, [role="dialog"]'))
      return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (/[{[]/.test(text) || hasLinkPayload(text) || /^(openapi|swagger)['"]?\s*:/m.test(text))
      onArrival({ text })
  }
  document.documentElement.dataset['listening'] = ''
  if (window.droppedEarly) offer(window.droppedEarly)
  delete window.droppedEarly
  addEventListener('dragover', over)
  addEventListener('drop', dropped)
  addEventListener('paste', pasted)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', dropped)
    removeEventListener('paste', pasted)
  }
}

function carriesFilesOrText(event: DragEvent): boolean {
  const types = event.dataTransfer?.types ?? []
  return types.includes('Files') || (types.includes('text/plain') && !isField(event.target))
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, .monaco-editor') !== null
