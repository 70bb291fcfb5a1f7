import type { ResultTable } from '../../authoring/result/result-rows'
import type { JsonNode } from '../../json/node'

/** Who or what a question is for: `dev` questions may be looked at while writing, `holdout` not. */
export const SPLITS = ['dev', 'holdout'] as const
export type Split = (typeof SPLITS)[number]

/**
 * What a question asks for. Names are those of the document that the question stands in; what they
 * are called in another version is told by `Matches`.
 */
export type Expected =
  /** One of these tools; mostly there is one. */
  | { readonly is: 'tool'; readonly tools: readonly string[] }
  /** No tool: the model is to answer by itself, or to refuse. */
  | { readonly is: 'none' }
  /** Something is missing that only the user can say: a question back, and no call. */
  | { readonly is: 'ask' }

/** What a question expects that waits for its answer. */
export const UNSET: Expected = { is: 'tool', tools: [] }

export const MATCHES = ['equal', 'oneOf', 'regex', 'present', 'absent'] as const
export type Match = (typeof MATCHES)[number]

/** What is asked of one argument of the call; `value` is one value, a list of them, or a pattern. */
export interface ExpectedArgument {
  readonly name: string
  readonly match: Match
  readonly value?: JsonNode
}

/** How a question goes on after its first call: what the tool is made to answer, and what is to follow. */
export interface Continuation {
  /** The canned result that the model is given, as it stands. */
  readonly result: JsonNode
  /** The row of the tool's own table that the result was made from. */
  readonly from?: { readonly table: ResultTable; readonly value: string }
  readonly expects: Expected | { readonly is: 'not-again' }
}

/** One question of the bench, as the document has it. */
export interface Question {
  readonly id: string
  readonly text: string
  readonly lang?: string
  readonly expected: Expected
  readonly expectedArgs: readonly ExpectedArgument[]
  readonly tags: readonly string[]
  readonly split: Split
  readonly then?: Continuation
}
