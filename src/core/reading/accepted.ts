import { snakeName } from './parameter-name'
import {
  ACCEPTED_STATES,
  DONE_STATES,
  GOES_ON_CUES,
  MAY_SAY_ACCEPTED,
  ONLY_ACCEPTED_CUES,
} from './words/accepted-cues'

/** Whether a state of a result says that the call was taken in and is not done yet. */
export const isAcceptedState = (state: string): boolean => ACCEPTED_STATES.test(snakeName(state))

/** Whether a state of a result says that the work is done. */
export const isDoneState = (state: string): boolean => DONE_STATES.test(snakeName(state))

/** The words by which a text says that the work goes on after the answer. */
export const wordsThatGoOn = (text: string): string | undefined =>
  MAY_SAY_ACCEPTED.test(text)
    ? GOES_ON_CUES.flatMap((cue) => cue.exec(text)?.[0] ?? [])[0]
    : undefined

/** Whether a text tells accepting a request from doing it. */
export const saysOnlyAccepted = (text: string): boolean =>
  MAY_SAY_ACCEPTED.test(text) && ONLY_ACCEPTED_CUES.some((cue) => cue.test(text))
