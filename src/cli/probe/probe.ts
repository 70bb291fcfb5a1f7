import type { JsonObject } from '../../core/json/node'
import { nameOf } from '../../core/model/tool'
import { probeSet, type SetProbe } from '../../core/probe/probe-set'
import { shareOfStoppable, type Tally } from '../../core/probe/tally'
import { lintReportText } from '../../i18n/lint-report'
import { percentText } from '../../i18n/percent-text'
import { probeText } from '../../i18n/probe-text'
import { textOption } from '../args'
import type { Command, ExitCode, Io } from '../command'
import { fileArguments } from '../file-arguments'
import { plainLine } from '../lint/rows'
import { readInputs } from '../read-input'
import { toldTools } from '../told-tools'
import { usageError } from '../usage-error'
import { jsonFormat } from './json-format'
import { textFormat } from './text-format'

const OPTIONS = {
  format: { type: 'string', oneOf: ['text', 'json'] },
  'min-share': { type: 'string' },
} as const

/** A tool that was tried, and where it came from. */
export interface Probed {
  readonly file: string
  /** Its place among the tools of its file, from 0. */
  readonly index: number
  readonly name: string
  readonly tool: JsonObject
}

/** Tries the mistakes that models make on every tool of the files, and says which get through. */
export const probeCommand: Command = {
  name: 'probe',
  usage: 'probe FILE… [--format text|json] [--min-share N]',
  details: (lang) => [probeText(lang, 'aboutShare'), probeText(lang, 'aboutMinShare')],
  run: async (args, io) => {
    const read = fileArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(probeCommand, read.message, io)
    const least = textOption(read.values, 'min-share')
    if (least !== undefined && !/^(?:100|\d{1,2})$/.test(least))
      return usageError(probeCommand, probeText(io.lang, 'badShare', { value: least }), io)
    const format = textOption(read.values, 'format') ?? 'text'
    return probeFiles(read.names, format, least === undefined ? undefined : Number(least), io)
  },
}

async function probeFiles(
  paths: readonly string[],
  format: string,
  least: number | undefined,
  io: Io,
): Promise<ExitCode> {
  const { read, failed } = await readInputs(paths, io, 'patterns')
  let isRead = failed.length === 0
  let isWhole = true
  const tools = read.flatMap((input): Probed[] => {
    const imported = toldTools(input, io)
    isRead &&= imported.isWhole && imported.tools.length > 0
    isWhole &&= imported.errors.length === 0
    return imported.tools.map(({ tool }, index) => {
      const unnamed = lintReportText(io.lang, 'unnamed', { number: index + 1 })
      return { file: input.path, index, name: plainLine(nameOf(tool)) || unnamed, tool }
    })
  })
  const probe = probeSet(
    tools.map(({ tool }) => tool),
    { offers: true },
  )
  const print = format === 'json' ? jsonFormat : textFormat
  if (tools.length > 0) io.out(print(tools, probe, io.lang))
  const isTooLow = tellLowShares(tools, probe, least, io)
  if (!isRead) return 2
  return isTooLow || !isWhole ? 1 : 0
}

/** Names what stops too little; a tool without a valid call stops nothing that could be told. */
function tellLowShares(
  tools: readonly Probed[],
  probe: SetProbe,
  least: number | undefined,
  io: Io,
): boolean {
  if (least === undefined) return false
  let isTooLow = false
  const tell = (name: string, tally: Tally, hasProblem: boolean): void => {
    const share = shareOfStoppable(tally)
    // A tool without parameters lets nothing through.
    if (!hasProblem && (share === undefined || share * 100 >= least)) return
    isTooLow = true
    const shown = share === undefined ? '-' : percentText(share)
    io.err(probeText(io.lang, 'tooLow', { name, share: shown, least }) + '\n')
  }
  for (const [i, { file, name }] of tools.entries()) {
    const own = probe.tools[i]!
    tell(`${file}: ${name}`, own.tally, own.problem !== undefined)
  }
  if (tools.length > 1) tell(probeText(io.lang, 'set'), probe.tally, false)
  return isTooLow
}
