import type { Answer } from '../../model/tool'

/** A turn of phrase by which a sentence answers a question, in either language. */
export interface Cue {
  readonly answer: Answer
  /** 1 implied or partial, 2 clearly stated. */
  readonly level: 1 | 2
  readonly pattern: RegExp
  /** A sentence that also has this does not count. */
  readonly unless?: RegExp
  /** A sentence it is meant for; a test reads every one. */
  readonly example: string
}
