import { ANSWER_FORMS, answerForm } from '../core/calls/answer-forms'
import { checkCalls, type CheckedCalls } from '../core/calls/check-call'
import { nearestNames } from '../core/calls/nearest'
import type { JsonNode } from '../core/json/node'
import { print } from '../core/json/print'
import { nameOf } from '../core/model/tool'
import { checkCallText } from '../i18n/check-call-words'
import { answerText } from '../i18n/call-problems'
import { readArguments, textOption } from './args'
import { callsAsJson } from './check-call-json'
import { callsAsText } from './check-call-text'
import type { Command, ExitCode, Io } from './command'
import { plainLine } from './lint/rows'
import { type Input, readInputs } from './read-input'
import { toldTools } from './told-tools'
import { usageError } from './usage-error'

const OPTIONS = {
  tool: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string', oneOf: ['text', 'json'] },
} as const

const FORMS = ANSWER_FORMS.map(({ id }) => id).join(', ')

interface Request {
  readonly tools: string
  readonly call: string
  readonly tool?: string
  readonly to?: string
  readonly asJson: boolean
}

/** Checks what a model sent against the tools it was given. */
export const checkCallCommand: Command = {
  name: 'check-call',
  usage: 'check-call TOOLS CALL [--tool NAME] [--to DIALECT] [--format text|json]',
  details: (lang) => [checkCallText(lang, 'help', { known: FORMS })],
  run: async (args, io) => {
    const request = readRequest(args, io)
    if (typeof request === 'string') return usageError(checkCallCommand, request, io)
    const { read } = await readInputs([request.tools, request.call], io)
    const [tools, call] = read
    return tools && call ? check(tools, call, request, io) : 2
  },
}

function readRequest(args: readonly string[], io: Io): Request | string {
  const read = readArguments(args, OPTIONS, io.lang)
  if (!read.ok) return read.message
  const [tools, call] = read.names
  const isTwice = tools === '-' && call === '-'
  if (tools === undefined || call === undefined || read.names.length !== 2 || isTwice)
    return checkCallText(io.lang, 'two-files')
  const tool = textOption(read.values, 'tool')
  const to = textOption(read.values, 'to')
  if (to !== undefined && !answerForm(to))
    return checkCallText(io.lang, 'unknown-form', { name: to, known: FORMS })
  return {
    tools,
    call,
    ...(tool === undefined ? {} : { tool }),
    ...(to === undefined ? {} : { to }),
    asJson: read.values.format === 'json',
  }
}

function check(input: Input, sent: Input, request: Request, io: Io): ExitCode {
  const tools = toolsIn(input, io)
  if (!tools) return 2
  const asked = request.tool === undefined ? undefined : askedTool(request.tool, tools)
  if (asked === -1) {
    tellUnknownTool(request.tool ?? '', tools, input, io)
    return 2
  }
  const checked = checkCalls(sent.text, tools, asked === undefined ? {} : { asked })
  if (request.asJson) io.out(print(callsAsJson(checked, tools, request.to, io.lang)) + '\n')
  else io.out(callsAsText(checked, tools, request.to, io.lang))
  if (checked.calls.length === 0) return tellNoCall(checked, sent, io)
  return checked.isValid ? 0 : 1
}

/** The tools of a file; none where it could not be read in full, which is said. */
function toolsIn(input: Input, io: Io): readonly JsonNode[] | undefined {
  const imported = toldTools(input, io)
  return imported.isWhole && imported.tools.length > 0
    ? imported.tools.map(({ tool }) => tool)
    : undefined
}

const askedTool = (name: string, tools: readonly JsonNode[]): number =>
  tools.findIndex((tool) => nameOf(tool) === name)

function tellUnknownTool(name: string, tools: readonly JsonNode[], { path }: Input, io: Io): void {
  const near = nearestNames(name, tools.map(nameOf)).map((each) => `"${each.name}"`)
  const names = near.join(io.lang === 'zh' ? '、' : ', ')
  const proposal = near.length > 0 ? answerText(io.lang, 'did-you-mean', { names }) : ''
  const values = { path, name: plainLine(name), near: plainLine(proposal) }
  io.err(checkCallText(io.lang, 'unknown-tool', values).trim() + '\n')
}

/** A model that answers in words has called nothing, which is no fault of the text. */
function tellNoCall({ read }: CheckedCalls, { path }: Input, io: Io): ExitCode {
  const said = plainLine(read.said.join(' ')).slice(0, 300)
  io.err(
    checkCallText(io.lang, read.isAnswerWithoutCall && said ? 'words-only' : 'no-call', {
      path,
      said,
    }) + '\n',
  )
  return read.isAnswerWithoutCall ? 1 : 2
}
