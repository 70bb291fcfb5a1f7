import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readReview } from './read-review'

describe('what stands where a review belongs', () => {
  it.each<[unknown, string, string]>([
    ['Looks good to me.', 'review', 'not-an-object'],
    [[{ kind: 'comment' }], 'review', 'not-an-object'],
    [{ entries: 'Looks good to me.' }, 'review.entries', 'not-a-list'],
    [{ entries: { a: 1 } }, 'review.entries', 'not-a-list'],
    [{ entries: ['Looks good to me.'] }, 'review.entries.0', 'not-an-object'],
  ])('%j is told with its place', (review, place, why) => {
    const { entries, unread } = readReview(fromPlain({ tools: [], review }))
    expect(entries).toEqual([])
    expect(unread.map((each) => [each.path.join('.'), each.why])).toEqual([[place, why]])
  })

  it.each([{}, { entries: [] }])('%j is nothing to tell of', (review) => {
    expect(readReview(fromPlain({ tools: [], review }))).toEqual({ entries: [], unread: [] })
  })
})
