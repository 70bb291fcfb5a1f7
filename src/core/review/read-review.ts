import { get, itemsOf, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import type { Anchor, Entry, EntryKind } from './entry'

/**
 * What is kept as it is but cannot be shown: an entry of a kind to come or not whole, or something
 * else where the review or its list of entries belongs.
 */
export interface UnreadEntry {
  readonly why: 'not-an-object' | 'not-a-list' | 'unknown-kind' | 'missing-member'
  /** The kind that is unknown, or the member that is missing. */
  readonly detail: string
  /** Its place in the set. */
  readonly path: Path
  readonly node: JsonNode
}

export interface ReadReview {
  readonly entries: readonly Entry[]
  readonly unread: readonly UnreadEntry[]
}

/** Where the entries stand in a set. */
export const ENTRIES_PATH = ['review', 'entries'] as const

/** The members that an entry of a kind has to have, as texts, beside `on`, which is an object. */
const NEEDED: Readonly<Record<EntryKind, readonly string[]>> = {
  comment: ['on', 'text'],
  suggest: ['on', 'was', 'text'],
  reply: ['to', 'text'],
  resolve: ['to'],
  reopen: ['to'],
  accept: ['to'],
  decline: ['to'],
  sign: ['on', 'of'],
  verdict: ['says', 'of'],
  pick: ['asked', 'picked', 'of'],
  withdraw: ['to'],
}
export const ENTRY_KINDS = Object.keys(NEEDED) as readonly EntryKind[]

const OF_ALL = ['id', 'by', 'at']
const ANCHOR_KEYS = [
  'tool',
  'body',
  'path',
  'value',
  'quote',
  'rule',
  'line',
] as const satisfies readonly (keyof Anchor)[]

/** The review that a set carries. Nothing is refused: what cannot be read is listed beside. */
export const readReview = oncePer((root: JsonNode): ReadReview => {
  const entries: Entry[] = []
  const unread: UnreadEntry[] = []
  const review = get(root, 'review')
  if (review && review.kind !== 'object')
    unread.push({ why: 'not-an-object', detail: review.kind, path: ['review'], node: review })
  const list = get(review, 'entries')
  if (list && list.kind !== 'array')
    unread.push({ why: 'not-a-list', detail: list.kind, path: ENTRIES_PATH, node: list })
  itemsOf(list).forEach((node, i) => {
    const read = readEntry(node)
    if ('why' in read) unread.push({ ...read, path: [...ENTRIES_PATH, i], node })
    else entries.push(read)
  })
  return { entries, unread }
})

type Unreadable = Pick<UnreadEntry, 'why' | 'detail'>

/** One entry, or why it cannot be read. */
export function readEntry(node: JsonNode): Entry | Unreadable {
  if (node.kind !== 'object') return { why: 'not-an-object', detail: node.kind }
  const kind = stringOf(get(node, 'kind')) ?? ''
  if (!isKind(kind)) return { why: 'unknown-kind', detail: kind }
  const read: Record<string, unknown> = { kind, node }
  for (const key of [...OF_ALL, ...NEEDED[kind]]) {
    const value = (READERS[key] ?? stringOf)(get(node, key))
    if (value === undefined) return { why: 'missing-member', detail: key }
    read[key] = value
  }
  for (const key of ['text', 'question']) {
    const value = stringOf(get(node, key))
    if (value !== undefined) read[key] = value
  }
  return read as unknown as Entry
}

const isKind = (kind: string): kind is EntryKind => Object.hasOwn(NEEDED, kind)

/** Members that are no plain texts; undefined for what they cannot be. */
const READERS: Readonly<Record<string, (node: JsonNode | undefined) => unknown>> = {
  on: (node) => (node?.kind === 'object' ? anchorOf(node) : undefined),
  says: (node) => ['approve', 'changes'].find((each) => each === stringOf(node)),
  picked: (node) => {
    const tool = stringOf(get(node, 'tool'))
    return tool === undefined ? ['none', 'ask'].find((each) => each === stringOf(node)) : { tool }
  },
}

function anchorOf(node: JsonObject): Anchor {
  const anchor: Partial<Record<keyof Anchor, string>> = {}
  for (const key of ANCHOR_KEYS) {
    const value = stringOf(get(node, key))
    if (value !== undefined) anchor[key] = value
  }
  return anchor
}
