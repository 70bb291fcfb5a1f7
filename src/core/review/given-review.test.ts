import { describe, expect, it } from 'vitest'
import { get } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { print } from '../json/print'
import { encodeLink, encodeReviewLink } from '../share/encode-link'
import { givenReview } from './given-review'
import { setHash } from './meaning-hash'
import { reviewFile } from './review-file'
import { twoTools } from './review-entries.fixture'

const withReview = rootObject(
  parse(print(twoTools()).replace('"Orders",', '"Orders", "review": {"entries": [{"id": "a"}]},')),
)!
const of = setHash(twoTools())
const review = print(get(withReview, 'review')!)
const url = (link: { ok: boolean; url?: string }): string => (link.ok ? link.url! : '')
const BASE = 'https://tools.example.com/'

describe('what a reviewer sends', () => {
  it.each([
    ['a file', print(reviewFile(withReview))],
    ['a whole set', print(withReview)],
    [
      'a link of the review',
      url(encodeReviewLink({ of, title: 'Orders', reviewText: review }, BASE)),
    ],
    ['a message with a link of the set', `Here: ${url(encodeLink(print(withReview), BASE))}.`],
  ])('is read as the same review: %s', (_, text) => {
    const given = givenReview(text)
    expect(given).toMatchObject({ ok: true, file: { of, title: 'Orders' } })
    expect(given.ok && print(given.file.review)).toBe(review)
  })

  it.each([
    ['a set without one', print(twoTools()), 'no-review'],
    ['no JSON', '{"review": ', 'not-json'],
    ['a review that is a text', '{"of": "a", "review": "x"}', 'no-review'],
    ['a list', '[]', 'no-review'],
    [
      'a cut link',
      url(encodeLink(print(withReview), BASE)).slice(0, -8),
      { ok: false, reason: 'cut' },
    ],
  ])('says why it is none: %s', (_, text, problem) => {
    const given = givenReview(text)
    expect(given.ok).toBe(false)
    if (!given.ok && typeof problem === 'object') expect(given.problem).toMatchObject(problem)
    else expect(!given.ok && given.problem).toBe(problem)
  })
})
