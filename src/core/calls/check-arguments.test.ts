import { describe, expect, it } from 'vitest'
import { parse } from '../json/parse'
import { pointer } from '../json/pointer'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { checkArguments } from './check-arguments'
import { MISREADING_CODES } from './misreadings'

/** A line per problem: code, path, name, and what else is told. */
function told(properties: object, args: string, more: object = {}, tool: object = {}): string[] {
  const inputSchema = { type: 'object', properties, ...more }
  const root = parse(args).root!
  const { problems } = checkArguments(fromPlain({ name: 'x', inputSchema, ...tool }), root)
  return problems.map((each) =>
    [
      each.code + pointer(each.path),
      each.name,
      each.meant && `meant ${each.meant}`,
      each.under && `under ${each.under}`,
      each.canBeLeftOut && 'or leave out',
      ...each.readings.map(({ code, value }) => `${code} ${print(value, 0)}`),
    ]
      .filter(Boolean)
      .join(' | '),
  )
}

const text = { type: 'string' }
const whole = { type: 'integer' }
const list = (items: object) => ({ type: 'array', items })
const closed = { additionalProperties: false }

const READINGS: readonly [string, object, string, readonly string[]][] = [
  ['a number as text', whole, '"3"', ['type/p | number-in-text 3']],
  ['digits with zeros in front are no number', whole, '"007"', ['type/p']],
  ['a text as number', text, '713', ['type/p | text-from-number "713"']],
  ['a whole number with a point fits', whole, '3.0', ['whole-with-point/p']],
  ['a number with a fraction', whole, '3.7', ['type/p | rounded 3']],
  ['a flag as text', { type: 'boolean' }, '"True"', ['type/p | flag-in-text true']],
  ['a flag as number', { type: 'boolean' }, '1', ['type/p | flag-as-number true']],
  [
    'null as text',
    { type: ['integer', 'null'] },
    '"null"',
    ['type/p | or leave out | null-in-text null'],
  ],
  ['an object as text', { type: 'object' }, '"{\\"a\\":1}"', ['type/p | json-in-text {"a":1}']],
  ['a list with commas', list(whole), '"1, 2"', ['type/p | comma-list [1,2]']],
  [
    'a Chinese list',
    list(text),
    '"甲、乙"',
    ['type/p | comma-list ["甲","乙"] | one-for-list ["甲、乙"]'],
  ],
  ['one value for a list', list(whole), '7', ['type/p | one-for-list [7]']],
  ['a list for one value', whole, '[7]', ['type/p | list-of-one 7']],
  [
    'a time for a day',
    { ...text, format: 'date' },
    '"2026-03-01T08:00:00Z"',
    ['format/p | day-of-time "2026-03-01"'],
  ],
  [
    'a day for a time',
    { ...text, format: 'date-time' },
    '"2026-03-01"',
    ['format/p | midnight-of-day "2026-03-01T00:00:00Z"'],
  ],
  [
    'a time with a blank, as ajv takes it',
    { ...text, pattern: '^\\d{4}-\\d\\d-\\d\\dT' },
    '"2026-03-01 08:00"',
    ['pattern/p | time-with-blank "2026-03-01T08:00"'],
  ],
  [
    'another case',
    { enum: ['in_stock', 'sold'] },
    '"In Stock"',
    ['enum/p | meant in_stock | other-case "in_stock"'],
  ],
  ['blanks around', { ...text, pattern: '^E\\d+$' }, '" E1 "', ['pattern/p | blanks-around "E1"']],
  [
    'a reading through a branch',
    { anyOf: [whole, { type: 'null' }] },
    '"3"',
    ['type/p | number-in-text 3'],
  ],
  ['an impossible day', { ...text, format: 'date' }, '"2026-02-30"', ['format/p']],
  ['a large number keeps its digits', { maximum: 0 }, '9007199254740993', ['maximum/p']],
  ['a slip in a value', { enum: ['pending', 'shipped'] }, '"pendng"', ['enum/p | meant pending']],
]

describe('the arguments of a call', () => {
  it.each(READINGS)('are told with both readings: %s', (_, schema, value, expected) => {
    expect(told({ p: schema }, `{"p": ${value}}`)).toEqual(expected)
  })

  it('have a case for every way of reading', () => {
    const all = READINGS.map(([, schema, value]) => told({ p: schema }, `{"p": ${value}}`)).join()
    for (const code of MISREADING_CODES) expect(all).toContain(code)
  })

  it.each<[string, object, string, object, readonly string[]]>([
    [
      'a misspelt one, which is the one that is missing',
      { order_id: text, note: text },
      '{"orderId": "E1"}',
      { required: ['order_id'], ...closed },
      ['missing | order_id | under orderId', 'misspelt/orderId | orderId | meant order_id'],
    ],
    [
      'one too many where the schema is closed',
      { a: text },
      '{"zzz": 1}',
      closed,
      ['extra/zzz | zzz'],
    ],
    ['one too many where it is open', { a: text }, '{"zzz": 1}', {}, ['extra-open/zzz | zzz']],
    [
      'a misspelt one where it is open',
      { title: text },
      '{"titel": "a"}',
      {},
      ['misspelt-open/titel | titel | meant title'],
    ],
    [
      'one that another part declares is no stranger',
      { a: text },
      '{"b": 1}',
      { allOf: [{ properties: { b: whole } }] },
      [],
    ],
    [
      'placeholders for what may be left out',
      { q: text, label: { ...text, pattern: '^[a-z]+=.+$' }, page: whole },
      '{"q": "x", "label": "", "page": null}',
      { required: ['q'] },
      ['pattern/label | or leave out', 'type/page | or leave out'],
    ],
    [
      'a placeholder for what is required',
      { q: whole },
      '{"q": null}',
      { required: ['q'] },
      ['type/q'],
    ],
    [
      'half of a pair',
      { a: text, b: text },
      '{"a": "x"}',
      { dependentRequired: { a: ['b'] } },
      ['missing-with | b'],
    ],
    [
      'one of several',
      { a: text, b: text },
      '{}',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      ['needs-one'],
    ],
    ['something else than an object', {}, '[1]', {}, ['type']],
  ])('are told with %s', (_, properties, args, more, expected) => {
    expect(told(properties, args, more)).toEqual(expected)
  })

  it('may not hold what the program fills in', () => {
    const contract = {
      injected: [{ name: 'user_id', source: 'session' }],
      confirmation: { who: 'user' },
    }
    const more = { required: ['a', 'user_id'], ...closed }
    const run = (args: string) =>
      told({ a: text, user_id: text }, args, more, { contract, exports: { hidden: true } })
    expect(run('{"a": "x"}')).toEqual(['needs-confirmation', 'hidden'])
    expect(run('{"a": "x", "user_id": "u1"}')[0]).toBe('injected/user_id | user_id')
  })

  it('are an object, even where no schema says so', () => {
    const { isValid } = checkArguments(fromPlain({ name: 'x', inputSchema: {} }), fromPlain(3))
    expect(isValid).toBe(false)
  })

  it('are not run against a pattern that could hang', () => {
    const slow = { ...text, pattern: '^(a+)+$' }
    expect(told({ p: slow }, `{"p": "${'a'.repeat(40)}!"}`)).toEqual(['undecided/p'])
  })

  it.each([
    ['{"depth":"3","box_code":"00713"}', ['type/depth | number-in-text 3']],
    ['{"depth":3.0,"box_code":"00713"}', ['whole-with-point/depth']],
    ['{"depth":3,"box_code":713}', ['type/box_code | text-from-number "713"']],
  ])('are never turned into what they are not: %s', (args, expected) => {
    const required = ['depth', 'box_code']
    expect(told({ depth: whole, box_code: text }, args, { required })).toEqual(expected)
  })
})
