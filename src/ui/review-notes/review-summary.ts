import { arr, get, itemsOf, type JsonObject, member, obj, withMember } from '../../core/json/node'
import { freshAmong } from '../../core/review/merge-entries'
import type { Thread } from '../../core/review/review-state'
import { reviewState } from '../../core/review/review-state'

/** What a review brings, told before it is merged. */
export interface ReviewSummary {
  readonly comments: number
  readonly signed: number
  readonly picks: number
  readonly approved: readonly string[]
  readonly changes: readonly string[]
  /** Remarks whose place is not in the set any more. */
  readonly orphans: readonly Thread[]
  readonly unread: number
}

/** What a review says by itself, and which of it finds no place in the set. */
export function reviewSummary(review: JsonObject, set: JsonObject | undefined): ReviewSummary {
  const own = set ? withMember(set, 'review', review) : obj([member('review', review)])
  const state = reviewState(own)
  const replies = state.threads.reduce((sum, { replies: each }) => sum + each.length, 0)
  const loose = state.unattached.filter(({ kind }) => kind === 'reply').length
  const namesOf = (says: 'approve' | 'changes') =>
    state.verdicts.filter(({ entry }) => entry.says === says).map(({ entry }) => entry.by)
  return {
    comments: state.threads.length + replies + loose,
    signed: state.signed.length,
    picks: state.picks.length,
    approved: namesOf('approve'),
    changes: namesOf('changes'),
    orphans: set ? state.threads.filter(isOrphan) : [],
    unread: state.unread.length,
  }
}

const isOrphan = ({ place }: Thread): boolean => place.found === 'gone'

/** The people who wrote a review, each once. */
export function reviewersOf(review: JsonObject): readonly string[] {
  const names = itemsOf(get(review, 'entries')).flatMap((entry) => {
    const by = get(entry, 'by')
    return by?.kind === 'string' ? by.value : []
  })
  return [...new Set(names)]
}

/** The entries of a review that a set does not have yet. */
export function newIn(review: JsonObject, set: JsonObject): JsonObject {
  const had = itemsOf(get(get(set, 'review'), 'entries'))
  return withMember(review, 'entries', arr(freshAmong(had, itemsOf(get(review, 'entries')))))
}
