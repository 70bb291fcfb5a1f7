import type { Question } from '../questions/question'
import type { Results } from './results'
import type { Tally } from './results-tally'
import { compare, type Comparison } from '../statistics/compare'

/** One version of one run. */
export interface Side {
  readonly results: Results
  readonly arm: string
}

/** A question that stands in both runs. */
export interface SharedQuestion {
  readonly question: Question
  readonly before: Tally
  readonly after: Tally
  /** It reads otherwise in the later run, so that the two were not asked the same; not counted. */
  readonly isReworded: boolean
}

export interface RunComparison {
  readonly comparison: Comparison
  readonly shared: readonly SharedQuestion[]
  /** Questions that only one of the runs has. */
  readonly onlyBefore: number
  readonly onlyAfter: number
}

/** Two runs on the same questions, found by their ids. A question that reads otherwise is not counted. */
export function compareRuns(before: Side, after: Side): RunComparison {
  const earlier = new Map(before.results.questions.map((each) => [each.question.id, each]))
  const shared = after.results.questions.flatMap(({ question, first }): SharedQuestion[] => {
    const other = earlier.get(question.id)
    const a = other?.first.get(before.arm)
    const b = first.get(after.arm)
    if (!other || !a || !b) return []
    return [{ question, before: a, after: b, isReworded: other.question.text !== question.text }]
  })
  const pairs = shared.flatMap((each) =>
    each.isReworded || each.before.rate === undefined || each.after.rate === undefined
      ? []
      : [{ before: each.before.rate, after: each.after.rate }],
  )
  const trials = Math.max(before.results.run.trialsPerQuestion, after.results.run.trialsPerQuestion)
  return {
    comparison: compare(pairs, trials),
    shared,
    onlyBefore: before.results.questions.length - shared.length,
    onlyAfter: after.results.questions.length - shared.length,
  }
}
