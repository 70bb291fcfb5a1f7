import fc from '../../drawn.fixture'
import { expect, it } from 'vitest'
import { keptText, openKept } from './kept-set'
import { EMPTY_TOOL } from './tool'
import { newSet, saveSet, type ToolSet } from './tool-set'

let n = 0
const newId = () => `t${++n}`
const opened = (text: string): ToolSet => {
  const kept = openKept(text, newId)
  if (!kept.ok) throw new Error(kept.reason)
  return kept.set
}
const textsOf = (set: ToolSet) => set.tools.map(({ text }) => text)

it('a set that can be read is kept as its own text', () => {
  const set = newSet('Desk', [EMPTY_TOOL, '{"name":"a"}'], newId)
  expect(keptText(set)).toBe(saveSet(set))
  expect(textsOf(opened(keptText(set)))).toEqual(textsOf(set))
})

it.each([
  ['an unclosed brace', '{"name": "a"'],
  ['nothing', ''],
  ['a comment', '{"name": "a" // b\n}'],
  ['a comma too many', '{"name": "a",}'],
  ['curly quotes', '{“name”: “a”}'],
  ['what would end the list around it', '{"name":"a"}]}'],
  ['two tools', '{"name":"a"}, {"name":"b"}'],
  ['a byte order mark', '\uFEFF{"name":"a"}'],
  ['a broken line in a text', '{"name": "a\r\n  b'],
])('a tool whose text has %s is found again as it was, and the others with it', (_, text) => {
  const set = newSet('Desk', ['{\n  "name": "first"\n}', text, EMPTY_TOOL], newId)
  const again = opened(keptText(set))
  expect(textsOf(again)).toEqual(textsOf(set))
  expect(saveSet(again)).toBe(saveSet(set))
})

it('any texts are found again, but for blank around what can be read', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const again = textsOf(opened(keptText(newSet('', texts, newId))))
      expect(again.map((text) => text.trim())).toEqual(texts.map((text) => text.trim()))
    }),
  )
})

it.each([
  '{"toolwrightParts":1}',
  '{"toolwrightParts":1,"head":',
  '{"toolwrightParts":1,"tools":[1]}',
])('parts that are not as they were written (%s) are no set', (text) =>
  expect(openKept(text, newId)).toMatchObject({ ok: false }),
)
