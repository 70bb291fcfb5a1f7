import { create } from 'zustand'
import { powers } from './powers'

interface Reviewer {
  /** Empty until it is asked. */
  readonly name: string
  /** What waits for the name; while there is something, the name is asked for. */
  readonly waiting?: (name: string) => void
}

export const useReviewer = create<Reviewer>()(() => ({ name: '' }))

/** Takes the name over that was given in this browser before. */
export function reviewerKnown(): void {
  const name = powers().reviewerName()
  if (name && !useReviewer.getState().name) useReviewer.setState({ name })
}

/** Runs what needs a name: at once where it is known, else when it has been given. */
export function asReviewer(run: (name: string) => void): void {
  reviewerKnown()
  const { name } = useReviewer.getState()
  if (name) run(name)
  else useReviewer.setState({ waiting: run })
}

/** Asks for the name anew; what was written under another keeps it. */
export const nameAsked = (): void => useReviewer.setState({ waiting: () => undefined })

export function nameGiven(name: string): void {
  const { waiting } = useReviewer.getState()
  powers().keepReviewerName(name)
  useReviewer.setState({ name }, true)
  waiting?.(name)
}

export const nameRefused = (): void => useReviewer.setState(({ name }) => ({ name }), true)
