import { benchCommandText } from '../../i18n/bench-run-command'
import type { Io } from '../command'
import { writeOut } from '../write-out'

/** Writes each file and says so; false with the first that cannot be written. */
export async function writeFiles(
  paths: readonly string[],
  textFor: (path: string) => string,
  io: Io,
): Promise<boolean> {
  for (const path of paths) {
    const reason = await writeOut(path, textFor(path))
    const told =
      reason === undefined
        ? benchCommandText(io.lang, 'written', { path })
        : benchCommandText(io.lang, 'not-written', { path, reason })
    io.err(told + '\n')
    if (reason !== undefined) return false
  }
  return true
}
