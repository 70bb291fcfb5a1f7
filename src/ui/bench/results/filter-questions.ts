import { flipOf, type QuestionResult } from '../../../core/bench/results/results'

export const FILTERS = ['all', 'flips', 'wrong', 'unstable'] as const
export type Filter = (typeof FILTERS)[number]

/** The questions that a filter lets through, by the two versions that are looked at. */
export function filteredQuestions(
  questions: readonly QuestionResult[],
  filter: Filter,
  before: string,
  after: string,
): readonly QuestionResult[] {
  return questions.filter(({ first }) => {
    const [was, is] = [first.get(before), first.get(after)]
    switch (filter) {
      case 'all':
        return true
      case 'flips':
        return ['fixed', 'broken'].includes(flipOf(was, is))
      case 'wrong':
        return is?.passes === false
      case 'unstable':
        return [was, is].some((tally) => tally?.isUnstable)
    }
  })
}
