import type { JsonNode, Path } from '../json/node'
import type { Problem } from '../json/parse'

/** The forms in which a call comes, by who sends it; the last three name no vendor. */
export const CALL_FORMS = [
  'openai.chat',
  'openai.functions',
  'openai.responses',
  'claude',
  'mcp',
  'gemini',
  'bedrock',
  'vercel',
  'named',
  'code',
  'arguments',
] as const
export type CallForm = (typeof CALL_FORMS)[number]

/** What can be said of how a call was written down, before its arguments are looked at. */
export const SENT_CODES = [
  'text-around',
  'text-faults',
  'look-alikes-read',
  'literal-read',
  'arguments-broken',
  'arguments-cut',
  'arguments-trailing',
  'arguments-literal',
  'arguments-look-alikes',
  'arguments-unreadable',
  'arguments-twice',
  'arguments-as-text',
  'arguments-as-object',
  'arguments-empty',
  'arguments-absent',
  'duplicate-key',
  'no-name',
  'no-id',
  'as-code',
  'no-parameter-name',
  'expression',
] as const
export type SentCode = (typeof SENT_CODES)[number]

export interface SentProblem {
  readonly code: SentCode
  /** A host that reads strictly stops here; or it is only worth knowing. */
  readonly severity: 'error' | 'note'
  /** What is wrong with the text, and where, counted in that text (from 1). */
  readonly fault?: Problem
  readonly line?: number
  readonly column?: number
  /** The key that stands twice. */
  readonly name?: string
  readonly count?: number
}

/** One call as a model sent it. */
export interface SentCall {
  readonly form: CallForm
  readonly name?: string
  /** What the answer has to carry; a number in JSON-RPC. */
  readonly id?: JsonNode
  /** The arguments as far as they could be read; absent when nothing could. */
  readonly args?: JsonNode
  /** The arguments as they were written, where that was as text. */
  readonly text?: string
  /** The whole object that was read as the call. */
  readonly node: JsonNode
  /** Where that stands in what was pasted. */
  readonly path: Path
  readonly problems: readonly SentProblem[]
}
