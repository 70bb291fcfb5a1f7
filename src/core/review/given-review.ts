import { get, type JsonNode, obj, member, str } from '../json/node'
import { isWhole, parse, rootObject } from '../json/parse'
import { isShareLink } from '../share/has-link-payload'
import { type LinkProblem, readLink } from '../share/decode-link'
import { setHash } from './meaning-hash'
import { readReviewFile, type ReviewFile } from './review-file'

export type GivenReview =
  | { readonly ok: true; readonly file: ReviewFile }
  /** A link that cannot be read, a text that is no JSON, or one that carries no review. */
  | { readonly ok: false; readonly problem: LinkProblem | 'not-json' | 'no-review' }

/**
 * A review out of what a reviewer sends: a link or a text with one in it, a review file, or the whole
 * set with the review in it. Never throws.
 */
export function givenReview(text: string): GivenReview {
  const root = rootIn(text)
  if (typeof root !== 'object' || 'reason' in root) return { ok: false, problem: root }
  const file = readReviewFile(root) ?? ofSet(root)
  return file ? { ok: true, file } : { ok: false, problem: 'no-review' }
}

/** A review that came without its set, out of a link or a file; undefined for anything else. */
export function reviewAlone(text: string): ReviewFile | undefined {
  const root = rootIn(text)
  return typeof root === 'object' && !('reason' in root) ? readReviewFile(root) : undefined
}

/** What a text holds, by itself or in a link; or why it cannot be read. */
function rootIn(text: string): JsonNode | LinkProblem | 'not-json' | 'no-review' {
  if (!isShareLink(text)) return rootOf(text)
  const link = readLink(text)
  if (!link.ok) return link
  if (link.kind === 'set') return rootOf(link.setText)
  if (link.kind === 'compare') return rootOf(link.afterText)
  const review = rootObject(parse(link.reviewText))
  if (!review) return 'no-review'
  return obj([
    member('title', str(link.title ?? '')),
    member('of', str(link.of)),
    member('review', review),
  ])
}

function rootOf(text: string): JsonNode | 'not-json' {
  const parsed = parse(text)
  return isWhole(parsed) && parsed.root ? parsed.root : 'not-json'
}

/** A whole set says by itself what its review is about. */
function ofSet(root: JsonNode): ReviewFile | undefined {
  const review = get(root, 'review')
  if (root.kind !== 'object' || review?.kind !== 'object') return undefined
  const title = get(root, 'title')
  return { of: setHash(root), title: title?.kind === 'string' ? title.value : '', review }
}
