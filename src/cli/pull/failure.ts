import type { PullWord } from '../../i18n/pull-words'

/** Why a pull came to nothing, and the exit code that says so. 2: no connection; 1: a bad answer. */
const EXIT_CODES = {
  unreachable: 2,
  'not-allowed': 2,
  'http-status': 2,
  'not-mcp': 2,
  'no-answer': 2,
  'other-version': 2,
  'command-missing': 2,
  'command-refused': 2,
  'command-ended': 2,
  'timed-out': 2,
  interrupted: 2,
  failed: 2,
  'bad-answer': 1,
  'server-error': 1,
  'no-list': 1,
  'cursor-not-text': 1,
  'cursor-repeated': 1,
  'too-many-pages': 1,
  'too-large': 1,
  'not-utf-8': 1,
  unreadable: 1,
} as const satisfies Partial<Record<PullWord, 1 | 2>>

export type PullFailureCode = keyof typeof EXIT_CODES

/** `values` fill the sentence of the code; the place is filled in where it is told. */
export interface PullFailure {
  readonly code: PullFailureCode
  readonly values?: Readonly<Record<string, string | number>>
}

/** Failures that are an answer where a conversation had begun, and no connection where it had not. */
const ANSWERS_LATER: readonly PullFailureCode[] = ['http-status', 'not-mcp', 'no-answer']

export function exitCodeOf(failure: PullFailure, wasConnected: boolean): 1 | 2 {
  if (wasConnected && ANSWERS_LATER.includes(failure.code)) return 1
  return EXIT_CODES[failure.code]
}
