import { describe, expect, it } from 'vitest'
import { print } from '../../json/print'
import type { PasteKind } from './pasted-rows'
import { pasteKindOf, readPasted } from './read-pasted'

/** Rows in short: the name, `?` for optional, and the schema. */
function rowsOf(text: string, kind = pasteKindOf(text)!) {
  const { rows } = readPasted(text, kind)
  return Object.fromEntries(
    rows.map(({ name, schema, isRequired }) => [
      name + (isRequired ? '' : '?'),
      JSON.parse(print(schema)) as unknown,
    ]),
  )
}

const detected: readonly [PasteKind | undefined, string][] = [
  ['arguments', '{"city":"Oslo"}'],
  ['arguments', '{"city":"Oslo"}\n{"city":"Rome","days":3}'],
  ['arguments', '```json\n[{"city":"Oslo"}]\n```'],
  ['arguments', "{city: 'Oslo', isCold: true}"],
  ['arguments', "{'city': 'Oslo', 'cold': True, 'x': None}"],
  ['arguments', '{“city”：“Oslo”}'],
  ['arguments', '{"name":"a","type":"b"}'],
  ['arguments', '[{"name":"Ann","age":3}]'],
  ['response', '{"code":0,"message":"ok","data":{"id":1}}'],
  ['curl', 'curl https://a.example/x?a=b'],
  ['curl', '$ curl -X POST https://a.example -d a=b'],
  ['curl', 'https://a.example/orders/17?days=3'],
  ['schema', '{"type":"object","properties":{"a":{"type":"string"}}}'],
  ['schema', '[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}]'],
  ['schema', '{"name":"f","input_schema":{"type":"object","properties":{"a":{}}}}'],
  ['table', 'city\tThe city\ndays\tHow many'],
  ['table', '字段\t说明\n城市\t要查的城市'],
  ['table', '| Name | Description |\n|---|---|\n| a | b |'],
  ['table', 'name,type\na,string'],
  ['names', 'city\ndays'],
  ['names', 'order_id, days, 城市'],
  ['names', '- city: the city to look at\n- days (integer): how many'],
  ['typescript', 'interface A { a: string }'],
  ['typescript', 'type A = { a: string }'],
  ['typescript', 'city: string, days?: number'],
  ['typescript', '(city: string, options: { days: number })'],
  ['typescript', '{ city: string; days?: number }'],
  ['typescript', 'export async function f(city: string) { return 1 }'],
  ['java', '@ToolParam(description = "The city") String city, int days'],
  ['java', 'String city, Integer days'],
  ['java', 'public record Query(String city, int days) {}'],
  ['java', 'public Weather get(String city, int days) { return null; }'],
  [undefined, 'Dear team, please look at the order.'],
  [undefined, '   '],
]

describe('what a pasted text is', () => {
  it.each(detected)('sees %s in %j', (kind, text) => {
    expect(pasteKindOf(text)).toBe(kind)
    if (kind) expect(readPasted(text, kind).rows).not.toEqual([])
  })
})

describe('rows from a paste', () => {
  it('merges samples: optional is what one of them lacks', () => {
    expect(rowsOf('{"city":"Oslo"}\n\n{"city":"Rome","days":3}')).toEqual({
      city: { type: 'string', examples: ['Oslo', 'Rome'] },
      'days?': { type: 'integer', examples: [3] },
    })
  })

  it('looks inside the envelope of an answer', () => {
    const text = '{"code":0,"data":{"items":[{"id":1},{"id":2,"note":"x"}],"total":2}}'
    expect(Object.keys(rowsOf(text))).toEqual(['id', 'note?'])
    expect(Object.keys(rowsOf(text, 'arguments'))).toEqual(['code', 'data'])
  })

  it('keeps digits, and says that a secret was left out', () => {
    const { rows } = readPasted('{"id":12345678901234567890,"api_key":"abc"}', 'arguments')
    expect(print(rows[0]!.schema, 0)).toContain('12345678901234567890')
    expect(print(rows[1]!.schema)).not.toContain('abc')
    expect(rows.map(({ hasSecret }) => hasSecret)).toEqual([false, true])
  })

  it('reads a table with a head in Chinese, nested names and all', () => {
    const text = [
      '字段\t类型\t必填\t说明\t示例',
      'order.id\tvarchar(32)\t是\t订单号\t0017',
      'order.lines[].sku\t字符串\tY\t货号\tA-1',
      'days\t整数\t否\t天数\t7',
      '状态\t枚举(待付款,已付款)\t选填\t“订单”状态\t',
    ].join('\n')
    expect(rowsOf(text)).toEqual({
      'order?': {
        type: 'object',
        properties: {
          id: { type: 'string', description: '订单号', maxLength: 32, examples: ['0017'] },
          lines: {
            type: 'array',
            items: {
              type: 'object',
              properties: { sku: { type: 'string', description: '货号', examples: ['A-1'] } },
              required: ['sku'],
            },
          },
        },
        required: ['id'],
      },
      'days?': { type: 'integer', description: '天数', examples: [7] },
      '状态?': { type: 'string', description: '“订单”状态', enum: ['待付款', '已付款'] },
    })
  })

  it('tells columns without a head apart by what is in them', () => {
    expect(rowsOf('city\tstring\tyes\tThe city\ndays\tint\tno\tHow many')).toEqual({
      city: { type: 'string', description: 'The city' },
      'days?': { type: 'integer', description: 'How many' },
    })
  })

  it('reads cells with line ends and tabs, and a column that says optional', () => {
    expect(rowsOf('name\tdescription\toptional\na\t"two\nlines, ""so"""\tno\nb\tx\tyes')).toEqual({
      a: { description: 'two\nlines, "so"' },
      'b?': { description: 'x' },
    })
  })

  it('says which type nobody knows', () => {
    expect(readPasted('name\ttype\na\tfrobnicator', 'table').problems).toEqual([
      { code: 'type-unread', values: { name: 'a', type: 'frobnicator' } },
    ])
  })

  it('reads a list of names with what stands behind them', () => {
    expect(
      rowsOf('- `city` (string, required): The city\n- days (int) - How many\n- unit'),
    ).toEqual({
      city: { type: 'string', description: 'The city' },
      'days?': { type: 'integer', description: 'How many' },
      'unit?': {},
    })
    expect(Object.keys(rowsOf('order_id、城市，days'))).toEqual(['order_id?', '城市?', 'days?'])
  })

  it('reads a JSON Schema and an API document’s list as they are', () => {
    expect(
      rowsOf('{"type":"object","properties":{"a":{"type":"string","x-y":1}},"required":["a"]}'),
    ).toEqual({ a: { type: 'string', 'x-y': 1 } })
    const { rows, injected } = readPasted(
      '[{"name":"id","in":"path","required":true,"schema":{"type":"string"}},{"name":"X-Api-Key","in":"header","schema":{"type":"string"}}]',
      'schema',
    )
    expect(rows.map(({ name, isRequired }) => [name, isRequired])).toEqual([['id', true]])
    expect(injected).toEqual([{ name: 'X-Api-Key', in: 'header' }])
  })
})

describe('rows from TypeScript', () => {
  it('reads interfaces with what they extend and are made of', () => {
    const text = `
      enum Unit { C = 'celsius', F = 'fahrenheit' }
      interface Place { city: string }
      /** What is asked. */
      export interface Query extends Place {
        /** How many days. */
        readonly days?: number | null
        unit: Unit // in which unit
        kinds: Array<'rain' | 'wind'>
        range: [string, Date]
        labels?: Record<string, string>
        'x-y'?: { z: boolean }[]
        either: string | { id: number }
      }`
    expect(rowsOf(text)).toEqual({
      city: { type: 'string' },
      'days?': { type: ['number', 'null'], description: 'How many days.' },
      unit: {
        type: 'string',
        description: 'in which unit',
        enum: ['celsius', 'fahrenheit'],
      },
      kinds: { type: 'array', items: { type: 'string', enum: ['rain', 'wind'] } },
      range: {
        type: 'array',
        prefixItems: [{ type: 'string' }, { type: 'string', format: 'date-time' }],
        minItems: 2,
        maxItems: 2,
      },
      'labels?': { type: 'object', additionalProperties: { type: 'string' } },
      'x-y?': {
        type: 'array',
        items: { type: 'object', properties: { z: { type: 'boolean' } }, required: ['z'] },
      },
      either: {
        anyOf: [
          { type: 'string' },
          {
            type: 'object',
            properties: { id: { type: 'number' } },
            required: ['id'],
          },
        ],
      },
    })
  })

  it('reads parameters, and the fields of one that is taken apart', () => {
    expect(rowsOf('(city: string, days = 3, unit?: "c" | "f")')).toEqual({
      city: { type: 'string' },
      'days?': {},
      'unit?': { type: 'string', enum: ['c', 'f'] },
    })
    expect(rowsOf('async function f({ city }: { city: string }): Promise<void> {}')).toEqual({
      city: { type: 'string' },
    })
  })

  it.each([
    ['type A = Partial<B>\ninterface B { a: string }', { 'a?': { type: 'string' } }],
    ['interface B { a: string; b: number }\ntype A = Pick<B, "b">', { b: { type: 'number' } }],
    [
      'type A = { a: string } & { b?: true | false }',
      { a: { type: 'string' }, 'b?': { type: 'boolean' } },
    ],
    [
      'interface A { a: A[]; [key: string]: unknown }',
      { a: { type: 'array', items: { type: 'object' } } },
    ],
  ])('reads %s', (text, expected) => {
    expect(rowsOf(text)).toEqual(expected)
  })

  it('leaves open what it does not know, and tells', () => {
    const read = readPasted('interface A { a: Foo }', 'typescript')
    expect(print(read.rows[0]!.schema)).toBe('{}')
    expect(read.problems[0]).toMatchObject({ code: 'type-unread', values: { type: 'Foo' } })
  })
})

describe('rows from Java', () => {
  it('reads annotated parameters, a method, a record and a class', () => {
    const expected = {
      city: { type: 'string', description: 'The city' },
      days: { type: 'integer' },
    }
    for (const text of [
      '@ToolParam(description = "The city") String city, int days',
      'class T { @Tool(description = "x") String f(@ToolParam(description = "The city") String city, int days) { return ""; } }',
      'record Q(@JsonPropertyDescription("The city") String city, int days) {}',
      'public String f(@ToolParam(description = "The city") String city, int days) { return ""; }',
    ])
      expect(rowsOf(text)).toMatchObject(expected)
  })

  it('reads what is optional', () => {
    expect(
      Object.keys(rowsOf('@ToolParam(required = false) String a, Optional<String> b, String c')),
    ).toEqual(['a?', 'b?', 'c'])
  })
})

describe('a text that cannot be read', () => {
  it.each([
    ['arguments', '{"a": }', { code: 'json', values: { line: 1, column: 7 } }],
    ['arguments', '{"a": 1}\n{"a": }', { code: 'json', values: { line: 2, column: 7 } }],
    ['arguments', '3', { code: 'not-objects', values: { found: 'number' } }],
    ['arguments', '{}', { code: 'no-fields', values: {} }],
    ['curl', 'curl -d "x', { code: 'unclosed-quote', values: { line: 1, column: 9 } }],
    ['curl', 'hello there', { code: 'no-address', values: {} }],
    ['table', 'nothing of the kind.', { code: 'no-table', values: {} }],
    ['typescript', 'interface {', { code: 'no-types' }],
    ['java', '???', { code: 'no-java' }],
    ['java', 'Dear team. Please look', { code: 'no-java' }],
    ['names', '', { code: 'empty' }],
  ] as const)('says of %s %j what is wrong', (kind, text, problem) => {
    const { rows, problems } = readPasted(text, kind)
    expect(rows).toEqual([])
    expect(problems[0]).toMatchObject(problem)
  })
})
