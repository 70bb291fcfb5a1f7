import { useDeferredValue, useMemo } from 'react'
import type { JsonObject } from '../../core/json/node'
import { type ReviewState, reviewState } from '../../core/review/review-state'
import { useDocument } from '../../state/document'
import { setAsTree } from '../../state/review-notes'

export interface SetReview {
  readonly tree: JsonObject
  readonly state: ReviewState
  /** The tools' ids, by their places in the tree. */
  readonly ids: readonly string[]
}

/** What was said of the set on screen; it may come a moment after what is typed. */
export function useSetReview(): SetReview {
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  const settled = useDeferredValue(set)
  return useMemo(() => {
    const tree = setAsTree({ set: settled, lastGood })
    return { tree, state: reviewState(tree), ids: settled.tools.map(({ id }) => id) }
  }, [settled, lastGood])
}
