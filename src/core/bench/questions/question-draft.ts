import type { JsonNode } from '../../json/node'
import { type Question, UNSET } from './question'

/** A question as a text from outside gives it; what is left out is as usual. */
export type QuestionDraft = Pick<Question, 'text'> & Partial<Question>

/** The draft as a question, with what is usual where it says nothing. */
export const asQuestion = (draft: QuestionDraft, id: string): Question => ({
  expected: UNSET,
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...draft,
  id,
})

/** What is to be told of a line that became a question; the words stand in i18n. */
export type ImportNoteCode =
  /** It says nothing of what is expected. */
  | 'no-expectation'
  /** It names a tool that the set has not. */
  | 'unknown-tool'
  /** The set, or a line before, has the same question. */
  | 'same-text'
  /** Its id was another question's and became another one. */
  | 'id-renewed'
  /** An argument that may also be left out is not asked about. */
  | 'optional-argument'
  /** Of an argument with parts only that it is there is asked. */
  | 'nested-argument'
  /** A system message or an earlier turn is not part of the question. */
  | 'only-last-turn'
  /** Only the first of several calls is expected. */
  | 'only-first-call'
  | 'bad-column'

export interface ImportNote {
  readonly code: ImportNoteCode
  readonly values: Readonly<Record<string, string>>
}

/** Why a line became no question. */
export const IMPORT_PROBLEMS = [
  'unreadable-line',
  'not-a-question',
  'no-text',
  'heading',
  'answer-alone',
  'several-turns',
  'bad-expected',
  'bad-arguments',
  'bad-argument',
  'bad-tags',
  'bad-split',
  'bad-lang',
  'bad-then',
  'too-many',
] as const
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number]

/** Lines are counted from 1; of a table and of a list inside JSON it is the row or item. */
export interface ImportProblem {
  readonly line: number
  readonly code: ImportProblemCode
  readonly values: Readonly<Record<string, string>>
}

export interface DraftLine {
  readonly line: number
  readonly draft: QuestionDraft
  /** What a model may call for it, where the text brings that along. */
  readonly functions?: readonly JsonNode[]
  readonly notes: readonly ImportNote[]
}

export interface DraftLines {
  readonly drafts: readonly DraftLine[]
  readonly problems: readonly ImportProblem[]
}

export const note = (
  code: ImportNoteCode,
  values: Readonly<Record<string, string>> = {},
): ImportNote => ({ code, values })
