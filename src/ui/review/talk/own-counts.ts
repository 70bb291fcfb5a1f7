import { arr, type JsonObject, member, obj } from '../../../core/json/node'
import { readReview } from '../../../core/review/read-review'

/** How many remarks, signed lines and blind picks stand in entries; undefined where there is nothing to send. */
export function ownCounts(
  own: readonly JsonObject[],
): { readonly comments: number; readonly signed: number; readonly picks: number } | undefined {
  if (own.length === 0) return undefined
  const { entries } = readReview(obj([member('review', obj([member('entries', arr(own))]))]))
  const back = new Set(entries.flatMap((each) => (each.kind === 'withdraw' ? each.to : [])))
  const standing = entries.filter(({ id }) => !back.has(id))
  return {
    comments: standing.filter(({ kind }) => ['comment', 'suggest', 'reply'].includes(kind)).length,
    signed: standing.filter(({ kind }) => kind === 'sign').length,
    picks: standing.filter(({ kind }) => kind === 'pick').length,
  }
}
