import { describe, expect, it } from 'vitest'
import { editTool, USUAL_ORDERS } from '../core/authoring/edit-tool'
import { setFacet } from '../core/authoring/contract/contract-edits'
import { FACETS } from '../core/authoring/contract/facets'
import { addToAgent, setHidden } from '../core/authoring/set/export-marks'
import { setNamespace } from '../core/authoring/set/namespaces'
import type { Edit } from '../core/json/edit'
import { getIn, type JsonObject, membersOf, obj, str } from '../core/json/node'
import { parse, rootObject } from '../core/json/parse'
import { print } from '../core/json/print'
import { lintAlone, lintTogether } from '../core/lint/engine'
import { RULES } from '../core/lint/registry'
import { TOOL_KEYS } from '../core/model/tool'
import { setMember } from '../core/model/write-members'
import { probeTool } from '../core/probe/probe-tool'
import { ACTS } from './monkey.fixture'

/** Records whose known members stand in another order than the usual, by path. */
function outOfOrder(tool: JsonObject): readonly string[] {
  return USUAL_ORDERS.filter(({ path, order }) => {
    const at = membersOf(getIn(tool, path))
      .map(({ key }) => order.indexOf(key))
      .filter((index) => index >= 0)
    return at.some((index, i) => index < (at[i - 1] ?? 0))
  }).map(({ path }) => `/${path.join('/')}`)
}

const toolOf = (text: string): JsonObject => rootObject(parse(text))!

/** What is out of order after edits and was not before. */
function disordered(tool: JsonObject, edits: readonly Edit[]): readonly string[] {
  const edited = editTool(print(tool), edits)
  if (!edited.ok) return []
  const before = outOfOrder(tool)
  return outOfOrder(toolOf(edited.text)).filter((path) => !before.includes(path))
}

/** Tools of which every one lacks something that comes before what it has. */
const STARTS = [
  '{"inputSchema":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}}},"lint":{},"vendor":{}}',
  '{"name":"get_order","description":{"notes":"n"},"inputSchema":{},"contract":{"outside":[]},"vendor":{}}',
  '{"name":"get_order","title":"T","inputSchema":{},"exports":{"agents":["x"]},"lint":{},"x":1}',
].map(toolOf)

describe('whoever writes a new member', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))(
    'puts it in its usual place: what %s proposes',
    (_, rule) => {
      for (const { tools } of rule.examples.bad) {
        const read = tools.map((tool) => toolOf(JSON.stringify(tool)))
        const found =
          rule.group === 'set' ? lintTogether(read, [rule]) : lintAlone(read[0]!, [rule])
        for (const { fix, tool = 0 } of found)
          if (fix) expect(disordered(read[tool]!, fix.edits)).toEqual([])
      }
    },
  )

  it.each(ACTS.map((act) => [act.name, act] as const))('so does the form: %s', (_, { edits }) => {
    for (const tool of STARTS)
      for (let turn = 0; turn < 24; turn++) {
        const whim = { a: turn, b: turn * 7, c: turn % 5, text: turn % 4 ? 'x' : '' }
        expect(disordered(tool, edits(tool, whim))).toEqual([])
      }
  })

  it('so do marks of the list, what makes a schema narrower, and every member there is', () => {
    for (const tool of STARTS) {
      const lists: readonly (readonly Edit[])[] = [
        setHidden(tool, true),
        addToAgent(tool, 'support'),
        setNamespace(tool, 'crm'),
        ...probeTool(tool, { offers: true }).places.flatMap(({ trials }) =>
          trials.flatMap(({ remedy }) => (remedy && 'edits' in remedy ? [remedy.edits] : [])),
        ),
        ...TOOL_KEYS.map((key) => setMember(tool, key, obj([]))),
        ...FACETS.map((facet) => setFacet(tool, facet, str('x'))),
        ...USUAL_ORDERS.flatMap(({ path, order }) =>
          order.map((key): readonly Edit[] => [
            { op: 'set', path: [...path, key], value: str('x') },
          ]),
        ),
        [{ op: 'set', path: ['contract', 'confirmation', 'who'], value: str('user') }],
      ]
      for (const edits of lists) expect(disordered(tool, edits)).toEqual([])
    }
  })
})

describe('a new member in its place', () => {
  it.each([
    [
      '{"name":"a","vendor":{}}',
      ['contract', 'effect'],
      '{"name":"a","contract":{"effect":1},"vendor":{}}',
    ],
    [
      '{"contract":{"audit":[]}}',
      ['contract', 'timeout', 'seconds'],
      '{"contract":{"timeout":{"seconds":1},"audit":[]}}',
    ],
    ['{"x":{"b":1}}', ['x', 'a'], '{"x":{"b":1,"a":1}}'],
    ['{"name":"a","x":2}', ['strict'], '{"name":"a","x":2,"strict":1}'],
    ['{"contract":"later"}', ['contract', 'effect'], 'wrong-parent'],
  ])('%s with %j', (text, path, expected) => {
    const edited = editTool(text, [{ op: 'set', path, value: { kind: 'number', raw: '1' } }])
    expect(edited.ok ? edited.text : edited.reason).toBe(expected)
  })

  it('stays in front of what the edit names', () => {
    const edits: readonly Edit[] = [{ op: 'set', path: ['title'], value: str('T'), before: 'name' }]
    expect(editTool('{"name":"a"}', edits)).toMatchObject({ text: '{"title":"T","name":"a"}' })
  })
})
