import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { lintAlone } from '../engine'
import { rulesBetweenParamsSaid } from '../rules/description/rules-between-params-said'

type Schema = Readonly<Record<string, unknown>>

const toolWith = (description: unknown, schema: Schema): JsonObject =>
  fromPlain({
    name: 'set_reminder',
    description,
    inputSchema: { type: 'object', ...schema },
  }) as JsonObject

const lint = (tool: JsonObject) => lintAlone(tool, [rulesBetweenParamsSaid])

const text = (description = ''): Schema => ({ type: 'string', description })
const two = { date: text(), clear: { type: 'boolean', description: '' } }
const oneOf = { properties: two, oneOf: [{ required: ['date'] }, { required: ['clear'] }] }

describe('exactly one of two parameters', () => {
  it.each([
    ['Set a date, or clear it.'],
    ['Sets or clears a deadline.'],
    ['Sets the date of the reminder. Clear words help.'],
    ['设置或清除截止日期。'],
    ['date 为截止日期，clear 表示清除。'],
  ])('is not said by: %s', (description) => {
    expect(lint(toolWith(description, oneOf)).map(({ message }) => message)).toEqual(['one'])
  })

  it.each([
    ['Set or clear a deadline. Give exactly one of date/clear.'],
    ['Sets a deadline. Provide either `date` or `clear`.'],
    ['Sets a deadline. `date` and `clear` are mutually exclusive.'],
    ['Sets a deadline. Pass date to set it or clear to remove it; not both.'],
    ['Sets a deadline. Pass date or clear. Never both.'],
    ['Sets a deadline. You must provide one of:\n- date\n- clear'],
    ['Sets a deadline. Exactly one parameter must be given.'],
    ['设置截止日期。date 与 clear 二选一。'],
    ['设置截止日期，必须且只能填写 date、clear 中的一个。'],
    ['设置截止日期。「date」和「clear」不能同时提供。'],
    ['设置截止日期。要么传 date，要么传 clear。'],
    ['Sets a deadline.\n\n{oneOf: [{"required":["date"]},{"required":["clear"]}]}'],
  ])('is said by: %s', (description) => {
    expect(lint(toolWith(description, oneOf))).toEqual([])
  })

  it.each(['user-id', 'a/b', 'x.y', '$top', 'items[]', 'a|b', 'a(b', '价格*', 'C++', '^', '\\'])(
    'may have the name %s',
    (name) => {
      const schema = {
        properties: { [name]: text(), clear: text() },
        oneOf: [{ required: [name] }, { required: ['clear'] }],
      }
      const say = (description: string) => lint(toolWith(description, schema)).length
      expect(say('Sets or clears it.')).toBe(1)
      expect(say(`Give either "${name}" or clear, not both.`)).toBe(0)
    },
  )

  it('may be said in the text of a parameter, or by what Chinese texts call it', () => {
    const properties = { ...two, clear: text('Removes the day. Mutually exclusive with date.') }
    expect(lint(toolWith('Sets a deadline.', { ...oneOf, properties }))).toEqual([])
    const chinese = { date: text('截止日期，如 2026-03-01'), clear: text('清除标志：为真时清除') }
    const said = '设置提醒。截止日期和清除标志只能填一个。'
    expect(lint(toolWith(said, { ...oneOf, properties: chinese }))).toEqual([])
  })

  it('is read in five answers as in one text', () => {
    const answers = { does: 'Sets a deadline.', limits: 'Takes either date or clear.' }
    expect(lint(toolWith(answers, oneOf))).toEqual([])
    expect(lint(toolWith({ does: 'Sets a deadline.' }, oneOf))).toHaveLength(1)
  })
})

const range = {
  properties: { version: text(), from: text(), to: text(), note: text() },
  anyOf: [{ required: ['version'] }, { required: ['from', 'to'] }],
}
const kinds = {
  properties: {
    kind: { type: 'string', enum: ['mail', 'fax'] },
    fax_number: text(),
    cc: text(),
    bcc: text(),
  },
  required: ['kind'],
}
const conditional = {
  if: { properties: { kind: { const: 'fax' } } },
  then: { required: ['fax_number'] },
}

describe('other rules between parameters', () => {
  it.each([
    [
      'some',
      range,
      'Compares versions. Give version, or both from and to; one of the two is required.',
    ],
    ['some', range, '比较版本。version 与 from、to 至少填一组。'],
    ['with', { ...kinds, dependentRequired: { bcc: ['cc'] } }, 'Sends it. bcc requires cc.'],
    ['with', { ...kinds, dependentRequired: { bcc: ['cc'] } }, '发送。填 bcc 时必须同时填 cc。'],
    [
      'with',
      { ...kinds, dependencies: { bcc: ['cc'] } },
      'Sends it. Use bcc only together with cc.',
    ],
    [
      'when',
      { ...kinds, ...conditional },
      'Sends it. When kind is fax, the fax number is required.',
    ],
    ['when', { ...kinds, ...conditional }, '发送。kind 为 fax 时必须填 fax_number。'],
    [
      'apart',
      { ...kinds, not: { required: ['cc', 'bcc'] } },
      'Sends it. cc cannot be combined with bcc.',
    ],
    ['apart', { ...kinds, not: { required: ['cc', 'bcc'] } }, '发送。cc 和 bcc 不能同时填写。'],
    [
      'apart',
      { ...kinds, allOf: [{ not: { required: ['cc', 'bcc'] } }] },
      'Sends it. Do not give cc and bcc together.',
    ],
    [
      'mostOne',
      {
        ...kinds,
        oneOf: [{ required: ['cc'] }, { required: ['bcc'] }, { not: { required: ['x'] } }],
      },
      'Sends it. At most one of cc and bcc.',
    ],
  ])('%s: a plain text does not say it, a sentence does', (kind, schema, said) => {
    expect(lint(toolWith('Does it.', schema)).map(({ message }) => message)).toEqual([kind])
    expect(lint(toolWith(said, schema))).toEqual([])
  })

  it('reads the branches of a fixed value as conditions', () => {
    const oneOf = [
      { properties: { kind: { const: 'mail' } }, required: ['kind', 'cc'] },
      { properties: { kind: { const: 'fax' } }, required: ['kind', 'fax_number'] },
    ]
    const found = lint(toolWith('Sends it.', { ...kinds, oneOf }))
    expect(found.map(({ message, values }) => [message, values.values, values.names])).toEqual([
      ['when', 'mail', 'cc'],
      ['when', 'fax', 'fax_number'],
    ])
  })

  it.each([
    [
      'a parameter that may be text or number',
      { properties: { id: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } },
    ],
    [
      'a value of several shapes',
      {
        properties: {
          op: {
            anyOf: [
              { type: 'object', properties: { a: text() }, required: ['a'] },
              { type: 'object', properties: { b: text() }, required: ['b'] },
            ],
          },
        },
      },
    ],
    [
      'parameters that are called like keywords',
      { properties: { oneOf: text(), not: text(), if: text() } },
    ],
    [
      'a branch that requires nothing else',
      { ...kinds, anyOf: [{ required: ['kind'] }, { required: ['kind'] }] },
    ],
    [
      'names that are no parameters',
      { ...kinds, oneOf: [{ required: ['x'] }, { required: ['y'] }] },
    ],
    [
      'broken shapes',
      { ...kinds, oneOf: 'date', not: 7, dependentRequired: { cc: 'bcc' }, if: true },
    ],
  ])('finds no rule in %s', (_, schema) => {
    expect(lint(toolWith('Does it.', schema))).toEqual([])
  })
})

describe('the sentence that the fix adds', () => {
  const nested = {
    properties: { filter: { type: 'object', description: 'What to keep', ...oneOf } },
  }
  it.each([
    [
      'English',
      'Sets a deadline',
      oneOf,
      'Sets a deadline. Give exactly one of `date` and `clear`.',
    ],
    ['Chinese', '设置截止日期', oneOf, '设置截止日期。`date`、`clear`中必须且只能填写一个。'],
    [
      'groups',
      'Compares.',
      range,
      'Compares. Give at least one of these: `version` or both `from` and `to`.',
    ],
    [
      'a nested object',
      'Searches.',
      nested,
      'What to keep. Give exactly one of `date` and `clear`.',
    ],
  ])('says it in %s, and is found again', (_, description, schema, expected) => {
    const tool = toolWith(description, schema)
    const [finding] = lint(tool)
    const edited = applyEdits(print(tool), finding!.fix!.edits)
    if (!edited.ok) throw new Error(edited.reason)
    expect(edited.text).toContain(JSON.stringify(expected))
    expect(lint(rootObject(parse(edited.text))!)).toEqual([])
  })

  it.each([
    { ...kinds, dependentRequired: { bcc: ['cc', 'fax_number'] } },
    { ...kinds, ...conditional },
    { ...kinds, not: { required: ['cc', 'bcc'] } },
    {
      ...kinds,
      oneOf: [{ required: ['cc'] }, { required: ['bcc'] }, { required: ['fax_number'] }],
    },
    { ...range, oneOf: range.anyOf },
  ])('is found again for every kind, in both languages', (schema) => {
    for (const description of [
      'Does it.',
      '执行操作。',
      { does: 'Does it.' },
      { does: '执行操作。' },
    ]) {
      let tool = toolWith(description, schema)
      for (let finding = lint(tool)[0]; finding; finding = lint(tool)[0]) {
        const edited = applyEdits(print(tool), finding.fix!.edits)
        if (!edited.ok) throw new Error(edited.reason)
        const after = rootObject(parse(edited.text))!
        expect(lint(after).length).toBeLessThan(lint(tool).length)
        tool = after
      }
    }
  })

  it('is not offered where the tool has no description to end with it', () => {
    expect(lint(toolWith('', oneOf))[0]).not.toHaveProperty('fix')
  })
})
