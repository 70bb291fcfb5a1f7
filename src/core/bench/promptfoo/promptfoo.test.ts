import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { getIn, itemsOf, str, stringOf } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { fromPlain, toPlain } from '../../json/plain'
import { promptfooConfig, promptfooText } from './promptfoo'
import { ARGUMENTS_RIGHT, TOOL_RIGHT } from './promptfoo-assertions'
import type { Expected, Question } from '../questions/question'
import type { Arm } from '../runs/run'

const tool = (name: string, parameters: object): JsonObject =>
  fromPlain({
    name,
    description: `Does {{ ${name} }}.`,
    inputSchema: { type: 'object', properties: parameters, additionalProperties: false },
  }) as JsonObject

const arm = (title: string, names: readonly [string, string], extra: Partial<Arm> = {}): Arm => ({
  id: title,
  title,
  hash: '',
  tools: [tool(names[0], { [names[1]]: { type: 'string', description: 'A sum.' } })],
  systemPrompt: '',
  matches: {
    tools: { calculate_expression: names[0] },
    parameters: { calculate_expression: { expression: names[1] } },
  },
  ...extra,
})

const question = (id: string, expected: Expected, more: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id}`,
  expected,
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...more,
})

const CALCULATE: Expected = { is: 'tool', tools: ['calculate_expression'] }
const BEFORE = arm('before', ['calc', 'exp'])
const AFTER = arm('after', ['calculate_expression', 'expression'])
const OPENAI = {
  wire: 'openai-chat',
  baseUrl: 'http://localhost:1234/v1',
  model: 'small',
} as const
const CLAUDE = {
  wire: 'anthropic',
  baseUrl: 'https://api.anthropic.com/v1',
  model: 'claude',
  keyEnv: 'ANTHROPIC_API_KEY',
} as const

const plainConfig = (suite: Partial<Parameters<typeof promptfooConfig>[0]>) => {
  const made = promptfooConfig({
    questions: [question('q1', CALCULATE)],
    arms: [BEFORE, AFTER],
    models: [OPENAI],
    trials: 3,
    ...suite,
  })
  return { config: toPlain(made.config) as Plain, notes: made.notes }
}
interface Plain {
  readonly prompts: readonly { readonly label: string; readonly raw: string }[]
  readonly providers: readonly {
    readonly id: string
    readonly label: string
    readonly prompts: readonly string[]
    readonly config: Readonly<Record<string, unknown>>
  }[]
  readonly tests: readonly {
    readonly providers: readonly string[]
    readonly metadata: { readonly expected: object; readonly arguments?: readonly object[] }
    readonly assert: readonly { readonly metric: string }[]
    readonly vars: { readonly question: string }
  }[]
  readonly evaluateOptions: { readonly repeat: number }
}

describe('a promptfoo configuration', () => {
  it('has a provider for each version and model, with the tools in that vendor’s words', () => {
    const { config } = plainConfig({ models: [OPENAI, CLAUDE] })
    expect(config.providers.map(({ id, label, prompts }) => [id, label, prompts])).toEqual([
      ['openai:chat:small', 'before · small', ['before']],
      ['anthropic:messages:claude', 'before · claude', ['before']],
      ['openai:chat:small', 'after · small', ['after']],
      ['anthropic:messages:claude', 'after · claude', ['after']],
    ])
    const [chat, messages] = config.providers.map((provider) => provider.config)
    expect(chat).toMatchObject({ apiBaseUrl: OPENAI.baseUrl, apiKeyRequired: false })
    expect(chat!['tools']).toMatchObject([{ type: 'function', function: { name: 'calc' } }])
    expect(messages).toMatchObject({
      apiBaseUrl: 'https://api.anthropic.com',
      apiKeyEnvar: 'ANTHROPIC_API_KEY',
      tools: [{ name: 'calc', input_schema: { type: 'object' } }],
    })
    expect(config.evaluateOptions.repeat).toBe(3)
  })

  it('sends a temperature and a seed only where they are set', () => {
    const [plain, set] = [OPENAI, { ...OPENAI, temperature: 0.2, seed: 7 }].map(
      (model) => plainConfig({ models: [model] }).config.providers[0]!.config,
    )
    expect(plain).toHaveProperty('omitDefaults', true)
    expect(plain).not.toHaveProperty('temperature')
    expect(set).toMatchObject({ temperature: 0.2, seed: 7 })
  })

  it('judges each version by its own names', () => {
    const asked = question('q1', CALCULATE, {
      expectedArgs: [{ name: 'expression', match: 'equal', value: str('1+2') }],
    })
    const { config } = plainConfig({ questions: [asked] })
    expect(config.tests.map(({ providers, metadata }) => [providers, metadata])).toMatchObject([
      [
        ['before · small'],
        {
          expected: { is: 'tool', tools: ['calc'] },
          arguments: [{ name: 'exp', match: 'equal', value: '1+2' }],
        },
      ],
      [
        ['after · small'],
        {
          expected: { is: 'tool', tools: ['calculate_expression'] },
          arguments: [{ name: 'expression', match: 'equal', value: '1+2' }],
        },
      ],
    ])
    expect(config.tests[0]!.assert.map(({ metric }) => metric)).toEqual(['tool', 'arguments'])
  })

  it('tells what it leaves out, and leaves nothing out silently', () => {
    const gone = arm('gone', ['other', 'x'], { matches: { tools: {}, parameters: {} } })
    const hidden = arm('hidden', ['calc', 'exp'], {
      tools: [
        fromPlain({ name: 'calc', inputSchema: {}, exports: { hidden: true } }) as JsonObject,
      ],
    })
    const { config, notes } = plainConfig({
      arms: [AFTER, gone, hidden],
      questions: [
        question('waiting', { is: 'tool', tools: [] }),
        question('args', CALCULATE, { expectedArgs: [{ name: 'unit', match: 'present' }] }),
        question('on', { is: 'none' }, { then: { result: str('no'), expects: { is: 'none' } } }),
      ],
    })
    expect(
      notes.map(({ code, values }) => [code, values['question'] ?? values['version']]),
    ).toEqual(
      expect.arrayContaining([
        ['waits', 'waiting'],
        ['no-counterpart', 'args'],
        ['no-argument', 'args'],
        ['first-call-only', 'on'],
        ['not-sent', 'hidden'],
      ]),
    )
    // One for the version that has the tool and may send it, and one for each that expects none.
    expect(config.tests).toHaveLength(1 + 3)
  })

  it('keeps texts as they are though promptfoo fills in templates', () => {
    const { config } = plainConfig({
      questions: [question('q', { is: 'none' }, { text: 'What is {{ x }} {% y %} {# z #} {}?' })],
      arms: [{ ...BEFORE, systemPrompt: 'Say "hi" to {{ user }}.' }],
    })
    const open = "{{ '{' }}"
    expect(config.tests[0]!.vars.question).toBe(
      `What is ${open}{ x }} ${open}% y %} ${open}# z #} {}?`,
    )
    expect(config.prompts[0]!.raw).toContain(`Say \\"hi\\" to ${open}{ user }}.`)
    // Provider settings are filled in twice.
    const twice = "{{ '{' }}{ '{' }}"
    expect(JSON.stringify(config.providers)).toContain(`Does ${twice}{ calc }}.`)
    for (const code of [TOOL_RIGHT, ARGUMENTS_RIGHT]) expect(code).not.toMatch(/\{[{%#]/)
  })

  it('tells versions of one title apart, and is read back as it was made', () => {
    const made = promptfooConfig({
      questions: [
        question('q', CALCULATE, {
          expectedArgs: [
            {
              name: 'expression',
              match: 'equal',
              value: { kind: 'number', raw: '12345678901234567890' },
            },
          ],
        }),
      ],
      arms: [BEFORE, { ...AFTER, title: 'before' }],
      models: [OPENAI],
      trials: 1,
    })
    const root = rootObject(parse(promptfooText(made)))
    const labels = itemsOf(getIn(root, ['providers'])).map((each) =>
      stringOf(getIn(each, ['label'])),
    )
    expect(labels).toEqual(['before · small', 'before 2 · small'])
    expect(promptfooText(made)).toContain('"value": 12345678901234567890')
  })
})

type Judge = (
  output: unknown,
  context: object,
) => { readonly pass: boolean; readonly reason: string }
const judge = (body: string): Judge => new Function('output', 'context', body) as Judge
const context = (expected: object, args: readonly object[] = []) => ({
  test: { metadata: { expected, arguments: args } },
})
const chatCall = (name: string, args: string) => ({
  type: 'function',
  function: { name, arguments: args },
})
const ARGS = '{"exp":"1+2"}'
/** Replies as promptfoo hands them on, each a call of `calc`. */
const REPLIES: readonly (readonly [string, unknown])[] = [
  ['a list of calls', [chatCall('calc', ARGS), chatCall('search', '{}')]],
  ['a message with words', { content: 'Let me see?', tool_calls: [chatCall('calc', ARGS)] }],
  [
    'blocks in a text',
    `I will.\n\n${JSON.stringify({ type: 'tool_use', name: 'calc', input: { exp: '1+2' } })}`,
  ],
]

describe('what it asserts', () => {
  it.each(REPLIES)('reads %s, and the first call decides', (_, reply) => {
    const right = context({ is: 'tool', tools: ['calc'] }, [
      { name: 'exp', match: 'equal', value: '1+2' },
      { name: 'unit', match: 'absent' },
    ])
    expect(judge(TOOL_RIGHT)(reply, right).pass).toBe(true)
    expect(judge(ARGUMENTS_RIGHT)(reply, right)).toMatchObject({ pass: true })
    const other = context({ is: 'tool', tools: ['search'] })
    expect(judge(TOOL_RIGHT)(reply, other)).toMatchObject({
      pass: false,
      reason: 'expected search, got calc',
    })
    for (const is of ['none', 'ask'])
      expect(judge(TOOL_RIGHT)(reply, context({ is })).pass).toBe(false)
  })

  it.each([
    ['It is three.', true, false],
    ['Which order do you mean?', true, true],
    ['请提供订单号。', true, true],
    ['Please provide the order number.', true, true],
    [null, true, false],
  ])('of %j: no tool %s, asked back %s', (reply, none, ask) => {
    expect(judge(TOOL_RIGHT)(reply, context({ is: 'none' })).pass).toBe(none)
    expect(judge(TOOL_RIGHT)(reply, context({ is: 'ask' })).pass).toBe(ask)
    expect(judge(TOOL_RIGHT)(reply, context({ is: 'tool', tools: ['calc'] })).pass).toBe(false)
  })

  it.each([
    [{ match: 'equal', value: 3 }, '{"a":3.0}', true],
    [{ match: 'equal', value: 3 }, '{"a":"3"}', false],
    [{ match: 'equal', value: { x: 1, y: [2] } }, '{"a":{"y":[2],"x":1}}', true],
    [{ match: 'oneOf', value: ['b', 'c'] }, '{"a":"c"}', true],
    [{ match: 'oneOf', value: ['b', 'c'] }, '{"a":"d"}', false],
    [{ match: 'regex', value: '^\\d+$' }, '{"a":"00713"}', true],
    [{ match: 'regex', value: '^\\d+$' }, '{"a":713}', false],
    [{ match: 'present' }, '{"a":null}', true],
    [{ match: 'present' }, '{}', false],
    [{ match: 'absent' }, '{}', true],
    [{ match: 'absent' }, '{"a":0}', false],
    [{ match: 'present' }, '{"a":', false],
  ])('%j of %s is %s', (wanted, args, pass) => {
    const asked = context({ is: 'tool', tools: ['t'] }, [{ name: 'a', ...wanted }])
    expect(judge(ARGUMENTS_RIGHT)([chatCall('t', args)], asked).pass).toBe(pass)
    expect(judge(ARGUMENTS_RIGHT)([chatCall('u', args)], asked).pass).toBe(false)
  })
})
