import { describe, expect, it } from 'vitest'
import type { JsonObject, Path } from '../../json/node'
import { get, str } from '../../json/node'
import { arr, member, obj } from '../../json/node'
import { print } from '../../json/print'
import { toolOf, typeOver, withEdits } from './wire-change.fixture'

const tool = toolOf({
  name: 'pay',
  description: {
    does: 'Sends a payment request.',
    when: 'The user wants to pay an invoice.',
    whenNot: 'Do not use it for refunds; use request_refund instead.',
    returns: 'Returns the request number.',
  },
  inputSchema: {
    type: 'object',
    $defs: { money: { type: 'number', description: 'Amount in euro.' } },
    properties: {
      amount: { $ref: '#/$defs/money' },
      fee: { $ref: '#/$defs/money' },
      note: { type: 'string', description: 'Free text.', minLength: 2, maxLength: 20 },
    },
    required: ['amount', 'note'],
    additionalProperties: false,
  },
  contract: { effect: 'write', injected: [{ name: 'tenant', source: 'session' }] },
})

interface Case {
  readonly what: string
  readonly dialect: string
  readonly type: (wire: string, schema: Path) => string
  readonly code: string
  readonly tool?: JsonObject
}

const CASES: readonly Case[] = [
  {
    what: 'a parameter taken out of what a strict mode requires',
    dialect: 'openai.chat.strict',
    type: (wire, schema) => withEdits(wire, [{ op: 'remove', path: [...schema, 'required', 2] }]),
    code: 'strict-required',
  },
  {
    what: 'strict switched off in a strict mode',
    dialect: 'openai.responses.strict',
    type: (wire) => wire.replace('"strict": true', '"strict": false'),
    code: 'strict-own',
  },
  {
    what: 'a parameter by the name of one that the system fills in',
    dialect: 'claude',
    type: (wire, schema) =>
      withEdits(wire, [
        {
          op: 'set',
          path: [...schema, 'properties', 'tenant'],
          value: obj([member('type', str('string'))]),
        },
      ]),
    code: 'injected',
  },
  {
    what: 'an answer moved before another',
    dialect: 'mcp.2025-11-25',
    type: (wire) =>
      wire
        .replace(' Returns the request number.', '')
        .replace('Sends a payment', 'Returns the request number. Sends a payment'),
    code: 'answer-order',
  },
  {
    what: 'a note of the format that is typed to pieces',
    dialect: 'openai.chat.strict',
    type: (wire) => wire.replace('maxLength: 20}', 'maxLength: '),
    code: 'note',
  },
  {
    what: 'the type that marks the shape',
    dialect: 'openai.chat',
    type: (wire) => wire.replace('"type": "function",', ''),
    code: 'format',
  },
  {
    what: 'something that is no tool of the format',
    dialect: 'openai.chat',
    type: () => '{"function": "pay"}',
    code: 'unreadable',
  },
]

describe('what cannot be carried back is said, and the document stays', () => {
  it.each(CASES)('$what', ({ dialect, type, code }) => {
    const got = typeOver(tool, dialect, (wire, schema) => {
      const typed = type(wire, schema)
      expect(typed, 'the case types something').not.toBe(wire)
      return typed
    })
    expect(got.refused.map((each) => each.code)).toContain(code)
    expect(got.text).toBe(print(tool))
  })

  it('beside a change that can be, which is made', () => {
    const got = typeOver(tool, 'openai.chat.strict', (wire, schema) =>
      withEdits(wire.replace('Free text.', 'What it is for.'), [
        { op: 'remove', path: [...schema, 'required', 2] },
      ]),
    )
    expect(got.refused.map((each) => each.code)).toEqual(['strict-required'])
    expect(got.text).toBe(print(tool).replace('Free text.', 'What it is for.'))
  })

  it('tells where in the text it stands', () => {
    let typed = ''
    const { refused } = typeOver(
      tool,
      'openai.responses.strict',
      (wire) => (typed = wire.replace('"strict": true', '"strict": false')),
    )
    const { start, end } = refused[0]!.at!
    expect(typed.slice(start, end)).toBe('"strict"')
  })
})

describe('a definition that several places refer to', () => {
  it('is changed where one place says it for all of them', () => {
    const got = typeOver(tool, 'claude', (wire) =>
      wire.replace('Amount in euro.', 'Amount in euro, two decimals.'),
    )
    expect(got.refused).toEqual([])
    expect(got.text).toBe(print(tool).replace('Amount in euro.', 'Amount in euro, two decimals.'))
  })

  it('is left alone where a dialect writes it out and only one place changes', () => {
    const got = typeOver(tool, 'gemini.parameters', (wire) =>
      wire.replace('Amount in euro.', 'Amount to pay, in euro.'),
    )
    expect(get(get(got.tool, 'inputSchema'), '$defs')).toEqual(
      get(get(typeOver(tool, 'claude', (wire) => wire).tool, 'inputSchema'), '$defs'),
    )
    expect(got.refused.length === 0 ? got.written : got.typed).toBe(got.typed)
  })
})

describe('a new member', () => {
  it('that a vendor knows is kept as that vendor’s', () => {
    const got = typeOver(tool, 'claude', (wire) =>
      withEdits(wire, [
        { op: 'set', path: ['cache_control'], value: obj([member('type', str('ephemeral'))]) },
      ]),
    )
    expect(got.refused).toEqual([])
    expect(JSON.parse(got.text)).toMatchObject({
      vendor: { claude: { cache_control: { type: 'ephemeral' } } },
    })
    expect(got.written).toBe(got.typed)
  })

  it('of a strict mode that may be null becomes a parameter that may be left out', () => {
    const got = typeOver(tool, 'openai.chat.strict', (wire, schema) =>
      withEdits(wire, [
        {
          op: 'set',
          path: [...schema, 'properties', 'urgent'],
          value: obj([
            member('type', arr([str('boolean'), str('null')])),
            member('description', str('Urgent?')),
          ]),
        },
        { op: 'insert', path: [...schema, 'required', 3], value: str('urgent') },
      ]),
    )
    expect(got.refused).toEqual([])
    const { inputSchema } = JSON.parse(got.text) as {
      inputSchema: { properties: Record<string, unknown>; required: string[] }
    }
    expect(inputSchema.properties['urgent']).toEqual({ type: 'boolean', description: 'Urgent?' })
    expect(inputSchema.required).toEqual(['amount', 'note'])
    expect(got.written).toBe(got.typed)
  })
})
