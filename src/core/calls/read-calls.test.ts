import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { type JsonNode, stringOf } from '../json/node'
import { print } from '../json/print'
import { CALL_FORMS, SENT_CODES } from './sent-call'
import { readCalls } from './read-calls'

const idOf = (id: JsonNode | undefined): string => (id ? (stringOf(id) ?? print(id, 0)) : '-')

/** A line per call: form, name, id, arguments, problems. */
const told = (text: string): readonly string[] => {
  const { calls, problems } = readCalls(text)
  return [
    ...problems.map(({ code, line, column }) => `! ${code}${line ? ` ${line}:${column}` : ''}`),
    ...calls.map(({ form, name = '-', id, args, problems: own }) =>
      [
        `${form} ${name} ${idOf(id)} ${args ? print(args, 0) : '-'}`,
        ...own.map(({ code, line, column }) => `${code}${line ? ` ${line}:${column}` : ''}`),
      ].join(' | '),
    ),
  ]
}

const chat = (args: unknown): string =>
  JSON.stringify({ id: 'c1', type: 'function', function: { name: 'get_order', arguments: args } })

const CASES: readonly [string, string, readonly string[]][] = [
  [
    'a message of OpenAI Chat with two calls',
    '{"role":"assistant","content":null,"tool_calls":[{"id":"a","type":"function","function":{"name":"x","arguments":"{\\"n\\":12345678901234567890}"}},{"id":"b","type":"function","function":{"name":"y","arguments":"{}"}}]}',
    ['openai.chat x a {"n":12345678901234567890}', 'openai.chat y b {}'],
  ],
  [
    'a whole answer of OpenAI Chat',
    '{"id":"r","choices":[{"index":0,"message":{"role":"assistant","tool_calls":[{"id":"a","function":{"name":"x","arguments":"{}"}}]},"finish_reason":"tool_calls"}]}',
    ['openai.chat x a {}'],
  ],
  [
    'the older function_call',
    '{"role":"assistant","function_call":{"name":"x","arguments":"{\\"a\\":1}"}}',
    ['openai.functions x - {"a":1}'],
  ],
  [
    'an answer of Responses',
    '{"object":"response","output":[{"type":"reasoning","summary":[]},{"type":"function_call","id":"fc","call_id":"call_1","name":"x","arguments":"{\\"a\\":1}"}]}',
    ['openai.responses x call_1 {"a":1}'],
  ],
  [
    'a message of Claude with words beside',
    '{"role":"assistant","content":[{"type":"text","text":"Looking."},{"type":"tool_use","id":"toolu_1","name":"x","input":{"a":1}}]}',
    ['claude x toolu_1 {"a":1}'],
  ],
  [
    'a request of MCP with a number as id',
    '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"x","arguments":{"a":1},"_meta":{}}}',
    ['mcp x 7 {"a":1}'],
  ],
  [
    'a request of MCP without arguments',
    '{"jsonrpc":"2.0","id":"q","method":"tools/call","params":{"name":"x"}}',
    ['mcp x q {}'],
  ],
  [
    'an answer of Gemini',
    '{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"id":"g","name":"x","args":{"a":1}}}]}}]}',
    ['gemini x g {"a":1}'],
  ],
  [
    'a part as the Python client of Gemini writes it',
    '{"function_call":{"name":"x","args":{"a":1}}}',
    ['gemini x - {"a":1}'],
  ],
  [
    'an answer of Bedrock',
    '{"output":{"message":{"role":"assistant","content":[{"toolUse":{"toolUseId":"t","name":"x","input":{}}}]}}}',
    ['bedrock x t {}'],
  ],
  [
    'a call of the AI SDK',
    '{"type":"tool-call","toolCallId":"v","toolName":"x","input":{"a":1}}',
    ['vercel x v {"a":1}'],
  ],
  [
    'a name with arguments, between tags',
    '<tool_call>\n{"name": "x", "arguments": {"a": 1}}\n</tool_call>',
    ['! text-around', 'named x - {"a":1}'],
  ],
  [
    'arguments alone',
    '{"order_id": 12345678901234567890}',
    ['arguments - - {"order_id":12345678901234567890}'],
  ],
  [
    'arguments that look like a message',
    '{"role":"buyer","content":"hello"}',
    ['arguments - - {"role":"buyer","content":"hello"}'],
  ],
  ['a fence', 'Here:\n```json\n{"a": 1}\n```\n', ['! text-around', 'arguments - - {"a":1}']],
  [
    'a log line with a bracket before it',
    '[INFO] 12:00 call {"name":"x","arguments":{"a":"}"}} done',
    ['! text-around', 'named x - {"a":"}"}'],
  ],
  [
    'lines with one call each',
    '{"name":"x","arguments":{}}\n{"name":"y","arguments":{}}',
    ['! text-around', 'named x - {}', 'named y - {}'],
  ],
  ['a text in JSON that holds a call', JSON.stringify(chat('{}')), ['openai.chat get_order c1 {}']],
  ['a trailing comma', '{"a": 1,}', ['arguments - - {"a":1} | arguments-broken 1:8']],
  ['marks of another keyboard', '{“a”：1}', ['arguments - - {"a":1} | arguments-look-alikes 1:2']],
  [
    'marks of another keyboard in a call',
    '{“name”："x"，"arguments"：{}}',
    ['! look-alikes-read 1:2', 'named x - {}'],
  ],
  [
    'an answer that is cut off',
    '{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"x","input":{"a":1}}',
    ['! text-faults 1:87', 'claude x t {"a":1}'],
  ],
  [
    'words in braces before a call',
    'Write {name} first: {"name":"x","arguments":{}}',
    ['! text-around', 'named x - {}'],
  ],
  [
    'what Python prints',
    "{'name': 'x', 'arguments': {'a': True, 'b': None, 'c': \"it's\"}}",
    ['! literal-read 1:2', 'named x - {"a":true,"b":null,"c":"it\'s"}'],
  ],
  [
    'a paste that is cut off',
    '{"a": 1, "b": "x',
    ['arguments - - {"a":1,"b":"x"} | arguments-cut 1:15'],
  ],
  [
    'arguments encoded twice',
    chat(JSON.stringify('{"a":1}')),
    ['openai.chat get_order c1 {"a":1} | arguments-twice'],
  ],
  [
    'arguments with a comma too many',
    chat('{"a":1,}'),
    ['openai.chat get_order c1 {"a":1} | arguments-broken 1:7'],
  ],
  [
    'arguments that end too soon',
    chat('{"a":1,"b":[1,2'),
    ['openai.chat get_order c1 {"a":1,"b":[1,2]} | arguments-cut 1:16'],
  ],
  [
    'arguments with more behind them',
    chat('{"a":1}}'),
    ['openai.chat get_order c1 {"a":1} | arguments-trailing 1:8'],
  ],
  [
    'arguments as Python prints them',
    chat("{'a': True}"),
    ['openai.chat get_order c1 {"a":true} | arguments-literal 1:2'],
  ],
  [
    'arguments with marks of another keyboard',
    chat('{“a”：1}'),
    ['openai.chat get_order c1 {"a":1} | arguments-look-alikes 1:2'],
  ],
  [
    'arguments that are words',
    chat('none needed'),
    ['openai.chat get_order c1 - | arguments-unreadable 1:1'],
  ],
  [
    'no arguments, in three ways',
    `[${chat('')},${chat(null)},${chat({ a: 1 })}]`,
    [
      'openai.chat get_order c1 {} | arguments-empty',
      'openai.chat get_order c1 {} | arguments-absent',
      'openai.chat get_order c1 {"a":1} | arguments-as-object',
    ],
  ],
  [
    'arguments with a key twice',
    chat('{"a":1,"a":2}'),
    ['openai.chat get_order c1 {"a":1,"a":2} | duplicate-key 1:8'],
  ],
  [
    'arguments as text where an object belongs, and no id',
    '{"type":"tool_use","name":"x","input":"{\\"a\\":1}"}',
    ['claude x - {"a":1} | no-id | arguments-as-text'],
  ],
  [
    'a call without a name',
    '{"id":"a","type":"function","function":{"name":"","arguments":"{}"}}',
    ['openai.chat  a {} | no-name'],
  ],
  [
    'a call that is written as code',
    'x(a=1, b=now(), 2)',
    ['code x - {"a":1} | as-code | expression | no-parameter-name'],
  ],
]

describe('what a model sent is read', () => {
  it.each(CASES)('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it('in every form, and with every problem that has a code', () => {
    const lines = CASES.flatMap(([, text]) => told(text)).join('\n')
    for (const form of CALL_FORMS) expect(lines).toMatch(new RegExp(`^${form} `, 'm'))
    for (const code of SENT_CODES) expect(lines).toContain(code)
  })

  it('as words where no tool was called', () => {
    const read = readCalls(
      '{"role":"assistant","content":"I need more details.","tool_calls":null}',
    )
    expect(read).toMatchObject({
      calls: [],
      said: ['I need more details.'],
      isAnswerWithoutCall: true,
    })
  })

  it.each(['', 'hello', '[]', '42', 'null', '{', '{"__proto__": {"a": 1}}', '[[[['])(
    'without throwing: %j',
    (text) => {
      expect(readCalls(text).isAnswerWithoutCall).toBe(false)
    },
  )

  it('without throwing, whatever is pasted', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ',',
      ':',
      '\\',
      '“',
      '```',
      'name',
      'arguments',
      'tool_calls',
      'function',
      'type',
      'tool_use',
      'True',
      '1e999',
      '\n',
      ' ',
      '{}',
      '"a":1',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 }),
        (all) => {
          const { calls } = readCalls(all.join(''))
          for (const { node } of calls) expect(node.kind).toBe('object')
        },
      ),
      { numRuns: 300 },
    )
  })
})
