import { describe, expect, it } from 'vitest'
import { checkCalls } from '../core/calls/check-call'
import { CALL_CODES } from '../core/calls/problem'
import { fromPlain } from '../core/json/plain'
import type { Lang } from '../core/lint/rule'
import { modelAnswer } from './call-answer'
import * as more from './call-more-words'
import { authorText, modelText } from './call-problems'
import * as sent from './call-sent-words'
import { CALL_WORDS } from './call-words'
import { CHECK_CALL_WORDS } from './check-call-words'

const slots = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()

const all = [
  ...Object.entries(CALL_WORDS).flatMap(([code, { author, model }]) => [
    [`${code} author`, author] as const,
    [`${code} model`, model] as const,
  ]),
  ...[...Object.values(more), ...Object.values(sent), CHECK_CALL_WORDS].flatMap((list) =>
    Object.entries(list),
  ),
]

describe('the words about a call', () => {
  it('exist for every code', () => {
    expect(Object.keys(CALL_WORDS).sort()).toEqual([...CALL_CODES].sort())
  })

  it.each(all)(
    '%s: the same slots in both languages, Chinese as it is written',
    (_, { en, zh }) => {
      expect([...new Set(slots(zh))]).toEqual([...new Set(slots(en))])
      expect(zh).not.toMatch(
        /[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff] [A-Za-z{]|[A-Za-z}] [\u4e00-\u9fff]/,
      )
      expect(en + zh).not.toMatch(/[!！]/)
    },
  )

  it.each<[Lang]>([['en'], ['zh']])('leave no slot open: %s', (lang) => {
    const problem = { severity: 'error', path: ['a'], place: [], readings: [] } as const
    for (const code of CALL_CODES) {
      const text = authorText({ ...problem, code }, lang) + modelText({ ...problem, code }, lang)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })

  it('do not take for a slot what a model wrote', () => {
    const tools = [fromPlain({ name: 'x', inputSchema: { properties: { a: { const: '{got}' } } } })]
    const [checked] = checkCalls('{"a": "{bound}"}', tools).calls
    expect(authorText(checked!.problems[0]!, 'en')).toBe('`a` must be "{got}". It is "{bound}".')
  })

  it('tell a misspelt name once, with what it stands for', () => {
    const tools = [
      fromPlain({
        name: 'x',
        description: 'Finds an order.',
        inputSchema: {
          properties: { order_id: { type: 'string' } },
          required: ['order_id'],
          additionalProperties: false,
        },
      }),
    ]
    const [checked] = checkCalls('{"orderId": "E1"}', tools).calls
    expect(modelAnswer(checked!, tools)).toBe(
      [
        '`x` was not run: one argument is wrong.',
        '- `orderId`: not a parameter of this tool. If you mean `order_id`, send the value under that name.',
      ].join('\n'),
    )
  })

  it('tell a model the allowed values and not their type besides', () => {
    const a = { type: 'string', enum: ['b', 'c'] }
    const tools = [fromPlain({ name: 'x', inputSchema: { properties: { a } } })]
    const [checked] = checkCalls('{"a": 3}', tools).calls
    expect(checked!.problems.map(({ code }) => code)).toEqual(['type', 'enum'])
    expect(modelAnswer(checked!, tools)).toBe(
      [
        '`x` was not run: one argument is wrong.',
        '- `a`: expected one of "b", "c", got 3. Use one of these values as written.',
      ].join('\n'),
    )
  })

  it('do not name to a model a tool that is hidden', () => {
    const tools = [
      { name: 'find_order', inputSchema: {} },
      { name: 'find_orders', inputSchema: {}, exports: { hidden: true } },
    ].map((each) => fromPlain(each))
    const [checked] = checkCalls('{"name": "findorder", "arguments": {}}', tools).calls
    expect(modelAnswer(checked!, tools)).toBe(
      'There is no tool `findorder`. Did you mean `find_order`? The tools are: `find_order`. Call only tools that you were given; if none fits, say so to the user.',
    )
  })
})
