import type { ApiDocument, ApiOperation } from '../core/openapi/api-document'
import type { DialectError } from '../core/dialects/dialect'
import type { Drafts } from '../core/openapi/drafts'
import { arr, bool, type JsonNode, member, num, obj, str } from '../core/json/node'
import { print } from '../core/json/print'
import { nameOf } from '../core/model/tool'
import { FORMAT_VERSION } from '../core/model/tool-set'
import { commandLineText } from '../i18n/command-line'
import { readArguments } from './args'
import type { Command, ExitCode, Io } from './command'
import { type Note, notesIn } from './conversion'
import { noteLines } from './convert'
import { type Input, readInputs } from './read-input'
import { textFaults } from './text-faults'
import { usageError } from './usage-error'

const OPTIONS = {
  list: { type: 'boolean' },
  operation: { type: 'string' },
  tag: { type: 'string' },
  format: { type: 'string', oneOf: ['set', 'json'] },
} as const

interface Request {
  readonly file: string
  readonly isList: boolean
  readonly operations: readonly string[]
  readonly tags: readonly string[]
  readonly asJson: boolean
}

/** What came of a document, as it is printed; `drafts` are absent when only a list was asked for. */
interface Outcome {
  readonly document: ApiDocument
  readonly chosen: readonly ApiOperation[]
  readonly drafts?: Drafts
  readonly losses: readonly Note[]
  readonly errors: readonly Note[]
}

/** Lists the operations of an OpenAPI document, or prints a draft of a tool for each. */
export const openapiCommand: Command = {
  name: 'openapi',
  usage: 'openapi FILE [--list] [--operation ID]… [--tag TAG]… [--format set|json]',
  details: (lang) => [commandLineText(lang, 'help-openapi')],
  run: async (args, io) => {
    const request = readRequest(args, io)
    if (typeof request === 'string') {
      return usageError(openapiCommand, request, io)
    }
    const { read } = await readInputs([request.file], io)
    return read[0] ? tell(read[0], request, io) : 2
  },
}

function readRequest(args: readonly string[], io: Io): Request | string {
  const read = readArguments(args, OPTIONS, io.lang)
  if (!read.ok) return read.message
  const [file] = read.names
  if (file === undefined || read.names.length !== 1) return commandLineText(io.lang, 'one-file')
  return {
    file,
    isList: read.values.list === true,
    operations: read.every.operation ?? [],
    tags: read.every.tag ?? [],
    asJson: read.values.format === 'json',
  }
}

async function tell(input: Input, request: Request, io: Io): Promise<ExitCode> {
  // The YAML reader is large, so it is loaded once asked for.
  const { readApiDocument } = await import('../core/openapi/read-api-document')
  const { draftsOf } = await import('../core/openapi/drafts')
  const document = readApiDocument(input.text)
  const faults = textFaults(input, document.textProblems, io.lang)
  for (const { message } of faults) io.err(message + '\n')
  const chosen = choose(document, request, io)
  if (document.isWhole && typeof chosen === 'string') {
    io.err(chosen + '\n')
    return 2
  }
  const operations = typeof chosen === 'string' ? [] : chosen
  const ids = operations.map((each) => each.id)
  const drafts = request.isList ? undefined : draftsOf(document, ids)
  const notes = notesOf(document, drafts, io)
  const read = faults.map(({ code, message }): Note => ({ tool: '', code, path: '#', message }))
  const outcome: Outcome = {
    document,
    chosen: operations,
    ...(drafts ? { drafts } : {}),
    ...notes,
    errors: [...read, ...notes.errors],
  }
  if (request.asJson) io.out(print(outcomeToJson(outcome)) + '\n')
  else {
    if (document.isWhole) io.out(plain(outcome, io))
    io.err(noteLines([...notes.errors, ...notes.losses], io.lang))
  }
  if (!document.isWhole) return 2
  return outcome.errors.length > 0 ? 1 : 0
}

/** The operations asked for, or a sentence on one that the document does not have. */
function choose(
  { operations }: ApiDocument,
  request: Request,
  io: Io,
): readonly ApiOperation[] | string {
  const byId = (id: string): ApiOperation | undefined => operations.find((each) => each.id === id)
  const strange = request.operations.find((id) => byId(id) === undefined)
  if (strange !== undefined) return commandLineText(io.lang, 'unknown-operation', { name: strange })
  const empty = request.tags.find((tag) => !operations.some((each) => each.tags.includes(tag)))
  if (empty !== undefined) return commandLineText(io.lang, 'unknown-tag', { name: empty })
  return operations.filter(
    (each) =>
      (request.operations.length === 0 || request.operations.includes(each.id)) &&
      (request.tags.length === 0 || each.tags.some((tag) => request.tags.includes(tag))),
  )
}

function notesOf(
  document: ApiDocument,
  drafts: Drafts | undefined,
  io: Io,
): { readonly losses: readonly Note[]; readonly errors: readonly Note[] } {
  const noteOf = notesIn(io.lang)
  const isWarning = (each: DialectError): boolean => each.severity === 'warning'
  return {
    losses: [
      ...document.problems.filter(isWarning).map((each) => noteOf('', each)),
      ...(drafts?.drafts ?? []).flatMap(({ tool, losses, offers }) => [
        ...losses.map((each) => noteOf(nameOf(tool), each)),
        ...offers.map((each) => ({ ...noteOf(nameOf(tool), each, true), id: each.id })),
      ]),
    ],
    errors: [
      ...document.problems.filter((each) => !isWarning(each)).map((each) => noteOf('', each)),
      ...(drafts?.refused ?? []).flatMap(({ operation, errors }) =>
        errors.map((each) => noteOf(operation.id, each)),
      ),
    ],
  }
}

/** A line per operation, or the drafts as a set that can be opened. */
function plain({ document, chosen, drafts }: Outcome, io: Io): string {
  if (drafts) {
    const tools = drafts.drafts.map((each) => each.tool)
    const set = [
      member('toolwright', num(FORMAT_VERSION)),
      member('title', str(document.title)),
      member('tools', arr(tools)),
    ]
    return print(obj(set)) + '\n'
  }
  const lines = chosen.map(({ id, method, path, summary, isDeprecated }) => {
    const mark = isDeprecated ? commandLineText(io.lang, 'deprecated-operation') : ''
    const parts = [id, `${method} ${path}`, summary.replace(/\s+/g, ' '), mark]
    return parts.filter(Boolean).join('\t') + '\n'
  })
  return lines.join('')
}

function outcomeToJson({ document, chosen, drafts, losses, errors }: Outcome): JsonNode {
  const tools = drafts ? [member('tools', arr(drafts.drafts.map((each) => each.tool)))] : []
  return obj([
    member('title', str(document.title)),
    member('version', str(document.version)),
    member('operations', arr(chosen.map(operationToJson))),
    ...tools,
    member('losses', arr(losses.map(noteToJson))),
    member('errors', arr(errors.map(noteToJson))),
  ])
}

function operationToJson(each: ApiOperation): JsonNode {
  return obj([
    member('id', str(each.id)),
    member('method', str(each.method)),
    member('path', str(each.path)),
    member('summary', str(each.summary)),
    member('tags', arr(each.tags.map(str))),
    member('deprecated', bool(each.isDeprecated)),
  ])
}

const noteToJson = ({ tool, code, path, message, id }: Note): JsonNode =>
  obj([
    member('tool', str(tool)),
    member('code', str(code)),
    member('path', str(path)),
    member('message', str(message)),
    ...(id === undefined ? [] : [member('id', str(id))]),
  ])
