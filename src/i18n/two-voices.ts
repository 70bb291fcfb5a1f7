import type { Words } from '../core/lint/rule'

/** What is said of one problem: to the author with the rule, to the model with what to do. */
export interface TwoVoices {
  readonly author: Words
  readonly model: Words
}

export const voices = (author: Words, model: Words): TwoVoices => ({ author, model })
