import { beforeEach, describe, expect, it } from 'vitest'
import { newSet, saveSet, setTitleOf } from '../core/model/tool-set'
import { memorySnapshots } from '../platform/memory-snapshots'
import { newToolId, setOpened, setStartedAfresh, setTitled, undone, useDocument } from './document'
import { keptBefore, listSnapshots, readSnapshot, snapshotRestored, snapshotTaken } from './history'
import { type Powers, providePowers } from './powers'
import { snapshotBefore } from './snapshot-before'

const tool = (name: string): string => JSON.stringify({ name, inputSchema: { type: 'object' } })
const text = (): string => saveSet(useDocument.getState().set)

beforeEach(() => {
  const store = memorySnapshots('refused')
  providePowers({ history: async () => ({ store, set: 'one' }) } as unknown as Powers)
  setOpened(newSet('Shop', [tool('a'), tool('b')], newToolId))
})

describe('snapshots of the set on screen', () => {
  it('are taken by hand, under a name or none, and of other sets listed apart', async () => {
    await snapshotTaken('  First draft ')
    await snapshotTaken('')
    expect((await listSnapshots()).map(({ name, why }) => [name, why])).toEqual([
      [undefined, 'hand'],
      ['First draft', 'hand'],
    ])
    expect(await listSnapshots('another')).toEqual([])
  })

  it('are what was there before an act, though they are kept after it', async () => {
    const before = text()
    snapshotBefore('import')
    setTitled('Store')
    await expect.poll(listSnapshots).toHaveLength(1)
    const [entry] = await listSnapshots()
    expect(entry).toMatchObject({ why: 'import', title: 'Shop' })
    expect((await readSnapshot(entry!.id))?.text).toBe(before)
  })

  it('are not taken where nothing was written yet', async () => {
    setStartedAfresh()
    await keptBefore(useDocument.getState().set, 'import')
    expect(await listSnapshots()).toEqual([])
  })

  it('are restored in one step to undo, and what was there is one too', async () => {
    await snapshotTaken('First draft')
    const before = text()
    const [first] = await listSnapshots()
    setTitled('Store')
    const changed = text()
    expect(await snapshotRestored(first!.id)).toBe(true)
    expect([text(), setTitleOf(useDocument.getState().set)]).toEqual([before, 'Shop'])
    const [latest] = await listSnapshots()
    expect(latest).toMatchObject({ why: 'restore', title: 'Store' })
    undone()
    expect(text()).toBe(changed)
    expect(await snapshotRestored('gone')).toBe(false)
    expect(text()).toBe(changed)
  })
})
