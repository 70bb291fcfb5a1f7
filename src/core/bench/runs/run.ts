import type { JsonObject } from '../../json/node'
import type { OutcomeReason } from './outcome-reason'
import type { Question } from '../questions/question'

/** A version of the set that takes part, frozen: what the model got, and what its parts are called here. */
export interface Arm {
  readonly id: string
  readonly title: string
  /** SHA-256, hexadecimal, of the canonical JSON of `tools` and `systemPrompt`. */
  readonly hash: string
  readonly tools: readonly JsonObject[]
  readonly systemPrompt: string
  readonly matches: Matches
}

/**
 * What the document's tools and parameters are called in an arm. A name that is missing here could not
 * be matched: a question that needs it is not judged, never counted wrong.
 */
export interface Matches {
  readonly tools: Readonly<Record<string, string>>
  /** By the document's tool name, then its parameter's. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By the document's tool name, what of the arm's parameters the system is to fill in, in the arm's names. */
  readonly injected?: Readonly<Record<string, readonly string[]>>
}

/** What came of one request. The first five are the model's own doing and count; the others do not. */
export const COUNTED = [
  'ok',
  'several_tool_calls',
  'no_tool_call',
  'unknown_tool',
  'bad_arguments_json',
] as const
export const NOT_COUNTED = [
  'auth',
  'rate_limited',
  'server_error',
  'bad_request',
  'timeout',
  'truncated',
  'network_or_cors',
  'aborted',
] as const
export type OutcomeKind = (typeof COUNTED)[number] | (typeof NOT_COUNTED)[number]

export const isCounted = (outcome: OutcomeKind): boolean =>
  (COUNTED as readonly OutcomeKind[]).includes(outcome)

/** A call as the model wrote it; `argumentsText` is JSON text, or what was there instead. */
export interface ModelCall {
  readonly name: string
  readonly argumentsText: string
}

export interface Usage {
  readonly input: number
  readonly output: number
}

/** One request of a run: one question asked of one arm, once. */
export interface Trial {
  readonly question: string
  readonly arm: string
  /** From 0. Trial 0 has the author's order of tools. */
  readonly trial: number
  /** 0 for the first call, 1 for what follows a canned result. */
  readonly turn: 0 | 1
  /** The tools' places in the arm, in the order they were sent. */
  readonly order: readonly number[]
  readonly outcome: OutcomeKind
  readonly calls: readonly ModelCall[]
  /** What the model said in words. */
  readonly text?: string
  /** What the server said, where it failed; never a key. */
  readonly message?: string
  readonly status?: number
  /** Closer than `outcome`, where there is more to say; see `outcome-reason`. */
  readonly reason?: OutcomeReason
  readonly usage?: Usage
  readonly milliseconds: number
  readonly model?: string
  readonly fingerprint?: string
}

export const WIRES = ['openai-chat', 'anthropic'] as const
export type Wire = (typeof WIRES)[number]

/** A run as it is kept, exported and replayed. No key is ever in it. */
export interface Run {
  readonly toolwrightRun: 1
  /** ISO 8601. */
  readonly started: string
  readonly wire: Wire
  /** Without user, password, query or fragment. */
  readonly baseUrl: string
  readonly model: string
  readonly temperature?: number
  readonly seed?: number
  readonly trialsPerQuestion: number
  readonly questions: readonly Question[]
  readonly arms: readonly Arm[]
  readonly trials: readonly Trial[]
  /** Price in the user's own currency, per million tokens. */
  readonly prices?: { readonly input: number; readonly output: number; readonly currency: string }
  /** Stopped by hand, by a cap, or ended by itself. */
  readonly ended: 'done' | 'stopped' | 'capped'
}
