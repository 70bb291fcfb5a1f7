import { type Answer, ANSWERS } from '../model/tool'

/** What the parts of a tool count for; the contract only where it is stated. */
export const WEIGHTS = { naming: 15, description: 35, params: 30, contract: 20 } as const

/** What each answer is worth when clear; half when partial. They add up to the description's weight. */
export const ANSWER_POINTS: Readonly<Record<Answer, number>> = {
  does: 10,
  when: 8,
  whenNot: 7,
  returns: 6,
  limits: 4,
}

/** Of the parameters' points, those for having descriptions; the rest is lost to findings. */
export const DESCRIBED_POINTS = 12

/** Share of a part that one finding costs; of parameters, for each parameter it is spread over. */
export const COST = { error: 0.5, warning: 0.2, info: 0 } as const

/** The points for how well the five questions are answered. */
export const answerPoints = (answers: Readonly<Record<Answer, number>>): number =>
  ANSWERS.reduce((sum, answer) => sum + (ANSWER_POINTS[answer] * answers[answer]) / 2, 0)

/** The points that one warning costs which is about one of so many parameters. */
export const costPerParameter = (parameters: number): number =>
  (WEIGHTS.params - DESCRIBED_POINTS) / Math.max(3, parameters)
