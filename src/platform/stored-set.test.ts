import { describe, expect, test } from 'vitest'
import { memoryStorage } from './memory-storage'
import { openStorage, problemOf } from './storage'
import { decideSave, newestFirst, type StoredSet } from './stored-set'

const request = { id: 'a', title: 'T', text: '{}', selected: 0, toolCount: 1 }
const kept: StoredSet = { ...request, updated: 5, revision: 50 }

describe('a save', () => {
  test.each([
    ['of a new set goes through', undefined, 0, true],
    ['onto the revision it was made from goes through', kept, 50, true],
    ['onto a newer revision does not', kept, 49, false],
    ['of a new set onto one that is there does not', kept, 0, false],
    ['onto a set that was deleted meanwhile does not', undefined, 50, false],
  ])('%s', (_, current, baseRevision, ok) => {
    const decision = decideSave(current, { ...request, baseRevision }, 100)
    expect(decision.ok).toBe(ok)
    if (!decision.ok) expect(decision.current).toBe(current)
  })

  test('keeps all that was asked and nothing else', () => {
    const decision = decideSave(kept, { ...request, title: 'N', baseRevision: 50 }, 100)
    expect(decision).toEqual({
      ok: true,
      set: { ...request, title: 'N', updated: 100, revision: 100 },
    })
  })

  test('has a greater revision even when the clock went back', () => {
    const decision = decideSave(kept, { ...request, baseRevision: 50 }, 3)
    expect(decision.ok && decision.set.revision).toBe(51)
  })

  test('of a set made anew never has the revision of the one deleted', () => {
    const old = decideSave(undefined, { ...request, baseRevision: 0 }, 100)
    const anew = decideSave(undefined, { ...request, baseRevision: 0 }, 200)
    expect(old.ok && anew.ok && old.set.revision < anew.set.revision).toBe(true)
  })
})

test('the list has the newest first and no texts', () => {
  const list = newestFirst([kept, { ...kept, id: 'b', updated: 9 }])
  expect(list.map((entry) => entry.id)).toEqual(['b', 'a'])
  expect(list.every((entry) => !('text' in entry))).toBe(true)
})

test('storage in memory says that it keeps nothing, and otherwise behaves the same', async () => {
  const storage = memoryStorage('refused')
  expect(storage).toMatchObject({ persistent: false, problem: 'refused' })
  const first = await storage.saveSet({ ...request, baseRevision: 0 })
  if (!first.ok) throw new Error(first.reason)
  expect(await storage.saveSet({ ...request, baseRevision: 0 })).toMatchObject({
    ok: false,
    reason: 'changed-elsewhere',
    current: { text: '{}' },
  })
  expect(
    await storage.saveSet({ ...request, text: '[]', baseRevision: first.revision }),
  ).toMatchObject({ ok: true })
  expect((await storage.loadSet('a'))?.text).toBe('[]')
  await storage.setLastOpened('a')
  expect(await storage.lastOpened()).toBe('a')
  expect((await storage.deleteSet('a'))?.text).toBe('[]')
  expect(await storage.listSets()).toEqual([])
  expect(await storage.deleteSet('a')).toBeUndefined()
})

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
  ['NotAllowedError', 'refused'],
  ['UnknownError', 'failed'],
])('%s means %s', (name, problem) => {
  expect(problemOf(new DOMException('', name), 'failed')).toBe(problem)
})

test('where there is no database, storage opens all the same, in memory', async () => {
  expect(await openStorage()).toMatchObject({ persistent: false, problem: 'refused' })
})
