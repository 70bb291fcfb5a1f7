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
  accept = '.json,.jsonc,.json5,.jsonl,.ndjson,.txt,.md,.yaml,.yml,.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.java,application/json',
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
