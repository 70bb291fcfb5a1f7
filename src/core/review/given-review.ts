import { get, type JsonNode } from '../json/node'
import { isWhole, parse, rootObject } from '../json/parse'
import { isShareLink } from '../share/has-link-payload'
import { type LinkProblem, readLink } from '../share/decode-link'
import { type ReviewLink, setTextIn } from '../share/read-document'
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
  const held = heldIn(text)
  if ('problem' in held) return { ok: false, problem: held.problem }
  if ('file' in held) return { ok: true, file: held.file }
  const file = readReviewFile(held.root) ?? ofSet(held.root)
  return file ? { ok: true, file } : { ok: false, problem: 'no-review' }
}

/** A review that came without its set, out of a link or a file; undefined for anything else. */
export function reviewAlone(text: string): ReviewFile | undefined {
  const held = heldIn(text)
  if ('file' in held) return held.file
  return 'root' in held ? readReviewFile(held.root) : undefined
}

/** The review that a link of the kind `review` holds; undefined where it is no review. */
export function reviewOfLink(link: ReviewLink): ReviewFile | undefined {
  const review = rootObject(parse(link.reviewText))
  return review && { of: link.of, title: link.title ?? '', review }
}

type Held =
  | { readonly root: JsonNode }
  | { readonly file: ReviewFile }
  | { readonly problem: LinkProblem | 'not-json' | 'no-review' }

/** What a text holds, by itself or in a link; or why it cannot be read. */
function heldIn(text: string): Held {
  if (!isShareLink(text)) return rootOf(text)
  const link = readLink(text)
  if (!link.ok) return { problem: link }
  if (link.kind !== 'review') return rootOf(setTextIn(link))
  const file = reviewOfLink(link)
  return file ? { file } : { problem: 'no-review' }
}

function rootOf(text: string): Held {
  const parsed = parse(text)
  return isWhole(parsed) && parsed.root ? { root: parsed.root } : { problem: 'not-json' }
}

/** A whole set says by itself what its review is about. */
function ofSet(root: JsonNode): ReviewFile | undefined {
  const review = get(root, 'review')
  if (root.kind !== 'object' || review?.kind !== 'object') return undefined
  const title = get(root, 'title')
  return { of: setHash(root), title: title?.kind === 'string' ? title.value : '', review }
}
