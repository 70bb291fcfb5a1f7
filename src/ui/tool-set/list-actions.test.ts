import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newSet } from '../../core/model/tool-set'
import { newToolId, setOpened, undone, useDocument } from '../../state/document'
import { type Powers, providePowers } from '../../state/powers'
import { toastQueue } from '../kit/toast'
import { loadIcu, words } from '../../i18n/words'
import {
  type Acting,
  duplicateTools,
  giveNamespace,
  giveToAgent,
  hideTools,
  putTools,
  removeTools,
  takeFromAgent,
} from './list-actions'

const t: Acting['t'] = (key, values) => words('en', key, values)
const said = (): string | undefined => toastQueue.get().at(-1)?.text

/** Opens a set and names all its tools. */
function open(...texts: readonly string[]) {
  const set = newSet('', texts, newToolId)
  setOpened(set)
  return { t, ids: new Set(set.tools.map(({ id }) => id)) }
}

const tool = (name: string, more: object = {}): string => JSON.stringify({ name, ...more })
const HIDDEN = { exports: { hidden: true } }

beforeAll(loadIcu)
// Nothing is kept of what stood before: what would keep it never answers.
beforeAll(() =>
  providePowers({ history: () => new Promise(() => undefined) } as Partial<Powers> as Powers),
)
// What was begun runs into that, and not into the powers of the tests that follow.
afterAll(() => import('../../state/history'))
beforeEach(() => toastQueue.set([]))

describe('what is told of a change to several tools', () => {
  it('counts those that changed, not those that were so already', () => {
    hideTools(open(tool('a'), tool('b', HIDDEN), tool('c')), true)
    expect(said()).toBe('2 tools are hidden from exports')
    hideTools(open(tool('a'), tool('b', HIDDEN)), true)
    expect(said()).toBe('a is hidden from exports')
    giveToAgent(open(tool('a', { exports: { agents: ['x'] } }), tool('b')), 'x')
    expect(said()).toBe('b is marked for x')
    takeFromAgent(open(tool('a', { exports: { agents: ['x'] } }), tool('b')), 'x')
    expect(said()).toBe('a is no longer marked for x')
    giveNamespace(open(tool('a', { namespace: 'crm' }), tool('b')), 'crm')
    expect(said()).toBe('b is in crm')
  })

  it('counts no tool that only moved', () => {
    const acting = open(tool('a', { namespace: 'crm' }), tool('b'), tool('c', { namespace: 'crm' }))
    const { tools } = useDocument.getState().set
    putTools({ t, ids: new Set([tools[0]!.id, tools[1]!.id]) }, tools[2]!.id, 'after', 'crm')
    expect(said()).toBe('b is in crm')
    expect(acting.ids.size).toBe(3)
  })

  it('says so where all were so already, and names no tool by nothing', () => {
    hideTools(open(tool('a', HIDDEN)), true)
    expect(said()).toBe('Nothing to change: that is so already.')
    hideTools(open(tool('')), true)
    expect(said()).toBe('New tool is hidden from exports')
    removeTools(open('{"inputSchema":{}}'))
    expect(said()).toBe('New tool deleted')
  })

  it('tells beside it which could not', () => {
    hideTools(open(tool('a'), '{"name":'), true)
    expect(said()).toBe(
      'a is hidden from exports. 1 tool has an error in its text and stays as before.',
    )
  })

  it('tells the name of a copy, and takes it back in one step', () => {
    const acting = open(tool('get_order'), tool('get_order_2'))
    const before = useDocument.getState().set
    duplicateTools({ t, ids: new Set([[...acting.ids][0]!]) })
    expect(said()).toBe('get_order duplicated as get_order_3')
    undone()
    expect(useDocument.getState().set).toBe(before)
  })
})
