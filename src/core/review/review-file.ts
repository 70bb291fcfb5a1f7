import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  num,
  obj,
  str,
  stringOf,
} from '../json/node'
import { FORMAT_VERSION } from '../model/tool-set'
import { setHash } from './meaning-hash'
import { readReview } from './read-review'

/** A review without the set that it is about. */
export interface ReviewFile {
  /** What stood for the set that was reviewed. */
  readonly of: string
  readonly title: string
  readonly review: JsonObject
}

/** What a reviewer sends back: the review, and what stands for the set that it is about. */
export const reviewFile = (set: JsonObject): JsonObject =>
  obj([
    member('toolwright', num(FORMAT_VERSION)),
    member('title', str(stringOf(get(set, 'title')) ?? '')),
    member('of', str(setHash(set))),
    member('review', get(set, 'review') ?? obj([])),
  ])

/** A review by itself; undefined for what is none, a set with its review as well. */
export function readReviewFile(root: JsonNode | undefined): ReviewFile | undefined {
  const of = stringOf(get(root, 'of'))
  const review = get(root, 'review')
  if (of === undefined || review?.kind !== 'object' || get(root, 'tools')) return undefined
  return { of, title: stringOf(get(root, 'title')) ?? '', review }
}

/**
 * What a set is to a review. `same`: the set that was reviewed. `later`: another version of it, since
 * it has a tool that the review speaks of, or the one that was reviewed is among `earlier`, the hashes
 * of its snapshots. `other`: nothing in it is what was reviewed.
 */
export function fitOf(
  file: ReviewFile,
  set: JsonObject,
  earlier: readonly string[] = [],
): 'same' | 'later' | 'other' {
  if (setHash(set) === file.of) return 'same'
  if (earlier.includes(file.of)) return 'later'
  const names = new Set(itemsOf(get(set, 'tools')).map((tool) => stringOf(get(tool, 'name'))))
  const { entries } = readReview(obj([member('review', file.review)]))
  const spokenOf = entries.flatMap((each) => ('on' in each ? (each.on.tool ?? []) : []))
  const isKnown = spokenOf.some((name) => names.has(name))
  // A review that speaks of no tool is told by the title that the set went by.
  const hasTitle = spokenOf.length === 0 && stringOf(get(set, 'title')) === file.title
  return isKnown || hasTitle ? 'later' : 'other'
}
