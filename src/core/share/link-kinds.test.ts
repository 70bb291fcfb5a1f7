import { beforeAll, describe, expect, test } from 'vitest'
import { readLink } from './decode-link'
import { encodeCompareLink, type EncodedLink, encodeLink, encodeReviewLink } from './encode-link'
import { primedModel } from './model/primed-model'
import { sampleSets } from './sample-sets.fixture'

beforeAll(() => void primedModel(), 60_000)

const BASE = 'https://studio.example/'
const OF = 'Kx3vP0aQmZr7TtYb2LwN9g'

function made(link: EncodedLink): string {
  if (!link.ok) throw new Error(link.reason)
  return link.url
}

describe('a link of a set holds', () => {
  const set = `{"toolwright": 1, "title": "T", "lint": {"on": []}, "questions": [1], "history": [2],
    "bench": {"questions": [{"id": "q", "text": "?"}], "key": "k"}, "review": {"entries": []}, "settings": 3, "tools": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}`
  const all = ['toolwright', 'title', 'lint', 'review', 'tools']
  test.each([
    ['all but questions and earlier versions', {}, all, 'abc'],
    ['earlier versions too', { history: true }, [...all, 'history'], 'abc'],
    ['questions', { questions: true }, [...all, 'questions', 'bench'], 'abc'],
    ['no review', { review: false }, all.filter((key) => key !== 'review'), 'abc'],
    ['one tool', { tools: new Set([1]) }, all, 'b'],
    ['some tools', { tools: new Set([2, 0, 9]) }, all, 'ac'],
    ['no tool', { tools: new Set<number>() }, all, ''],
  ])('%s', (_, parts, keys, names) => {
    const encoded = encodeLink(set, BASE, parts)
    expect(encoded.ok && encoded.leftOut).toEqual(['settings'])
    const link = readLink(made(encoded))
    if (!link.ok || link.kind !== 'set') throw new Error('no set')
    const read = JSON.parse(link.setText) as Record<string, unknown>
    expect(Object.keys(read).sort()).toEqual([...keys].sort())
    expect((read['tools'] as { name: string }[]).map(({ name }) => name).join('')).toBe(names)
  })
})

describe('a link of two versions', () => {
  const [before, other] = Object.values(sampleSets).map((set) => JSON.stringify(set))
  const after = before!
    .replace('Refunds a paid order', 'Refunds an order 🧰')
    .replace('0,', '1.50,')

  test('gives both', () => {
    const url = made(encodeCompareLink(before!, after, BASE))
    const link = readLink(url)
    if (!link.ok || link.kind !== 'compare') throw new Error('no comparison')
    expect(JSON.stringify(JSON.parse(link.beforeText))).toBe(before)
    expect(link.afterText.replace(/\s/g, '')).toBe(after.replace(/\s/g, ''))
    expect(link.leftOut).toEqual([])
  })

  test('costs little more than one, when little changed', () => {
    const one = made(encodeLink(before!, BASE)).length
    expect(made(encodeCompareLink(before!, after, BASE)).length).toBeLessThan(one + 100)
    expect(made(encodeCompareLink(before!, before!, BASE)).length).toBeLessThan(one + 40)
  })

  test('gives two sets that have nothing in common', () => {
    const link = readLink(made(encodeCompareLink(before!, other!, BASE)))
    expect(link).toMatchObject({ ok: true, kind: 'compare' })
    if (link.ok && link.kind === 'compare')
      expect(JSON.stringify(JSON.parse(link.afterText))).toBe(other)
  })

  test('gives large ones, and leaves out of both what never travels', () => {
    const large = (word: string) =>
      `{"toolwright":1,"tools":[${Array.from({ length: 900 }, (_, i) => `{"name":"tool_${i}","description":"${word} number ${i * i}"}`).join(',')}],"settings":1}`
    const encoded = encodeCompareLink(large('one'), large('one').replace('one', 'two'), BASE)
    expect(encoded.ok && encoded.leftOut).toEqual(['settings'])
    const link = readLink(made(encoded))
    expect(link.ok && link.kind === 'compare' && link.afterText).toContain('"two number 0"')
  })

  test.each([
    ['the first', '{', '{"tools":[]}', 'not-json'],
    ['the second', '{"tools":[]}', '{"toolwright":2,"tools":[]}', 'newer-version'],
  ])('is not made when %s is no set', (_, first, second, reason) => {
    expect(encodeCompareLink(first, second, BASE)).toMatchObject({ ok: false, reason })
  })
})

describe('a link of a review', () => {
  const reviewText = `{"entries": [{"id": "1", "kind": "comment", "text": "很好 \\u4e2d", "n": 1.50,
    "__proto__": {"x": 1}, "kind": "later"}], "more": {}}`

  test('gives the review as it was spelt, and what it is of', () => {
    const link = readLink(made(encodeReviewLink({ of: OF, title: 'A "set"', reviewText }, BASE)))
    if (!link.ok || link.kind !== 'review') throw new Error('no review')
    expect(link.of).toBe(OF)
    expect(link.title).toBe('A "set"')
    expect(link.reviewText.replace(/\s/g, '')).toBe(reviewText.replace(/\s/g, ''))
  })

  test('needs no title', () => {
    const url = made(encodeReviewLink({ of: OF, reviewText: '{}' }, BASE))
    expect(readLink(url)).toEqual({ ok: true, kind: 'review', of: OF, reviewText: '{}\n' })
    expect(url.length).toBeLessThan(120)
  })

  test.each(['', '[]', '{"a":', '"text"'])('is not made of %j', (text) => {
    expect(encodeReviewLink({ of: OF, reviewText: text }, BASE)).toMatchObject({ ok: false })
  })
})
