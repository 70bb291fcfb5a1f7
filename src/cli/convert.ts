import { type Exported, exportTools } from '../core/dialects/export'
import { type Imported, importText, isImportName } from '../core/dialects/import'
import type { RepairChoice } from '../core/dialects/repairs/repair'
import { DIALECTS, IMPORT_NAMES, WRITABLE } from '../core/dialects/registry'
import { WRITE_NAMES, writeId } from '../core/dialects/registry'
import type { JsonObject } from '../core/json/node'
import { print } from '../core/json/print'
import type { Lang } from '../core/lint/rule'
import { looksLikeApiDocument } from '../core/openapi/looks-like-api-document'
import type { SourceFile } from '../core/source/target'
import { SOURCE_TARGET_IDS } from '../core/source/target-ids'
import { commandLineText } from '../i18n/command-line'
import { readArguments, textOption } from './args'
import {
  type ChosenTools,
  chooseTools,
  PROFILE_OPTIONS,
  type ProfileRequest,
} from './convert-profile'
import type { Command, ExitCode, Io } from './command'
import { type Conversion, conversionOf, conversionToJson, type Note, wireOf } from './conversion'
import { type Input, readInputs } from './read-input'
import { textFaults, textHints } from './text-faults'
import { usageError } from './usage-error'

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  repair: { type: 'boolean' },
  refuse: { type: 'string' },
  choose: { type: 'string' },
  ...PROFILE_OPTIONS,
  format: { type: 'string', oneOf: ['wire', 'json'] },
} as const

/** How many tools a line names before it counts the rest. */
const MOST_NAMES = 5

const WRITTEN: readonly string[] = [
  ...WRITABLE.map((dialect) => dialect.id),
  ...Object.keys(WRITE_NAMES),
  ...SOURCE_TARGET_IDS,
]
const READ = [...DIALECTS.map((dialect) => dialect.id), ...Object.keys(IMPORT_NAMES)]

interface Request {
  readonly from?: string
  readonly to: string
  readonly repair: RepairChoice
  /** Ids of what an export offers are chosen like those of repairs. */
  readonly choose: readonly string[]
  readonly profile: ProfileRequest
  readonly asJson: boolean
}

/** Reads definitions in any dialect and writes them in another, with what is lost on the way. */
export const convertCommand: Command = {
  name: 'convert',
  usage:
    'convert FILE [--from DIALECT] --to DIALECT [--repair [--refuse REPAIR]… [--choose REPAIR]…] [--read-only] [--agent NAME] [--only TOOL]… [--format wire|json]',
  details: (lang) => [
    commandLineText(lang, 'dialects-from', { known: READ.join(', ') }),
    commandLineText(lang, 'dialects-to', { known: WRITTEN.join(', ') }),
    commandLineText(lang, 'help-profile'),
  ],
  run: async (args, io) => {
    const read = readRequest(args, io)
    if (typeof read === 'string') {
      return usageError(convertCommand, read, io)
    }
    const { read: files } = await readInputs([read.file], io)
    return files[0] ? convert(files[0], read.request, io) : 2
  },
}

/** What was asked for, or a sentence on what is wrong with the question. */
function readRequest(
  args: readonly string[],
  io: Io,
): { readonly file: string; readonly request: Request } | string {
  const read = readArguments(args, OPTIONS, io.lang)
  if (!read.ok) return read.message
  const [file] = read.names
  if (file === undefined || read.names.length !== 1) return commandLineText(io.lang, 'one-file')
  const from = textOption(read.values, 'from')
  const asked = textOption(read.values, 'to')
  const to = asked === undefined ? undefined : writeId(asked)
  if (to === undefined) return commandLineText(io.lang, 'missing-option', { name: '--to' })
  if (!WRITTEN.includes(to)) {
    const key = isImportName(to) ? 'not-written' : 'unknown-dialect'
    return commandLineText(io.lang, key, { name: to, known: WRITTEN.join(', ') })
  }
  if (from !== undefined && !isImportName(from))
    return commandLineText(io.lang, 'unknown-dialect', { name: from, known: READ.join(', ') })
  const agent = textOption(read.values, 'agent')
  const request = {
    to,
    repair: repairChoice(read.values.repair === true, read.every),
    choose: read.every.choose ?? [],
    profile: {
      isReadOnly: read.values['read-only'] === true,
      only: read.every.only ?? [],
      ...(agent === undefined ? {} : { agent }),
    },
    asJson: read.values.format === 'json',
    ...(from === undefined ? {} : { from }),
  }
  return { file, request }
}

/** All repairs but the refused ones and with the chosen ones; without `--repair` only the latter. */
function repairChoice(
  isAll: boolean,
  { refuse = [], choose = [] }: Readonly<Record<string, readonly string[]>>,
): RepairChoice {
  if (isAll) return { refuse, choose }
  return choose.length > 0 && ((repair) => choose.includes(repair.id))
}

const NOTHING: ChosenTools = { tools: [], leftOut: [], warnings: [] }

async function convert(input: Input, request: Request, io: Io): Promise<ExitCode> {
  const { from, to, repair, choose } = request
  const all =
    from === undefined && looksLikeApiDocument(input.text)
      ? await readApi(input.text, repair)
      : importText(input.text, { repair, ...(from === undefined ? {} : { from }) })
  // Of a file that has no tools, that is all that is said.
  const chosen =
    all.tools.length === 0 ? NOTHING : chooseTools(all.tools, request.profile, to, io.lang)
  if (typeof chosen === 'string') {
    io.err(chosen + '\n')
    return 2
  }
  const { tools: kept, leftOut, warnings } = chosen
  const imported = { ...all, tools: kept }
  const tools = kept.map((each) => each.tool)
  const { exported, files } = await write(imported, tools, to, choose)
  const told = { ...exported, setErrors: [...exported.setErrors, ...warnings] }
  const read = { ...conversionOf(imported, told, to, io.lang), leftOut }
  const faults = textFaults(input, imported.problems, io.lang)
  const notes = faults.map(({ code, message }): Note => ({ tool: '', code, path: '#', message }))
  const conversion = { ...read, errors: [...notes, ...read.errors] }
  for (const { message } of faults) io.err(message + '\n')
  for (const hint of textHints(input, imported, io.lang)) io.err(hint + '\n')
  if (request.asJson) io.out(print(conversionToJson(conversion)) + '\n')
  else writePlain(read, files, imported.isWhole || tools.length > 0, io)
  if (tools.length === 0 && all.tools.length > 0)
    io.err(commandLineText(io.lang, 'none-left', { path: input.path }) + '\n')
  const items = all.tools.length + imported.opaque.length + imported.errors.length
  if (items === 0 && imported.isWhole)
    io.err(commandLineText(io.lang, 'no-tools', { path: input.path }) + '\n')
  if (items === 0 || !imported.isWhole) return 2
  return conversion.errors.length > 0 ? 1 : 0
}

/** The YAML reader is large, so it is loaded once there is something for it to read. */
async function readApi(text: string, repair: RepairChoice): Promise<Imported> {
  const { importApiDocument } = await import('../core/openapi/import-api-document')
  return importApiDocument(text, { repair })
}

/** The writers of source code are large, so they are loaded once there is something to write. */
async function write(
  imported: Imported,
  tools: readonly JsonObject[],
  to: string,
  choose: readonly string[],
): Promise<{ readonly exported: Exported; readonly files?: readonly SourceFile[] }> {
  const written = exportTools(tools, to, imported.namespaces, imported.tools, choose)
  if (written) return { exported: written }
  const { exportSource } = await import('../core/source/export-source')
  const exported = exportSource(tools, to)!
  return { exported, files: exported.files }
}

function writePlain(
  conversion: Conversion,
  files: readonly SourceFile[] | undefined,
  hasWire: boolean,
  io: Io,
): void {
  const wire = hasWire && !files ? wireOf(conversion) : undefined
  if (wire) io.out(print(wire) + '\n')
  for (const { text } of files ?? []) io.out(text)
  const { errors, losses, leftOut = [] } = conversion
  const out = leftOut.map((note) => {
    const { message } = note
    return { ...note, message: commandLineText(io.lang, 'left-out', { message }) }
  })
  io.err(noteLines([...errors, ...out, ...losses], io.lang))
}

/** One line for the same thing said of many tools, so that a long list stays readable. */
export function noteLines(notes: readonly Note[], lang: Lang): string {
  const groups = new Map<string, string[]>()
  for (const { tool, code, path, message } of notes) {
    const line = `${message} (${code} ${path})`
    const tools = groups.get(line)
    if (tools) tools.push(tool)
    else groups.set(line, [tool])
  }
  return [...groups]
    .map(([line, tools]) => {
      const named = tools.filter(Boolean)
      const names = named.slice(0, MOST_NAMES).join(', ')
      const count = named.length - MOST_NAMES
      const rest = count > 0 ? commandLineText(lang, 'more-tools', { count }) : ''
      return `${names}${rest}${names ? ': ' : ''}${line}\n`
    })
    .join('')
}
