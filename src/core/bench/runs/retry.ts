import type { OutcomeReason } from './outcome-reason'
import type { OutcomeKind } from './run'

/** How often a request is sent again; a server that is too slow once is mostly too slow again. */
const RETRIES: Readonly<Partial<Record<OutcomeKind, number>>> = {
  rate_limited: 3,
  server_error: 3,
  timeout: 1,
}

/** A line that was there before may come back. */
const RETRIES_OF_LINE = 3
const LINE: ReadonlySet<OutcomeReason> = new Set(['blocked', 'unreachable'])

/** Waiting does not bring what these lack. */
const NEVER: ReadonlySet<OutcomeReason> = new Set(['no-credit', 'not-an-answer'])

/** In milliseconds: the first wait without a word from the server, doubled each time, and the longest. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** A server that wants to be left alone for longer than this ends the request instead. */
const MOST_PATIENCE = 120_000

export interface Failed {
  readonly outcome: OutcomeKind
  readonly reason?: OutcomeReason | undefined
  /** The header as it stands: seconds, or a date. */
  readonly retryAfter?: string | undefined
}

export interface RetryMoment {
  /** From 0: how often the request was sent again already. */
  readonly attempt: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** From 0 to 1. */
  readonly random: number
  /** Something was measured in this run already. */
  readonly hasWorked: boolean
}

/** The milliseconds to wait before a request is sent again; undefined where it is not. */
export function retryWait(failed: Failed, moment: RetryMoment): number | undefined {
  const { outcome, reason, retryAfter } = failed
  const { attempt, now, random, hasWorked } = moment
  const isLine = reason !== undefined && LINE.has(reason)
  const most = isLine ? (hasWorked ? RETRIES_OF_LINE : 0) : (RETRIES[outcome] ?? 0)
  if (attempt >= most || (reason && NEVER.has(reason))) return undefined
  const asked = retryAfter === undefined ? undefined : retryAfterWait(retryAfter, now)
  if (asked !== undefined) return asked > MOST_PATIENCE ? undefined : asked
  // Half of it by chance, so that many who wait do not come back together.
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const HTTP_DATE = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/

/** What a Retry-After header asks for, in milliseconds; undefined where it says nothing clear. */
export function retryAfterWait(header: string, now: number): number | undefined {
  const text = header.trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000
  const [, day, name, year, hours, minutes, seconds] = HTTP_DATE.exec(text) ?? []
  const month = MONTHS.indexOf(name ?? '')
  if (month < 0) return undefined
  const days = daysSince1970(Number(year), month, Number(day))
  const at = ((days * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
  return Math.max(0, at * 1_000 - now)
}

/** Days of the calendar, counted in years that begin in March so that a leap day comes last. */
function daysSince1970(year: number, month: number, day: number): number {
  const years = month < 2 ? year - 1 : year
  const inYear = Math.floor((153 * ((month + 10) % 12) + 2) / 5) + day - 1
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return 365 * years + leaps + inYear - 719_468
}
