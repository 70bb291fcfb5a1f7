import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import {
  envelopeEdits,
  mentionsAcross,
  OF_SET,
  type Renaming,
  renamingEdits,
} from './tool-mentions'

const read = (value: object): JsonObject => parse(JSON.stringify(value)).root as JsonObject

/** The set with the tool `from` in front of one that says something. */
const set = (other: object, from = 'get_order', more: readonly object[] = []): JsonObject[] =>
  [{ name: from }, { name: 'cancel_order', ...other }, ...more].map(read)

const renaming = (
  tools: readonly JsonObject[],
  from = 'get_order',
  to = 'find_order',
): Renaming => ({
  tools,
  index: 0,
  from,
  to,
})

/** Each mention as its place and the new sentence, with a mark where it is not for certain. */
const found = (change: Renaming): string[] =>
  mentionsAcross(change).map(({ path, sentence, at, start, end, to, isSure }) => {
    const next = sentence.slice(0, at) + to + sentence.slice(at + end - start)
    return `${path.join('/')}: ${next}${isSure ? '' : ' ?'}`
  })

const changed = (change: Renaming, text: string): string => {
  const edits = renamingEdits(change, mentionsAcross(change)).get(1) ?? []
  const edited = applyEdits(text, edits)
  return edited.ok ? edited.text : edited.reason
}

describe('where a set mentions a tool by its former name', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'a description of one text, sentence by sentence',
      { description: 'Cancels an order. Call get_order first. Not get_order_2, nor budget_order.' },
      ['description: Call find_order first.'],
    ],
    [
      'answers, in Chinese without blanks around',
      { description: { does: '取消订单。', whenNot: '只想查看时请改用get_order，别调用本工具。' } },
      ['description/whenNot: 只想查看时请改用find_order，别调用本工具。'],
    ],
    [
      'a text beside one whose path is spelt alike but for where a name ends',
      {
        inputSchema: {
          properties: {
            'a/properties/b': { description: 'From `get_order`.' },
            a: { properties: { b: { description: 'By get-order.' } } },
          },
        },
      },
      [
        'inputSchema/properties/a/properties/b/description: From `find_order`.',
        'inputSchema/properties/a/properties/b/description: By find_order.',
      ],
    ],
    [
      'texts of parameters and of the result, not values, patterns or keys',
      {
        inputSchema: {
          properties: {
            id: { description: 'From get_order.', default: 'get_order', pattern: 'get_order' },
            get_order: { enum: ['get_order'], examples: ['get_order'] },
          },
        },
        outputSchema: { properties: { state: { description: 'As in get_order.' } } },
        inputExamples: [{ id: 'get_order' }],
      },
      [
        // A parameter of that name is more likely meant.
        'inputSchema/properties/id/description: From find_order. ?',
        'outputSchema/properties/state/description: As in find_order. ?',
      ],
    ],
    [
      'the contract: targets of signals and errors, names outside, sentences',
      {
        contract: {
          signals: [{ field: 'is_gone', meaning: 'Use get_order.', tool: 'get_order' }],
          errors: [
            { code: 'get_order', next: 'get_order' },
            { code: 'B', next: 'Call get_order, then ask.' },
          ],
          outside: ['get_order', { name: 'get_order', is: 'server' }],
        },
      },
      [
        'contract/signals/0/meaning: Use find_order.',
        'contract/errors/1/next: Call find_order, then ask.',
        'contract/signals/0/tool: find_order',
        'contract/errors/0/next: find_order',
        'contract/outside/0: find_order',
        'contract/outside/1/name: find_order',
      ],
    ],
    [
      'reasons of what is set aside, never the place',
      {
        lint: {
          aside: [
            { rule: 'x', path: '/inputSchema/properties/get_order', reason: 'See get_order.' },
          ],
        },
      },
      ['lint/aside/0/reason: See find_order.'],
    ],
    [
      'other spellings that would lead nowhere',
      { description: 'Use getOrder instead. Use mcp__shop__get_order instead.' },
      ['description: Use find_order instead.', 'description: Use mcp__shop__find_order instead.'],
    ],
    ['no mention at all', { description: 'Cancels an order.', vendor: { a: 'get_order' } }, []],
  ])('%s', (_, other, expected) => {
    expect(found(renaming(set(other)))).toEqual(expected)
  })

  it('the reasons of the set itself, which follow as its own members', () => {
    const text = '{"lint": {"aside": [{"rule": "get_order", "reason": "get_order is kept."}]}}'
    const envelope = parse(text).root as JsonObject
    const change = { ...renaming(set({ description: 'Cancels.' })), envelope }
    const mentions = mentionsAcross(change)
    expect(found(change)).toEqual(['lint/aside/0/reason: find_order is kept.'])
    expect(mentions.map(({ tool }) => tool)).toEqual([OF_SET])
    expect(applyEdits(text, envelopeEdits(envelope, mentions))).toMatchObject({
      text: text.replace('get_order is', 'find_order is'),
    })
    expect(renamingEdits(change, mentions).has(OF_SET)).toBe(false)
  })

  it('a name that is a plain word is sure in quotes or called a tool, else perhaps a word', () => {
    const tools = set({ description: 'A search. Use `search`. Use the search tool.' }, 'search')
    expect(found(renaming(tools, 'search', 'find'))).toEqual([
      'description: A find. ?',
      'description: Use `find`.',
      'description: Use the find tool.',
    ])
  })

  it('a text that leaves the prefix out goes on doing so', () => {
    const tools = set({ description: 'Use get_order instead.' }, 'orders_get_order')
    expect(found(renaming(tools, 'orders_get_order', 'orders_find'))).toEqual([
      'description: Use find instead.',
    ])
    expect(found(renaming(tools, 'orders_get_order', 'shop_get_order'))).toEqual([])
  })

  it('the tool’s own texts belong to it, whether it has its new name already or not', () => {
    for (const name of ['get_order', 'find_order']) {
      const tools = [read({ name, description: 'get_order looks up an order.' })]
      expect(found(renaming(tools))).toEqual(['description: find_order looks up an order.'])
    }
  })

  it.each([
    [
      'another tool has the former name too',
      set({ description: 'Use get_order.' }, 'get_order', [{ name: 'get_order' }]),
      'get_order',
      'find_order',
    ],
    ['it had no name', set({ description: 'Use get_order.' }, ''), '', 'find_order'],
    ['it is to have none', set({ description: 'Use get_order.' }), 'get_order', ' '],
    ['it is the same', set({ description: 'Use get_order.' }), 'get_order', 'get_order'],
  ])('are none where %s', (_, tools, from, to) => {
    expect(mentionsAcross(renaming(tools, from, to))).toEqual([])
  })

  it('leaves out what cannot be read', () => {
    const tools = [read({ name: 'get_order' }), undefined]
    expect(mentionsAcross({ tools, index: 0, from: 'get_order', to: 'x_y' })).toEqual([])
  })

  it('follows in every text at once, and nothing else changes a byte', () => {
    const text =
      '{ "name": "cancel_order", "description": "get_order, getOrder,  then  get_order.", "x": 1.0 }'
    const tools = [read({ name: 'get_order' }), parse(text).root as JsonObject]
    expect(changed(renaming(tools), text)).toBe(
      '{ "name": "cancel_order", "description": "find_order, find_order,  then  find_order.", "x": 1.0 }',
    )
  })

  it('is one change with the name itself', () => {
    const tools = set({ description: 'Use get_order.' })
    const edits = renamingEdits(renaming(tools), mentionsAcross(renaming(tools)))
    expect([...edits.keys()].sort()).toEqual([0, 1])
    expect(applyEdits('{"name": "get_order"}', edits.get(0)!)).toEqual({
      ok: true,
      text: '{"name": "find_order"}',
    })
  })
})
