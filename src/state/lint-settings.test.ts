import { beforeEach, describe, expect, it } from 'vitest'
import { lintSet, lintTool } from '../core/lint/engine'
import type { Finding } from '../core/lint/finding'
import { readingOf } from '../core/model/reading'
import { openSet, saveSet } from '../core/model/tool-set'
import { newToolId, setOpened, setTitled, undone, useDocument } from './document'
import { asideTakenBack, findingSetAside, ruleSwitched, settingsIn } from './lint-settings'

const TEXT = `{
  "toolwright": 1,
  "title": "Desk",
  "tools": [
    {"name": "get book", "description": "Gets one book by its number.", "inputSchema": {"type": "object"}},
    {"name": "get film", "description": "Gets one film by its number.", "inputSchema": {"type": "object"}}
  ]
}
`
const state = () => useDocument.getState().set
const text = () => saveSet(state())
const settings = () => settingsIn(state())
const toolAt = (index: number) => readingOf(state().tools[index]!).tool!
const report = () =>
  lintSet(
    state().tools.map((_, i) => toolAt(i)),
    settings(),
  )
const idOf = (index: number) => state().tools[index]!.id
const ofName = (index: number): Finding | undefined =>
  report().tools[index]!.findings.find(({ rule }) => rule === 'name-portable')

beforeEach(() => {
  const opened = openSet(TEXT, newToolId)
  if (!opened.ok) throw new Error(opened.reason)
  setOpened(opened.set)
})

describe('setting a finding aside', () => {
  it.each([
    ['here', [false, true]],
    ['tool', [false, true]],
    ['set', [false, false]],
  ] as const)('reaches as far as “%s” says, and one undo restores every byte', (scope, found) => {
    findingSetAside(idOf(0), ofName(0)!, scope, 'The host renames it')
    expect([0, 1].map((index) => ofName(index) !== undefined)).toEqual(found)
    expect(report().tools[0]!.aside.map(({ entry }) => entry.reason)).toEqual([
      'The host renames it',
    ])
    undone()
    expect(text()).toBe(TEXT)
  })

  it.each(['here', 'tool', 'set'] as const)('is taken back where it stands (%s)', (scope) => {
    findingSetAside(idOf(0), ofName(0)!, scope, 'The host renames it')
    asideTakenBack(idOf(0), report().tools[0]!.aside[0]!.entry)
    expect(text()).not.toContain('"lint"')
    expect(ofName(0)).toBeDefined()
  })

  it('adds to what is set aside already, and takes back that one alone', () => {
    const [first, second] = ['First', 'Second']
    findingSetAside(idOf(0), ofName(0)!, 'here', first)
    const other = report().tools[0]!.findings[0]!
    findingSetAside(idOf(0), other, 'here', second)
    expect(report().tools[0]!.aside).toHaveLength(2)
    const entry = report().tools[0]!.aside.find((each) => each.entry.reason === first)!.entry
    asideTakenBack(idOf(0), entry)
    expect(report().tools[0]!.aside.map((each) => each.entry.reason)).toEqual([second])
  })

  it('stands in front of the tools, where a reader of the file meets it first', () => {
    findingSetAside(idOf(0), ofName(0)!, 'set', 'The host renames it')
    expect(text().indexOf('"lint"')).toBeLessThan(text().indexOf('"tools"'))
  })
})

describe('a rule that is off by default', () => {
  it('speaks when switched on, and the file is as before when switched off again', () => {
    const spoken = () =>
      lintTool(toolAt(0), settings()).findings.some(({ rule }) => rule === 'contract-stated')
    expect(spoken()).toBe(false)
    ruleSwitched('contract-stated', true)
    expect(spoken()).toBe(true)
    ruleSwitched('contract-stated', true)
    expect(text().match(/contract-stated/g)).toHaveLength(1)
    ruleSwitched('contract-stated', false)
    expect(text()).toBe(TEXT)
  })
})

describe('the settings of a set', () => {
  it('stay the same object while its title is typed, and change with what they say', () => {
    ruleSwitched('contract-stated', true)
    const before = settings()
    setTitled('Front desk')
    expect(settings()).toBe(before)
    ruleSwitched('contract-stated', false)
    expect([...settings().on]).toEqual([])
  })
})
