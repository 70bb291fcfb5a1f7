import { both } from '../both'

/** The field of a result that says the user has not agreed yet. */
export const NEEDS_CONFIRMATION = {
  type: 'boolean',
  description: both('The user still has to confirm in the program.', '还需要用户在程序里确认。'),
} as const

export const WAIT_FOR_USER = {
  field: 'needs_confirmation',
  meaning: both('Wait for the user’s answer; make no second call.', '等待用户确认，不要重复调用。'),
} as const

/** The outcome of a call that waits for the user. */
export const NOT_CONFIRMED = {
  state: 'NEEDS_CONFIRMATION',
  meaning: both('Nothing has been done yet.', '尚未办理，等待用户确认。'),
} as const
