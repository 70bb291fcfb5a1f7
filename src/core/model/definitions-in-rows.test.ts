import { describe, expect, it } from 'vitest'
import { parse, rootObject } from '../json/parse'
import { definitionsInRows } from './definitions-in-rows'

const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
const toolOf = (properties: object, $defs: object) =>
  rootObject(parse(JSON.stringify({ inputSchema: { type: 'object', properties, $defs } })))!

describe('definitions that rows show', () => {
  it.each([
    ['referred to by a field', { a: ref('A') }, { A: text, B: text }, ['A']],
    ['by entries of a list', { a: { type: 'array', items: ref('A') } }, { A: text }, ['A']],
    ['beside null', { a: { anyOf: [ref('A'), { type: 'null' }] } }, { A: text }, ['A']],
    [
      'one after the other',
      { a: ref('A') },
      { A: ref('B'), B: ref('C'), C: text },
      ['A', 'B', 'C'],
    ],
    [
      'inside one another',
      { a: ref('A') },
      { A: { type: 'object', properties: { b: ref('B') } }, B: text },
      ['A', 'B'],
    ],
    [
      'in a circle',
      { a: ref('A') },
      { A: { type: 'object', properties: { more: { type: 'array', items: ref('A') } } } },
      ['A'],
    ],
    ['by nobody', { a: text }, { A: text }, []],
    [
      'in a part that must fit as well',
      { a: { allOf: [ref('A'), ref('B')] } },
      { A: text, B: text },
      [],
    ],
  ])('%s', (_, properties, definitions, shown) => {
    expect(definitionsInRows(toolOf(properties, definitions), ['inputSchema'], '$defs')).toEqual(
      shown,
    )
  })
})
