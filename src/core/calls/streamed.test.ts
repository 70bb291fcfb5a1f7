import { describe, expect, it } from 'vitest'
import { stringOf } from '../json/node'
import { print } from '../json/print'
import { readCalls } from './read-calls'

const told = (text: string): readonly string[] => {
  const { calls, problems, said } = readCalls(text)
  return [
    ...problems.map(({ code }) => `! ${code}`),
    ...calls.map(({ form, name, id, args, problems: own }) =>
      [
        `${form} ${name ?? '-'} ${stringOf(id) ?? '-'} ${args ? print(args, 0) : '-'}`,
        ...own.map(({ code }) => code),
      ].join(' | '),
    ),
    ...said.map((each) => `said ${each}`),
  ]
}

const chunk = (delta: object, index = 0): object => ({
  object: 'chat.completion.chunk',
  choices: [{ index, delta, finish_reason: null }],
})
const piece = (index: number, text: string, more: object = {}): object => ({
  index,
  ...more,
  function: { arguments: text },
})
const CHAT = [
  chunk({ role: 'assistant', content: null }),
  chunk({
    tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'x', arguments: '' } }],
  }),
  chunk({ tool_calls: [piece(0, '{"n":123')] }),
  chunk({
    tool_calls: [{ index: 1, id: 'b', type: 'function', function: { name: 'y', arguments: '{}' } }],
  }),
  chunk({ tool_calls: [piece(0, '45678901234567890}')] }),
]
const RESPONSES = [
  {
    type: 'response.output_item.added',
    output_index: 0,
    item: { type: 'function_call', id: 'fc', call_id: 'c', name: 'x', arguments: '' },
  },
  { type: 'response.function_call_arguments.delta', item_id: 'fc', output_index: 0, delta: '{"a"' },
  { type: 'response.function_call_arguments.delta', item_id: 'fc', output_index: 0, delta: ':1}' },
]
const DONE = [
  { type: 'response.function_call_arguments.done', item_id: 'fc', arguments: '{"a":1}' },
  {
    type: 'response.completed',
    response: {
      output: [{ type: 'function_call', id: 'fc', call_id: 'c', name: 'x', arguments: '{"a":1}' }],
    },
  },
]
const CLAUDE = [
  { type: 'message_start', message: { role: 'assistant', content: [] } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Looking.' } },
  {
    type: 'content_block_start',
    index: 1,
    content_block: { type: 'tool_use', id: 't', name: 'x', input: {} },
  },
  {
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'input_json_delta', partial_json: '{"a": ' },
  },
  {
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'input_json_delta', partial_json: '1}' },
  },
]
const BEDROCK = [
  {
    contentBlockStart: { contentBlockIndex: 1, start: { toolUse: { toolUseId: 'u', name: 'x' } } },
  },
  { contentBlockDelta: { contentBlockIndex: 1, delta: { toolUse: { input: '{"a":1}' } } } },
]

const asArray = (events: readonly object[]): string => JSON.stringify(events)
const asLines = (events: readonly object[]): string =>
  events.map((each) => JSON.stringify(each)).join('\n')
const asServerSends = (events: readonly object[]): string =>
  events
    .map(
      (each) =>
        `event: ${'type' in each ? String(each.type) : 'chunk'}\ndata: ${JSON.stringify(each)}\n`,
    )
    .join('\n') + '\ndata: [DONE]\n'

const CASES: readonly [string, readonly object[], readonly string[]][] = [
  ['OpenAI Chat', CHAT, ['openai.chat x a {"n":12345678901234567890}', 'openai.chat y b {}']],
  ['Responses', RESPONSES, ['openai.responses x c {"a":1}']],
  ['Responses to its end', [...RESPONSES, ...DONE], ['openai.responses x c {"a":1}']],
  ['Claude', CLAUDE, ['claude x t {"a":1}', 'said Looking.']],
  ['Claude, without arguments', CLAUDE.slice(0, 3), ['claude x t {}', 'said Looking.']],
  ['Claude, cut off', CLAUDE.slice(0, 4), ['claude x t {} | arguments-cut', 'said Looking.']],
  ['Bedrock', BEDROCK, ['bedrock x u {"a":1}']],
  [
    'a stream that was copied from its middle',
    CHAT.slice(2, 3),
    ['openai.chat - - {"n":123} | no-name | no-id | arguments-cut'],
  ],
]

describe('a streamed call is put together', () => {
  it.each(CASES)('%s', (_, events, expected) => {
    for (const written of [asArray, asLines, asServerSends])
      expect(told(written(events))).toEqual(expected)
  })

  it('however many pieces it came in', () => {
    const many = [...'[0', ...',1'.repeat(400), ']}'].map((text) =>
      chunk({ tool_calls: [piece(0, text)] }),
    )
    const start = chunk({
      tool_calls: [{ index: 0, id: 'a', function: { name: 'x', arguments: '{"l":' } }],
    })
    const { calls } = readCalls(asServerSends([start, ...many]))
    expect(calls).toHaveLength(1)
    expect(print(calls[0]!.args!, 0)).toHaveLength('{"l":[0]}'.length + 800)
  })

  it('as words where the stream calls nothing', () => {
    const read = readCalls(
      asServerSends([chunk({ content: 'Which ' }), chunk({ content: 'order?' })]),
    )
    expect(read).toMatchObject({ calls: [], said: ['Which order?'], isAnswerWithoutCall: true })
  })
})

describe('a call that is written as code', () => {
  it.each([
    ['x(a=1, b="2,)", c=None)', ['code x - {"a":1,"b":"2,)","c":null} | as-code']],
    [
      "x({a: 'b', n: 12345678901234567890})",
      ['code x - {"a":"b","n":12345678901234567890} | as-code'],
    ],
    ['x()', ['code x - {} | as-code']],
    [
      '```python\nprint(functions.x(a=[1, 2], b={"c": True}))\n```',
      ['code x - {"a":[1,2],"b":{"c":true}} | as-code'],
    ],
    ['[x(a=1), y(b=2)]', ['code x - {"a":1} | as-code', 'code y - {"b":2} | as-code']],
    ['const r = await client.x({"a": 1});', ['code x - {"a":1} | as-code']],
    ['<tool_call>x(a=1)</tool_call>', ['code x - {"a":1} | as-code']],
    ['x("E1", 2)', ['code x - {} | as-code | no-parameter-name']],
    ['x(a=1, "E1")', ['code x - {"a":1} | as-code | no-parameter-name']],
    ['x(day=date.today(), n=1)', ['code x - {"n":1} | as-code | expression']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it.each(['I called x (twice).', 'See f(x) for more.', 'x(', 'x(a=1', '(a=1)', 'Hello (world)'])(
    'is not seen in words: %s',
    (text) => {
      expect(readCalls(text).calls).toEqual([])
    },
  )
})
