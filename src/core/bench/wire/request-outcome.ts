import type { JsonObject } from '../../json/node'
import type { OutcomeReason } from '../runs/outcome-reason'
import type { OutcomeKind, Trial, Wire } from '../runs/run'
import type { SentTool } from './prepare-arm'
import { readAnswer } from './read-answer'
import { readFailure } from './read-failure'

/** What came of a request, before anybody has read it. */
export type Sent =
  | {
      readonly is: 'answered'
      readonly status: number
      readonly text: string
      /** The header as it stands: seconds, or a date. */
      readonly retryAfter?: string
    }
  | { readonly is: 'failed'; readonly why: SendFailure }

export type SendFailure =
  | 'timeout'
  | 'aborted'
  | 'blocked'
  | 'unreachable'
  | 'redirected'
  | 'too-large'
  | 'not-listed'
  | 'key-unreadable'

/** The members of a `Trial` that say what the request came to. */
export type Outcome = Pick<
  Trial,
  'outcome' | 'reason' | 'calls' | 'text' | 'message' | 'status' | 'usage' | 'model' | 'fingerprint'
>

export interface ReadOutcome {
  readonly outcome: Outcome
  /** The model's answer, where there is one. */
  readonly answer?: JsonObject
}

const FAILED: Readonly<Record<SendFailure, readonly [OutcomeKind, OutcomeReason?]>> = {
  timeout: ['timeout'],
  aborted: ['aborted'],
  blocked: ['network_or_cors', 'blocked'],
  unreachable: ['network_or_cors', 'unreachable'],
  'not-listed': ['network_or_cors', 'not-listed'],
  redirected: ['bad_request', 'redirected'],
  'too-large': ['bad_request', 'too-large'],
  'key-unreadable': ['auth', 'key-unreadable'],
}

/** Reads what came of a request that was sent with these tools. */
export function readOutcome(
  sent: Sent,
  wire: Wire,
  tools: readonly SentTool[],
  hasKey: boolean,
): ReadOutcome {
  if (sent.is === 'failed') {
    const [outcome, reason] = FAILED[sent.why]
    return { outcome: { outcome, calls: [], ...(reason ? { reason } : {}) } }
  }
  const isGood = sent.status >= 200 && sent.status < 300
  const read = isGood ? readAnswer(sent.text, wire, tools) : undefined
  if (read) {
    const { answer, ...outcome } = read
    return { outcome, answer }
  }
  return { outcome: { ...readFailure({ ...sent, hasKey }), calls: [] } }
}
