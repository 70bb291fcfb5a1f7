import type { Answer } from '../../model/tool'

/** How far two careful readers agreed with each other on the same definitions (kappa). */
export const READERS: Readonly<Record<Answer, number>> = {
  does: 0.82,
  when: 0.84,
  whenNot: 0.91,
  returns: 0.86,
  limits: 0.86,
}

/** What the reading has to reach, or it is not to be trusted. */
export const GOALS = {
  /** The five answers' kappas, on average. */
  meanKappa: 0.75,
  /** No answer further below the readers than this. */
  belowReaders: 0.2,
  /** Share of definitions whose effect is right. */
  effect: 0.95,
  precision: 0.9,
  recall: 0.7,
  /** Fewer cases than this say nothing about a flag. */
  enoughCases: 10,
} as const
