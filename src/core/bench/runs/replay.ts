import { type JsonNode, sameData } from '../../json/node'
import { armOf } from './arm'
import type { Question } from '../questions/question'
import { questionsOf } from '../questions/read-questions'
import type { Run } from './run'
import { writeQuestion } from '../questions/write-question'

/** An old run as it is read today. */
export interface Replay {
  readonly run: Run
  /** Questions of the run that are not the same in the document of today. */
  readonly changed: number
  /** Questions of the run that the document has no more; what they expect is what they expected. */
  readonly gone: number
}

/**
 * The run judged anew, without a model: what the model did stays as it was, what is expected of it and
 * what the versions' tools are called comes from the document of today. A question whose words changed
 * was not asked as it stands now, so it keeps what it had; so does what followed another result.
 * A tool that the document has no more makes its questions not judged, never wrong.
 */
export function replayed(run: Run, document: JsonNode | undefined): Replay {
  const today = new Map(questionsOf(document).questions.map((each) => [each.id, each]))
  const gone = run.questions.filter(({ id }) => !today.has(id)).length
  const changed = run.questions.filter((each) => {
    const now = today.get(each.id)
    return now && !sameData(writeQuestion(now), writeQuestion(each))
  }).length
  const questions = run.questions.map((each) => asToday(each, today.get(each.id)))
  const arms = run.arms.map((arm) => armOf(arm, document).arm)
  return { run: { ...run, questions, arms }, changed, gone }
}

function asToday(asked: Question, now: Question | undefined): Question {
  if (!now || now.text !== asked.text) return asked
  const { then, ...rest } = now
  const isSame = then && asked.then && sameData(then.result, asked.then.result)
  const followed = isSame ? then : asked.then
  return followed ? { ...rest, then: followed } : rest
}
