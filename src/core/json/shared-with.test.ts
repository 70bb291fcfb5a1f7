import fc from '../../drawn.fixture'
import { expect, it } from 'vitest'
import { getIn, type JsonNode } from './node'
import { parse } from './parse'
import { print } from './print'
import { sharedWith } from './shared-with'

const nodeOf = (text: string): JsonNode => parse(text).root!

it.each([
  ['an edit beside it', '{"a": {"x": [1]}, "b": 1}', '{"a": {"x": [1]}, "b": 2}', ['a']],
  ['a member before it', '{"a": {"x": [1]}}', '{"n": 0, "a": {"x": [1]}}', ['a']],
  ['an edit deeper in', '{"a": {"x": [1], "y": 1}}', '{"a": {"x": [1], "y": 2}}', ['a', 'x']],
  ['new blanks', '{"a":[1,{"x":null}]}', '{ "a": [ 1, { "x": null } ] }', []],
])('keeps the object that %s leaves alone', (_, before, now, path) => {
  const old = nodeOf(before)
  expect(getIn(sharedWith(old, nodeOf(now)), path)).toBe(getIn(old, path))
})

it.each([
  ['another order of members', '{"a": 1, "b": 2}', '{"b": 2, "a": 1}'],
  ['another spelling of a number', '[1.0]', '[1]'],
  ['a duplicate that went', '{"a": 1, "a": 2}', '{"a": 2}'],
  ['an item that went', '[1, 2]', '[1]'],
  ['text instead of a number', '["1"]', '[1]'],
  ['another value of a duplicate', '{"a": 1, "a": 2}', '{"a": 1, "a": 3}'],
])('tells %s', (_, before, now) => {
  const old = nodeOf(before)
  const shared = sharedWith(old, nodeOf(now))
  expect(shared).not.toBe(old)
  expect(print(shared, 0)).toBe(print(nodeOf(now), 0))
})

it('says what the newer text says, whatever the older one said', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.json({ maxDepth: 4 }), (before, now) => {
      expect(print(sharedWith(nodeOf(before), nodeOf(now)), 0)).toBe(print(nodeOf(now), 0))
    }),
  )
})
