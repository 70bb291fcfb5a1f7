import { describe, expect, it } from 'vitest'
import { newSet } from '../../model/tool-set'
import { namesApart } from './names-apart'

const named = (written: string): string => {
  const [name, namespace] = written.split(':')
  return JSON.stringify({ name, ...(namespace && { namespace }) })
}
const nameIn = (text: string): string => /"name":"([^"]*)/.exec(text)?.[1] ?? ''

describe('tools that come into a set', () => {
  it.each([
    ['a b', 'c', 'c', []],
    ['a b', 'a', 'a_2', [{ from: 'a', to: 'a_2' }]],
    ['a a_2', 'a c', 'a_3 c', [{ from: 'a', to: 'a_3' }]],
    ['a', 'a a_2', 'a_3 a_2', [{ from: 'a', to: 'a_3' }]],
    [
      'a',
      'a a',
      'a_2 a_3',
      [
        { from: 'a', to: 'a_2' },
        { from: 'a', to: 'a_3' },
      ],
    ],
    // What they have in common among themselves is the author's.
    ['b', 'a a', 'a a', []],
    // In another namespace a name is free.
    ['a:crm', 'a', 'a', []],
    ['a:crm', 'a:crm', 'a_2', [{ from: 'a', to: 'a_2' }]],
    // So is one that was given to a tool of another.
    [
      'a a:crm',
      'a a:crm',
      'a_2 a_2',
      [
        { from: 'a', to: 'a_2' },
        { from: 'a', to: 'a_2' },
      ],
    ],
  ])('into %s: %s are %s', (before, coming, expected, renamed) => {
    let count = 0
    const { tools } = newSet('', before.split(' ').map(named), () => `t${count++}`)
    const apart = namesApart(coming.split(' ').map(named), tools)
    expect(apart.texts.map(nameIn).join(' ')).toBe(expected)
    expect(apart.renamed).toEqual(renamed)
  })

  it('keep every byte but the name, and stay as they are where they cannot be read', () => {
    let count = 0
    const { tools } = newSet('', [named('a')], () => `t${count++}`)
    const text = '{ "x": 1.50,\n"name" : "a" }'
    expect(namesApart([text, '{"name":"a"'], tools).texts).toEqual([
      text.replace('"a"', '"a_2"'),
      '{"name":"a"',
    ])
  })
})
