import { createStore } from 'zustand'

/** A review that came by a link and waits for the studio, as text. */
export const waitingReview = createStore<{ readonly text?: string }>()(() => ({}))

export const reviewWaits = (text: string): void => waitingReview.setState({ text })

/** Hands it over, once. */
export function takeWaitingReview(): string | undefined {
  const { text } = waitingReview.getState()
  waitingReview.setState({}, true)
  return text
}
