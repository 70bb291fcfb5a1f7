import { beforeEach, describe, expect, it } from 'vitest'
import { withoutTools } from '../core/authoring/set/change-tools'
import { str } from '../core/json/node'
import { newSet, saveSet } from '../core/model/tool-set'
import {
  newToolId,
  setOpened,
  toolEdited,
  toolsChanged,
  toolSelected,
  undone,
  useDocument,
} from './document'
import { stepTakenBack } from './step-taken-back'

const state = () => useDocument.getState()
const names = () =>
  state()
    .set.tools.map(({ text }) => /"name":"(\w+)"/.exec(text)?.[1])
    .join('')
const idOf = (name: string) =>
  state().set.tools.find(({ text }) => text.includes(`"name":"${name}"`))!.id
const remove = (letters: string) => {
  const ids = new Set([...letters].map(idOf))
  const before = state().set
  toolsChanged((set) => withoutTools(set, ids))
  return { before, after: state().set }
}
let first = ''

beforeEach(() => {
  setOpened(
    newSet(
      '',
      [...'abcd'].map((name) => `{"name":"${name}"}`),
      newToolId,
    ),
  )
  first = saveSet(state().set)
})

describe('a change of several tools', () => {
  it.each([
    ['c', 'cd', 'b'],
    ['b', 'bc', 'd'],
    ['a', 'bc', 'a'],
    ['a', 'abcd', undefined],
  ])('with %s on screen, deleting %s shows %s', (shown, letters, next) => {
    toolSelected(idOf(shown))
    remove(letters)
    expect(state().selected).toBe(next === undefined ? '' : idOf(next))
  })

  it('is one step to undo, to the first byte', () => {
    remove('acd')
    expect(names()).toBe('b')
    undone()
    expect(saveSet(state().set)).toBe(first)
  })

  it('that changes nothing is no step', () => {
    remove('a')
    toolsChanged((set) => set)
    undone()
    expect(saveSet(state().set)).toBe(first)
  })
})

describe('a step that is taken back', () => {
  it('as the last one leaves nothing to undo', () => {
    const { before, after } = remove('bc')
    stepTakenBack(before, after)
    expect(saveSet(state().set)).toBe(first)
    undone()
    expect(saveSet(state().set)).toBe(first)
  })

  it('after another keeps that one, and can itself be undone', () => {
    const { before, after } = remove('bc')
    toolEdited(idOf('d'), [{ op: 'set', path: ['name'], value: str('e') }])
    stepTakenBack(before, after)
    expect(names()).toBe('abce')
    undone()
    expect(names()).toBe('ae')
  })

  it('twice changes nothing more', () => {
    const { before, after } = remove('bc')
    toolEdited(idOf('d'), [{ op: 'set', path: ['name'], value: str('e') }])
    stepTakenBack(before, after)
    const once = state().set
    stepTakenBack(before, after)
    expect(state().set).toBe(once)
  })
})
