import { useEffect } from 'react'
import type { ReviewFile } from '../../core/review/review-file'
import { mayBeReview } from '../review-notes/may-be-review'
import type { ImportSource } from './import-source'

/** Hands a review over that was brought where definitions are: it is merged, not imported. */
export function useReviewAmong(
  sources: readonly ImportSource[],
  onReview: (file: ReviewFile) => void,
): void {
  useEffect(() => {
    const maybe = sources.filter(({ text }) => mayBeReview(text))
    if (!maybe.length) return
    let isWanted = true
    void import('../../core/review/given-review').then(({ reviewAlone }) => {
      const [file] = maybe.flatMap(({ text }) => reviewAlone(text) ?? [])
      if (isWanted && file) onReview(file)
    })
    return () => {
      isWanted = false
    }
    // Only another text is a reason to look again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sources])
}
