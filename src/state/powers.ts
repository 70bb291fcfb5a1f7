import type { OverlapOutcome, OverlapTask } from '../core/bench/overlap/overlap-task'
import type { CheckAnswers, CheckOutcome, CheckTask } from '../core/calls/check-task'
import type { SnapshotStore } from '../core/history/snapshot-store'
import type { PageParts } from '../core/share/one-file-page'
import type { ModelPowers } from './model-powers'

/** A set as the browser's storage lists it. `updated` is in milliseconds since 1970. */
export interface StoredSet {
  readonly id: string
  readonly title: string
  readonly updated: number
  readonly toolCount: number
}

/** A run of the bench as the browser keeps it with its set; `text` is the run file. */
export interface KeptRun {
  readonly set: string
  readonly id: string
  /** ISO 8601, in UTC. */
  readonly started: string
  readonly text: string
}

export type RunKept =
  /** `dropped`: how many older runs had to go for it. */
  | { readonly ok: true; readonly dropped: number }
  | { readonly ok: false; readonly reason: 'refused' | 'full' | 'failed' | 'too-large' }

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
  /**
   * Checks a call, or tries what a schema lets through, in a worker with a time limit. A task whose
   * signal is given up before it began is not begun.
   */
  readonly check: <T extends CheckTask>(
    task: T,
    signal?: AbortSignal,
  ) => Promise<CheckOutcome<CheckAnswers[T['kind']]>>
  /** Compares questions with tools by their words, in a worker; only the newest task that waits is done. */
  readonly overlap: (task: OverlapTask) => Promise<OverlapOutcome>
  /** Sets of this browser, the newest first, without the one on screen. */
  readonly listSets: () => Promise<readonly StoredSet[]>
  readonly openStoredSet: (id: string) => Promise<boolean>
  /** Puts a set's text in a slot of its own and shows it; nothing on screen before is touched. */
  readonly openAsNewSet: (text: string) => Promise<boolean>
  readonly startNewSet: () => Promise<void>
  /** The address that share links begin with, and whether only this computer can open it. */
  readonly shareBase: () => { readonly url: string; readonly local: boolean }
  /** The text of a set of this browser; undefined when it is not there. */
  readonly storedSetText: (id: string) => Promise<string | undefined>
  /** What a reader wrote about a set with this hash, as it was kept in this browser. */
  readonly keptReview: (set: string) => string | undefined
  /** False when the browser does not keep it. */
  readonly keepReview: (set: string, text: string) => boolean
  /** The name that a reviewer goes by in this browser; empty when it was never asked. */
  readonly reviewerName: () => string
  readonly keepReviewerName: (name: string) => boolean
  /** The reader's page for a file of its own; undefined where it is not to be had. */
  readonly pageParts: () => Promise<PageParts | undefined>
  /** What stands for the set on screen, in this browser. */
  readonly currentSet: () => Promise<string>
  /** The runs that were kept with a set, the newest first. */
  readonly keptRuns: (set: string) => Promise<readonly KeptRun[]>
  readonly keepRun: (run: KeptRun) => Promise<RunKept>
  readonly dropRun: (set: string, id: string) => Promise<boolean>
  /** Where snapshots are kept, and the slot of the set on screen. */
  readonly history: () => Promise<{ readonly store: SnapshotStore; readonly set: string }>
  /** What asks models; fetched when it is first wanted. */
  readonly models: () => Promise<ModelPowers>
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
