import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import type { Change } from './change'
import { compareTools } from './compare-tools'

const tool = (more: object): JsonObject =>
  fromPlain({ name: 'find_orders', inputSchema: { type: 'object' }, ...more }) as JsonObject
const input = (properties: object, more: object = {}): object => ({
  inputSchema: { type: 'object', properties, ...more },
})
const compare = (before: object, after: object): readonly Change[] =>
  compareTools({ before: tool(before), after: tool(after), uncarried: new Set() })
const told = (before: object, after: object): string[] =>
  compare(before, after).map((each) => `${each.class} ${each.code} ${each.field ?? ''}`.trim())

const closed = { additionalProperties: false }

describe('what changed beside the schemas', () => {
  it.each<[string, object, object, string[]]>([
    ['the name', { name: 'a' }, { name: 'b' }, ['breaks tool-renamed']],
    ['the title', { title: 'A' }, { title: 'B' }, ['safe title']],
    [
      'an answer',
      { description: { does: 'Finds orders.' } },
      { description: { does: 'Finds orders.', limits: 'Ten a day.' } },
      ['behaviour answer-added'],
    ],
    [
      'the form of the description alone',
      { description: 'Finds orders.' },
      { description: { does: 'Finds orders.' } },
      ['safe description-layout'],
    ],
    [
      'its line breaks alone',
      { description: 'Finds orders. Ten a day.' },
      { description: 'Finds orders.\nTen a day.' },
      ['safe description-layout'],
    ],
    [
      'the effect',
      { contract: { effect: 'read' } },
      { contract: { effect: 'write' } },
      ['behaviour effect-raised'],
    ],
    [
      'who agrees',
      { contract: { effect: 'write', confirmation: 'human' } },
      { contract: { effect: 'write', confirmation: { who: 'user' } } },
      ['behaviour confirmation-weaker'],
    ],
    [
      'nobody agrees any more',
      { contract: { confirmation: 'user' } },
      { contract: { audit: ['all'] } },
      ['behaviour confirmation-weaker', 'safe facet-changed'],
    ],
    [
      'an outcome',
      { contract: { outcomes: [{ state: 'DONE' }] } },
      { contract: { outcomes: [{ state: 'DONE' }, 'ACCEPTED'] } },
      ['behaviour entry-added'],
    ],
    ['a hint', { annotations: { readOnlyHint: true } }, {}, ['behaviour hint']],
    ['hidden', {}, { exports: { hidden: true } }, ['breaks hidden']],
    [
      'an agent',
      { exports: { agents: ['a'] } },
      { exports: { agents: ['b'] } },
      ['breaks agent-removed', 'behaviour agent-added'],
    ],
    ['the namespace', { namespace: 'a' }, { namespace: 'b' }, ['breaks namespace']],
    ['a member that nobody knows', { 'x-y': 1 }, { 'x-y': 2 }, ['behaviour member-changed']],
    [
      'the system fills it in now',
      input({ u: {} }, closed),
      { ...input({ u: {} }, closed), contract: { injected: ['u'] } },
      ['breaks injected-added u'],
    ],
    [
      'where other names are taken',
      input({ u: {} }),
      { ...input({ u: {} }), contract: { injected: ['u'] } },
      ['behaviour injected-added u'],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(told(before, after)).toEqual(changes)
  })

  it('marks the words of the sentence that changed, in both languages', () => {
    const marked = (before: string, after: string) =>
      compare({ description: before }, { description: after })[0]!.text!.map((each) =>
        each.kind === 'changed'
          ? each.after.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
          : `${each.kind}: ${each.text}`,
      )
    expect(marked('Finds orders. Reads ten rows.', 'Finds orders. Reads twenty rows.')).toEqual([
      'same: Finds orders.',
      'Reads [twenty] rows.',
    ])
    expect(
      marked('查询订单。最多返回十条记录。', '查询订单。最多返回二十条记录。退款请用别的工具。'),
    ).toEqual(['same: 查询订单。', '最多返回[二]十条记录。', 'added: 退款请用别的工具。'])
  })

  it('says which answers the changed sentences give', () => {
    const [change] = compare(
      { description: 'Finds orders.' },
      { description: 'Finds orders. Do not use it for refunds; use get_refund instead.' },
    )
    expect(change!.values['answers']).toBe('whenNot')
  })
})
