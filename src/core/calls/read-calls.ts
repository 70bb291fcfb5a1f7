import { get, itemsOf, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { isWhole, parse } from '../json/parse'
import { repairLookAlikes } from '../json/repair'
import { findJson } from './find-json'
import { fromLiteral } from './from-literal'
import { callAt, bareArguments, namedCall } from './call-shapes'
import { located } from './read-arguments'
import type { SentCall, SentCode, SentProblem } from './sent-call'
import { eventLines, streamedCalls } from './streamed'
import { writtenCalls } from './written-calls'

/** What was found in a paste. */
export interface ReadCalls {
  /** In the order in which they stand. */
  readonly calls: readonly SentCall[]
  /** Of the paste as a whole. */
  readonly problems: readonly SentProblem[]
  /** What the model said in words beside or instead of a call. */
  readonly said: readonly string[]
  /** The paste is an answer of a model that calls nothing. */
  readonly isAnswerWithoutCall: boolean
  /** Nothing in the paste could be read. */
  readonly isUnreadable: boolean
}

/**
 * Reads what a model sent: messages and calls of OpenAI (Chat, the older functions, Responses),
 * Claude, MCP, Gemini, Bedrock and the AI SDK, in whole answers, streamed or bare, calls written as
 * code, or arguments by themselves; several at once, with words, fences or log lines around them. Nothing throws, every digit stays.
 */
export function readCalls(text: string): ReadCalls {
  const written = writtenCalls(text)
  if (written) return { ...NOTHING_READ, calls: written, isUnreadable: false }
  const { roots, problems } = rootsIn(text)
  const streamed = streamedCalls(roots)
  const gathered: Gathered = {
    calls: [...(streamed?.calls ?? [])],
    said: [...(streamed?.said ?? [])],
    isAnswer: streamed !== undefined,
  }
  const rest = streamed?.rest ?? roots
  rest.forEach((root, i) => gather(root, rest.length > 1 ? [i] : [], gathered))
  const own = ownFaults(gathered.calls, problems)
  return {
    calls: own ?? gathered.calls,
    problems: own ? problems.filter(({ severity }) => severity !== 'error') : problems,
    said: gathered.said,
    isAnswerWithoutCall: gathered.isAnswer && gathered.calls.length === 0,
    isUnreadable: roots.length === 0,
  }
}

const NOTHING_READ: ReadCalls = {
  calls: [],
  problems: [],
  said: [],
  isAnswerWithoutCall: false,
  isUnreadable: true,
}

/** What a fault of the paste is called where the paste is the arguments themselves. */
const OF_ARGUMENTS: Readonly<Partial<Record<SentCode, SentCode>>> = {
  'text-faults': 'arguments-broken',
  'look-alikes-read': 'arguments-look-alikes',
  'literal-read': 'arguments-literal',
}

/** Arguments by themselves are what the model wrote, so the faults of the text are theirs. */
function ownFaults(
  calls: readonly SentCall[],
  problems: readonly SentProblem[],
): readonly SentCall[] | undefined {
  const [call] = calls
  const faults = problems.filter(({ severity }) => severity === 'error')
  if (!call || calls.length > 1 || call.form !== 'arguments' || faults.length === 0)
    return undefined
  const own = faults.map((each): SentProblem => {
    const isCut = each.code === 'text-faults' && each.fault?.code === 'unclosed'
    return { ...each, code: isCut ? 'arguments-cut' : (OF_ARGUMENTS[each.code] ?? each.code) }
  })
  return [{ ...call, problems: own }]
}

/** The beginning of an object or a list, in JSON or in what is taken for it. */
const LIKE_JSON = /\{\s*(?:["'“”‘{}]|[A-Za-z_$]\w*\s*[:：])|\[\s*[{["'“]/

function rootsIn(text: string): {
  readonly roots: readonly JsonNode[]
  readonly problems: readonly SentProblem[]
} {
  const parsed = parse(text)
  if (isWhole(parsed)) {
    const { root } = parsed
    const inside = stringOf(root)
    // A text in JSON that holds JSON again, as logs write it.
    if (inside !== undefined && /^\s*[[{]/.test(inside)) return rootsIn(inside)
    const faults = parsed.problems.map((each) => ({
      ...located(each.code === 'duplicate-key' ? 'duplicate-key' : 'text-faults', each, text),
      ...(each.code === 'duplicate-key' ? { severity: 'note' as const } : {}),
      ...(each.detail === undefined ? {} : { name: each.detail }),
    }))
    return {
      roots: root.kind === 'object' || root.kind === 'array' ? [root] : [],
      problems: faults,
    }
  }
  const events = eventLines(text, wholeObject)
  if (events) return { roots: events, problems: [] }
  const found = findJson(text)
  const start = text.search(LIKE_JSON)
  // Where the first of it is broken, whole pieces inside are parts of that, not values of their own.
  if (found[0] && (start < 0 || found[0].start <= start)) {
    const around: SentProblem = { code: 'text-around', severity: 'note', count: found.length }
    return { roots: found.map((each) => each.parsed.root!), problems: [around] }
  }
  const [first] = parsed.problems
  const repaired = repairLookAlikes(text)
  const looked = repaired && parse(repaired.text).root
  if (looked && first)
    return { roots: [looked], problems: [located('look-alikes-read', first, text)] }
  if (start < 0 || !first) return { roots: [], problems: [] }
  const literal = parse(fromLiteral(text.slice(start)))
  if (isWhole(literal))
    return { roots: [literal.root], problems: [located('literal-read', first, text)] }
  const rest = parse(text.slice(start))
  const fault = rest.problems.find((each) => each.code !== 'duplicate-key') ?? first
  const shifted = { ...fault, at: { start: fault.at.start + start, end: fault.at.end + start } }
  const hasParts = membersOf(rest.root).length + itemsOf(rest.root).length > 0
  return {
    roots: rest.root && hasParts ? [rest.root] : [],
    problems: [located('text-faults', shifted, text)],
  }
}

function wholeObject(line: string): JsonNode | undefined {
  const parsed = parse(line)
  return isWhole(parsed) && parsed.problems.length === 0 ? parsed.root : undefined
}

interface Gathered {
  readonly calls: SentCall[]
  readonly said: string[]
  isAnswer: boolean
}

/** Members that hold messages, items or parts, in one of which a call may stand. */
const HOLDERS = [
  'choices',
  'message',
  'delta',
  'messages',
  'tool_calls',
  'toolCalls',
  'output',
  'response',
  'content',
  'candidates',
  'parts',
  'functionCalls',
  'function_calls',
  'additional_kwargs',
] as const

/** What shows that an object is an answer of a model, whatever it holds. */
const isEnvelope = (node: JsonNode): boolean =>
  get(node, 'choices')?.kind === 'array' ||
  get(node, 'candidates')?.kind === 'array' ||
  get(node, 'tool_calls')?.kind === 'array' ||
  get(node, 'toolCalls')?.kind === 'array' ||
  get(node, 'functionCalls')?.kind === 'array' ||
  (get(node, 'parts')?.kind === 'array' && membersOf(node).length <= 2) ||
  (/^(?:assistant|model|user|tool|system|function)$/.test(stringOf(get(node, 'role')) ?? '') &&
    ['content', 'parts', 'function_call', 'tool_calls'].some(
      (key) => get(node, key) !== undefined,
    )) ||
  (get(node, 'output')?.kind === 'array' &&
    (get(node, 'object') !== undefined || itemsOf(get(node, 'output')).some(isEnvelopePart))) ||
  get(get(node, 'output'), 'message')?.kind === 'object' ||
  get(node, 'jsonrpc') !== undefined ||
  isEnvelopePart(node)

const PART_TYPES = /^(?:text|message|reasoning|thinking|redacted_thinking|output_text|tool_result)$/

const isEnvelopePart = (node: JsonNode): boolean => {
  const type = stringOf(get(node, 'type')) ?? ''
  if (/^(?:function_call|tool_use|tool-call)$/.test(type))
    return get(node, 'name') !== undefined || get(node, 'toolName') !== undefined
  return (
    PART_TYPES.test(type) &&
    ['text', 'content', 'thinking', 'summary', 'data', 'tool_use_id'].some(
      (key) => get(node, key) !== undefined,
    )
  )
}

function gather(node: JsonNode, path: Path, found: Gathered): void {
  if (node.kind === 'array') {
    node.items.forEach((each, i) => gather(each, [...path, i], found))
    return
  }
  if (node.kind !== 'object') return
  const call = callAt(node, path) ?? namedCall(node, path)
  if (call) {
    found.calls.push(call)
    return
  }
  // Among the parts of an answer a stranger is no call; it may hold one.
  if (!found.isAnswer && !isEnvelope(node)) {
    found.calls.push(bareArguments(node, path))
    return
  }
  found.isAnswer = true
  for (const key of ['content', 'text', 'refusal']) {
    const said = stringOf(get(node, key))
    if (said !== undefined && said.trim() !== '') found.said.push(said)
  }
  for (const key of HOLDERS) {
    const inside = get(node, key)
    if (inside?.kind === 'array' || inside?.kind === 'object') gather(inside, [...path, key], found)
  }
}
