import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import { type ParameterFacts, parameterFacts, wholeSchemaFacts } from './parameter-facts'

const of = (text: string) => parameterFacts(parse(text).root!)
const one = (schema: string) => of(`{"properties":{"x":${schema}}}`)[0]!

describe('what a parameter takes, in words', () => {
  it.each([
    ['{"type":"integer","minimum":1,"maximum":99}', ['between:1|99']],
    ['{"type":"integer","maximum":12345678901234567890}', ['atMost:12345678901234567890']],
    ['{"type":"number","exclusiveMinimum":0.10}', ['moreThan:0.10']],
    ['{"enum":["a",2,null,""]}', ['oneOf:a|2|null|""']],
    ['{"type":"string","pattern":"^a$","minLength":1}', ['lengthAtLeast:1', 'pattern:^a$']],
    ['{"type":"array","items":{"type":"string"},"maxItems":20}', ['countAtMost:20']],
    ['{"type":"array","items":{"enum":["a","b"]}}', ['oneOf:a|b']],
    [
      '{"type":"string","format":"date","examples":["2026-01-02"]}',
      ['format:date', 'examples:2026-01-02'],
    ],
    ['{"x-hint":{"a":1}}', ['also:x-hint: {"a":1}']],
    [
      '{"type":"array","items":{"type":"string","maxLength":3}}',
      ['also:items: {"type":"string","maxLength":3}'],
    ],
    ['true', []],
    ['false', ['also:false']],
    ['{"type":"object","additionalProperties":false}', []],
  ])('%s', (schema, facts) => {
    expect(one(schema).facts.map(({ id, values }) => `${id}:${values.join('|')}`)).toEqual(facts)
  })

  it.each([
    ['{"type":"string"}', { names: ['string'] }],
    ['{"type":["integer","null"]}', { names: ['integer', 'null'] }],
    [
      '{"type":"array","items":{"type":"number"}}',
      { names: ['array'], entries: { names: ['number'] } },
    ],
    ['{"anyOf":[{"type":"string"},{"type":"number"}]}', { names: ['string', 'number'] }],
    ['{"anyOf":[{"type":"string"},{}]}', { names: [] }],
    ['{}', { names: [] }],
  ])('the type of %s', (schema, type) => expect(one(schema).type).toEqual(type))

  it('reads a value that may be null as one, and shows any other list of alternatives', () => {
    const nullable = one(
      '{"anyOf":[{"type":"integer","maximum":9},{"type":"null"}],"description":"d"}',
    )
    expect(nullable.type).toEqual({ names: ['integer', 'null'] })
    expect(nullable.facts).toEqual([{ id: 'atMost', values: ['9'] }])
    for (const odd of [
      '{"anyOf":[{"type":"integer"},{"type":"string"}]}',
      '{"oneOf":[{"type":"null","title":"t"},{"type":"string"}]}',
      '{"anyOf":[{"type":"integer","default":1},{"type":"null"}],"default":2}',
    ])
      expect(one(odd).facts.map(({ id }) => id)).toContain('also')
  })

  it('takes a name that looks like a keyword for a name', () => {
    const facts = of(
      '{"properties":{"type":{"type":"string"},"required":{},"__proto__":{}},"required":["type"]}',
    )
    expect(facts.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['type', true],
      ['required', false],
      ['__proto__', false],
    ])
  })

  it('lists the fields of objects and of list entries', () => {
    const [facts] = of(
      '{"properties":{"list":{"type":"array","items":{"properties":{"sku":{"type":"string"}},"required":["sku"]}}}}',
    )
    expect(facts!.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([['sku', true]])
  })

  it('follows a reference, and ends when it goes round in a circle', () => {
    const [facts] = of(
      '{"properties":{"a":{"$ref":"#/$defs/a","description":"near"}},"$defs":{"a":{"type":"object","description":"far","properties":{"a":{"$ref":"#/$defs/a"}}}}}',
    )
    expect(facts!.text).toBe('near')
    expect(facts!.fields.map(({ name }) => name)).toEqual(['a'])
    expect(facts!.fields[0]!.fields).toEqual([])
    expect(facts!.fields[0]!.facts).toEqual([{ id: 'deeper', values: [] }])
  })

  it('does not open references that multiply each other for ever', () => {
    const def = (i: number) =>
      `"d${i}":{"properties":{${Array.from({ length: 20 }, (_, k) => `"p${k}":{"$ref":"#/$defs/d${i + 1}"}`).join()}}}`
    const defs = [0, 1, 2, 3, 4, 5, 6].map(def).join()
    const facts = of(`{"properties":{"a":{"$ref":"#/$defs/d0"}},"$defs":{${defs}}}`)
    const count = (list: readonly ParameterFacts[]): number =>
      list.reduce((sum, { fields }) => sum + 1 + count(fields), 0)
    expect(count(facts)).toBeGreaterThan(1000)
    expect(count(facts)).toBeLessThan(3000)
  })

  it('shows a reference that leads nowhere as it is', () => {
    expect(one('{"$ref":"#/$defs/none"}').facts).toEqual([
      { id: 'also', values: ['$ref: "#/$defs/none"'] },
    ])
  })

  it('does not hide conditions on the whole', () => {
    const { root } = parse('{"type":"object","properties":{},"anyOf":[{"required":["a"]}]}')
    expect(wholeSchemaFacts(root!)).toEqual([
      { id: 'also', values: ['anyOf: [{"required":["a"]}]'] },
    ])
  })
})

describe('the place of a field', () => {
  const definitions = `"$defs":{
    "A":{"$ref":"#/$defs/B"}, "B":{"$anchor":"b","properties":{"y":{}}}, "C":{"$ref":"#/$defs/C"}}`
  it.each([
    ['#/$defs/A', ['$defs', 'B', 'properties', 'y']],
    ['#/%24defs/B', ['$defs', 'B', 'properties', 'y']],
    ['#b', ['$defs', 'B', 'properties', 'y']],
  ])('is where a chain of references ends: %s', (ref, path) => {
    const { root } = parse(`{"properties":{"x":{"$ref":"${ref}"}},${definitions}}`)
    expect(parameterFacts(root!, [])[0]!.fields[0]!.path).toEqual(path)
  })
  it('is none in a circle', () => {
    const { root } = parse(`{"properties":{"x":{"$ref":"#/$defs/C"}},${definitions}}`)
    expect(parameterFacts(root!, [])[0]!.fields).toEqual([])
  })
})
