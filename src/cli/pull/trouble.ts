import type { PullFailure } from './failure'

/**
 * What went wrong beside the conversation: a deadline, an ended program, an answer too large. The
 * first report counts, since the later ones follow from it.
 */
export interface Trouble {
  readonly report: (failure: PullFailure) => void
  readonly first: () => PullFailure | undefined
  /** Settles at the first report, and never without one. */
  readonly happened: Promise<PullFailure>
}

export function createTrouble(): Trouble {
  let first: PullFailure | undefined
  let settle: (failure: PullFailure) => void = () => undefined
  const happened = new Promise<PullFailure>((resolve) => (settle = resolve))
  return {
    report: (failure) => {
      first ??= failure
      settle(first)
    },
    first: () => first,
    happened,
  }
}
