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
      (expected === '' || choicesOf(question).includes(expected)) &&
      (tag === '' || question.tags.includes(tag)) &&
      (split === '' || question.split === split),
  )

/** A question that several tools may answer is one of each. */
function choicesOf({ expected }: Question): readonly string[] {
  if (expected.is !== 'tool') return [expected.is]
  if (expected.tools.length === 0) return ['unset']
  return [...new Set(expected.tools)].map((name) => `tool:${name}`)
}

/** How many questions each choice has. */
export function countsOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const choice of questions.flatMap(choicesOf))
    counts.set(choice, (counts.get(choice) ?? 0) + 1)
  return counts
}

/** All tags, in the order of their first use. */
export const tagsOf = (questions: readonly Question[]): readonly string[] => [
  ...new Set(questions.flatMap(({ tags }) => tags)),
]
