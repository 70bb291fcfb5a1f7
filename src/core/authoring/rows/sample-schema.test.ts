import { describe, expect, it } from 'vitest'
import { parse } from '../../json/parse'
import { print } from '../../json/print'
import { schemaFromSamples } from './sample-schema'

const infer = (...texts: string[]) => schemaFromSamples(texts.map((text) => parse(text).root!))
const schemaOf = (...texts: string[]): unknown => JSON.parse(print(infer(...texts).schema))

const cases: readonly [string, readonly string[], unknown][] = [
  ['a text', ['"a"'], { type: 'string', examples: ['a'] }],
  ['an integer', ['3'], { type: 'integer', examples: [3] }],
  ['an amount that happens to be whole', ['3.0'], { type: 'number', examples: [3] }],
  ['integers and numbers', ['1', '1.5'], { type: 'number', examples: [1, 1.5] }],
  ['a flag, of which true is no example', ['true'], { type: 'boolean' }],
  ['null beside a value', ['null', '"a"'], { type: ['string', 'null'], examples: ['a'] }],
  ['null alone, which says nothing', ['null'], {}],
  ['no samples', [], {}],
  ['a text and a number', ['"a"', '1'], { type: ['string', 'integer'], examples: ['a', 1] }],
  ['an empty list', ['[]'], { type: 'array' }],
  ['an empty text, which is no example', ['""'], { type: 'string' }],
  [
    'a list of lists',
    ['[[1],[2,2]]'],
    {
      type: 'array',
      items: { type: 'array', items: { type: 'integer', examples: [1, 2] } },
    },
  ],
  [
    'objects of which one lacks a member',
    ['{"a":1,"b":"x"}', '{"a":2}'],
    {
      type: 'object',
      properties: {
        a: { type: 'integer', examples: [1, 2] },
        b: { type: 'string', examples: ['x'] },
      },
      required: ['a'],
    },
  ],
  [
    'entries of a list that differ',
    ['{"lines":[{"sku":"A"},{"sku":"B","qty":2}]}'],
    {
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              sku: { type: 'string', examples: ['A', 'B'] },
              qty: { type: 'integer', examples: [2] },
            },
            required: ['sku'],
          },
        },
      },
      required: ['lines'],
    },
  ],
  [
    'names that are keywords',
    ['{"type":"a","required":true,"properties":{"x":1}}'],
    {
      type: 'object',
      properties: {
        type: { type: 'string', examples: ['a'] },
        required: { type: 'boolean' },
        properties: {
          type: 'object',
          properties: { x: { type: 'integer', examples: [1] } },
          required: ['x'],
        },
      },
      required: ['type', 'required', 'properties'],
    },
  ],
  [
    'names that are dates',
    ['{"2024-01-01":1,"2024-01-02":2}'],
    { type: 'object', additionalProperties: { type: 'integer', examples: [1, 2] } },
  ],
]

const formats: readonly [string, readonly string[], string | undefined][] = [
  ['dates', ['2024-02-29', '2023-01-01'], 'date'],
  ['a date that is none', ['2023-02-29'], undefined],
  ['points in time', ['2024-01-01T08:00:00Z', '2024-01-01T08:00:00.5+08:00'], 'date-time'],
  ['a time without its zone', ['2024-01-01T08:00:00'], undefined],
  ['addresses', ['a@b.example'], 'email'],
  ['a handle', ['a@b'], undefined],
  ['links', ['https://a.example/x?y=1', 'ftp://b.example'], 'uri'],
  ['a text with a colon', ['note:later'], undefined],
  ['UUIDs', ['3f2504e0-4f89-11d3-9a0c-0305e82c3301'], 'uuid'],
  ['a date among texts', ['2024-01-01', 'tomorrow'], undefined],
  ['a date and nothing', ['2024-01-01', ''], undefined],
]

describe('a schema from samples', () => {
  it.each(cases)('reads %s', (_, samples, expected) => {
    expect(schemaOf(...samples)).toEqual(expected)
  })

  it.each(formats)('reads the format of %s', (_, texts, format) => {
    const read = schemaOf(...texts.map((text) => JSON.stringify(text)))
    expect((read as { format?: string }).format).toBe(format)
  })

  it('keeps every digit of a number', () => {
    const { schema } = infer('{"id":12345678901234567890,"price":1.50}')
    expect(print(schema, 0)).toContain('[12345678901234567890]')
    expect(print(schema, 0)).toContain('[1.50]')
  })

  it('keeps members called __proto__', () => {
    expect(print(infer('{"__proto__":1}').schema, 0)).toContain('"__proto__":{"type":"integer"')
  })

  it('keeps three different examples at most, and no long text', () => {
    expect(schemaOf('["a","a","b","c","d"]')).toEqual({
      type: 'array',
      items: { type: 'string', examples: ['a', 'b', 'c'] },
    })
    expect(schemaOf(JSON.stringify('x'.repeat(500)))).toEqual({ type: 'string' })
  })

  it('leaves examples out when asked to', () => {
    const { schema } = schemaFromSamples([parse('{"a":"x"}').root!], { hasExamples: false })
    expect(print(schema)).not.toContain('examples')
  })

  it('copies no secret, by its shape or by its name, and says where it was', () => {
    const read = infer(
      '{"note":"Bearer abcdef123456789","access_token":"q","password":"hunter2","密码":"x","page_token":"p1"}',
    )
    expect(print(read.schema)).not.toMatch(/Bearer|"q"|hunter2|"x"/)
    expect(print(read.schema)).toContain('"p1"')
    expect(read.secrets.map((path) => path.at(-1))).toEqual([
      'note',
      'access_token',
      'password',
      '密码',
    ])
  })

  it('takes no secret over as a name', () => {
    expect(print(infer('{"sk-abcdefghij1234567890":1}').schema)).not.toContain('sk-')
  })

  it('proposes values that repeat, and writes none of them', () => {
    const read = infer('[{"s":"paid"},{"s":"paid"},{"s":"open"},{"s":"open"},{"s":"paid"}]')
    expect(print(read.schema)).not.toContain('enum')
    expect(read.choices).toHaveLength(1)
    expect(read.choices[0]!.path).toEqual(['items', 'properties', 's'])
    expect(read.choices[0]!.values.map((each) => print(each))).toEqual(['"paid"', '"open"'])
  })

  it.each([
    ['["paid","paid","open"]', 'too few'],
    ['["a","b","c","d","a"]', 'hardly repeating'],
    ['["2024-01-01","2024-01-01","2024-01-02","2024-01-02"]', 'dates'],
    ['["x","x","x","x"]', 'always the same'],
    ['["x","x","y","y",1]', 'not all texts'],
  ])('proposes nothing for %s: %s', (sample) => {
    expect(infer(sample).choices).toEqual([])
  })
})
