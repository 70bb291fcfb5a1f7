import { matchesPattern } from '../authoring/samples/matches-pattern'
import { type JsonNode, type JsonObject, membersOf } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { probeTool, type ToolProbe } from '../probe/probe-tool'
import { type CheckedCalls, checkCalls, type Meant } from './check-call'
import { patternsOf, withoutPatterns } from './patterns-of'
import { readCalls } from './read-calls'

/** Checks what a model sent against tools, given as texts. */
export interface CallsTask {
  readonly kind: 'calls'
  readonly text: string
  readonly tools: readonly string[]
  readonly meant: Meant
  /** Leaves out every pattern: where nothing can be given up, nothing is begun that may not end. */
  readonly withoutPatterns?: boolean
}

/** Tries what the schema of a tool lets through. */
export interface ProbeTask {
  readonly kind: 'probe'
  readonly tool: string
  readonly offers: boolean
}

/**
 * Runs every pattern of a tool, only to see which one takes too long: on the texts among the
 * arguments of what was sent, or without that on long texts of one kind of sign each.
 */
export interface PatternsTask {
  readonly kind: 'patterns'
  readonly tool: string
  readonly sent?: string
}

/** What is asked of whoever checks beside the page. */
export type CheckTask = CallsTask | ProbeTask | PatternsTask

/** What comes back for each kind. A tool whose text is no object has no probe. */
export interface CheckAnswers {
  readonly calls: CheckedCalls
  readonly probe: ToolProbe | undefined
  readonly patterns: undefined
}

/** What a task is busy with: the index of a tool among its `tools`, a pattern. */
export interface BusyWith {
  readonly tool?: number
  readonly pattern?: string
}

/** How a task ended. */
export type CheckOutcome<A> =
  | { readonly ok: true; readonly answer: A }
  /** It took too long and was given up; what it was busy with, as far as that is known. */
  | { readonly ok: false; readonly reason: 'too-slow'; readonly busy?: BusyWith }
  /** Nothing can run beside the page, the check itself failed, or nobody waits for it any more. */
  | { readonly ok: false; readonly reason: 'no-worker' | 'failed' | 'stopped' }

type Answer = CheckAnswers[keyof CheckAnswers]
type Tell = (busy: BusyWith) => void

/** Does what a task asks for; `tell` hears of each tool and pattern before it is begun. */
export function answerTask(task: CheckTask, tell: Tell): Answer {
  if (task.kind === 'probe') return probeText(task)
  if (task.kind === 'patterns') return runPatterns(task, tell)
  const read = task.tools.map(toolIn)
  const tools = task.withoutPatterns ? read.map(withoutPatterns) : read
  const { calls, ...rest } = checkCalls(task.text, tools, task.meant, (tool) =>
    tell({ tool: tools.indexOf(tool as JsonObject) }),
  )
  // Whoever asks has the tools; they need not travel back.
  return { ...rest, calls: calls.map(({ tool: _, ...each }) => each) }
}

const NO_TOOL: JsonObject = { kind: 'object', members: [] }

/** The same text is asked about again and again, and what is known of its tree is kept with it. */
const known = new Map<string, JsonObject>()
const MOST_KNOWN = 500

function toolIn(text: string): JsonObject {
  const before = known.get(text)
  if (before) return before
  const tool = rootObject(parse(text)) ?? NO_TOOL
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, tool)
  return tool
}

function probeText({ tool, offers }: ProbeTask): ToolProbe | undefined {
  const root = rootObject(parse(tool))
  return root && probeTool(root, { offers, together: offers })
}

/** Long enough that a pattern with several loops takes its time. */
const LONG_TEXTS = ['a', '0', ' ', 'a0', '-', '中'].map((sign) => sign.repeat(10_000) + '\n')

function runPatterns({ tool, sent }: PatternsTask, tell: Tell): undefined {
  const texts =
    sent === undefined ? LONG_TEXTS : readCalls(sent).calls.flatMap(({ args }) => textsIn(args))
  for (const pattern of patternsOf(toolIn(tool))) {
    tell({ pattern })
    for (const text of texts) matchesPattern(text, pattern)
  }
}

function textsIn(value: JsonNode | undefined): readonly string[] {
  if (value?.kind === 'string') return [value.value]
  if (value?.kind === 'array') return value.items.flatMap(textsIn)
  return membersOf(value).flatMap(({ key, value: each }) => [key, ...textsIn(each)])
}
