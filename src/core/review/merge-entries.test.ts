import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { arr, type JsonNode, type JsonObject, member, obj, str } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { print } from '../json/print'
import { mergeEntries } from './merge-entries'
import { readReview } from './read-review'
import { someEntries, twoTools } from './review-entries.fixture'
import { reviewState } from './review-state'
import { type NewEntry, writeEntry } from './write-entry'

const reviewOf = (entries: readonly NewEntry[]): JsonObject =>
  obj([member('entries', arr(entries.map(writeEntry)))])

/** The text of a set with reviews merged in, one after the other. */
function merged(text: string, ...reviews: readonly JsonNode[]): string {
  return reviews.reduce((now: string, review) => {
    const merge = mergeEntries(rootObject(parse(now))!, review)
    if (!merge.ok) throw new Error(merge.reason)
    const edited = applyEdits(now, merge.edits)
    if (!edited.ok) throw new Error(edited.reason)
    return edited.text
  }, text)
}

/** What the entries come to, without where they stand. */
const stateOf = (text: string): unknown => {
  const { unread, ...state } = reviewState(rootObject(parse(text))!)
  return JSON.parse(
    JSON.stringify([state, unread.map(({ detail }) => detail).sort()], (key, value: unknown) =>
      key === 'node' ? print(value as JsonNode, 0) : value,
    ),
  ) as unknown
}

/** Each run reads and writes a text many times. */
const RUNS = { numRuns: 20 }

const SET = print(twoTools())
const both = fc.tuple(someEntries, someEntries, someEntries)

describe('merging reviews', () => {
  it('gives the same text whichever comes first', () => {
    fc.assert(
      fc.property(both, ([own, a, b]) => {
        const set = merged(SET, reviewOf(own))
        const [one, other] = [reviewOf(a), reviewOf(b)]
        expect(merged(set, one, other)).toBe(merged(set, other, one))
      }),
    )
  })

  it('gives the same whether two reviews are merged with each other before', () => {
    fc.assert(
      fc.property(both, ([a, b, c]) => {
        const left = merged(merged(SET, reviewOf(a), reviewOf(b)), reviewOf(c))
        const two = rootObject(parse(merged(SET, reviewOf(b), reviewOf(c))))!
        const right = merged(merged(SET, reviewOf(a)), reviewOf([...readReview(two).entries]))
        expect(right).toBe(left)
        expect(stateOf(right)).toEqual(stateOf(left))
      }),
      RUNS,
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(both, ([own, a]) => {
        const once = merged(merged(SET, reviewOf(own)), reviewOf(a))
        expect(merged(once, reviewOf(a), reviewOf(own))).toBe(once)
      }),
      RUNS,
    )
  })

  it('loses no entry and touches nothing but the review', () => {
    fc.assert(
      fc.property(both, ([own, a]) => {
        const before = merged(SET, reviewOf(own))
        const after = merged(before, reviewOf(a))
        const texts = (text: string) =>
          readReview(rootObject(parse(text))!).entries.map(({ node }) => print(node, 0))
        expect(new Set(texts(after))).toEqual(
          new Set([...texts(before), ...a.map((each) => print(writeEntry(each), 0))]),
        )
        const tools = (text: string) =>
          text.slice(text.indexOf('"tools"'), text.indexOf('"review"'))
        if (own.length > 0) expect(tools(after)).toBe(tools(before))
      }),
      RUNS,
    )
  })

  it('says the same of entries in another order', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const text = (list: readonly NewEntry[]) =>
          print({
            ...twoTools(),
            members: [...twoTools().members, member('review', reviewOf(list))],
          })
        expect(stateOf(text([...entries].reverse()))).toEqual(stateOf(text(entries)))
      }),
      RUNS,
    )
  })

  it('keeps two entries of one id that differ, and what it cannot read', () => {
    const set = merged(SET, reviewOf([COMMENT]))
    const strange = obj([member('id', str('z')), member('kind', str('poll'))])
    const text = merged(
      set,
      obj([member('entries', arr([writeEntry({ ...COMMENT, text: 'Other' }), strange]))]),
    )
    const { entries, unread } = readReview(rootObject(parse(text))!)
    expect(entries.map((each) => 'text' in each && each.text)).toEqual(['Other', 'Why?'])
    expect(unread).toMatchObject([
      { why: 'unknown-kind', detail: 'poll', node: { members: [{}, {}] } },
    ])
  })

  it.each([
    ['a text', '"none"'],
    ['entries that are no list', '{"entries": {"a": 1}}'],
  ])('leaves %s that stands in its place alone', (_, review) => {
    const root = rootObject(parse(`{"toolwright":1,"tools":[],"review":${review}}`))!
    expect(mergeEntries(root, reviewOf([COMMENT]))).toEqual({ ok: false, reason: 'in-the-way' })
  })
})

const COMMENT = {
  id: 'a',
  kind: 'comment',
  by: 'Ann',
  at: '2026-11-01T10:00:00Z',
  on: { tool: 'get_order' },
  text: 'Why?',
} as const satisfies NewEntry
