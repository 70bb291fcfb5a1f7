import { expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { requiredLoops } from './required-loops'

const node = (own: object) => ({
  type: 'object',
  properties: { root: { $ref: '#/$defs/Node' } },
  $defs: {
    Node: { type: 'object', ...own },
    Other: { properties: { back: { $ref: '#/$defs/Node' } }, required: ['back'] },
  },
})
const self = { $ref: '#/$defs/Node' }

it.each([
  ['an optional property', { properties: { next: self } }, []],
  [
    'a required one',
    { properties: { next: self }, required: ['next'] },
    ['/properties/root', '/$defs/Node/properties/next', '/$defs/Other/properties/back'],
  ],
  [
    'items of a required one',
    { properties: { kids: { type: 'array', items: self } }, required: ['kids'] },
    ['/properties/root', '/$defs/Node/properties/kids/items', '/$defs/Other/properties/back'],
  ],
  [
    'another definition',
    { properties: { other: { $ref: '#/$defs/Other' } }, required: ['other'] },
    ['/properties/root', '/$defs/Node/properties/other', '/$defs/Other/properties/back'],
  ],
  [
    'another definition that may be left out',
    { properties: { other: { $ref: '#/$defs/Other' } } },
    [],
  ],
])('finds a schema that must contain itself through %s', (_, own, expected) => {
  expect(requiredLoops(fromPlain(node(own))).map((each) => pointer(each.path))).toEqual(expected)
})
