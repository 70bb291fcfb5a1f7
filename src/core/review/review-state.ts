import { get, itemsOf, type JsonObject } from '../json/node'
import type {
  Anchor,
  Comment,
  Decision,
  Entry,
  EntryKind,
  Pick,
  Reply,
  Sign,
  Suggestion,
  Verdict,
} from './entry'
import { compareEntries } from './entry-order'
import { findPlaces, type Follow, type Place } from './find-place'
import { setHash, toolHash } from './meaning-hash'
import { readReview, type UnreadEntry } from './read-review'

/** Something said about a place, and what came of it. */
export interface Thread {
  readonly opened: Comment | Suggestion
  readonly place: Place
  readonly replies: readonly Reply[]
  readonly isResolved: boolean
  /** Of a suggestion: what the author did with it, if anything yet. */
  readonly decision?: Decision
}

/** Whether something is still to be done about it. */
export const isOpen = ({ isResolved, decision }: Thread): boolean => !isResolved && !decision

/** A line that somebody signed. */
export interface Signed {
  readonly entry: Sign
  readonly place: Place
  /** False when what was looked at has changed since: it no longer counts. */
  readonly isCurrent: boolean
}

export interface GivenVerdict {
  readonly entry: Verdict
  readonly isCurrent: boolean
}

export interface Picked {
  readonly entry: Pick
  readonly isCurrent: boolean
}

/** What a set's review says today. Everything in it is worked out from the entries. */
export interface ReviewState {
  readonly threads: readonly Thread[]
  /** The last signature of each person for each line. */
  readonly signed: readonly Signed[]
  /** The last verdict of each person. */
  readonly verdicts: readonly GivenVerdict[]
  /** The last pick of each person for each question. */
  readonly picks: readonly Picked[]
  /** Kept as they are, and not understood. */
  readonly unread: readonly UnreadEntry[]
  /** Answers to something that is not there: it may come with another reviewer's file. */
  readonly unattached: readonly Entry[]
}

/**
 * The state of a set's review, the same whatever order its entries stand in. `follow` is given where
 * the version that was reviewed is at hand.
 */
export function reviewState(root: JsonObject, follow?: Follow): ReviewState {
  const { entries, unread } = readReview(root)
  const standing = withoutWithdrawn([...entries].sort((a, b) => compareEntries(a.node, b.node)))
  const about = ofKinds(standing, 'comment', 'suggest', 'sign')
  const places = findPlaces(
    root,
    about.map(({ on }) => on),
    follow,
  )
  const placeOf = new Map<Entry, Place>(about.map((each, i) => [each, places[i]!]))
  const threads = ofKinds(about, 'comment', 'suggest')
  const signs = lastOf(ofKinds(about, 'sign'), (each) => [
    each.by,
    lineOf(each.on),
    placeOf.get(each)?.tool ?? each.on.tool,
  ])
  const ids = new Set(standing.map(({ id }) => id))
  return {
    threads: threads.map((opened) => threadOf(opened, placeOf.get(opened)!, standing)),
    signed: signs.map((entry) => {
      const place = placeOf.get(entry)!
      return { entry, place, isCurrent: hashToday(root, place, entry.on) === entry.of }
    }),
    verdicts: lastOf(ofKinds(standing, 'verdict'), (each) => [each.by]).map((entry) => ({
      entry,
      isCurrent: entry.of === setHash(root),
    })),
    picks: lastOf(ofKinds(standing, 'pick'), (each) => [
      each.by,
      each.question ?? '',
      each.asked,
    ]).map((entry) => ({ entry, isCurrent: entry.of === setHash(root) })),
    unread,
    unattached: standing.filter((each) => 'to' in each && !ids.has(each.to)),
  }
}

function ofKinds<K extends EntryKind>(entries: readonly Entry[], ...kinds: readonly K[]) {
  return entries.filter((each): each is Extract<Entry, { kind: K }> =>
    (kinds as readonly EntryKind[]).includes(each.kind),
  )
}

/** A person takes back own words only; what was taken back can be said again under another id. */
function withoutWithdrawn(entries: readonly Entry[]): readonly Entry[] {
  const back = new Set(
    entries.flatMap((each) => (each.kind === 'withdraw' ? keyOf(each.by, each.to) : [])),
  )
  return entries.filter((each) => each.kind !== 'withdraw' && !back.has(keyOf(each.by, each.id)))
}

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts)

const lineOf = ({ line, rule, path }: Anchor): string => keyOf(line, rule, path)

/** Of entries in the order of time, the last for each key. */
function lastOf<E extends Entry>(entries: readonly E[], key: (entry: E) => readonly unknown[]) {
  const last = new Map<string, E>()
  for (const each of entries) {
    const own = keyOf(...key(each))
    last.delete(own)
    last.set(own, each)
  }
  return [...last.values()]
}

function threadOf(opened: Comment | Suggestion, place: Place, entries: readonly Entry[]): Thread {
  const own = entries.filter((each) => 'to' in each && each.to === opened.id)
  const settled = ofKinds(own, 'resolve', 'reopen')
  const decision = ofKinds(own, 'accept', 'decline').at(-1)
  return {
    opened,
    place,
    replies: ofKinds(own, 'reply'),
    isResolved: settled.at(-1)?.kind === 'resolve',
    ...(decision ? { decision } : {}),
  }
}

/** What stands today for what was signed; undefined where its tool is gone. */
function hashToday(root: JsonObject, { tool }: Place, { tool: name }: Anchor): string | undefined {
  if (name === undefined) return setHash(root)
  const node = tool === undefined ? undefined : itemsOf(get(root, 'tools'))[tool]
  return node && toolHash(node)
}
