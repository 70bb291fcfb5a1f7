import { create } from 'zustand'
import { arr, get, itemsOf, type JsonObject, member, obj, withMember } from '../core/json/node'
import { parse } from '../core/json/parse'
import { print } from '../core/json/print'
import { setHash } from '../core/review/meaning-hash'
import { freshAmong } from '../core/review/merge-entries'
import {
  type ReviewState,
  reviewState,
  type Signed,
  type Thread,
} from '../core/review/review-state'
import { newEntry, type Said } from './new-entry'
import { powers } from './powers'
import { asReviewer, reviewerKnown } from './reviewer'
import { spotKey } from './thread-places'

/** What a reader of a shared set has said of it, and what others had said before. */
export interface Reviewing {
  /** The set as it came, with what was said of it by others. */
  readonly set: JsonObject
  /** What stands for it. */
  readonly of: string
  /** Entries written on this page, in the order of writing. */
  readonly own: readonly JsonObject[]
  readonly state: ReviewState
  readonly threadsAt: ReadonlyMap<string, readonly Thread[]>
  readonly signedAt: ReadonlyMap<string, readonly Signed[]>
  /** False when the browser does not keep what is written here. */
  readonly isKept: boolean
}

const nothing = reviewState(obj([]))

export const useReviewing = create<Reviewing>()(() => ({
  set: obj([]),
  of: '',
  own: [],
  state: nothing,
  threadsAt: new Map(),
  signedAt: new Map(),
  isKept: true,
}))

/** A shared set is on screen; what was written about it before on this page is there again. */
export function reviewOpened(set: JsonObject): void {
  const of = setHash(set)
  const kept = powers().keptReview(of)
  const own = itemsOf(get(kept === undefined ? undefined : parse(kept).root, 'entries'))
  reviewerKnown()
  useReviewing.setState({ isKept: true, ...derived(set, of, own.filter(isObject)) }, true)
}

const isObject = (node: { kind: string }): node is JsonObject => node.kind === 'object'

/** What somebody says, once it is known who. */
export const said = (entry: Said): void => asReviewer((name) => written(newEntry(entry, name)))

function written(entry: JsonObject): void {
  const { set, of, own } = useReviewing.getState()
  const now = [...own, entry]
  const isKept = powers().keepReview(of, print(reviewOf(now)))
  useReviewing.setState({ isKept, ...derived(set, of, now) })
}

/** The entries of this page as the member `review` of a set. */
export const reviewOf = (own: readonly JsonObject[]): JsonObject =>
  obj([member('entries', arr(own))])

/** The set with the entries of this page beside those that it came with. */
export function reviewedSet({ set, own }: Pick<Reviewing, 'set' | 'own'>): JsonObject {
  const review = get(set, 'review')
  const had = itemsOf(get(review, 'entries'))
  const entries = arr([...had, ...freshAmong(had, own)])
  return withMember(
    set,
    'review',
    withMember(review?.kind === 'object' ? review : obj([]), 'entries', entries),
  )
}

function derived(
  set: JsonObject,
  of: string,
  own: readonly JsonObject[],
): Omit<Reviewing, 'isKept'> {
  const state = reviewState(reviewedSet({ set, own }))
  return { set, of, own, state, threadsAt: threadsBySpot(state), signedAt: signedBySpot(state) }
}

/** Threads by the line that they belong to today. */
export function threadsBySpot({ threads }: ReviewState): ReadonlyMap<string, readonly Thread[]> {
  return grouped(threads, ({ opened: { on }, place }) => {
    const { tool, path } = place
    return spotKey(tool, path, on.rule, on.line)
  })
}

const signedBySpot = ({ signed }: ReviewState): ReadonlyMap<string, readonly Signed[]> =>
  grouped(signed, ({ entry: { on }, place }) => spotKey(place.tool, [], undefined, on.line))

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
