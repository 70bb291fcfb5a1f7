import type { Question } from '../core/bench/questions/question'
import {
  type PlacedQuestion,
  questionsOf,
  type ReadQuestions,
} from '../core/bench/questions/read-questions'
import {
  addingQuestions,
  changingQuestion,
  movingQuestion,
  removingQuestions,
} from '../core/bench/questions/write-question'
import { nameOf } from '../core/model/tool'
import { envelopeOf } from '../core/model/tool-set'
import type { JsonObject } from '../core/json/node'
import { namesApart } from '../core/authoring/set/names-apart'
import { type DocumentState, newToolId, setEdited, toolsImported, useDocument } from './document'
import { readableTools } from './readable-tools'

/** The questions as the document stands now; as a hook, as it is drawn. */
export const questionsNow = (): ReadQuestions => questionsOf(envelopeOf(useDocument.getState().set))
export const useQuestions = (): ReadQuestions =>
  useDocument(({ set }) => questionsOf(envelopeOf(set)))

/** The tools that can be read and have a name, each as it could be read last. */
export const namedTools = (state: DocumentState): readonly JsonObject[] =>
  readableTools(state).flatMap(({ tool }) => (nameOf(tool) === '' ? [] : [tool]))

const placed = (id: string): PlacedQuestion | undefined =>
  questionsNow().placed.find(({ question }) => question.id === id)

const envelope = (): JsonObject | undefined => envelopeOf(useDocument.getState().set)

/**
 * Adds questions, and the texts of tools that came along with them: one step to undo. False where
 * something else stands in their place; then no tool is added either.
 */
export function questionsAdded(
  questions: readonly Question[],
  tools: readonly string[] = [],
): boolean {
  const adding = addingQuestions(envelope(), questions)
  if (!adding.ok) return false
  // A key that nothing else has: what is done next is a step of its own.
  const burst = `questions-with-tools:${newToolId()}`
  setEdited(adding.edits, burst)
  if (tools.length > 0)
    toolsImported(namesApart(tools, useDocument.getState().set.tools).texts, burst)
  return true
}

/** Changes one question: one step to undo; keystrokes in one of its fields (`burst`) are one. */
export function questionChanged(
  id: string,
  change: (question: Question) => Question,
  burst?: string,
): void {
  const at = placed(id)
  if (!at) return
  const edits = changingQuestion(envelope(), at.index, at.question, change(at.question))
  setEdited(edits, burst === undefined ? undefined : `question:${id}:${burst}`)
}

export function questionRemoved(id: string): void {
  const at = placed(id)
  if (at) setEdited(removingQuestions([at.index]))
}

/** In front of the question before it that can be asked, or behind the one after it. */
export function questionMoved(id: string, by: -1 | 1): void {
  const list = questionsNow().placed
  const i = list.findIndex(({ question }) => question.id === id)
  const to = list[i + by]
  if (i >= 0 && to) setEdited(movingQuestion(list[i]!.index, to.index))
}
