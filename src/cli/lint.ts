import { type ImportedRest, importText } from '../core/dialects/import'
import { lineStarts, locate, positionAt } from '../core/json/position'
import { print } from '../core/json/print'
import { lintSet } from '../core/lint/engine'
import type { Lang } from '../core/lint/rule'
import { commandLineText } from '../i18n/command-line'
import { lintReportText } from '../i18n/lint-report'
import { lossSentence } from '../i18n/losses'
import { readArguments } from './args'
import type { Command, ExitCode, Io } from './command'
import { tokenCounter } from './count-tokens'
import { type Checked, reportToJson, reportToText } from './lint-output'
import { type Input, readInputs } from './read-input'
import { duplicateLines, textFaults, textHints } from './text-faults'

const OPTIONS = { format: { type: 'string', oneOf: ['pretty', 'json'] } } as const

/** Checks every tool of the files given, each by itself and all together as one set. */
export const lintCommand: Command = {
  name: 'lint',
  usage: 'lint FILE… [--format pretty|json]',
  run: async (args, io) => {
    const read = readArguments(args, OPTIONS, io.lang)
    const problem = !read.ok
      ? read.message
      : read.names.length === 0
        ? lintReportText(io.lang, 'no-files')
        : undefined
    if (!read.ok || problem !== undefined) {
      io.err(`${problem}\n${commandLineText(io.lang, 'usage')} toolwright ${lintCommand.usage}\n`)
      return 2
    }
    return lintFiles(read.names, read.values.format === 'json', io)
  },
}

async function lintFiles(paths: readonly string[], asJson: boolean, io: Io): Promise<ExitCode> {
  const { read, failed } = await readInputs(paths, io, 'patterns')
  const files = read.map((file) => toolsIn(file, io))
  const checked = files.flatMap((file) => file.tools)
  const report = lintSet(checked.map((each) => each.tool))
  const countTokens = await tokenCounter()
  const output = { checked, report, countTokens, lang: io.lang }
  io.out(asJson ? print(reportToJson(output)) + '\n' : reportToText(output))
  if (failed.length > 0 || files.some((file) => file.code === 2)) return 2
  const all = [...report.findings, ...report.tools.flatMap((tool) => tool.findings)]
  const isBad = all.some((finding) => finding.severity === 'error')
  return isBad || files.some((file) => file.code === 1) ? 1 : 0
}

/** So many items that are no tools are named one by one. */
const MOST_ITEMS = 20

/** The tools of one file, and how it went: what cannot be read is said on the error stream. */
function toolsIn(
  input: Input,
  io: Io,
): { readonly tools: readonly Checked[]; readonly code: ExitCode } {
  const { path, text } = input
  const imported = importText(text)
  const starts = lineStarts(text)
  const tools = imported.tools.map(({ tool }, index): Checked => ({
    file: path,
    index,
    tool,
    placeOf: (at) => positionAt(starts, locate(tool, at).start),
  }))
  const isEmpty = tools.length === 0 && imported.isWhole
  const lines = [
    ...textFaults(input, imported.problems, io.lang).map((fault) => fault.message),
    ...textHints(input, imported, io.lang),
    ...duplicateLines(input, imported.problems, io.lang),
    ...notTools(path, imported.errors, io.lang),
    ...(isEmpty ? [commandLineText(io.lang, 'no-tools', { path })] : []),
  ]
  for (const line of lines) io.err(line + '\n')
  if (!imported.isWhole || isEmpty) return { tools, code: 2 }
  return { tools, code: imported.errors.length > 0 ? 1 : 0 }
}

/** A line for each item that cannot be checked, with the reason. */
function notTools(path: string, rest: readonly ImportedRest[], lang: Lang): readonly string[] {
  const lines = rest.slice(0, MOST_ITEMS).map(({ index, error }) => {
    const message = lossSentence(lang, error)
    return `${path}: ${commandLineText(lang, 'item-number', { number: index + 1, message })}`
  })
  const count = rest.length - MOST_ITEMS
  return count > 0 ? [...lines, `${path}: ${lintReportText(lang, 'more-items', { count })}`] : lines
}
