import { expect, test } from 'vitest'
import { checkCalls } from '../../core/calls/check-call'
import { pointer } from '../../core/json/pointer'
import { fromPlain } from '../../core/json/plain'
import { fieldOf } from './call-places'

const inner = { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku', 'size'] }
const tool = fromPlain({
  name: 'order',
  inputSchema: {
    type: 'object',
    properties: { required: { type: 'integer' }, items: { type: 'array', items: inner } },
    required: ['required', 'note'],
  },
})

test('a missing member leads to its own field where it has one, else to the list that asks for it', () => {
  const [call] = checkCalls('{"items": [{}]}', [tool]).calls
  const places = call!.problems.map((each) => [each.name, pointer(fieldOf(tool, each))])
  expect(Object.fromEntries(places)).toEqual({
    required: '/inputSchema/properties/required',
    note: '/inputSchema/required',
    sku: '/inputSchema/properties/items/items/properties/sku',
    size: '/inputSchema/properties/items/items/required',
  })
})

test('what is wrong with a value leads to its keyword, one that nobody declared to the list of fields', () => {
  const [call] = checkCalls('{"required": 1, "note": 1, "items": "x"}', [tool]).calls
  expect(call!.problems.map((each) => pointer(fieldOf(tool, each)))).toEqual([
    '/inputSchema/properties/items/type',
    '/inputSchema/properties',
  ])
})
