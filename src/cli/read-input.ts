import { COMMAND_LINE, type CommandLineKey, commandLineText } from '../i18n/command-line'
import type { Io } from './command'

/** A file that could be read. */
export interface Input {
  readonly path: string
  readonly text: string
}

export interface Inputs {
  readonly read: readonly Input[]
  /** Files that could not be read; each was named on the error stream. */
  readonly failed: readonly string[]
}

/** Reads every file it can, in order, and says of the others why not; patterns only where asked for. */
export async function readInputs(
  paths: readonly string[],
  io: Io,
  takes: 'paths' | 'patterns' = 'paths',
): Promise<Inputs> {
  const read: Input[] = []
  const failed: string[] = []
  const fail = (path: string, reason: string): void => {
    failed.push(path)
    const key = Object.hasOwn(COMMAND_LINE, reason) ? reason : 'unreadable'
    io.err(commandLineText(io.lang, key as CommandLineKey, { path }) + '\n')
  }
  for (const path of paths) {
    const file = await io.readFile(path)
    if (file.ok) read.push({ path, text: file.text })
    else if (
      file.reason === 'missing' &&
      takes === 'patterns' &&
      io.filesMatching &&
      isPattern(path)
    ) {
      // A shell leaves a pattern in quotes, or one that matches nothing, as it is.
      const matches = await io.filesMatching(path)
      if (matches.length === 0) fail(path, 'no-match')
      const inside = await readInputs(matches, io)
      read.push(...inside.read)
      failed.push(...inside.failed)
    } else fail(path, file.reason)
  }
  return { read, failed }
}

const isPattern = (path: string): boolean => /[*?{[]/.test(path)
