import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { getIn, obj } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { INPUT } from './parameters'
import { ownCopy, usesOf } from './references'
import { addEntry, duplicateRow, moveRow, removeRow } from './row-edits'
import { ownerInside, rowPaths, rowsInside } from './row-places'
import { bodyOf, referenceHolder } from './schema-body'
import {
  addVariant,
  discriminatorOf,
  nameOfVariant,
  setVariantKeyword,
  variantsOf,
} from './variants'

const read = (text: string) => parse(text).root!
const P = [...INPUT, 'properties', 'p']
const wrap = (schema: string, defs = '{}') =>
  read(`{"inputSchema":{"properties":{"p":${schema}},"required":["p"],"$defs":${defs}}}`)
const DEFS =
  '{"A":{"type":"object","properties":{"x":{},"again":{"$ref":"#/$defs/A"}}},"B":{"$ref":"#/$defs/A"}}'

describe('the body of a schema', () => {
  it.each([
    ['{"type":"string"}', 'p'],
    ['{"$ref":"#/$defs/A"}', '$defs/A'],
    ['{"$ref":"#/$defs/B","description":"d"}', '$defs/A'],
    ['{"anyOf":[{"type":"null"},{"$ref":"#/$defs/A"}]}', '$defs/A'],
    ['{"allOf":[{"$ref":"#/$defs/A"}],"default":null}', '$defs/A'],
    ['{"anyOf":[{"type":"string"},{"type":"null"}]}', 'p/anyOf/0'],
    ['{"anyOf":[{"type":"string"},{"type":"integer"}]}', 'p'],
    ['{"allOf":[{"$ref":"#/$defs/A"},{"required":["x"]}]}', 'p'],
    ['{"$ref":"#/$defs/missing"}', 'p'],
    ['{"$ref":"other.json#/A"}', 'p'],
    ['{"$ref":"#/properties/p"}', 'p'],
    ['{"type":"object","anyOf":[{"required":["a"]}]}', 'p'],
  ])('of %s stands at %s', (schema, expected) => {
    const tool = wrap(schema, DEFS)
    expect(
      bodyOf(tool, P).path.join('/').replace('inputSchema/', '').replace('properties/', ''),
    ).toBe(expected)
  })

  it('counts the places that use a definition, and makes a copy of its own', () => {
    const tool = wrap('{"$ref":"#/$defs/A","description":"mine"}', DEFS)
    const definition = [...INPUT, '$defs', 'A']
    expect(usesOf(tool, definition)).toBe(3)
    const holder = referenceHolder(tool, P)!
    const edits = ownCopy(holder.path, holder.schema, getIn(tool, definition)!)
    const edited = applyEdits(print(tool), edits)
    expect(edited.ok && print(getIn(read(edited.text), P)!, 0)).toBe(
      '{"description":"mine","type":"object","properties":{"x":{},"again":{"$ref":"#/$defs/A"}}}',
    )
  })

  it('copies a definition as a part where both limit the same', () => {
    const tool = wrap('{"$ref":"#/$defs/S","minLength":3}', '{"S":{"type":"string","minLength":1}}')
    const edits = ownCopy(P, getIn(tool, P)!, getIn(tool, [...INPUT, '$defs', 'S'])!)
    const edited = applyEdits(print(tool), edits)
    expect(edited.ok && print(getIn(read(edited.text), P)!, 0)).toBe(
      '{"minLength":3,"allOf":[{"type":"string","minLength":1}]}',
    )
  })
})

describe('the rows inside a schema', () => {
  it.each([
    ['{"type":"object","properties":{"a":{},"type":{}}}', ['parameter a', 'parameter type']],
    ['{"type":"array","items":{"type":"object","properties":{"a":{}}}}', ['parameter a']],
    ['{"type":"array","items":{"type":"string","minLength":1}}', ['item items']],
    ['{"type":"array","items":{"type":"array","items":{}}}', ['item items']],
    [
      '{"type":"array","prefixItems":[{},{}],"items":{"type":"string"}}',
      ['entry 0', 'entry 1', 'item items'],
    ],
    [
      '{"type":"array","items":[{}],"additionalItems":{"type":"string"}}',
      ['entry 0', 'item additionalItems'],
    ],
    ['{"type":"object","additionalProperties":{"type":"string"}}', ['value additionalProperties']],
    ['{"type":"object","additionalProperties":false}', []],
    [
      '{"anyOf":[{"type":"null"},{"type":"string"},{"type":"integer"}]}',
      ['variant 1', 'variant 2'],
    ],
    ['{"oneOf":[{"const":1},{"const":2}]}', []],
    ['{"$ref":"#/$defs/A"}', ['parameter x', 'parameter again']],
    ['true', []],
  ])('%s', (schema, expected) => {
    const rows = rowsInside(wrap(schema, DEFS), P).flatMap((group) => group.rows)
    expect(rows.map(({ role, name }) => `${role} ${name}`)).toEqual(expected)
  })

  it('are found at any depth, each once, and a circle of definitions ends', () => {
    const tool = wrap(
      '{"anyOf":[{"$ref":"#/$defs/A"},{"type":"array","items":{"$ref":"#/$defs/B"}}]}',
      DEFS,
    )
    expect(rowPaths(tool, INPUT).map((path) => path.join('/'))).toEqual([
      'inputSchema/properties/p',
      'inputSchema/properties/p/anyOf/0',
      'inputSchema/$defs/A/properties/x',
      'inputSchema/$defs/A/properties/again',
      'inputSchema/properties/p/anyOf/1',
      'inputSchema/properties/p/anyOf/1/items',
    ])
  })

  it('know where a new field goes', () => {
    const owner = (schema: string) => ownerInside(wrap(schema, DEFS), P)?.slice(1).join('/')
    expect(owner('{"type":"object"}')).toBe('properties/p')
    expect(owner('{"type":"array","items":{"type":"object"}}')).toBe('properties/p/items')
    expect(owner('{"$ref":"#/$defs/A"}')).toBe('$defs/A')
    expect(owner('{"type":"string"}')).toBe(undefined)
  })

  it('are read off any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const tool = obj([{ key: 'inputSchema', value: read(json) }])
        expect(rowPaths(tool, INPUT).every((path) => path[0] === 'inputSchema')).toBe(true)
      }),
    )
  })
})

describe('what can be done with a row', () => {
  const at = (schema: string, path = P) => {
    const tool = wrap(schema)
    const row = rowsInside(tool, P).flatMap((group) => group.rows)
    return { tool, row, schema: getIn(tool, path)! }
  }
  const done = (tool: ReturnType<typeof read>, edits: Parameters<typeof applyEdits>[1]) => {
    const edited = applyEdits(print(tool, 0), edits)
    return edited.ok ? print(getIn(read(edited.text), P)!, 0) : edited.reason
  }

  it('duplicates a parameter behind itself, required as it was', () => {
    const tool = read('{"inputSchema":{"properties":{"a":{"x":1},"b":{}},"required":["a","b"]}}')
    const place = {
      role: 'parameter' as const,
      path: [...INPUT, 'properties', 'a'],
      name: 'a',
      schema: getIn(tool, [...INPUT, 'properties', 'a'])!,
      isRequired: true,
    }
    const copy = duplicateRow(tool, place)!
    const edited = applyEdits(print(tool, 0), copy.edits)
    expect(edited.ok && edited.text).toBe(
      '{"inputSchema":{"properties":{"a":{"x":1},"a_2":{"x":1},"b":{}},"required":["a","a_2","b"]}}',
    )
    expect(copy.path.at(-1)).toBe('a_2')
  })

  it('moves, duplicates and removes variants around a null without a row', () => {
    const { tool, row } = at('{"anyOf":[{"a":1},{"type":"null"},{"b":1},{"c":1}]}')
    const list = [...P, 'anyOf']
    expect(done(tool, moveRow(tool, list, '0', 2))).toBe(
      '{"anyOf":[{"type":"null"},{"b":1},{"c":1},{"a":1}]}',
    )
    expect(done(tool, moveRow(tool, list, '3', 0))).toBe(
      '{"anyOf":[{"c":1},{"a":1},{"type":"null"},{"b":1}]}',
    )
    expect(done(tool, duplicateRow(tool, row[1]!)!.edits)).toBe(
      '{"anyOf":[{"a":1},{"type":"null"},{"b":1},{"b":1},{"c":1}]}',
    )
    expect(done(tool, removeRow(tool, row[0]!))).toBe('{"anyOf":[{"type":"null"},{"b":1},{"c":1}]}')
  })

  it('moves and adds entries', () => {
    const { tool } = at('{"type":"array","prefixItems":[{"a":1},{"b":1}]}')
    const list = [...P, 'prefixItems']
    expect(done(tool, moveRow(tool, list, '0', 1))).toBe(
      '{"type":"array","prefixItems":[{"b":1},{"a":1}]}',
    )
    expect(done(tool, addEntry(tool, list))).toBe(
      '{"type":"array","prefixItems":[{"a":1},{"b":1},{"type":"string"}]}',
    )
  })

  it('names variants by title or by the field that tells them apart, and adds one that has it', () => {
    const { tool, schema } = at(
      '{"oneOf":[{"type":"object","properties":{"kind":{"const":"card"}},"required":["kind"]},{"title":"Cash","type":"object","properties":{"kind":{"enum":["cash"]}}}]}',
    )
    const variants = variantsOf(schema)!
    const told = discriminatorOf(tool, P, variants)
    expect(told?.name).toBe('kind')
    expect(
      variants.branches.map((each) => nameOfVariant(tool, [...P, 'oneOf'], each, told)),
    ).toEqual(['card', 'Cash'])
    expect(done(tool, addVariant(tool, P, schema))).toContain(
      '{"type":"object","properties":{"kind":{"const":""}},"required":["kind"]}]}',
    )
    expect(done(tool, setVariantKeyword(schema, P, 'anyOf'))).toMatch(/^\{"anyOf":/)
  })
})
