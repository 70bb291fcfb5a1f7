import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lintSet, lintTool } from '../../core/lint/engine'
import { soundSet } from '../../core/lint/checklists/sound-set'
import { openSet, saveSet } from '../../core/model/tool-set'
import { loadIcu, words } from '../../i18n/words'
import { arrangementChosen, listChosen, scopeChosen } from '../../state/checklist-view'
import { newToolId, setOpened, useDocument } from '../../state/document'
import { findingSetAside, ruleSwitched, settingsIn } from '../../state/lint-settings'
import { readingOf } from '../../core/model/reading'
import Checklist from './Checklist'

vi.mock('../kit/use-words', () => ({
  useWords:
    () =>
    (...said: [Parameters<typeof words>[1], Parameters<typeof words>[2]]) =>
      words('en', ...said),
}))

// What is drawn as text has no subscriptions: the report is made when it is asked for.
vi.mock('../../state/report', () => ({
  useReport: () => {
    const { set } = useDocument.getState()
    const settings = settingsIn(set)
    const tools = set.tools.map((record) => readingOf(record).tool!)
    const report = lintSet(tools, settings)
    const byTool = new Map(set.tools.map(({ id }, i) => [id, report.tools[i]!]))
    return { set: report, byTool, tools, settings }
  },
}))
vi.mock('../../state/document', async (load) => {
  const module = await load<typeof import('../../state/document')>()
  const { useDocument: store } = module
  const useNow = <T,>(select: (state: ReturnType<typeof store.getState>) => T) =>
    select(store.getState())
  return { ...module, useDocument: Object.assign(useNow, store) }
})
vi.mock('../../state/checklist-view', async (load) => {
  const module = await load<typeof import('../../state/checklist-view')>()
  const { useChecklistView: store } = module
  type State = ReturnType<typeof store.getState>
  const useNow = (select: (state: State) => unknown = (state) => state) => select(store.getState())
  return { ...module, useChecklistView: Object.assign(useNow, store) }
})

beforeAll(loadIcu)

const toolAt = (index: number) => readingOf(useDocument.getState().set.tools[index]!).tool!
const idAt = (index: number) => useDocument.getState().set.tools[index]!.id
const page = () => renderToStaticMarkup(<Checklist />)
const states = () => [...page().matchAll(/data-state="(\w+)"/g)].map((hit) => hit[1])

function open(change: (tools: Record<string, unknown>[]) => void = () => undefined): void {
  const tools = soundSet('en')
  change(tools)
  const opened = openSet(JSON.stringify({ toolwright: 1, title: '', tools }), newToolId)
  if (!opened.ok) throw new Error(opened.reason)
  setOpened(opened.set)
}

beforeEach(() => {
  arrangementChosen('list')
  listChosen('product')
  scopeChosen('tool')
})

describe('the pane of checks', () => {
  it('opens on the product list, each line with its state in words', () => {
    open()
    expect(states()).toEqual(Array.from({ length: 7 }, () => 'holds'))
    expect(page()).toContain('Nothing to improve was found.')
    expect(page()).toContain('7 lines passed')
  })

  it('shows the findings of a line that fails within it, and the rest below the list', () => {
    open(([tool]) => {
      tool!['strict'] = false
      tool!['name'] = 'get.order'
    })
    expect(states().at(-1)).toBe('fails')
    const html = page()
    expect(html.indexOf('data-finding="strict-explained"')).toBeGreaterThan(
      html.indexOf('data-state="fails"'),
    )
    expect(html.indexOf('data-finding="name-portable"')).toBeGreaterThan(
      html.indexOf('Not asked in this list'),
    )
  })

  it('says of a line for a person why no rule can tell', () => {
    open()
    listChosen('description')
    expect(states()).toHaveLength(10)
    expect(states().filter((state) => state === 'person')).toHaveLength(2)
    expect(page()).toContain('For a person')
  })

  it('says that a contract is not stated and not counted, and leaves its lines open', () => {
    open((tools) => tools.forEach((tool) => delete tool['contract']))
    listChosen('capability')
    useDocument.setState({ selected: idAt(1) })
    expect(page()).toContain('Not stated, not counted')
    expect(states()).toContain('unstated')
    expect(states()).not.toContain('fails')
  })

  it('says that an error holds the score down', () => {
    open(([tool]) => {
      tool!['name'] = 'get order'
    })
    expect(lintTool(toolAt(0)).isCapped ? page() : 'An error holds').toContain('An error holds')
  })

  it('shows what is set aside with its reason, and counts the line as passed', () => {
    open(([tool]) => {
      tool!['strict'] = false
    })
    const finding = lintTool(toolAt(0)).all.find(({ rule }) => rule === 'strict-explained')!
    findingSetAside(idAt(0), finding, 'here', 'The gateway <b>refuses</b> it')
    expect(states().at(-1)).toBe('holds')
    expect(page()).toContain('Set aside (1)')
    expect(page()).toContain('Because: The gateway &lt;b&gt;refuses&lt;/b&gt; it')
    expect(saveSet(useDocument.getState().set)).toContain('"strict-explained"')
  })

  it('says of an entry that finds nothing any more that it can go', () => {
    open(([tool]) => {
      tool!['lint'] = { aside: [{ rule: 'says-limits', reason: 'Agreed' }] }
    })
    expect(page()).toContain('Nothing is found there any more.')
  })

  it('switches optional checks on, and their findings then speak', () => {
    open(([tool]) => {
      tool!['strict'] = false
    })
    arrangementChosen('severity')
    expect(page()).not.toContain('data-finding="strict-explained"')
    ruleSwitched('strict-explained', true)
    expect(page()).toContain('data-finding="strict-explained"')
    expect(page()).toMatch(/1 of \d+ on/)
  })

  it('is about the whole set when asked, and names the tool of each finding', () => {
    open(([, tool]) => {
      tool!['strict'] = false
    })
    expect(states().at(-1)).toBe('holds')
    scopeChosen('set')
    expect(states().at(-1)).toBe('fails')
    expect(page()).toMatch(/data-finding="strict-explained".*?request_refund/s)
    expect(page()).toContain('The set')
  })
})
