import { describe, expect, it } from 'vitest'
import { readingOf } from '../../model/reading'
import { newSet, saveSet, type ToolSet } from '../../model/tool-set'
import {
  type Direction,
  withCopies,
  withoutTools,
  withToolEdits,
  withToolsMoved,
  withToolsPutAt,
} from './change-tools'
import { groupedBy, namespaceOf, setNamespace } from './namespaces'
import { withStepTakenBack } from './take-back'

/** Tools written `a b:orders c!` — a name, a group behind a colon, a text with an error behind a mark. */
function setOf(written: string): ToolSet {
  let count = 0
  const texts = written.split(' ').map((each) => {
    const [name, group] = each.replace('!', '').split(':')
    const text = JSON.stringify({ name, ...(group && { namespace: group }) })
    return each.endsWith('!') ? text.slice(0, -1) : text
  })
  return newSet('', texts, () => `t${count++}`)
}

const wordOf = (text: string): string => {
  const name = /"name":"(\w+)"/.exec(text)?.[1]
  const group = /"namespace":\s*"(\w+)"/.exec(text)?.[1]
  return `${name}${group ? `:${group}` : ''}${text.endsWith('}') ? '' : '!'}`
}
const written = (set: ToolSet): string => set.tools.map(({ text }) => wordOf(text)).join(' ')
const idsOf = (set: ToolSet, names: string): ReadonlySet<string> =>
  new Set(set.tools.filter(({ text }) => names.includes(wordOf(text)[0]!)).map(({ id }) => id))
const groupOf = (tool: ToolSet['tools'][number]): string => namespaceOf(readingOf(tool).tool)

describe('tools of a set, several at once', () => {
  it.each([
    ['a b c d', 'bd', 'a c'],
    ['a b', 'ab', ''],
    ['a b', '', 'a b'],
  ])('are deleted: %s without %s', (before, names, after) => {
    const set = setOf(before)
    const next = withoutTools(set, idsOf(set, names))
    expect(written(next)).toBe(after)
    expect(() => JSON.parse(saveSet(next)) as unknown).not.toThrow()
  })

  it('are copied, each behind its original under a name of its own', () => {
    const set = setOf('a b! c:x')
    let count = 0
    const next = withCopies(set, idsOf(set, 'bc'), () => `n${count++}`)
    expect(written(next)).toBe('a b! b! c:x c_2:x')
    expect(new Set(next.tools.map(({ id }) => id)).size).toBe(5)
    expect(saveSet(withoutTools(next, new Set(['n0', 'n1'])))).toBe(saveSet(set))
  })

  it('are edited where their text can be read, and told where not', () => {
    const set = setOf('a b! c')
    const { set: next, refused } = withToolEdits(set, idsOf(set, 'abc'), (tool) =>
      setNamespace(tool, 'x'),
    )
    expect(written(next)).toBe('a:x b! c:x')
    expect(refused.map(({ text }) => wordOf(text))).toEqual(['b!'])
    expect(next.tools[1]).toBe(set.tools[1])
  })

  it.each<[string, string, Direction, string]>([
    ['a b c d', 'cd', 'up', 'a c d b'],
    ['a b c d', 'ab', 'up', 'a b c d'],
    ['a b c d', 'ad', 'up', 'a b d c'],
    ['a b c d', 'ab', 'down', 'c a b d'],
    ['a b c d', 'bd', 'top', 'b d a c'],
    ['a b c d', 'ac', 'bottom', 'b d a c'],
    ['a b:x c d:x', 'c', 'up', 'c b:x a d:x'],
    ['a b:x c d:x', 'd', 'up', 'a d:x c b:x'],
    ['a b:x c d:x', 'ab', 'bottom', 'c d:x a b:x'],
  ])('%s: %s go %s within their group: %s', (before, names, direction, after) => {
    const set = setOf(before)
    const next = withToolsMoved(set, idsOf(set, names), direction, groupOf)
    expect(written(next)).toBe(after)
    if (before === after) expect(next).toBe(set)
  })

  it.each<[string, string, string, 'before' | 'after', string, string]>([
    ['a b c d', 'd', 'a', 'before', '', 'd a b c'],
    ['a b c d', 'ad', 'b', 'after', '', 'b a d c'],
    ['a b c d', 'bd', 'b', 'after', '', 'a b d c'],
    ['a b:x c d:x', 'a', 'd', 'before', 'x', 'b:x c a:x d:x'],
    ['a b:x c d:x', 'bc', 'a', 'after', '', 'a b c d:x'],
    ['a! b:x c', 'ac', 'b', 'after', 'x', 'a! b:x c:x'],
  ])('%s: %s are put at %s (%s) into "%s": %s', (before, names, target, side, group, after) => {
    const set = setOf(before)
    const at = [...idsOf(set, target)][0]!
    const next = withToolsPutAt(set, idsOf(set, names), at, side, group)
    expect(written(next.set)).toBe(after)
    expect(next.refused.length).toBe(after.includes('!') ? 1 : 0)
    const again = withToolsPutAt(next.set, idsOf(next.set, names), at, side, group)
    if (!after.includes('!')) expect(again.set, 'nothing to do').toBe(next.set)
  })
})

describe('groups', () => {
  it.each([
    ['a b', ['=a b']],
    ['a:x b c:y d:x', ['=b', 'x=a d', 'y=c']],
    ['a:x b:x', ['x=a b']],
  ])('of %s', (before, expected) => {
    const groups = groupedBy(setOf(before).tools, groupOf)
    expect(
      groups.map(
        ({ namespace, items }) =>
          `${namespace}=${items.map(({ text }) => wordOf(text)[0]).join(' ')}`,
      ),
    ).toEqual(expected)
  })

  it.each([
    ['{"name":"a"}', ' x ', '{"name":"a","namespace":"x"}'],
    [
      '{"name":"a","namespace":"y","contract":{}}',
      'x',
      '{"name":"a","namespace":"x","contract":{}}',
    ],
    ['{"name":"a","contract":{}}', 'x', '{"name":"a","namespace":"x","contract":{}}'],
    ['{"namespace":"z","name":"a","namespace":"y"}', ' ', '{"name":"a"}'],
    ['{"name":"a","namespace":"x"}', 'x', '{"name":"a","namespace":"x"}'],
    ['{"name":"a"}', '', '{"name":"a"}'],
  ])('%s put into "%s" is %s', (text, name, after) => {
    const set = newSet('', [text], () => 't')
    const next = withToolEdits(set, new Set(['t']), (tool) => setNamespace(tool, name))
    expect(next.set.tools[0]!.text.replaceAll(/([,:]) /g, '$1')).toBe(after)
  })
})

describe('a step taken back after others', () => {
  const set = setOf('a b c d')
  const edited = (from: ToolSet, names: string, group: string): ToolSet =>
    withToolEdits(from, idsOf(from, names), (tool) => setNamespace(tool, group)).set

  it.each<[string, ToolSet, (now: ToolSet) => ToolSet, string]>([
    [
      'deleted ones stand where they stood',
      withoutTools(set, idsOf(set, 'bc')),
      (now) => edited(now, 'd', 'x'),
      'a b c d:x',
    ],
    ['the first too', withoutTools(set, idsOf(set, 'ab')), (now) => now, 'a b c d'],
    [
      'copies go',
      withCopies(set, idsOf(set, 'b'), () => 'n'),
      (now) => edited(now, 'd', 'x'),
      'a b c d:x',
    ],
    [
      'edits go, but for a tool edited again',
      edited(set, 'ab', 'x'),
      (now) => edited(now, 'a', 'y'),
      'a:y b c d',
    ],
    [
      'what was deleted since stays so',
      edited(set, 'ab', 'x'),
      (now) => withoutTools(now, idsOf(now, 'a')),
      'b c d',
    ],
  ])('%s', (_, after, since, expected) => {
    const now = withStepTakenBack(since(after), set, after)
    expect(written(now)).toBe(expected)
    expect(() => JSON.parse(saveSet(now)) as unknown).not.toThrow()
  })
})
