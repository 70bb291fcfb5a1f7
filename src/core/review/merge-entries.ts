import { canonical } from '../json/canonical'
import type { Edit } from '../json/edit'
import { arr, get, itemsOf, type JsonNode, type JsonObject, obj } from '../json/node'
import { compareEntries } from './entry-order'
import { ENTRIES_PATH } from './read-review'

/** The edits of a merge; or that something else stands where the entries belong, and is left there. */
export type Merged =
  | { readonly ok: true; readonly edits: readonly Edit[]; readonly added: number }
  | { readonly ok: false; readonly reason: 'no-review' | 'in-the-way' }

/**
 * The edits that bring the entries of one review into a set, in their places by time; none where it
 * has them all. Entries are only ever added, so reviews can be merged in any order, and twice. Two
 * that share an id but not their words are both kept: nobody's words take the place of another's.
 * Entries that we cannot read are brought along as they are.
 */
export function mergeEntries(set: JsonObject, review: JsonNode | undefined): Merged {
  const incoming = get(review, 'entries')
  if (incoming?.kind !== 'array') return { ok: false, reason: 'no-review' }
  const old = get(set, 'review')
  const list = get(old, 'entries')
  if ((old && old.kind !== 'object') || (list && list.kind !== 'array'))
    return { ok: false, reason: 'in-the-way' }
  const had = itemsOf(list)
  const fresh = freshAmong(had, incoming.items)
  return {
    ok: true,
    edits: list ? insertions(had, fresh) : started(old, fresh),
    added: fresh.length,
  }
}

/** Those of the incoming entries that are not there yet, each once. */
export function freshAmong(
  had: readonly JsonNode[],
  incoming: readonly JsonNode[],
): readonly JsonNode[] {
  const known = new Set(had.map(canonical))
  return incoming.filter((node) => {
    const text = canonical(node)
    return known.has(text) ? false : known.add(text)
  })
}

/** Each in front of the first that comes later: that gives one order, whichever came in first. */
function insertions(had: readonly JsonNode[], fresh: readonly JsonNode[]): readonly Edit[] {
  const now = [...had]
  return fresh.map((value): Edit => {
    const later = now.findIndex((each) => compareEntries(value, each) < 0)
    const index = later < 0 ? now.length : later
    now.splice(index, 0, value)
    return { op: 'insert', path: [...ENTRIES_PATH, index], value }
  })
}

function started(old: JsonNode | undefined, fresh: readonly JsonNode[]): readonly Edit[] {
  if (fresh.length === 0) return []
  const entries = arr([...fresh].sort(compareEntries))
  return old
    ? [{ op: 'set', path: [...ENTRIES_PATH], value: entries }]
    : [{ op: 'set', path: ['review'], value: obj([{ key: 'entries', value: entries }]) }]
}
