import { expect, it } from 'vitest'
import { print } from '../../json/print'
import { mergeWire } from './merge-wire'
import { toolOf } from './wire-change.fixture'

const before = toolOf({
  name: 'get_order',
  description: 'Gets an order.',
  input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
})
const after = toolOf({
  name: 'find_order',
  description: 'Gets an order.',
  input_schema: {
    type: 'object',
    properties: { id: { type: 'string' }, page: { type: 'integer' } },
    required: ['id', 'page'],
  },
})

it('brings a change from elsewhere into a text that is typed in, and leaves the rest', () => {
  const typed = print(before).replace('Gets an order.', 'Gets one order,  typed   oddly.')
  expect(mergeWire(typed, before, after)).toBe(
    print(after).replace('Gets an order.', 'Gets one order,  typed   oddly.'),
  )
})

it('lets what is typed stand where both changed the same', () => {
  const typed = print(before).replace('get_order', 'look_up_order')
  expect(mergeWire(typed, before, after)).toContain('"look_up_order"')
})

it('does nothing to a text that is no JSON, or when nothing changed', () => {
  expect(mergeWire('{"name": ', before, after)).toBe('{"name": ')
  expect(mergeWire(' {"name":1}', before, before)).toBe(' {"name":1}')
})
