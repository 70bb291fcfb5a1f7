import { applyEdits } from '../../../core/json/edit'
import { parse, rootObject } from '../../../core/json/parse'
import { mergeEntries } from '../../../core/review/merge-entries'
import { reviewOf, useReviewing } from '../../../state/reviewing'

/** The shared set's text with what the reader wrote about it beside what others had said. */
export function withOwnReview(setText: string): string {
  const { own } = useReviewing.getState()
  const root = rootObject(parse(setText))
  if (own.length === 0 || !root) return setText
  const merged = mergeEntries(root, reviewOf(own))
  const edited = merged.ok ? applyEdits(setText, merged.edits) : undefined
  return edited?.ok ? edited.text : setText
}
