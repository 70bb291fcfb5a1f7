import { describe, expect, it } from 'vitest'
import { newSet, openSet, saveSet, type ToolSet } from '../model/tool-set'
import { restoredSet } from './restored-set'
import { marksOf } from './set-marks'
import type { SnapshotEntry } from './snapshot'
import { isNothing, whatChanged } from './what-changed'
import { decideKeep, dropForRoom } from './which-to-drop'

let ids = 0
const newId = (): string => `id${++ids}`
const tool = (name: string, description = 'Does something.'): string =>
  JSON.stringify({ name, description, inputSchema: { type: 'object' } }, null, 2)
const setOf = (tools: readonly string[], title = 'Shop'): ToolSet => newSet(title, tools, newId)
const changed = (before: readonly string[], after: readonly string[], title = 'Shop') =>
  whatChanged(marksOf(setOf(before)), marksOf(setOf(after, title)))

describe('what changed between two moments of a set', () => {
  const [a, b, c] = [tool('a'), tool('b', 'Says another thing.'), tool('c', 'And one more.')]
  it.each([
    ['nothing', [a, b], [a, b], {}],
    ['a new tool', [a], [a, b], { added: 1 }],
    ['one less', [a, b], [b], { removed: 1 }],
    ['another text', [a, b], [tool('a', 'Otherwise.'), b], { changed: 1 }],
    ['another name', [a, b], [tool('z'), b], { changed: 1 }],
    ['another order', [a, b], [b, a], { isReordered: true }],
    ['two of one name', [a, a], [a, tool('a', 'Otherwise.')], { changed: 1 }],
    ['a text with an error', [a], [a.slice(0, -2)], { changed: 1 }],
    ['all at once', [a, b], [tool('a', 'Otherwise.'), c], { added: 1, removed: 1, changed: 1 }],
  ])('tells %s', (_, before, after, expected) => {
    const nothing = { added: 0, removed: 0, changed: 0, isReordered: false, isOwnChanged: false }
    const is = changed(before, after)
    expect(is).toEqual({ ...nothing, ...expected })
    expect(isNothing(is)).toBe(Object.keys(expected).length === 0)
  })

  it('tells when only the set itself says something else', () => {
    expect(changed([a], [a], 'Store')).toMatchObject({ changed: 0, isOwnChanged: true })
  })
})

describe('what is kept', () => {
  const entry = (taken: number, more: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
    id: `s${taken}`,
    set: 'one',
    taken,
    why: 'bulk',
    title: '',
    size: 10,
    marks: { tools: [], own: '' },
    ...more,
  })
  const limits = { byThemselves: 3, size: 100, pinned: 2 }
  const kept = [entry(1), entry(2, { why: 'hand' }), entry(3, { name: 'Before launch' }), entry(4)]

  it('drops the oldest of those that nobody asked for, of this set', () => {
    const other = entry(0, { set: 'two' })
    expect(decideKeep([...kept, other, entry(5)], entry(9), limits)).toEqual({
      ok: true,
      drop: ['s1'],
    })
    expect(decideKeep([...kept, other], entry(9), limits)).toEqual({ ok: true, drop: [] })
  })

  it('drops the oldest of all sets where texts are too long together', () => {
    const long = entry(0, { set: 'two', size: 80 })
    expect(decideKeep([long, entry(1)], entry(9, { size: 20 }), limits)).toEqual({
      ok: true,
      drop: ['s0'],
    })
  })

  it('never drops what was taken by hand or named, and takes no more of them than may be', () => {
    const hand = entry(9, { why: 'hand', size: 1000 })
    expect(decideKeep(kept, hand, limits)).toEqual({ ok: false, reason: 'too-many' })
    expect(decideKeep(kept, hand, { ...limits, pinned: 3 })).toEqual({ ok: true, drop: [] })
    expect(dropForRoom(kept)).toEqual(['s1'])
  })
})

describe('a former version in place of the set', () => {
  it('keeps what did not change as the same object, and the places of the rest', () => {
    const [a, b] = [tool('a'), tool('b')]
    const now = setOf([tool('a', 'Otherwise.'), b, tool('new')])
    const opened = openSet(saveSet(setOf([a, b])), newId)
    const former = opened.ok ? opened.set : now
    const restored = restoredSet(former, now)
    expect(saveSet(restored)).toBe(saveSet(former))
    expect(restored.tools[0]!.id).toBe(now.tools[0]!.id)
    expect(restored.tools[1]).toBe(now.tools[1])
    expect(new Set(restored.tools.map(({ id }) => id)).size).toBe(2)
  })
})
