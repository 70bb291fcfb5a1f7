import type { OutcomeKind } from '../runs/run'

/**
 * `right` and `wrong` speak of the pick alone; arguments are counted apart. `not-judged`: the version
 * has no counterpart of what the question needs. `not-measured`: nothing came back that could be counted.
 */
export type Judgement = 'right' | 'wrong' | 'not-judged' | 'not-measured'

/** What the model did first, told in the document's names. */
export type Picked =
  /** `name` is the document's; of a tool that only the version has, the version's own. */
  | { readonly is: 'tool'; readonly name: string; readonly isMatched: boolean }
  /** The version has no tool of this name. */
  | { readonly is: 'unknown'; readonly name: string }
  /** It answered in words. */
  | { readonly is: 'none' }
  /** It asked the user something, and called nothing. */
  | { readonly is: 'ask' }

/** What is said of the arguments, where the right tool was called. */
export interface JudgedArguments {
  readonly isSchemaValid: boolean
  /** Whether all that the question asks of them holds; absent where it asks nothing that can be judged. */
  readonly isExpected?: boolean
  /** Names that the system fills in and the model filled in itself. */
  readonly injected: readonly string[]
  /** Expected arguments, by the document's names, that are not as expected. */
  readonly unlike: readonly string[]
}

/** One request of a run with what is to be said of it. */
export interface Judged {
  /** The question's id. */
  readonly question: string
  /** The arm's id. */
  readonly arm: string
  readonly trial: number
  readonly turn: 0 | 1
  readonly judgement: Judgement
  readonly outcome: OutcomeKind
  /** Absent where nothing was measured. */
  readonly picked?: Picked
  /** Only where the pick is right and is a tool. */
  readonly args?: JudgedArguments
}
