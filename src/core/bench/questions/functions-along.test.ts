import { expect, it } from 'vitest'
import { nameOf } from '../../model/tool'
import { functionsAlong } from './functions-along'
import { importQuestions } from './questions-import'
import { toolsAlong } from './tools-along'

const fn = (name: string, description: string) => ({
  name,
  description,
  parameters: { type: 'dict', properties: { id: { type: 'float' } }, required: ['id'] },
})
const asked = (id: string, ...functions: readonly object[]) =>
  JSON.stringify({
    id,
    question: [[{ role: 'user', content: `Question ${id}` }]],
    function: functions,
  })
const along = (text: string, ...tools: readonly string[]) =>
  functionsAlong(importQuestions(text, tools).questions, new Set(tools))

const text = [
  asked('a', fn('get_order', 'Gets an order.'), fn('shop.pay', 'Pays.')),
  asked(
    'b',
    fn('get_order', 'Gets an order.'),
    fn('shop.pay', 'Pays for it.'),
    fn('ship', 'Ships.'),
  ),
].join('\n')

it('has each function once, and tells those that the set has and names that stand for several', () => {
  expect(along(text, 'ship')).toMatchObject({
    count: 3,
    missing: ['get_order', 'shop.pay'],
    there: ['ship'],
    several: ['shop.pay'],
  })
})

it('becomes tools under the names that the questions expect, mended as an import mends them', () => {
  const { tools, unread } = toolsAlong(along(text))
  expect([tools.map(nameOf), unread]).toEqual([['get_order', 'shop.pay', 'ship'], 0])
  expect(JSON.stringify(tools)).not.toMatch(/dict|float/)
  expect(JSON.stringify(tools[1])).toContain('Pays.')
})

it.each([
  [
    'one function without a list',
    JSON.stringify({
      ...(JSON.parse(asked('a', {})) as object),
      function: fn('get_order', 'Gets.'),
    }),
  ],
  [
    'functions as OpenAI writes them',
    asked('a', {
      type: 'function',
      function: { ...fn('get_order', 'Gets.'), parameters: { type: 'object' } },
    }),
  ],
  [
    'functions of ACEBench',
    asked('a', {
      name: 'get_order',
      description: 'Gets.',
      arguments: { type: 'object', properties: {} },
    }),
  ],
])('reads %s', (_, line) => {
  const found = along(line)
  expect(found.missing).toEqual(['get_order'])
  expect(toolsAlong(found).tools.map(nameOf)).toEqual(['get_order'])
})

it('tells of a function that is no tool', () => {
  expect(toolsAlong(along(asked('a', { description: 'Nameless.' })))).toMatchObject({ unread: 1 })
})

it.each(['Where is it? → get_order', '{"text": "Where?", "expected": "get_order"}', ''])(
  'finds none in %j',
  (other) => expect(along(other)).toMatchObject({ count: 0, missing: [] }),
)
