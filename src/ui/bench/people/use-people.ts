import { useDeferredValue, useMemo } from 'react'
import { questionsOf } from '../../../core/bench/questions/read-questions'
import { type PeopleResult, peopleOf } from '../../../core/bench/results/results-people'
import { reviewState } from '../../../core/review/review-state'
import { useDocument } from '../../../state/document'
import { mayHaveReview } from '../../../state/may-have-review'
import { setAsTree } from '../../../state/review-notes'

/** What people picked for the questions of the set as they are today; it may come a moment after typing. */
export function usePeople(): PeopleResult | undefined {
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  const settled = useDeferredValue(set)
  return useMemo(() => {
    if (!mayHaveReview(settled)) return undefined
    const tree = setAsTree({ set: settled, lastGood })
    return peopleOf(reviewState(tree).picks, questionsOf(tree).questions)
  }, [settled, lastGood])
}
