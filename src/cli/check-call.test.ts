import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import { checkCallCommand } from './check-call'
import { runInMemory } from './in-memory.fixture'

const run = (args: readonly string[], files: Readonly<Record<string, string>>, lang: Lang = 'en') =>
  runInMemory(checkCallCommand, args, files, lang)

const TOOLS = JSON.stringify({
  toolwright: 1,
  tools: [
    {
      name: 'book_visit',
      description: 'Books a visit.',
      inputSchema: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date' },
          guests: { type: 'integer', minimum: 1 },
          user_id: { type: 'string' },
        },
        required: ['date', 'guests'],
        additionalProperties: false,
      },
      contract: {
        effect: 'write',
        injected: [{ name: 'user_id', source: 'session' }],
        errors: [{ code: 'INVALID_ARGUMENT', next: 'Ask the user for what is missing.' }],
      },
    },
    { name: 'cancel_visit', description: 'Cancels a visit.', inputSchema: { type: 'object' } },
  ],
})
const chat = (args: string, name = 'book_visit'): string =>
  JSON.stringify({ id: 'c1', type: 'function', function: { name, arguments: args } })
const WRONG = chat('{"date":"30/02/2026","user_id":"u1"}')

const ANSWER = [
  '[INVALID_ARGUMENT] `book_visit` was not run: 3 things are wrong with its arguments.',
  '- `user_id`: the system fills this in. Leave it out.',
  '- `date`: expected YYYY-MM-DD, got "30/02/2026". Send a real calendar date.',
  '- `guests`: required, but missing. If the user did not say it, ask; do not invent it.',
  'Correct all of this in one new call. Ask the user for what is missing.',
].join('\n')

describe('toolwright check-call', () => {
  it('says of a wrong call everything at once, in two voices, and writes the answer', async () => {
    const { code, out, err } = await run(['t', 'c'], { t: TOOLS, c: WRONG })
    expect(err).toBe('')
    expect(out).toBe(
      `Call 1: book_visit (openai.chat c1)
  the tool's own error INVALID_ARGUMENT
  error  \`user_id\` is filled in by the system (session), and the model filled it in: "u1". (injected #/contract/injected/0)
  error  \`date\` must be YYYY-MM-DD. It is "30/02/2026". (format #/inputSchema/properties/date/format)
  error  \`guests\` is required and missing. (required #/inputSchema/required)
  For the model:
${ANSWER.replace(/^/gm, '    ')}
  As a tool result of openai.chat:
  {
    "role": "tool",
    "tool_call_id": "c1",
    "content": ${JSON.stringify(ANSWER)}
  }
`,
    )
    expect(code).toBe(1)
  })

  it('speaks the language asked for to the author, and that of the tool to the model', async () => {
    const { out } = await run(['t', 'c'], { t: TOOLS, c: WRONG }, 'zh')
    expect(out).toContain('错误  缺少必填的`guests`。')
    expect(out).toContain('- `guests`: required, but missing.')
    const tools = JSON.stringify([
      {
        name: 'book',
        description: '预约参观。',
        inputSchema: { type: 'object', properties: { date: {} }, required: ['date'] },
      },
    ])
    const chinese = await run(['t', 'c'], { t: tools, c: chat('{}', 'book') })
    expect(chinese.out).toContain('error  `date` is required and missing.')
    expect(chinese.out).toContain('- `date`：必填，但没有给出。用户没有说就去问，不要编造。')
  })

  it('ends with 0 for a valid call, also on standard input and after the name of a tool', async () => {
    const good = '{"date": "2026-03-01", "guests": 2.0}'
    for (const args of [
      ['t', '-'],
      ['t', '-', '--tool', 'book_visit'],
    ]) {
      const { code, out } = await run(args, { t: TOOLS, '-': good })
      expect(out).toContain('valid')
      expect(out).toContain('an integer by JSON Schema')
      expect(code).toBe(0)
    }
  })

  it.each([
    ['claude', '"is_error": true'],
    ['mcp', '"isError": true'],
    ['gemini.parameters', '"functionResponse"'],
    ['deepseek.strict', '"role": "tool"'],
    ['openai.responses', '"function_call_output"'],
    ['bedrock.converse', '"toolUseId": "c1"'],
  ])('writes the answer for %s when asked to', async (to, expected) => {
    const { out } = await run(['t', 'c', '--to', to], { t: TOOLS, c: WRONG })
    expect(out).toContain(expected)
  })

  it('names the nearest tools for one that does not exist, and answers MCP by its protocol', async () => {
    const call = '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"bookVisit"}}'
    const { code, out } = await run(['t', 'c'], { t: TOOLS, c: call })
    expect(out).toContain('book_visit (other case or separators)')
    expect(out).toContain('"code": -32602')
    expect(out).toContain('"id": 7')
    expect(code).toBe(1)
  })

  it('prints all of it as JSON, digits kept, with the answer in every form', async () => {
    const call = chat('{"date":"2026-03-01","guests":-12345678901234567890}')
    const { code, out } = await run(['t', 'c', '--format', 'json'], { t: TOOLS, c: call })
    expect(out).toContain('"got": -12345678901234567890')
    const read = JSON.parse(out) as {
      valid: boolean
      calls: { problems: object[]; results: Record<string, object>; tool: string }[]
    }
    expect(read.valid).toBe(false)
    expect(read.calls[0]!.tool).toBe('book_visit')
    expect(read.calls[0]!.problems[0]).toMatchObject({
      code: 'minimum',
      severity: 'error',
      path: '#/guests',
      place: '#/inputSchema/properties/guests/minimum',
      keyword: 'minimum',
      expected: 1,
      forModel: '`guests`: expected at least 1, got -12345678901234567890. Send a number in range.',
    })
    expect(Object.keys(read.calls[0]!.results)).toContain('claude')
    expect(code).toBe(1)
  })

  it('tells broken arguments with their place, checks what could be read, and asks for JSON', async () => {
    const call = chat('{"date":"2026-03-01","guests":2,}')
    const { code, out } = await run(['t', 'c'], { t: TOOLS, c: call })
    expect(out).toContain('error  The arguments are not JSON (line 1, column 32).')
    expect(out).toContain('Send the arguments as one JSON object, encoded once.')
    expect(code).toBe(1)
  })

  it('says that a model called nothing, and what it said instead', async () => {
    const said = '{"role":"assistant","content":"I need more details.","tool_calls":null}'
    const { code, err } = await run(['t', 'c'], { t: TOOLS, c: said })
    expect(err).toBe('c: the model called no tool. It said: I need more details.\n')
    expect(code).toBe(1)
  })

  it.each([
    [['t'], {}, 'Give the file with the tools'],
    [['-', '-'], {}, 'one of them may be -'],
    [['t', 'c'], { t: TOOLS }, 'c: there is no such file'],
    [['t', 'c'], { t: '{"tools": [', c: WRONG }, 't:1:'],
    [['t', 'c'], { t: '[]', c: WRONG }, 'no tool was found'],
    [['t', 'c'], { t: TOOLS, c: 'hello' }, 'no call and no arguments'],
    [['t', 'c', '--tool', 'bok_visit'], { t: TOOLS, c: WRONG }, 'Did you mean "book_visit"?'],
    [['t', 'c', '--to', 'java'], { t: TOOLS, c: WRONG }, '"java" takes no tool results here'],
    [['t', 'c', '--format', 'xml'], { t: TOOLS, c: WRONG }, '--format must be one of'],
  ] as const)('refuses %j with %j', async (args, files, expected) => {
    const { code, err } = await run(args, files)
    expect(err).toContain(expected)
    expect(code).toBe(2)
  })
})
