import { createStore } from 'zustand'
import type { ReviewFile } from '../core/review/review-file'

/** A review that came by a link and waits for the studio. */
export const waitingReview = createStore<{ readonly file?: ReviewFile }>()(() => ({}))

export const reviewWaits = (file: ReviewFile): void => waitingReview.setState({ file })

/** Hands it over, once. */
export function takeWaitingReview(): ReviewFile | undefined {
  const { file } = waitingReview.getState()
  waitingReview.setState({}, true)
  return file
}
