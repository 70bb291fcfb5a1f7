/** A set as the browser's storage lists it. `updated` is in milliseconds since 1970. */
export interface StoredSet {
  readonly id: string
  readonly title: string
  readonly updated: number
  readonly toolCount: number
}

export type FileRead =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | {
      readonly ok: false
      readonly name: string
      readonly reason: 'too-large' | 'not-text' | 'unreadable'
    }

/** What the page can do in a browser, as the interface asks for it; `app` fills it in, a test its own. */
export interface Powers {
  /** True only when the text really is on the clipboard. */
  readonly copyText: (text: string) => Promise<boolean>
  readonly saveFile: (name: string, text: string, mime?: string) => void
  /** Opens the file chooser; empty when it is dismissed. */
  readonly pickFiles: () => Promise<readonly FileRead[]>
  readonly readFile: (file: File) => Promise<FileRead>
  readonly countTokens: (
    texts: readonly string[],
  ) => Promise<{ readonly counts: readonly number[]; readonly estimate: boolean }>
  /** Sets of this browser, the newest first, without the one on screen. */
  readonly listSets: () => Promise<readonly StoredSet[]>
  readonly openStoredSet: (id: string) => Promise<boolean>
  /** Puts a set's text in a slot of its own and shows it; nothing on screen before is touched. */
  readonly openAsNewSet: (text: string) => Promise<boolean>
  readonly startNewSet: () => Promise<void>
  /** The address that share links begin with, and whether only this computer can open it. */
  readonly shareBase: () => { readonly url: string; readonly local: boolean }
  /** Leaves a link's page for the studio. */
  readonly leaveLink: () => void
}

let provided: Powers | undefined

export function providePowers(powers: Powers): void {
  provided = powers
}

export function powers(): Powers {
  if (!provided) throw new Error('powers are used before app has provided them')
  return provided
}
