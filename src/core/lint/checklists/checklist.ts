import type { Words } from '../rule'

/** The five lists that a review goes through. */
export const CHECKLIST_IDS = [
  'product',
  'description',
  'engineering',
  'schema',
  'capability',
] as const
export type ChecklistId = (typeof CHECKLIST_IDS)[number]

/**
 * A question that one or more lines ask. Either rules answer it, and it holds when none of them
 * finds anything, even those that are off for the score; or a person does, for a reason.
 */
export type Question = { readonly id: string; readonly words: Words } & (
  { readonly rules: readonly string[] } | { readonly person: Words }
)

/** One line of a list. It holds when all its questions do; lines that ask the same share one. */
export interface Line {
  readonly words: Words
  readonly questions: readonly string[]
}

export interface Checklist {
  readonly id: ChecklistId
  readonly title: Words
  /** Who goes through it, and when. */
  readonly note: Words
  readonly lines: readonly Line[]
}
