import { describe, expect, it } from 'vitest'
import type { Snapshot, SnapshotReason } from '../core/history/snapshot'
import { memorySnapshots } from './memory-snapshots'

const snapshot = (taken: number, why: SnapshotReason, text = `text ${taken}`): Snapshot => ({
  id: `s${taken}`,
  set: 'one',
  taken,
  why,
  title: '',
  size: text.length,
  marks: { tools: [], own: '' },
  text,
})

describe('snapshots where the browser keeps nothing', () => {
  it('last as long as the page, the newest first, and say why they do not stay', async () => {
    const store = memorySnapshots('refused')
    for (const taken of [1, 2]) await store.keep(snapshot(taken, 'bulk'))
    expect(store.problem).toBe('refused')
    expect((await store.list('one')).map(({ id }) => id)).toEqual(['s2', 's1'])
    expect((await store.read('s1'))?.text).toBe('text 1')
    expect(await store.list('two')).toEqual([])
  })

  it('are not taken by themselves where the newest is the same, but by hand they are', async () => {
    const store = memorySnapshots('refused')
    await store.keep(snapshot(1, 'bulk', 'same'))
    expect(await store.keep(snapshot(2, 'import', 'same'))).toEqual({ ok: true, isSame: true })
    expect(await store.keep(snapshot(3, 'hand', 'same'))).toEqual({ ok: true, isSame: false })
    expect((await store.list('one')).map(({ id }) => id)).toEqual(['s3', 's1'])
  })

  it('are named, deleted and put back, and whoever listens hears of it', async () => {
    const store = memorySnapshots('refused')
    const heard: string[] = []
    const stop = store.listen((set) => heard.push(set))
    await store.keep(snapshot(1, 'bulk'))
    expect(await store.rename('s1', '  Before launch ')).toBe(true)
    expect((await store.list('one'))[0]!.name).toBe('Before launch')
    const gone = await store.remove('s1')
    expect([gone?.text, (await store.list('one')).length]).toEqual(['text 1', 0])
    await store.keep(gone!)
    await store.rename('s1', ' ')
    expect((await store.list('one'))[0]!.name).toBeUndefined()
    stop()
    await store.remove('s1')
    expect(heard).toEqual(['one', 'one', 'one', 'one', 'one'])
    expect(await store.rename('s1', 'x')).toBe(false)
  })
})
