import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { lineDiff } from './line-diff'

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => ({ removed: '-', added: '+', same: ' ', gap: '…' })[kind] + text,
  )

describe('the difference of two texts', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', []],
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a\nb', 'a\nb\nc', [' b', '+c']],
    ['a\n1\n2\n3\nb', 'x\n1\n2\n3\ny', ['-a', '+x', ' 1', '…', ' 3', '-b', '+y']],
    ['', 'a', ['-', '+a']],
    ['a\r\nb', 'a\nc', [' a', '-b', '+c']],
  ])('%j to %j', (before, after, lines) => expect(shown(before, after)).toEqual(lines))

  it('names every line that goes and comes, and no other', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        const diff = lineDiff(a.join('\n'), b.join('\n'))
        const count = (list: readonly string[], x: string) => list.filter((y) => y === x).length
        for (const x of ['a', 'b', 'c', '']) {
          const lost = diff.filter((l) => l.kind === 'removed' && l.text === x).length
          const won = diff.filter((l) => l.kind === 'added' && l.text === x).length
          expect(count(a, x) - lost + won).toBe(count(b, x))
        }
      }),
    )
  })

  it('does not compare what is too long line by line', () => {
    const many = (x: string) => Array.from({ length: 4000 }, (_, i) => x + i).join('\n')
    expect(lineDiff(many('a'), many('b'))).toHaveLength(8000)
  })
})
