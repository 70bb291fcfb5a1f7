import { type Imported, importText } from '../core/dialects/import'
import { commandLineText } from '../i18n/command-line'
import type { Io } from './command'
import type { Input } from './read-input'
import { textFaults } from './text-faults'

/** Reads the tools of a file; what cannot be read as JSON, and that there are none, is said. */
export function toldTools(input: Input, io: Io): Imported {
  const imported = importText(input.text)
  for (const { message } of textFaults(input, imported.problems, io.lang)) io.err(message + '\n')
  if (imported.tools.length === 0)
    io.err(commandLineText(io.lang, 'no-tools', { path: input.path }) + '\n')
  return imported
}
