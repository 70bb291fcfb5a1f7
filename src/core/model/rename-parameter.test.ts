import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { getIn, membersOf } from '../json/node'
import { parse } from '../json/parse'
import { INPUT } from './parameters'
import { renameParameter } from './rename-parameter'

function rename(text: string, from: string, to: string, owner = INPUT): string {
  const edited = applyEdits(text, renameParameter(parse(text).root!, owner, from, to))
  return edited.ok ? edited.text : edited.reason
}

describe('renaming a parameter', () => {
  it.each([
    ['keeps its place', '{"a":1,"old":2,"b":3}', '{"a":1,"new":2,"b":3}'],
    [
      'changes only the last of duplicates, which is the one read',
      '{"old":1,"old":2}',
      '{"old":1,"new":2}',
    ],
    ['does not take a name that is there', '{"old":1,"new":2}', 'name-taken'],
    ['leaves alone what it does not find', '{"a":1}', '{"a":1}'],
  ])('%s', (_, properties, expected) => {
    const wrap = (inner: string) => `{"inputSchema":{"properties":${inner}}}`
    expect(rename(wrap(properties), 'old', 'new')).toBe(
      expected.startsWith('{') ? wrap(expected) : expected,
    )
  })

  it.each([
    ['required', '"required":["old","a","old"]', '"required":["new","a","new"]'],
    ['an if', '"if":{"required":["old"]}', '"if":{"required":["new"]}'],
    [
      'branches',
      '"anyOf":[{"properties":{"old":{}}},{"not":{"required":["old"]}}]',
      '"anyOf":[{"properties":{"new":{}}},{"not":{"required":["new"]}}]',
    ],
    [
      'dependencies',
      '"dependentRequired":{"old":["a"],"b":["old"]}',
      '"dependentRequired":{"new":["a"],"b":["new"]}',
    ],
    [
      'nested dependencies',
      '"dependentSchemas":{"old":{"required":["old"]}}',
      '"dependentSchemas":{"new":{"required":["new"]}}',
    ],
    [
      'references',
      '"$defs":{"x":{"$ref":"#/properties/old/items"}}',
      '"$defs":{"x":{"$ref":"#/properties/new/items"}}',
    ],
    [
      'no longer name',
      '"$defs":{"x":{"$ref":"#/properties/older"}}',
      '"$defs":{"x":{"$ref":"#/properties/older"}}',
    ],
    ['no data', '"const":{"$ref":"#/properties/old"}', '"const":{"$ref":"#/properties/old"}'],
    [
      'examples',
      '"examples":[{"old":1,"b":2}],"default":{"old":3}',
      '"examples":[{"new":1,"b":2}],"default":{"new":3}',
    ],
    [
      'no other object',
      '"$defs":{"y":{"required":["old"],"properties":{"old":{}}}}',
      '"$defs":{"y":{"required":["old"],"properties":{"old":{}}}}',
    ],
  ])('follows %s', (_, before, after) => {
    const wrap = (inner: string, name: string) =>
      `{"inputSchema":{"properties":{"${name}":{"description":"old"}},${inner}}}`
    expect(rename(wrap(before, 'old'), 'old', 'new')).toBe(wrap(after, 'new'))
  })

  it('follows whole-call examples and what the contract says of it', () => {
    const wrap = (name: string) =>
      `{"inputSchema":{"properties":{"${name}":{}}},"inputExamples":[{"${name}":1},{"b":2},3],"contract":{"effect":"read","idempotency":{"fields":["b","${name}"]},"errors":[{"code":"read","field":"${name}"}]}}`
    expect(rename(wrap('read'), 'read', 'x')).toBe(wrap('x'))
  })

  it('follows nested ones through lists, and references that are encoded', () => {
    const wrap = (key: string, ref: string) =>
      `{"inputSchema":{"properties":{"l":{"items":{"properties":{${JSON.stringify(key)}:{"type":"string"}},"required":[${JSON.stringify(key)}]}},"z":{"$ref":"#/properties/l/items/properties/${ref}"}}},"inputExamples":[{"l":[{${JSON.stringify(key)}:1}]}]}`
    const owner = ['inputSchema', 'properties', 'l', 'items']
    expect(rename(wrap('a/b', 'a~1b'), 'a/b', '50%', owner)).toBe(wrap('50%', '50%25'))
    expect(rename(wrap('名', '%E5%90%8D'), '名', 'c~d', owner)).toBe(wrap('c~d', 'c~0d'))
  })

  it('there and back again gives the text as it was', () => {
    const word = fc.constantFrom(
      'a',
      'type',
      'required',
      'properties',
      '__proto__',
      '1',
      '名',
      'a/b',
      '~',
    )
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2 }), fc.boolean(), (names, isRequired) => {
        const [from, ...rest] = names
        const members = names.map((name) => `${JSON.stringify(name)}: {"type":"string"}`)
        const ref = from!.replace(/~/g, '~0').replace(/\//g, '~1')
        const text = `{"inputSchema": {"properties": {${members.join(', ')}, "r": {"$ref":"#/properties/${ref}"}}, "required": ${JSON.stringify(isRequired ? names : rest)}}}`
        const there = rename(text, from!, 'fresh')
        expect(membersOf(getIn(parse(there).root, ['inputSchema', 'properties']))[0]!.key).toBe(
          'fresh',
        )
        expect(there).toContain('"#/properties/fresh"')
        expect(rename(there, 'fresh', from!)).toBe(text)
      }),
    )
  })
})
