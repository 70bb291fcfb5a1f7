import { fileText } from './file-text'

/** Larger files are refused, in bytes. */
export const LARGEST_FILE = 32 * 1024 * 1024

export type FileRead =
  | { readonly ok: true; readonly name: string; readonly text: string; readonly bom: boolean }
  | {
      readonly ok: false
      readonly name: string
      readonly reason: 'too-large' | 'not-text' | 'unreadable'
      /** Of a file that is not text: the offset of the first byte that is not. */
      readonly at?: number
    }

/** Reads a file as text, byte order mark and line ends kept. */
export async function readFile(file: File): Promise<FileRead> {
  const { name } = file
  if (file.size > LARGEST_FILE) return { ok: false, name, reason: 'too-large' }
  try {
    const read = fileText(new Uint8Array(await file.arrayBuffer()))
    return read.ok
      ? { ok: true, name, text: read.text, bom: read.bom }
      : { ok: false, name, reason: read.reason, at: read.at }
  } catch {
    return { ok: false, name, reason: 'unreadable' }
  }
}

/** Offers the text as a download. */
export function saveFile(name: string, text: string, mime = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens the file chooser. Empty when it is dismissed. */
export function pickFiles(
  accept = '.json,.jsonc,.json5,.jsonl,.txt,application/json',
): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = true
    input.accept = accept
    input.hidden = true
    const done = () => {
      resolve([...(input.files ?? [])])
      input.remove()
    }
    input.addEventListener('change', done)
    input.addEventListener('cancel', done)
    // Safari forgets an input that is not in the page.
    document.body.append(input)
    input.click()
  })
}

export interface DropHearing {
  readonly dropped: (files: readonly File[]) => void
  /** Files are held over the page, or no longer. */
  readonly hovering?: (over: boolean) => void
}

/** Takes files dropped anywhere on the page, which the browser would else open in its place. */
export function onFilesDropped({ dropped, hovering }: DropHearing): () => void {
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    hovering?.(true)
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) hovering?.(false)
  }
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    hovering?.(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length) dropped(files)
  }
  const heard = { dragover: over, dragleave: leave, drop } as const
  const names = ['dragover', 'dragleave', 'drop'] as const
  // In the capture phase: an editor below would take the drop for text.
  for (const name of names) window.addEventListener(name, heard[name], true)
  return () => {
    for (const name of names) window.removeEventListener(name, heard[name], true)
  }
}
