import {
  promptfooConfig,
  type PromptfooSuite,
  promptfooText,
} from '../../core/bench/promptfoo/promptfoo'
import { promptfooNote } from '../../i18n/bench-overlap-export'
import type { ExitCode, Io } from '../command'
import type { BenchRequest, ModelRequest } from './request'
import { writeFiles } from './write-files'

/** Writes the questions and versions as a configuration of promptfoo; no key is in it. */
export async function exportSuite(
  suite: Omit<PromptfooSuite, 'models'>,
  { wire, baseUrl, model, keyEnv, temperature, seed }: ModelRequest,
  { out }: BenchRequest,
  io: Io,
): Promise<ExitCode> {
  const asked = {
    ...{ wire, baseUrl, model },
    ...(keyEnv === undefined ? {} : { keyEnv }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
  }
  const made = promptfooConfig({ ...suite, models: [asked] })
  for (const note of made.notes) io.err(promptfooNote(io.lang, note) + '\n')
  const text = promptfooText(made)
  if (out.length === 0) io.out(text)
  return (await writeFiles(out, () => text, io)) ? 0 : 2
}
