import { signal } from '../../kit/signal'
import { benchPartAsked } from '../bench-part'
import { NO_FILTER, questionFilter } from './filter'

/** The question that somebody wants to see, until its row has opened. */
export const askedQuestion = signal<string | undefined>(undefined)

/** Goes to a question from elsewhere; a filter that would hide it is lifted. */
export function questionAsked(id: string): void {
  questionFilter.set(NO_FILTER)
  askedQuestion.set(id)
  benchPartAsked('questions')
}
