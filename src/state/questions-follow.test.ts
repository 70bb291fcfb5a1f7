import { beforeEach, describe, expect, it } from 'vitest'
import { questionsOf } from '../core/bench/questions/read-questions'
import { matchesByHand } from '../core/bench/matching/read-matches'
import { str } from '../core/json/node'
import { renameParameter } from '../core/model/rename-parameter'
import { readingOf } from '../core/model/reading'
import { envelopeOf, openSet, saveSet } from '../core/model/tool-set'
import { redone, setOpened, toolEdited, toolTextTyped, undone, useDocument } from './document'

const SET = `{
  "toolwright": 1,
  "tools": [
    { "name": "get_order", "inputSchema": { "type": "object", "properties": { "id": {}, "note": {} } } },
    { "name": "get_orders", "inputSchema": { "type": "object", "properties": {} } }
  ],
  "bench": {
    "questions": [
      { "id": "a", "text": "1", "expected": "get_order", "expectedArgs": { "id": { "match": "present" } } },
      { "id": "b", "text": "2", "expected": ["get_orders", "get_order"], "then": { "result": 1, "expects": "get_order" } },
      { "id": "c", "text": "3", "expected": "get_orders", "expectedArgs": { "id": { "match": "present" } } }
    ],
    "matches": { "get_order": { "is": ["q"], "parameters": { "id": ["x"] } } }
  }
}
`

const now = () => useDocument.getState().set
const idAt = (i: number) => now().tools[i]!.id
const expected = () =>
  questionsOf(envelopeOf(now())).questions.map((each) => [
    ...(each.expected.is === 'tool' ? each.expected.tools : []),
    ...(each.then?.expects.is === 'tool' ? each.then.expects.tools : []),
    ...each.expectedArgs.map(({ name }) => name),
  ])
const named = (name: string) =>
  toolEdited(idAt(0), [{ op: 'set', path: ['name'], value: str(name) }], 'name')

beforeEach(() => {
  let count = 0
  const opened = openSet(SET, () => `x${++count}`)
  if (opened.ok) setOpened(opened.set)
})

describe('the questions follow', () => {
  it('a tool to its new name, with what was matched by hand, and back in one step', () => {
    named('find_order')
    expect(expected()).toEqual([
      ['find_order', 'id'],
      ['get_orders', 'find_order', 'find_order'],
      ['get_orders', 'id'],
    ])
    expect([...matchesByHand(envelopeOf(now())).keys()]).toEqual(['find_order'])
    undone()
    expect(saveSet(now())).toBe(SET)
    redone()
    expect(expected()[0]).toEqual(['find_order', 'id'])
  })

  it('through names that are empty or another tool’s, without taking its questions', () => {
    for (const name of ['get_orders', '', 'get_orders', 'get_orders_now']) named(name)
    expect(expected()).toEqual([
      ['get_orders_now', 'id'],
      ['get_orders', 'get_orders_now', 'get_orders_now'],
      ['get_orders', 'id'],
    ])
  })

  it('a name typed in the JSON, also past a text that cannot be read', () => {
    const { text } = now().tools[0]!
    toolTextTyped(idAt(0), text.replace('"get_order"', '"get_ord'))
    expect(expected()[0]).toEqual(['get_order', 'id'])
    toolTextTyped(idAt(0), text.replace('"get_order"', '"get_ord"'))
    expect(expected()[0]).toEqual(['get_ord', 'id'])
  })

  it('a parameter, in the questions of its tool only', () => {
    const { tool } = readingOf(now().tools[0]!)
    toolEdited(idAt(0), renameParameter(tool!, ['inputSchema'], 'id', 'order_id'))
    expect(expected().map((each) => each.at(-1))).toEqual(['order_id', 'get_order', 'id'])
    const byHand = matchesByHand(envelopeOf(now())).get('get_order')
    expect([...byHand!.parameters.keys()]).toEqual(['order_id'])
    undone()
    expect(saveSet(now())).toBe(SET)
  })

  it('nothing where another definition takes the place of the tool', () => {
    toolTextTyped(idAt(0), '{ "name": "else", "inputSchema": { "properties": { "city": {} } } }')
    expect(expected()[0]).toEqual(['get_order', 'id'])
  })
})
