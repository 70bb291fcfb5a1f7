import { describe, expect, it } from 'vitest'
import { arr, type JsonObject, member, obj, str, withMember } from '../json/node'
import { print } from '../json/print'
import { parse } from '../json/parse'
import { anchorAt } from './anchor-at'
import { fitOf, readReviewFile, reviewFile } from './review-file'
import { setHash } from './meaning-hash'
import { twoTools } from './review-entries.fixture'
import { writeEntry } from './write-entry'
import { get, itemsOf } from '../json/node'

const first = (set: JsonObject) => itemsOf(get(set, 'tools'))[0]!

const reviewed = (): JsonObject =>
  withMember(
    twoTools(),
    'review',
    obj([
      member(
        'entries',
        arr([
          writeEntry({
            id: 'a',
            kind: 'comment',
            by: 'Ann',
            at: '2026-11-01T10:00:00Z',
            on: anchorAt(first(twoTools()), ['name']),
            text: 'Which order?',
          }),
        ]),
      ),
    ]),
  )

describe('what a reviewer sends back', () => {
  const file = readReviewFile(parse(print(reviewFile(reviewed()))).root)!

  it('is the review and what it is about, without the tools', () => {
    expect(print(file.review)).toBe(print(get(reviewed(), 'review')!))
    expect(print(reviewFile(reviewed()))).not.toContain('inputSchema')
  })

  it('knows the set, whatever is said about it since and however it is laid out', () => {
    const { members } = twoTools()
    expect(fitOf(file, { ...twoTools(), members: [...members].reverse() })).toBe('same')
    expect(fitOf(file, reviewed())).toBe('same')
  })

  it('knows a later version, and another set', () => {
    const tools = itemsOf(get(twoTools(), 'tools'))
    expect(fitOf(file, withMember(twoTools(), 'tools', arr(tools.slice(0, 1))))).toBe('later')
    expect(fitOf(file, withMember(twoTools(), 'tools', arr(tools.slice(1))))).toBe('other')
    expect(fitOf(file, withMember(twoTools(), 'title', str('Another')))).toBe('later')
  })

  it('knows a set by its snapshots when all its tools have changed', () => {
    const now = withMember(twoTools(), 'tools', arr([]))
    expect(fitOf(file, now, ['another', setHash(twoTools())])).toBe('later')
    expect(fitOf(file, now, ['another'])).toBe('other')
  })

  it('is not read out of a set', () => expect(readReviewFile(reviewed())).toBeUndefined())
})
