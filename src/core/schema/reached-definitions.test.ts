import { expect, it } from 'vitest'
import { parse, rootObject } from '../json/parse'
import { reachedParameters } from './reached-definitions'

const inner = (name: string, more: object = {}) => ({
  type: 'object',
  properties: { [name]: { type: 'string', ...more } },
})

it.each<readonly [string, object, readonly string[]]>([
  ['nothing is defined', { properties: { a: {} } }, ['a']],
  ['nothing refers to it', { properties: { a: {} }, $defs: { one: inner('b') } }, ['a']],
  [
    'a parameter refers to it',
    { properties: { a: { $ref: '#/$defs/one' } }, $defs: { one: inner('b') } },
    ['a', 'b'],
  ],
  [
    'another definition does, that is reached',
    {
      properties: { a: { items: { $ref: '#/definitions/one' } } },
      definitions: { one: inner('b', { $ref: '#/definitions/two' }), two: inner('c') },
    },
    ['a', 'b', 'c'],
  ],
  [
    'two refer to each other, and nothing to them',
    {
      properties: { a: {} },
      $defs: { x: inner('b', { $ref: '#/$defs/y' }), y: inner('c', { $ref: '#/$defs/x' }) },
    },
    ['a'],
  ],
  [
    'by its anchor, or with its name encoded',
    {
      properties: { a: { $ref: '#it' }, b: { $ref: '#/$defs/%E4%B8%80' } },
      $defs: { x: { $anchor: 'it', ...inner('c') }, 一: inner('d') },
    },
    ['a', 'b', 'c', 'd'],
  ],
  [
    'a parameter that is called like the keyword',
    { properties: { $defs: { properties: { x: {} } } } },
    ['$defs', 'x'],
  ],
  ['a reference that leads nowhere', { properties: { a: { $ref: '#/$defs/%zz' } } }, ['a']],
])('counts what is in a definition only where it is reached: %s', (_, inputSchema, names) => {
  const tool = rootObject(parse(JSON.stringify({ name: 't', inputSchema })))!
  expect(
    reachedParameters(tool)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names)
})
