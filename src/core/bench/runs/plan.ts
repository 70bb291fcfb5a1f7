import type { Question } from '../questions/question'
import type { Arm } from './run'

/** One question to be asked of one arm, once. */
export interface PlannedCall {
  readonly question: Question
  readonly arm: Arm
  readonly trial: number
}

/**
 * Every call of a run in the order in which it is begun: trial by trial, question by question, the
 * arms of a question side by side, and each time another arm first. However early a run is stopped,
 * its arms were asked the same, under the same load of the server.
 */
export function plannedCalls(
  questions: readonly Question[],
  arms: readonly Arm[],
  trials: number,
): readonly PlannedCall[] {
  const calls: PlannedCall[] = []
  for (let trial = 0; trial < trials; trial++)
    questions.forEach((question, i) => {
      arms.forEach((_, turn) => {
        const arm = arms[(turn + i + trial) % arms.length]!
        calls.push({ question, arm, trial })
      })
    })
  return calls
}
