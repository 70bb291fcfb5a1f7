import type { Question } from './checklist'
import { QUESTIONS_OF_CONTRACT } from './questions-of-contract'
import { QUESTIONS_OF_PARAMETERS } from './questions-of-parameters'
import { QUESTIONS_OF_SET } from './questions-of-set'
import { QUESTIONS_OF_TEXT } from './questions-of-text'

/** Every question of the lists; a rule answers at most one of them. */
export const QUESTIONS: readonly Question[] = [
  ...QUESTIONS_OF_TEXT,
  ...QUESTIONS_OF_PARAMETERS,
  ...QUESTIONS_OF_CONTRACT,
  ...QUESTIONS_OF_SET,
]

const byId: ReadonlyMap<string, Question> = new Map(
  QUESTIONS.map((question) => [question.id, question]),
)

/** The question of an id that a line names. */
export function questionOf(id: string): Question {
  const question = byId.get(id)
  if (!question) throw new Error(`no question is called ${id}`)
  return question
}
