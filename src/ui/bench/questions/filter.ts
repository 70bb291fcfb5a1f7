import type { PlacedQuestion } from '../../../core/bench/questions/read-questions'
import type { Question, Split } from '../../../core/bench/questions/question'
import { signal } from '../../kit/signal'

/** Which questions are on screen. */
export interface QuestionFilter {
  /** A choice as the list of expectations has it; empty for all. */
  readonly expected: string
  readonly tag: string
  readonly split: Split | ''
}

export const NO_FILTER: QuestionFilter = { expected: '', tag: '', split: '' }

/** It stays for the session, while other tabs are looked at. */
export const questionFilter = signal<QuestionFilter>(NO_FILTER)

export const filtered = (
  placed: readonly PlacedQuestion[],
  { expected, tag, split }: QuestionFilter,
): readonly PlacedQuestion[] =>
  placed.filter(
    ({ question }) =>
      (expected === '' || expects(question, expected)) &&
      (tag === '' || question.tags.includes(tag)) &&
      (split === '' || question.split === split),
  )

/** A question that several tools may answer is one of each. */
export function expects({ expected }: Question, choice: string): boolean {
  if (expected.is !== 'tool') return expected.is === choice
  if (expected.tools.length === 0) return choice === 'unset'
  return expected.tools.some((name) => choice === `tool:${name}`)
}

/** How many questions each choice has. */
export function countsOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (choice: string): void => void counts.set(choice, (counts.get(choice) ?? 0) + 1)
  for (const { expected } of questions) {
    if (expected.is !== 'tool') add(expected.is)
    else if (expected.tools.length === 0) add('unset')
    else for (const name of new Set(expected.tools)) add(`tool:${name}`)
  }
  return counts
}

/** All tags, in the order of their first use. */
export const tagsOf = (questions: readonly Question[]): readonly string[] => [
  ...new Set(questions.flatMap(({ tags }) => tags)),
]
