import { type JsonNode, membersOf } from '../json/node'
import type { Lang } from '../lint/rule'
import type { ContractError } from '../model/contract'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { languageOf } from '../reading/language'
import { checkArguments } from './check-arguments'
import { ownError } from './own-error'
import type { CallProblem } from './problem'
import { type ReadCalls, readCalls } from './read-calls'
import type { SentCall } from './sent-call'
import { type Proposal, strangers, type TellTool, type ToolFound, toolOf } from './which-tool'

/** One call with all that is to say of it. */
export interface CheckedCall {
  readonly call: SentCall
  readonly found: ToolFound
  /** The tool it was checked against; none where its name is unknown. */
  readonly tool?: JsonNode
  /** Of the arguments; how the call was written is told in `call.problems`. */
  readonly problems: readonly CallProblem[]
  /** The tool is known, and a host that reads strictly runs it. */
  readonly isValid: boolean
  /** The language that the model was spoken to in: that of the description. */
  readonly lang: Lang
  /** The error of the tool's own contract that this is. */
  readonly ownError?: ContractError
}

export interface CheckedCalls {
  readonly read: ReadCalls
  readonly calls: readonly CheckedCall[]
  /** There is a call, all are valid, and what was pasted is whole. */
  readonly isValid: boolean
}

/** Which tools calls are held to be for, by index, where their names do not say it. */
export interface Meant {
  /** All calls, whatever they name. */
  readonly asked?: number
  /** Calls of these names. */
  readonly byName?: ReadonlyMap<string, number>
  /** Arguments without a name. */
  readonly bare?: number
}

/**
 * Reads what a model sent and checks every call in it against the tools of a set. `tell` hears of each
 * tool before arguments are checked against it, so that one that takes too long can be named.
 */
export function checkCalls(
  text: string,
  tools: readonly JsonNode[],
  meant: Meant = {},
  tell: TellTool = () => undefined,
): CheckedCalls {
  const read = readCalls(text)
  const calls = read.calls.map((call) => checkCall(call, tools, meant, tell))
  const isWhole = read.problems.every(({ severity }) => severity !== 'error')
  const isValid = isWhole && calls.length > 0 && calls.every((each) => each.isValid)
  return { read, calls, isValid }
}

/** Checks one call: which tool it is for, how it was written, every fault of its arguments. */
export function checkCall(
  sent: SentCall,
  tools: readonly JsonNode[],
  meant: Meant = {},
  tell: TellTool = () => undefined,
): CheckedCall {
  const named = meant.asked ?? meant.byName?.get(sent.name ?? '')
  const call = readAnew(sent, tools, named, tell)
  const asked = named ?? (call.name === undefined ? meant.bare : undefined)
  const found =
    asked === undefined ? toolOf(call, tools, tell) : askedTool(asked, call, tools, tell)
  const tool = found.kind === 'found' ? tools[found.index] : undefined
  if (!tool) return { call, found, problems: [], isValid: false, lang: languageOfAll(tools) }
  const lang = languageOf(descriptionText(tool))
  tell(tool)
  const checked = call.args ? checkArguments(tool, call.args) : { problems: [], isValid: false }
  const isWritten = call.problems.every(({ severity }) => severity !== 'error')
  const isValid = checked.isValid && isWritten
  const error = isValid ? undefined : ownError(tool, checked.problems)
  return {
    call,
    found,
    tool,
    problems: checked.problems,
    isValid,
    lang,
    ...(error ? { ownError: error } : {}),
  }
}

/** The tool that was asked for; another that bare arguments fit better is proposed. */
function askedTool(
  index: number,
  call: SentCall,
  tools: readonly JsonNode[],
  tell: TellTool,
): ToolFound {
  const fit = call.name === undefined ? toolOf(call, tools, tell) : undefined
  const isOther = fit?.kind === 'found' && fit.by === 'fit' && fit.index !== index
  const proposals: readonly Proposal[] = isOther
    ? [{ index: fit.index, name: nameOf(tools[fit.index]), why: 'fits' }]
    : []
  return { kind: 'found', index, by: 'asked', proposals }
}

/** A name and arguments in no vendor's form may be the arguments themselves. */
function readAnew(
  call: SentCall,
  tools: readonly JsonNode[],
  asked: number | undefined,
  tell: TellTool,
): SentCall {
  if (call.form !== 'named') return call
  const { node, path } = call
  const own: SentCall = { form: 'arguments', args: node, node, path, problems: [] }
  if (asked !== undefined) {
    const tool = tools[asked]
    return tool && nameOf(tool) !== call.name && checkArguments(tool, call.node).isValid
      ? own
      : call
  }
  if (toolOf(call, tools, tell).kind === 'found') return call
  return tools.some((tool) => (tell(tool), fitsWhole(tool, call.node))) ? own : call
}

/** Whether all members are parameters, and the whole is valid: an open schema takes anything. */
const fitsWhole = (tool: JsonNode, args: JsonNode): boolean =>
  strangers(
    membersOf(args).map(({ key }) => key),
    tool,
  ) === 0 && checkArguments(tool, args).isValid

const languageOfAll = (tools: readonly JsonNode[]): Lang =>
  languageOf(tools.slice(0, 50).map(descriptionText).join(' '))
