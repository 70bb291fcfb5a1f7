import { describe, expect, it } from 'vitest'
import { type JsonObject } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { print } from '../../core/json/print'
import { reviewAlone } from '../../core/review/given-review'
import { reviewFile } from '../../core/review/review-file'
import { encodeLink, encodeReviewLink } from '../../core/share/encode-link'
import { mayBeReview } from './may-be-review'
import { newIn, reviewersOf, reviewSummary } from './review-summary'

const base = 'https://tools.example/'
const at = '2026-11-30T10:00:00Z'
const entries = [
  { id: 'a', kind: 'comment', by: 'Ann', at, on: { tool: 'get_order' }, text: 'Which order?' },
  {
    id: 'b',
    kind: 'comment',
    by: '王芳',
    at,
    on: { tool: 'gone', path: '/description', value: 'x', quote: 'Old words' },
    text: '这里呢？',
  },
  { id: 'c', kind: 'reply', by: 'Ann', at, to: 'b', text: 'Yes' },
  { id: 'd', kind: 'sign', by: 'Ann', at, on: { tool: 'get_order', line: 'product/1' }, of: 'h' },
  { id: 'e', kind: 'verdict', by: 'Ann', at, says: 'approve', of: 'h' },
  { id: 'f', kind: 'verdict', by: '王芳', at, says: 'changes', of: 'h' },
  { id: 'g', kind: 'to-come', by: 'Ann', at },
]
const set = (review?: object) =>
  fromPlain({
    toolwright: 1,
    title: 'Orders',
    tools: [{ name: 'get_order', description: 'Gets an order.', inputSchema: {} }],
    ...(review && { review }),
  }) as JsonObject
const review = fromPlain({ entries }) as JsonObject

describe('a review that comes back', () => {
  const link = encodeReviewLink({ of: 'h', title: 'Orders', reviewText: print(review) }, base)
  const url = link.ok ? link.url : ''
  it.each([
    ['a link', url],
    ['a link in a message', `Here it is:\n<${url}>, thanks`],
    ['a file', print(reviewFile(set({ entries })))],
  ])('is read from %s', (_, text) => {
    expect(mayBeReview(text)).toBe(true)
    const file = reviewAlone(text)
    expect(file?.title).toBe('Orders')
    expect(print(file!.review, 0)).toBe(print(review, 0))
  })

  const ofSet = encodeLink(print(set()), base)
  it.each([
    ['the link of a set', ofSet.ok ? ofSet.url : ''],
    ['a cut link', url.slice(0, -9)],
    ['a set with its review', print(set({ entries }))],
    ['a tool with such parameters', '{"name":"a","review":"x","of":"y"}'],
    ['no JSON', 'review of'],
    ['a file that was cut', print(reviewFile(set({ entries }))).slice(0, -40)],
    ['nothing', ''],
  ])('is not seen in %s', (_, text) => expect(reviewAlone(text)).toBeUndefined())

  it('says what it brings, and by its words what has no place', () => {
    const summary = reviewSummary(review, set())
    expect(summary).toMatchObject({
      comments: 3,
      signed: 1,
      approved: ['Ann'],
      changes: ['王芳'],
      unread: 1,
    })
    expect(summary.orphans.map(({ opened }) => opened.on.quote)).toEqual(['Old words'])
    expect(reviewersOf(review)).toEqual(['Ann', '王芳'])
  })

  it('brings nothing that is there already', () => {
    expect(reviewersOf(newIn(review, set({ entries: entries.slice(0, 3) })))).toEqual([
      'Ann',
      '王芳',
    ])
    expect(reviewersOf(newIn(review, set({ entries })))).toEqual([])
  })
})
