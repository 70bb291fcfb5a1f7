import type { FileRead } from '../../state/powers'

/** A text to import: what stands in the paste area, or a file. */
export interface ImportSource {
  /** Names the text in lists, and stays the same while its text changes. */
  readonly key: string
  /** Of the file; absent for pasted text. */
  readonly name?: string
  readonly text: string
}

/** Longer texts are not put in the paste area, where every keystroke would wait for them. */
export const LONGEST_IN_FIELD = 500_000

let count = 0

export const newSource = (text: string, name?: string): ImportSource => ({
  key: `source-${++count}`,
  text,
  ...(name === undefined ? {} : { name }),
})

export interface ImportDraft {
  /** In the paste area. */
  text: string
  others: readonly ImportSource[]
}

/** What was in the dialog when it was closed without importing; it is there when it opens again. */
export const importDraft: ImportDraft = { text: '', others: [] }

/** What came in by itself: a text that was pasted or dropped on the page, or files. */
export interface Arrival {
  readonly text?: string
  readonly files?: readonly FileRead[]
}

export type UnreadFile = Extract<FileRead, { ok: false }>

/** The files that could be read. */
export const sourcesOf = (files: readonly FileRead[] = []): readonly ImportSource[] =>
  files.flatMap((file) => (file.ok ? [newSource(file.text, file.name)] : []))

/** The files that could not, each to be named with its reason. */
export const unreadOf = (files: readonly FileRead[] = []): readonly UnreadFile[] =>
  files.filter((file): file is UnreadFile => !file.ok)

/** The dialog's content for what came in by itself. */
export function draftOf({ text = '', files }: Arrival): ImportDraft {
  if (text.length <= LONGEST_IN_FIELD) return { text, others: sourcesOf(files) }
  return { text: '', others: [newSource(text), ...sourcesOf(files)] }
}

/** What came in while the dialog was open stands beside what it holds already. */
export const addedBy = ({ text, files }: Arrival): readonly ImportSource[] => [
  ...(text === undefined ? [] : [newSource(text)]),
  ...sourcesOf(files),
]
