import { get, type JsonNode, obj, member, str } from '../json/node'
import { isWhole, parse, rootObject } from '../json/parse'
import { hasLinkPayload } from '../share/has-link-payload'
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
  if (/^\s*[[{]/.test(text) || !hasLinkPayload(text)) return fromText(text)
  const link = readLink(text)
  if (!link.ok) return { ok: false, problem: link }
  if (link.kind === 'set') return fromText(link.setText)
  if (link.kind === 'compare') return fromText(link.afterText)
  const review = rootObject(parse(link.reviewText))
  if (!review) return { ok: false, problem: 'no-review' }
  return fromRoot(
    obj([
      member('title', str(link.title ?? '')),
      member('of', str(link.of)),
      member('review', review),
    ]),
  )
}

function fromText(text: string): GivenReview {
  const parsed = parse(text)
  return isWhole(parsed) && parsed.root ? fromRoot(parsed.root) : { ok: false, problem: 'not-json' }
}

function fromRoot(root: JsonNode): GivenReview {
  const file = readReviewFile(root) ?? ofSet(root)
  return file ? { ok: true, file } : { ok: false, problem: 'no-review' }
}

/** A whole set says by itself what its review is about. */
function ofSet(root: JsonNode): ReviewFile | undefined {
  const review = get(root, 'review')
  if (root.kind !== 'object' || review?.kind !== 'object') return undefined
  const title = get(root, 'title')
  return { of: setHash(root), title: title?.kind === 'string' ? title.value : '', review }
}
