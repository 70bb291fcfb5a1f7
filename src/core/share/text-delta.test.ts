import fc from '../../drawn.fixture'
import { describe, expect, test } from 'vitest'
import { applyDelta, deltaOf } from './text-delta'

const CAP = 100_000
const prose = Array.from({ length: 40 }, (_, i) => `{"name":"tool_${i}","n":${i * i}}`).join(',')

describe('a delta', () => {
  test.each([
    ['of equal texts is one copy', prose, prose, 2],
    ['of a changed word holds the word', prose, prose.replace('"n":400', '"n":401, or so'), 5],
    ['of a text put in front', prose, 'new ' + prose, 3],
    ['of a text put behind', prose, prose + ' new', 3],
    ['of a piece that went', prose, prose.slice(0, 200) + prose.slice(300), 4],
    ['of two pieces that changed places', prose, prose.slice(400) + prose.slice(0, 400), 6],
    ['to nothing is empty', prose, '', 0],
    ['from nothing is the text', '', prose, 1],
  ])('%s', (_, before, after, most) => {
    const delta = deltaOf(before, after)
    expect(applyDelta(before, delta, CAP)).toBe(after)
    expect(delta.length).toBeLessThanOrEqual(most)
  })

  test('of any two texts leads from one to the other', () => {
    const texts = fc.array(fc.constantFrom(prose.slice(0, 90), prose, 'x', '{}', '中\ud83d', '0'))
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [before, after] = [one.join(''), other.join('')]
        expect(applyDelta(before, deltaOf(before, after), 1e6)).toBe(after)
      }),
    )
  })

  test.each([
    ['beyond the end', [0, 99]],
    ['before the start', [-1, 2]],
    ['of half a place', [0.5, 1]],
    ['of a length that is no number', [0, 'ab']],
    ['without a length', [0]],
    ['of a length of no use', [0, NaN]],
    ['that swells past the cap', Array.from({ length: 100 }, (_, i) => (i % 2 ? 8 : 0))],
  ])('%s makes nothing', (_, delta) => {
    expect(applyDelta('12345678', delta, 64)).toBeUndefined()
  })
})
