import { version } from '../../../package.json'
import { type ImportedRest, importText } from '../../core/dialects/import'
import { WRITABLE, WRITE_NAMES, writeId } from '../../core/dialects/registry'
import { RULES } from '../../core/lint/registry'
import type { Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { tokensOfTool } from '../../core/reading/tool-tokens'
import { commandLineText } from '../../i18n/command-line'
import { lintReportText } from '../../i18n/lint-report'
import { lossSentence } from '../../i18n/losses'
import { readArguments, textOption } from '../args'
import type { Command, ExitCode, Io } from '../command'
import { tokenCounter } from '../count-tokens'
import { type Input, readInputs } from '../read-input'
import { duplicateLines, textFaults, textHints } from '../text-faults'
import { usageError } from '../usage-error'
import { type Baseline, newRows, readBaseline } from './baseline'
import { type Checked, checkedTools } from './checked'
import { githubFormat } from './github-format'
import { jsonFormat } from './json-format'
import { judgeFor } from './judge-tools'
import { junitFormat } from './junit-format'
import { markdownFormat } from './markdown-format'
import { prettyFormat } from './pretty-format'
import type { LintOutput } from './report'
import { rowsOf } from './rows'
import { sarifFormat } from './sarif-format'
import { targetRows } from './target-rows'
import type { SetVerdict } from './verdict'

/** A way to print a report, and whether it shows what a tool costs in tokens, and the fixes. */
interface Format {
  readonly print: (output: LintOutput) => string
  readonly showsTokens?: true
  readonly showsFixes?: true
}

const FORMATS: Readonly<Record<string, Format>> = {
  pretty: { print: prettyFormat, showsTokens: true },
  json: { print: jsonFormat, showsTokens: true, showsFixes: true },
  sarif: { print: (output) => sarifFormat(output, version), showsFixes: true },
  github: { print: githubFormat },
  markdown: { print: markdownFormat },
  junit: { print: junitFormat },
}

const OPTIONS = {
  format: { type: 'string', oneOf: Object.keys(FORMATS) },
  target: { type: 'string' },
  baseline: { type: 'string' },
  'min-score': { type: 'string' },
  on: { type: 'string' },
} as const

const TARGETS: readonly string[] = [
  ...WRITABLE.map((dialect) => dialect.id),
  ...Object.keys(WRITE_NAMES),
]

interface Request {
  readonly format: string
  readonly targets: readonly string[]
  readonly on: readonly string[]
  readonly minScore?: number
  readonly baseline?: string
}

/** Checks every tool of the files given, each by itself and all together as one set. */
export const lintCommand: Command = {
  name: 'lint',
  usage:
    'lint FILE… [--format pretty|json|sarif|github|markdown|junit] [--target DIALECT]… [--baseline FILE] [--min-score N] [--on RULE]…',
  details: (lang) => [
    commandLineText(lang, 'dialects-to', { known: TARGETS.join(', ') }),
    lintReportText(lang, 'about-baseline'),
    lintReportText(lang, 'about-min-score'),
  ],
  run: async (args, io) => {
    const read = readArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(lintCommand, read.message, io)
    const request = requestOf(read.values, read.every, io.lang)
    if (typeof request === 'string') return usageError(lintCommand, request, io)
    if (read.names.length === 0)
      return usageError(lintCommand, lintReportText(io.lang, 'no-files'), io)
    const baseline = await baselineOf(request.baseline, io)
    return baseline === 'unreadable' ? 2 : lintFiles(read.names, request, baseline, io)
  },
}

/** What was asked for, or a sentence on what is wrong with the question. */
function requestOf(
  values: Readonly<Record<string, string | boolean | undefined>>,
  every: Readonly<Record<string, readonly string[]>>,
  lang: Lang,
): Request | string {
  const targets = listed(every.target).map(writeId)
  const unknown = targets.find((target) => !TARGETS.includes(target))
  if (unknown !== undefined)
    return commandLineText(lang, 'unknown-dialect', { name: unknown, known: TARGETS.join(', ') })
  const on = listed(every.on)
  const ids = RULES.map(({ id }) => id)
  const noRule = on.find((id) => !ids.includes(id))
  if (noRule !== undefined)
    return lintReportText(lang, 'unknown-rule', { name: noRule, known: ids.join(', ') })
  const least = textOption(values, 'min-score')
  if (least !== undefined && !/^(?:100|\d{1,2})$/.test(least))
    return lintReportText(lang, 'bad-score', { value: least })
  const baseline = textOption(values, 'baseline')
  return {
    format: textOption(values, 'format') ?? 'pretty',
    targets: [...new Set(targets)],
    on,
    ...(least === undefined ? {} : { minScore: Number(least) }),
    ...(baseline === undefined ? {} : { baseline }),
  }
}

/** The values of an option that may be repeated or hold several, parted by commas. */
const listed = (values: readonly string[] = []): readonly string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')

async function baselineOf(
  path: string | undefined,
  io: Io,
): Promise<Baseline | undefined | 'unreadable'> {
  if (path === undefined) return undefined
  const { read } = await readInputs([path], io)
  if (!read[0]) return 'unreadable'
  const baseline = readBaseline(read[0].text)
  if (baseline) return baseline
  io.err(lintReportText(io.lang, 'not-a-baseline', { path }) + '\n')
  return 'unreadable'
}

async function lintFiles(
  paths: readonly string[],
  request: Request,
  baseline: Baseline | undefined,
  io: Io,
): Promise<ExitCode> {
  const { read, failed } = await readInputs(paths, io, 'patterns')
  const { print, showsTokens, showsFixes } = FORMATS[request.format]!
  const characters = read.reduce((sum, { text }) => sum + text.length, 0)
  const judge = judgeFor(characters, io.threads)
  const files = read.map((file) => toolsIn(file, request.on, io))
  const checked = files.flatMap((file) => file.tools)
  const report = await judge(checked, showsFixes === true)
  const { rows: found, aside } = rowsOf(checked, report, io.lang)
  const all = [
    ...found,
    ...request.targets.flatMap((target) => targetRows(checked, target, io.lang)),
  ]
  const rows = baseline ? newRows(all, checked, baseline) : all
  const isEstimate = checked.length > MOST_COUNTED
  // The table for counting is large, and only some formats show a count.
  const countTokens = !showsTokens || isEstimate ? tokensOfTool : await tokenCounter()
  const known = all.length - rows.length
  io.out(print({ checked, report, rows, aside, known, countTokens, isEstimate, lang: io.lang }))
  const isTooLow = tellLowScores(checked, report, request.minScore, io)
  if (failed.length > 0 || files.some((file) => file.code === 2)) return 2
  const isBad = isTooLow || rows.some(({ severity }) => severity === 'error')
  return isBad || files.some((file) => file.code === 1) ? 1 : 0
}

/** Names on the error stream what is below the score asked for. What has no score yet is below any. */
function tellLowScores(
  checked: readonly Checked[],
  report: SetVerdict,
  least: number | undefined,
  io: Io,
): boolean {
  if (least === undefined) return false
  let isTooLow = false
  const tell = (name: string, score: number | undefined): void => {
    if (score !== undefined && score >= least) return
    isTooLow = true
    const shown = score ?? lintReportText(io.lang, 'no-score')
    io.err(lintReportText(io.lang, 'too-low', { name, score: shown, least }) + '\n')
  }
  for (const [i, each] of checked.entries()) {
    const name = nameOf(each.tool) || lintReportText(io.lang, 'unnamed', { number: each.index + 1 })
    tell(`${each.file}: ${name}`, report.tools[i]!.score)
  }
  if (checked.length > 1) tell(lintReportText(io.lang, 'set'), report.score)
  return isTooLow
}

/** Up to so many tools are counted token by token. */
const MOST_COUNTED = 1000

/** So many items that are no tools are named one by one. */
const MOST_ITEMS = 20

/** The tools of one file, and how it went: what cannot be read is said on the error stream. */
function toolsIn(
  input: Input,
  on: readonly string[],
  io: Io,
): { readonly tools: readonly Checked[]; readonly code: ExitCode } {
  const { path, text } = input
  const imported = importText(text)
  const tools = checkedTools(input, imported.tools, on)
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
