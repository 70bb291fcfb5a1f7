import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../dialects/registry'
import type { JsonObject, Path } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { asToolText, TEMPLATES } from '../templates/registry'
import { MODEL_PARTS } from './model-parts'
import { SEEN_DIALECTS, seenBy } from './seen-by'

const plain = {
  name: 'cancel_order',
  title: 'Cancel an order',
  description: { does: 'Cancels one order.', limits: 'Only before it is sent.' },
  inputSchema: {
    type: 'object',
    properties: {
      order: { type: 'string', description: 'Its number.', pattern: '^A-[0-9]+$', minLength: 3 },
      mode: { type: 'string', enum: ['all', 'rest'] },
    },
    required: ['order'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { state: { type: 'string' } } },
  inputExamples: [{ order: 'A-1' }],
  annotations: { destructiveHint: true },
  strict: true,
  contract: { effect: 'write', errors: [{ code: 'SENT' }] },
}
const tool = (more: object = {}): JsonObject => fromPlain({ ...plain, ...more }) as JsonObject

const PLACES: Readonly<Record<string, Path>> = {
  name: ['name'],
  title: ['title'],
  answer: ['description', 'limits'],
  parameter: ['inputSchema', 'properties', 'order'],
  pattern: ['inputSchema', 'properties', 'order', 'pattern'],
  value: ['inputSchema', 'properties', 'mode', 'enum', 1],
  closed: ['inputSchema', 'additionalProperties'],
  result: ['outputSchema'],
  examples: ['inputExamples', 0],
  hints: ['annotations', 'destructiveHint'],
  strict: ['strict'],
  contract: ['contract', 'errors', 0],
}

/** The names of the places that a model of the dialect is given. */
const given = (dialect: string, of = tool()): string =>
  Object.keys(PLACES)
    .filter((name) => seenBy(of, dialect)!.of(PLACES[name]!) === 'model')
    .join(' ')

describe('what the model sees', () => {
  it('is known for every dialect that is written, but our own', () => {
    const families = new Set(WRITABLE.map(({ family }) => family))
    expect(Object.keys(MODEL_PARTS).sort()).toEqual(
      [...families].filter((family) => family !== 'toolwright').sort(),
    )
    expect(SEEN_DIALECTS.length).toBe(WRITABLE.length - 1)
    expect(seenBy(tool(), 'toolwright')).toBeUndefined()
    expect(seenBy(tool(), 'toolbench')).toBeUndefined()
  })

  it.each([
    ['openai.chat', 'name answer parameter pattern value closed'],
    ['openai.chat.strict', 'name answer parameter pattern value closed'],
    ['openai.responses', 'name answer parameter pattern value closed'],
    ['claude', 'name answer parameter pattern value closed examples'],
    ['mcp', 'name answer parameter pattern value closed'],
    ['gemini.parameters', 'name answer parameter pattern value result'],
    ['gemini.parametersJsonSchema', 'name answer parameter pattern value closed result'],
    ['bedrock.converse', 'name answer parameter pattern value closed'],
  ])('in %s is %s', (dialect, names) => {
    expect(given(dialect)).toBe(names)
  })

  it('is what a dialect has to say in words as well', () => {
    const { text, of } = seenBy(tool(), 'openai.responses.strict')!
    expect(text).toContain('"description": "Its number.')
    expect(of(['inputSchema', 'properties', 'order', 'minLength'])).toBe('model')
  })

  it('is nothing where nothing stands, and nothing of a hidden tool', () => {
    expect(seenBy(tool(), 'mcp')!.of(['description', 'when'])).toBeUndefined()
    const hidden = tool({ exports: { hidden: true } })
    expect([given('claude', hidden), seenBy(hidden, 'claude')!.text]).toEqual(['', ''])
  })

  it('is a group’s name too where a dialect has groups', () => {
    const grouped = tool({ namespace: 'shop' })
    expect(seenBy(grouped, 'openai.responses')!.of(['namespace'])).toBe('model')
    expect(seenBy(grouped, 'openai.chat')!.of(['namespace'])).toBe('host')
    expect(given('openai.responses', grouped)).toBe(given('openai.responses'))
  })

  it('is never what the system fills in', () => {
    const filled = tool({
      inputSchema: {
        type: 'object',
        properties: { order: { type: 'string' }, user_id: { type: 'string' } },
      },
      contract: { injected: [{ name: 'user_id', source: 'session' }] },
    })
    for (const dialect of SEEN_DIALECTS) {
      const { text, of } = seenBy(filled, dialect)!
      expect(text).not.toContain('user_id')
      expect(of(['inputSchema', 'properties', 'user_id'])).toBe('host')
      expect(of(['contract', 'injected', 0])).toBe('host')
    }
  })

  it.each(SEEN_DIALECTS)('is all of the text and nothing of the contract (%s)', (dialect) => {
    for (const template of TEMPLATES.slice(0, 4)) {
      const own = rootObject(parse(asToolText(template, 'zh', 'good')))!
      const { text, of } = seenBy(own, dialect)!
      expect(print(rootObject(parse(text))!)).toBe(text)
      for (const key of ['does', 'when', 'whenNot', 'returns', 'limits'])
        expect([key, of(['description', key])]).toEqual([key, 'model'])
      expect(of(['contract'])).toBe('host')
    }
  })
})
