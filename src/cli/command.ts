import type { Lang } from '../core/lint/rule'
import type { Threads } from './threads'

/** What a command may touch of the world; a test hands in its own. */
export interface Io {
  /** The file's text, or why it could not be read. `-` is standard input. */
  readonly readFile: (
    path: string,
  ) => Promise<{ ok: true; text: string } | { ok: false; reason: string }>
  /** The files that a pattern such as `tools/*.json` matches, sorted. */
  readonly filesMatching?: (pattern: string) => Promise<readonly string[]>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Asks whoever sits at the terminal; absent where nobody does. */
  readonly confirm?: (question: string) => Promise<boolean>
  readonly lang: Lang
  /** Absent where all is done in one thread. */
  readonly threads?: Threads
}

/** 0 fine; 1 findings of severity error, or a tool that cannot be converted; 2 wrong usage or unreadable input. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  readonly name: string
  readonly usage: string
  /** Lines of help below the usage. */
  readonly details?: (lang: Lang) => readonly string[]
  readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>
}
