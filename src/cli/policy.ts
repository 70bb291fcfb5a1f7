import { importText } from '../core/dialects/import'
import { print } from '../core/json/print'
import { nameOf } from '../core/model/tool'
import { policyOf, toolsWithoutRisk } from '../core/policy/policy'
import { commandLineText } from '../i18n/command-line'
import { lintReportText } from '../i18n/lint-report'
import type { Command, ExitCode, Io } from './command'
import { fileArguments } from './file-arguments'
import { plainLine } from './lint/rows'
import { readInputs } from './read-input'
import { textFaults } from './text-faults'
import { usageError } from './usage-error'

const OPTIONS = { 'require-risk': { type: 'boolean' } } as const

/** Prints the host policy of all tools in the files: what a platform enforces and a prompt cannot. */
export const policyCommand: Command = {
  name: 'policy',
  usage: 'policy FILE… [--require-risk]',
  details: (lang) => [commandLineText(lang, 'help-policy')],
  run: async (args, io) => {
    const read = fileArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(policyCommand, read.message, io)
    return policyOfFiles(read.names, read.values['require-risk'] === true, io)
  },
}

async function policyOfFiles(
  paths: readonly string[],
  needsRisk: boolean,
  io: Io,
): Promise<ExitCode> {
  const { read, failed } = await readInputs(paths, io, 'patterns')
  let isRead = failed.length === 0
  const tools = read.flatMap((input) => {
    const imported = importText(input.text)
    const { path } = input
    for (const { message } of textFaults(input, imported.problems, io.lang)) io.err(message + '\n')
    // A tool that nobody could read must not be missing without a word.
    for (const { index } of [...imported.opaque, ...imported.errors])
      io.err(commandLineText(io.lang, 'not-in-policy', { path, number: index + 1 }) + '\n')
    if (imported.tools.length === 0) io.err(commandLineText(io.lang, 'no-tools', { path }) + '\n')
    isRead &&= imported.isWhole && imported.tools.length > 0 && imported.errors.length === 0
    return imported.tools.map(({ tool }) => tool)
  })
  if (tools.length > 0) io.out(print(policyOf(tools)) + '\n')
  const silent = toolsWithoutRisk(tools)
  if (silent.length > 0) {
    const named = silent.map(
      (index) =>
        plainLine(nameOf(tools[index])) ||
        lintReportText(io.lang, 'unnamed', { number: index + 1 }),
    )
    const names = named.join(io.lang === 'zh' ? '、' : ', ')
    io.err(commandLineText(io.lang, 'no-risk', { names }) + '\n')
  }
  if (!isRead) return 2
  return needsRisk && silent.length > 0 ? 1 : 0
}
