import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { editorText, lineEndOf, movedOver, rawAfter, viewTextOf, withChange } from './editor-text'

const raws = ['', 'a', '\uFEFF{\r\n  "a": 1\r\n}\r\n', 'a\r\n\r\nb\nc', '\r\n', 'x\ry', '\uFEFF']

describe('the editor’s view of a text', () => {
  it.each(raws)('maps each offset of %j to the raw text and back', (raw) => {
    const { text, toRaw, toView } = editorText(raw)
    for (let offset = 0; offset <= text.length; offset++) {
      expect(toView(toRaw(offset))).toBe(offset)
      expect(viewTextOf(raw.slice(0, toRaw(offset)))).toBe(text.slice(0, offset))
    }
  })

  it.each([
    ['a\r\nb', '\r\n'],
    ['a\nb', '\n'],
    ['a\rb', '\r'],
    ['a\r\nb\nc\nd', '\n'],
    ['', '\n'],
  ])('goes on with the line ends of %j', (raw, end) => {
    expect(lineEndOf(raw)).toBe(end)
  })

  it.each([
    ['a\r\nb', [{ rangeOffset: 3, rangeLength: 0, text: '\nc' }], 'a\nb\nc', 'a\r\nb\r\nc'],
    ['a\r\nb', [{ rangeOffset: 1, rangeLength: 1, text: '' }], 'ab', 'ab'],
    ['\uFEFFab', [{ rangeOffset: 0, rangeLength: 1, text: '' }], 'b', '\uFEFFb'],
    ['\uFEFFab', [{ rangeOffset: 0, rangeLength: 2, text: 'c' }], 'c', '\uFEFFc'],
    [
      'a\r\nb\nc',
      [
        { rangeOffset: 4, rangeLength: 1, text: 'C' },
        { rangeOffset: 0, rangeLength: 1, text: 'A' },
      ],
      'A\nb\nC',
      'A\r\nb\nC',
    ],
    ['', [{ rangeOffset: 0, rangeLength: 0, text: '{\r\n}' }], '{\n}', '{\n}'],
  ])('writes a change of %j into the raw text', (raw, changes, shown, after) => {
    expect(rawAfter(raw, changes, shown)).toBe(after)
  })

  it('ends with what the editor shows, whatever the changes say', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r', '\r\n', '中', '\uFEFF') })
    fc.assert(
      fc.property(piece, piece, fc.nat(30), fc.nat(30), (raw, insert, at, length) => {
        const { text } = editorText(raw)
        const start = Math.min(at, text.length)
        const count = Math.min(length, text.length - start)
        const typed = insert.replace(/\r\n?/g, '\n').replace(/\uFEFF/g, '')
        const shown = text.slice(0, start) + typed + text.slice(start + count)
        const change = {
          rangeOffset: start,
          rangeLength: count,
          text: insert.replace(/\uFEFF/g, ''),
        }
        const after = rawAfter(raw, [change], shown)
        // A mark that comes to stand first is the text's own mark, never a character in it.
        expect(viewTextOf(after)).toBe(raw.startsWith('\uFEFF') ? shown : viewTextOf(shown))
        expect(after.startsWith('\uFEFF')).toBe(
          raw.startsWith('\uFEFF') || shown.startsWith('\uFEFF'),
        )
      }),
    )
  })
})

describe('what was composed while the text changed elsewhere', () => {
  const before = 'title: old, does: gets'
  const typed = { rangeOffset: before.length, rangeLength: 0, text: '询价' }
  const cases = [
    ['in front of it', before, 'title: , does: gets', typed, 'title: , does: gets询价'],
    [
      'behind it',
      before,
      before + ' more',
      { ...typed, rangeOffset: 5 },
      'title询价: old, does: gets more',
    ],
    [
      'at the same place',
      before,
      'title: new, does: gets',
      { ...typed, rangeOffset: 8, rangeLength: 1 },
      'title: new询价, does: gets',
    ],
    ['not at all', before, before, typed, before + '询价'],
  ] as const
  it.each(cases)('%s is carried over to the other text', (_, from, to, change, expected) => {
    expect(withChange(to, movedOver(change, from, to))).toBe(expected)
  })
})
