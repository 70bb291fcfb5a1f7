import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import {
  addToAgent,
  agentsOf,
  agentsOfSet,
  isHidden,
  removeFromAgent,
  setHidden,
} from './export-marks'

const read = (text: string): JsonObject => parse(text).root as JsonObject
const after = (text: string, edits: (tool: JsonObject) => Edit[]): string => {
  const edited = applyEdits(text, edits(read(text)))
  return edited.ok ? edited.text : edited.reason
}

describe('the marks that say which exports a tool goes into', () => {
  it.each([
    ['{}', false, []],
    ['{"exports": {"hidden": true}}', true, []],
    ['{"exports": {"hidden": "TRUE ", "agents": "desk"}}', true, ['desk']],
    [
      '{"exports": {"hidden": 1, "agents": [" a ", "a", "", 3, "订单客服"]}}',
      false,
      ['a', '订单客服'],
    ],
    ['{"exports": {"hidden": true, "hidden": false}}', false, []],
    ['{"exports": ["hidden"]}', false, []],
    ['{"exports": null}', false, []],
    ['{"hidden": true, "agents": ["a"]}', false, []],
  ])('are read leniently: %s', (text, hidden, agents) => {
    expect([isHidden(read(text)), agentsOf(read(text))]).toEqual([hidden, agents])
  })

  it('lists the agents of a set, each once, as they come', () => {
    const tools = [
      '{"exports": {"agents": ["b", "a"]}}',
      '{}',
      '{"exports": {"agents": ["c", "b"]}}',
    ]
    expect(agentsOfSet(tools.map(read))).toEqual(['b', 'a', 'c'])
  })

  it.each([
    ['{"name": "a", "x": 1}', '{"name": "a", "x": 1, "exports": {"hidden": true}}'],
    ['{"name": "a", "contract": {}}', '{"name": "a", "exports": {"hidden": true}, "contract": {}}'],
    [
      '{"exports": {"agents": ["a"], "x": 1}}',
      '{"exports": {"hidden": true, "agents": ["a"], "x": 1}}',
    ],
    ['{"exports": {"hidden": false}}', '{"exports": {"hidden": true}}'],
    ['{"exports": {"hidden": true}}', '{"exports": {"hidden": true}}'],
    ['{"exports": [1]}', '{"exports": [1]}'],
  ])('hides a tool by the smallest edit: %s', (text, hidden) => {
    expect(after(text, (tool) => setHidden(tool, true)).replace(/\s+/g, '')).toBe(
      hidden.replace(/\s+/g, ''),
    )
  })

  it.each([
    ['{"name": "a", "exports": {"hidden": true}}', '{"name": "a"}'],
    [
      '{"exports": {"hidden": true, "later": 1}, "name": "a"}',
      '{"exports": {"later": 1}, "name": "a"}',
    ],
    [
      '{"exports": {"hidden": "true", "hidden": true, "agents": ["a"]}}',
      '{"exports": {"agents": ["a"]}}',
    ],
    ['{"exports": {"hidden": false}}', '{"exports": {"hidden": false}}'],
    ['{"name": "a"}', '{"name": "a"}'],
  ])('shows a tool again and takes an emptied record away: %s', (text, shown) => {
    expect(after(text, (tool) => setHidden(tool, false))).toBe(shown)
  })

  it.each([
    ['{"name": "a"}', 'desk', '{"name": "a", "exports": {"agents": ["desk"]}}'],
    ['{"exports": {"agents": ["a"]}}', ' desk ', '{"exports": {"agents": ["a", "desk"]}}'],
    ['{"exports": {"agents": "a"}}', 'desk', '{"exports": {"agents": ["a", "desk"]}}'],
    ['{"exports": {"x": 1}}', 'desk', '{"exports": {"x": 1, "agents": ["desk"]}}'],
    ['{"exports": {"agents": [" desk"]}}', 'desk', '{"exports": {"agents": [" desk"]}}'],
    ['{"exports": {}}', ' ', '{"exports": {}}'],
    ['{"exports": true}', 'desk', '{"exports": true}'],
  ])('marks for an agent: %s and “%s”', (text, agent, marked) => {
    expect(after(text, (tool) => addToAgent(tool, agent)).replace(/\s+/g, '')).toBe(
      marked.replace(/\s+/g, ''),
    )
  })

  it.each([
    ['{"name": "a", "exports": {"agents": ["desk"]}}', '{"name": "a"}'],
    ['{"exports": {"agents": "desk", "hidden": true}}', '{"exports": {"hidden": true}}'],
    ['{"exports": {"agents": ["desk", "a", "desk ", "b"]}}', '{"exports": {"agents": ["a", "b"]}}'],
    ['{"exports": {"agents": ["desk", 3]}}', '{"exports": {"agents": [3]}}'],
    ['{"exports": {"agents": ["a"]}}', '{"exports": {"agents": ["a"]}}'],
  ])('takes a mark off and what is emptied with it: %s', (text, left) => {
    expect(after(text, (tool) => removeFromAgent(tool, 'desk'))).toBe(left)
  })
})
