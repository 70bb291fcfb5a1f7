import { commandLineText } from '../i18n/command-line'
import type { Command, ExitCode, Io } from './command'

/** Says what is wrong with how a command was called, and how it is called. */
export function usageError({ usage }: Pick<Command, 'usage'>, message: string, io: Io): ExitCode {
  io.err(`${message}\n${commandLineText(io.lang, 'usage')} toolwright ${usage}\n`)
  return 2
}
