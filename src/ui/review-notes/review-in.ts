import { parse } from '../../core/json/parse'
import { readReviewFile, type ReviewFile } from '../../core/review/review-file'
import { readLink } from '../../core/share/decode-link'
import { hasLinkPayload } from '../../core/share/has-link-payload'

/** The review in a text: a link somewhere in it, or a review file; undefined for anything else. */
export function reviewIn(text: string): ReviewFile | undefined {
  if (!hasLinkPayload(text)) return readReviewFile(parse(text).root)
  const link = readLink(text)
  if (!link.ok || link.kind !== 'review') return undefined
  const review = parse(link.reviewText).root
  return review?.kind === 'object' ? { of: link.of, title: link.title ?? '', review } : undefined
}
