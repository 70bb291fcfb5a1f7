import { Ajv2020 } from 'ajv/dist/2020'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { setSchema } from '../model/document-schema'
import { print } from '../json/print'
import { ENTRY_KINDS } from './read-review'
import { someEntries } from './review-entries.fixture'
import { ANCHOR_MEMBER_KEYS, ENTRY_MEMBER_KEYS, REVIEW_MEMBER_WORDS } from './review-schema'
import { writeEntry } from './write-entry'

const takes = new Ajv2020({ strict: false }).compile(setSchema('en'))
const set = (review: unknown): unknown => ({ toolwright: 1, tools: [], review })
const entry = { id: 'a', kind: 'comment', by: 'Ann', at: '2026-11-01T10:00:00Z', on: {}, text: 'x' }

describe('the published schema of a review', () => {
  it('takes every entry that is written, and knows all its members', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const plain = entries.map(
          (each) => JSON.parse(print(writeEntry(each), 0)) as Record<string, unknown>,
        )
        expect(takes(set({ entries: plain }))).toBe(true)
        for (const each of plain) {
          for (const key of Object.keys(each)) expect(ENTRY_MEMBER_KEYS).toContain(key)
          for (const key of Object.keys((each['on'] ?? {}) as object))
            expect(ANCHOR_MEMBER_KEYS).toContain(key)
        }
      }),
      { numRuns: 30 },
    )
    expect(ENTRY_KINDS.length).toBe(11)
  })

  it.each([
    ['a kind to come', { entries: [{ ...entry, kind: 'poll', options: [1] }] }, true],
    ['a member to come', { entries: [{ ...entry, mood: 'glad' }], later: 1 }, true],
    ['no entries yet', {}, true],
    ['a text', 'none', false],
    ['entries that are no list', { entries: {} }, false],
    ['an entry without an id', { entries: [{ ...entry, id: undefined }] }, false],
    ['a verdict nobody knows', { entries: [{ ...entry, kind: 'verdict', says: 'maybe' }] }, false],
    ['a pick of a number', { entries: [{ ...entry, kind: 'pick', picked: 3 }] }, false],
  ])('judges %s', (_, review, isTaken) => {
    expect(takes(set(review))).toBe(isTaken)
  })

  it('explains every member in both languages', () => {
    for (const { en, zh } of REVIEW_MEMBER_WORDS) {
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    }
  })
})
