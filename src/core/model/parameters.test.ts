import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits, changeBetween, type Edit } from '../json/edit'
import { get, getIn, itemsOf, type JsonNode, membersOf, num, obj, str } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import {
  addParameter,
  freeName,
  INPUT,
  moveParameter,
  parametersIn,
  removeParameter,
  setKeyword,
  setRequired,
} from './parameters'
import { rowPaths } from './row-places'
import { EMPTY_TOOL } from './tool'

const read = (text: string): JsonNode => parse(text).root!

function apply(text: string, edits: readonly Edit[]): string {
  const edited = applyEdits(text, edits)
  if (!edited.ok) throw new Error(`${edited.reason}: ${JSON.stringify(edited.edit)}`)
  return edited.text
}

/** What an edit takes out and puts in, as the smallest single change. */
function diff(before: string, after: string): { out: string; in: string } {
  const change = changeBetween(before, after)
  if (!change) return { out: '', in: '' }
  return { out: before.slice(change.start, change.end), in: change.insert }
}

const ORDER = `{
  "name": "get_order",
  "inputSchema": {
    "type":"object",
    "properties": {
      "b":   { "type": "string" , "x-note": 12345678901234567890 },
      "2": {"type":"integer", "minimum": -9223372036854775808},
      "__proto__": { "type": "string" },
      "1": true
    },
    "required": ["b", "1"]
  }
}`

describe('reading the parameters of an owner', () => {
  it('keeps the order of the text, numeric-looking names and __proto__ included', () => {
    const found = parametersIn(read(ORDER))
    expect(found.kind === 'list' && found.parameters.map((p) => [p.name, p.isRequired])).toEqual([
      ['b', true],
      ['2', false],
      ['__proto__', false],
      ['1', true],
    ])
  })

  it.each([
    ['{"name":"a"}', 'missing'],
    ['{"inputSchema":null}', 'strange'],
    ['{"inputSchema":"{}"}', 'strange'],
    ['{"inputSchema":[]}', 'strange'],
    ['{"inputSchema":true}', 'strange'],
    ['{"inputSchema":{"properties":[]}}', 'strange'],
    ['{"inputSchema":{"properties":"x"}}', 'strange'],
    ['{"inputSchema":{"properties":null,"required":null}}', 'list'],
    ['{"inputSchema":{}}', 'list'],
    ['{"inputSchema":{"properties":{"a":null},"required":"a"}}', 'list'],
  ])('%s is %s', (text, kind) => {
    expect(parametersIn(read(text)).kind).toBe(kind)
  })
})

describe('adding', () => {
  it.each([
    ['a fresh tool', EMPTY_TOOL],
    ['no input schema', '{"name": ""}'],
    ['null properties', '{"inputSchema":{"properties":null}}'],
    ['no properties', '{"inputSchema":{"type":"object","required":[]}}'],
    ['one line', '{"inputSchema":{"properties":{"a":{}}}}'],
  ])('adds behind the others: %s', (_, text) => {
    const before = parametersIn(read(text))
    const after = parametersIn(read(apply(text, addParameter(read(text), INPUT, 'title'))))
    const names = before.kind === 'list' ? before.parameters.map((p) => p.name) : []
    expect(after.kind === 'list' && after.parameters.map((p) => p.name)).toEqual([
      ...names,
      'title',
    ])
  })

  it('makes a schema that is not there in its place among the members of the tool', () => {
    const tool = '{"name":"a","inputSchema":{},"annotations":{},"contract":{}}'
    const made = apply(tool, addParameter(read(tool), ['outputSchema'], 'state'))
    expect(membersOf(read(made)).map(({ key }) => key)).toEqual([
      'name',
      'inputSchema',
      'outputSchema',
      'annotations',
      'contract',
    ])
  })

  it('leaves an owner alone that is no object', () => {
    expect(addParameter(read('{"inputSchema":[1]}'), INPUT, 'a')).toEqual([])
  })

  it('is one added member in the text', () => {
    const after = apply(ORDER, addParameter(read(ORDER), INPUT, 'type'))
    expect(diff(ORDER, after)).toEqual({
      out: '',
      in: ',\n      "type":   {\n        "type": "string"\n      }',
    })
  })

  it('finds a name that is free', () => {
    const tool = read('{"inputSchema":{"properties":{"x":{},"x_2":{}}}}')
    expect(freeName(tool, INPUT, 'x')).toBe('x_3')
    expect(freeName(tool, INPUT, '__proto__')).toBe('__proto__')
  })
})

describe('required', () => {
  it.each([
    ['creates the list', '{"p":1,"inputSchema":{"properties":{"a":{}}}}', 'a', '["a"]'],
    ['adds in the order of the parameters', ORDER, '2', '["b","2","1"]'],
    ['changes nothing that is so already', ORDER, 'b', '["b","1"]'],
    ['makes a list of a single name', '{"inputSchema":{"required":"x"}}', 'a', '["x","a"]'],
    ['replaces what is no list', '{"inputSchema":{"required":true}}', 'a', '["a"]'],
    [
      'keeps what it does not know',
      '{"inputSchema":{"required":[null,"z"]}}',
      'a',
      '[null,"z","a"]',
    ],
  ])('%s', (_, text, name, expected) => {
    const after = read(apply(text, setRequired(read(text), INPUT, name, true)))
    expect(print(getIn(after, ['inputSchema', 'required'])!, 0)).toBe(expected)
  })

  it.each([
    ['takes one name out', ORDER, 'b', '["1"]'],
    ['takes every mention out', '{"inputSchema":{"required":["a","b","a"]}}', 'a', '["b"]'],
    ['takes the list out with its last name', '{"inputSchema":{"required":["a","a"]}}', 'a', ''],
    ['knows a name it does not find', '{"inputSchema":{"required":["a"]}}', 'b', '["a"]'],
    ['leaves what is no list', '{"inputSchema":{"required":true}}', 'b', 'true'],
  ])('%s', (_, text, name, expected) => {
    const after = read(apply(text, setRequired(read(text), INPUT, name, false)))
    const node = getIn(after, ['inputSchema', 'required'])
    expect(node ? print(node, 0) : '').toBe(expected)
  })

  it('is a change of one name in the text', () => {
    expect(diff(ORDER, apply(ORDER, setRequired(read(ORDER), INPUT, '2', true)))).toEqual({
      out: '',
      in: '2", "',
    })
  })
})

describe('removing and moving', () => {
  it('removes the parameter, its duplicates and its place in required', () => {
    const text = '{"inputSchema":{"properties":{"a":1,"b":2,"a":3},"required":["a","b"]}}'
    expect(apply(text, removeParameter(read(text), INPUT, 'a'))).toBe(
      '{"inputSchema":{"properties":{"b":2},"required":["b"]}}',
    )
  })

  it('moves a parameter to the place that is seen, duplicates aside', () => {
    const text = '{"inputSchema":{"properties":{"a":1,"b":2,"a":3,"c":4}}}'
    const after = apply(text, moveParameter(read(text), INPUT, 'c', 0))
    const found = parametersIn(read(after))
    expect(found.kind === 'list' && found.parameters.map((p) => p.name)).toEqual(['c', 'b', 'a'])
  })

  it.each([
    [0, 99, ['2', '__proto__', '1', 'b']],
    [3, -1, ['1', 'b', '2', '__proto__']],
    [1, 2, ['b', '__proto__', '2', '1']],
  ])('moves %i to %i', (from, to, names) => {
    const name = ['b', '2', '__proto__', '1'][from]!
    const found = parametersIn(read(apply(ORDER, moveParameter(read(ORDER), INPUT, name, to))))
    expect(found.kind === 'list' && found.parameters.map((p) => p.name)).toEqual(names)
  })
})

describe('one keyword', () => {
  const path = ['inputSchema', 'properties', 'b']
  const schema = getIn(read(ORDER), path)

  it('goes in front of those that usually follow it', () => {
    const after = apply('{"a":{"type":"string","examples":[1],"x":2}}', [
      ...setKeyword(read('{"type":"string","examples":[1]}'), ['a'], 'pattern', str('^a$')),
    ])
    expect(after).toBe('{"a":{"type":"string","pattern":"^a$","examples":[1],"x":2}}')
  })

  it('leaves every other byte', () => {
    const after = apply(ORDER, setKeyword(schema, path, 'minLength', num('1e2')))
    expect(diff(ORDER, after)).toEqual({
      out: '',
      in: ', "minLength": 1e2',
    })
  })

  it('goes, with its duplicates', () => {
    const text = '{"a":{"enum":[1],"type":"string","enum":[2]}}'
    const edits = setKeyword(get(read(text), 'a'), ['a'], 'enum', undefined)
    expect(apply(text, edits)).toBe('{"a":{"type":"string"}}')
  })

  it.each([
    ['true', '{"a":{"type":"string"}}'],
    ['false', '{"a":false}'],
    ['null', '{"a":null}'],
    ['[1]', '{"a":[1]}'],
  ])('on %s', (value, expected) => {
    const text = `{"a":${value}}`
    const edits = setKeyword(get(read(text), 'a'), ['a'], 'type', str('string'))
    expect(apply(text, edits)).toBe(expected)
  })
})

const names = [
  'a',
  'b',
  'type',
  'title',
  'required',
  'properties',
  '__proto__',
  '1',
  '10',
  '名',
  '',
]

describe('any edit of any list', () => {
  const lists = fc.record({
    own: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    values: fc.array(
      fc.constantFrom('{"type":"string"}', 'true', '{ "maximum" : 1e400 }', 'null'),
      {
        minLength: 12,
        maxLength: 12,
      },
    ),
    required: fc.array(fc.constantFrom(...names, 'gone'), { maxLength: 4 }),
    gap: fc.constantFrom('', ' ', '\n  ', '\r\n\t'),
  })

  it('leaves every parameter that it does not name as it was written, in its order', () => {
    fc.assert(
      fc.property(
        lists,
        fc.nat(),
        fc.nat(),
        fc.nat(3),
        ({ own, values, required, gap }, a, b, op) => {
          const members = own.map((name, i) => `${gap}${JSON.stringify(name)}:${gap}${values[i]!}`)
          const text = `{"inputSchema":{"properties":{${members.join(',')}${gap}},"required":${JSON.stringify(required)}}}`
          const tool = read(text)
          const name = own[a % own.length]!
          const edits = [
            removeParameter(tool, INPUT, name),
            moveParameter(tool, INPUT, name, b % own.length),
            setRequired(tool, INPUT, name, b % 2 === 0),
            addParameter(tool, INPUT, freeName(tool, INPUT, 'new')),
          ][op]!
          const after = apply(text, edits)
          const slices = (source: string) =>
            membersOf(getIn(read(source), ['inputSchema', 'properties']))
              .filter((m) => m.key !== name && m.key !== 'new')
              .map((m) => [m.key, source.slice(m.value.at!.start, m.value.at!.end)])
          expect(slices(after)).toEqual(slices(text))
          const others = (source: string) =>
            itemsOf(getIn(read(source), ['inputSchema', 'required'])).flatMap((item) =>
              item.kind === 'string' && item.value !== name ? [item.value] : [],
            )
          expect(others(after)).toEqual(others(text))
        },
      ),
      { numRuns: 120 },
    )
  })

  it('reads any JSON as an input schema without throwing', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const tool = obj([{ key: 'inputSchema', value: read(json) }])
        expect(['list', 'strange']).toContain(parametersIn(tool).kind)
        rowPaths(tool, INPUT)
      }),
    )
  })
})
