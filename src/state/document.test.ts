import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withCopies, withToolsMoved } from '../core/authoring/set/change-tools'
import { str } from '../core/json/node'
import { EMPTY_TOOL } from '../core/model/tool'
import { saveSet, withoutTool } from '../core/model/tool-set'
import {
  newToolId,
  readableRecord,
  redone,
  setOpened,
  setStartedAfresh,
  setTitled,
  toolAdded,
  toolEdited,
  toolsChanged,
  toolSelected,
  toolsImported,
  toolTextTyped,
  undone,
  useDocument,
} from './document'

const state = () => useDocument.getState()
const text = () => state().set.tools[0]!.text
const removeTool = (id: string) => toolsChanged((set) => withoutTool(set, id))
const name = (value: string) => [{ op: 'set', path: ['name'], value: str(value) } as const]

beforeEach(() => {
  vi.useFakeTimers()
  setStartedAfresh()
})
afterEach(() => vi.useRealTimers())

/** More than a pause between keystrokes. */
const pause = () => vi.advanceTimersByTime(10_000)

describe('the document', () => {
  it('starts with one empty tool and nothing to undo', () => {
    expect(text()).toBe(EMPTY_TOOL)
    undone()
    expect(text()).toBe(EMPTY_TOOL)
  })

  it('takes keystrokes in one field back as one step, and keystrokes after a pause as another', () => {
    const { id } = state().set.tools[0]!
    for (const typed of ['g', 'ge', 'get']) toolEdited(id, name(typed), 'name')
    pause()
    for (const typed of ['get_', 'get_order']) toolEdited(id, name(typed), 'name')
    undone()
    expect(text()).toContain('"get"')
    undone()
    expect(text()).toBe(EMPTY_TOOL)
    redone()
    redone()
    expect(text()).toContain('"get_order"')
  })

  it('keeps form edits and typed text in one history', () => {
    const { id } = state().set.tools[0]!
    toolEdited(id, name('a'), 'name')
    toolTextTyped(id, text().replace('"a"', '"ab"'))
    toolEdited(id, name('abc'), 'name')
    undone()
    expect(text()).toContain('"ab"')
    undone()
    expect(text()).toContain('"a"')
    undone()
    expect(text()).toBe(EMPTY_TOOL)
  })

  it('holds what a tool last was while its text has an error, and lets no edit touch the text', () => {
    const { id } = state().set.tools[0]!
    toolEdited(id, name('good'))
    const good = text()
    toolTextTyped(id, good.slice(0, -1))
    toolTextTyped(id, good.slice(0, -2))
    expect(readableRecord(state(), id)?.text).toBe(good)
    expect(toolEdited(id, name('x'))).toBe('unreadable')
    expect(text()).toBe(good.slice(0, -2))
    toolTextTyped(id, good)
    expect(readableRecord(state(), id)).toBe(state().set.tools[0])
  })

  it('brings a deleted tool back where it was', () => {
    toolAdded('{"name":"b"}')
    toolAdded('{"name":"c"}')
    const before = saveSet(state().set)
    removeTool(state().set.tools[1]!.id)
    expect(state().set.tools).toHaveLength(2)
    undone()
    expect(saveSet(state().set)).toBe(before)
  })

  it('selects a tool that exists after every step', () => {
    toolAdded('{"name":"b"}')
    const added = state().selected
    undone()
    expect(state().set.tools.map((tool) => tool.id)).toContain(state().selected)
    redone()
    toolSelected(added)
    removeTool(added)
    expect(state().set.tools.map((tool) => tool.id)).toContain(state().selected)
    removeTool(state().selected)
    expect(state().selected).toBe('')
  })

  it('puts imported tools in the place of an untouched one, and after a written one', () => {
    toolsImported(['{"name":"a"}', '{"name":"b"}'])
    expect(state().set.tools.map((tool) => tool.text)).toEqual(['{"name":"a"}', '{"name":"b"}'])
    toolsImported(['{"name":"c"}'])
    expect(state().set.tools.map((tool) => tool.text)).toHaveLength(3)
    undone()
    undone()
    expect(text()).toBe(EMPTY_TOOL)
  })

  it('duplicates and moves in one step each', () => {
    toolAdded('{"name":"b"}')
    const [first] = state().set.tools
    toolsChanged((set) => withCopies(set, new Set([first!.id]), newToolId))
    expect(state().set.tools[1]!.text).toBe(EMPTY_TOOL)
    const last = new Set([state().set.tools[2]!.id])
    toolsChanged((set) => withToolsMoved(set, last, 'top', () => ''))
    expect(text()).toBe('{"name":"b"}')
    undone()
    expect(text()).toBe(EMPTY_TOOL)
  })

  it('starts a new history with another set', () => {
    setTitled('one')
    setOpened(state().set)
    undone()
    expect(saveSet(state().set)).toContain('"one"')
  })
})
