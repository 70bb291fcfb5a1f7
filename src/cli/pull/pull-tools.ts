import type { PullFailure } from './failure'
import { failureOf } from './failure-of'
import { listTools, type Listed } from './list-tools'
import type { PullRequest } from './request'
import { openSession, type Session } from './session'
import { onSignal } from './signals'
import { createTrouble } from './trouble'

/** The list, or why there is none and what the program said last. */
export type Pulled =
  | { readonly ok: true; readonly listed: Listed }
  | {
      readonly ok: false
      readonly failure: PullFailure
      readonly lastLines: readonly string[]
      /** Whether the server had returned the greeting. */
      readonly wasConnected: boolean
    }

/**
 * Connects to the server, fetches all of its tools and leaves nothing running behind: not after a
 * failure, not after the time limit, not after a signal.
 */
export async function pullTools(request: PullRequest): Promise<Pulled> {
  const trouble = createTrouble()
  const session = openSession(request, trouble)
  const { seconds } = request
  const limit = setTimeout(
    () => trouble.report({ code: 'timed-out', values: { seconds } }),
    seconds * 1000,
  )
  const signals = onSignal(() => trouble.report({ code: 'interrupted' }), session.kill)
  try {
    const outcome = await Promise.race([converse(session), trouble.happened])
    if (!('code' in outcome)) return { ok: true, listed: outcome }
    const failure = trouble.first() ?? outcome
    const lastLines = [...session.lastLines()]
    return { ok: false, failure, lastLines, wasConnected: session.isConnected() }
  } finally {
    clearTimeout(limit)
    await session.close()
    signals.release()
  }
}

async function converse(session: Session): Promise<Listed | PullFailure> {
  try {
    await session.connect()
    return await listTools(session.askForTools)
  } catch (error) {
    return failureOf(error, { reply: session.lastReply(), other: session.replies.lastOther() })
  }
}
