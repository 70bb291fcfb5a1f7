import { describe, expect, it } from 'vitest'
import { get, stringOf } from '../../core/json/node'
import { encodeCompareLink, encodeLink, encodeReviewLink } from '../../core/share/encode-link'
import { chosenSides } from './chosen-sides'

const set = (name: string): string =>
  JSON.stringify({ toolwright: 1, title: name, tools: [{ name, inputSchema: { type: 'object' } }] })
const BASE = 'https://tools.example.com/'
const linkOf = (made: ReturnType<typeof encodeLink>): string => (made.ok ? made.url : '')
const now = { name: 'Now', text: set('now') }
const review = linkOf(encodeReviewLink({ of: 'x', reviewText: '{"entries":[]}' }, BASE))

describe('a chosen version', () => {
  it.each([
    ['a set', set('a')],
    ['a link', linkOf(encodeLink(set('a'), BASE))],
    ['tools of another dialect', '[{"type":"function","function":{"name":"a"}}]'],
    ['a set without tools', '{"toolwright": 1, "tools": []}'],
  ])('that is %s comes before the set on screen', (_, text) => {
    expect(chosenSides({ name: 'Chosen', text }, now)).toMatchObject({
      ok: true,
      before: { name: 'Chosen' },
      after: { name: 'Now' },
      isWithNow: true,
    })
  })

  it('that is a link of two versions is compared by itself', () => {
    const text = linkOf(encodeCompareLink(set('a'), set('b'), BASE))
    const sides = chosenSides({ name: 'Link', text }, now)
    const titles = sides.ok
      ? [sides.before, sides.after].map(({ version }) => stringOf(get(version.envelope, 'title')))
      : []
    expect(titles).toEqual(['a', 'b'])
    expect(sides).toMatchObject({ isWithNow: false })
  })

  it.each([
    ['a cut link', linkOf(encodeLink(set('a'), BASE)).slice(0, -5)],
    ['a review', review],
    ['no tool', '{"a": 1}'],
    ['no JSON', 'hello'],
  ])('that is %s is told as that', (_, text) => {
    expect(chosenSides({ name: 'Chosen', text }, now).ok).toBe(false)
  })
})
