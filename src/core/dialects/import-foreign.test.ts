import { describe, expect, it } from 'vitest'
import { toPlain } from '../json/plain'
import { importText } from './import'

const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }
const told = { name: 'f', description: 'd' }
const plain = { ...told, inputSchema: schema }
const output = { type: 'object', properties: { b: {} } }

const read = (value: unknown) => importText(JSON.stringify(value))
const listed = [{ name: 'a', type: 'string', required: true }]

/** What libraries and data sets print, the dialect it is read as, and the tool it is. */
const FOREIGN: readonly [string, unknown, object][] = [
  ['vercel.ai-sdk', { f: { description: 'd', inputSchema: { jsonSchema: schema } } }, plain],
  [
    'vercel.ai-sdk',
    { tools: { f: { description: 'd', parameters: { jsonSchema: schema } } } },
    plain,
  ],
  ['vercel.ai-sdk', [{ type: 'function', ...told, inputSchema: schema }], plain],
  [
    'vercel.ai-sdk',
    { ...told, inputSchema: { jsonSchema: schema }, inputExamples: [{ input: { a: 'x' } }] },
    { ...plain, inputExamples: [{ a: 'x' }] },
  ],
  [
    'langchain',
    { ...told, args_schema: schema, return_direct: false },
    { ...plain, vendor: { langchain: { return_direct: false } } },
  ],
  ['langchain', { ...told, schema }, plain],
  [
    'langchain',
    [{ lc: 1, type: 'constructor', id: ['x'], kwargs: { ...told, args_schema: schema } }],
    { ...plain, vendor: { 'langchain.serialized': { lc: 1, type: 'constructor', id: ['x'] } } },
  ],
  ['langchain.titled-schema', { title: 'f', description: 'd', ...schema }, plain],
  [
    'openai-agents',
    { ...told, params_json_schema: schema, strict_json_schema: false },
    { ...plain, strict: false },
  ],
  [
    'semantic-kernel',
    {
      ...told,
      plugin_name: 'p',
      parameters: [
        { name: 'a', is_required: true, schema_data: { type: 'string' }, default_value: null },
      ],
    },
    { ...plain, vendor: { 'semantic-kernel': { plugin_name: 'p' } } },
  ],
  ['cohere', { ...told, parameter_definitions: { a: { type: 'string', required: true } } }, plain],
  [
    'smolagents',
    {
      ...told,
      inputs: { a: { type: 'string' }, b: { type: 'any', nullable: true } },
      output_type: 'string',
    },
    {
      ...told,
      inputSchema: {
        ...schema,
        properties: { a: { type: 'string' }, b: { type: 'any', nullable: true } },
      },
      vendor: { smolagents: { output_type: 'string' } },
    },
  ],
  [
    'bfcl',
    [
      {
        question: [],
        function: [{ ...told, parameters: { type: 'dict', properties: {} }, response: output }],
      },
    ],
    { ...told, inputSchema: { type: 'dict', properties: {} }, outputSchema: output },
  ],
  [
    'acebench',
    { ...told, arguments: schema, results: output, tags: ['t'] },
    { ...plain, outputSchema: output, vendor: { acebench: { tags: ['t'] } } },
  ],
  [
    'toolbench',
    {
      api_list: [
        {
          tool_name: 'T',
          api_name: 'f',
          api_description: 'd',
          required_parameters: [{ name: 'a', type: 'string' }],
          optional_parameters: [{ name: 'b', type: 'NUMBER', default: 1 }],
        },
      ],
    },
    {
      ...told,
      inputSchema: {
        ...schema,
        properties: { a: { type: 'string' }, b: { type: 'NUMBER', default: 1 } },
      },
      vendor: { toolbench: { tool_name: 'T' } },
    },
  ],
  [
    'vitabench',
    {
      CONTRACTS: {
        f: { description: 'd', args: { a: 'The a.' }, returns: 'r', preconditions: 'p' },
      },
    },
    {
      ...told,
      inputSchema: { type: 'object', properties: { a: { description: 'The a.' } } },
      vendor: { vitabench: { returns: 'r', preconditions: 'p' } },
    },
  ],
  ['qwen.functions', { ...told, parameters: listed }, plain],
]

describe('tools as libraries and data sets print them', () => {
  it.each(FOREIGN)('are read as %s: %j', (dialect, value, tool) => {
    const got = read(value)
    expect(got.errors).toEqual([])
    expect(got.tools.map((each) => [each.dialect, toPlain(each.tool)])).toEqual([[dialect, tool]])
  })

  it('come from Dify with what its people set as injected', () => {
    const item = {
      path: 'x.yaml',
      tool: {
        identity: { name: 'f', author: 'x', label: { zh_Hans: '名', en_US: 'F' } },
        description: { human: { en_US: 'h' }, llm: 'd' },
        parameters: [
          { name: 'a', type: 'string', required: true, form: 'llm', llm_description: 'A.' },
          {
            name: 'b',
            type: 'select',
            form: 'form',
            human_description: { en_US: 'B.' },
            options: [{ value: 'x', label: { en_US: 'X' } }],
          },
          { name: 'n', type: 'number', form: 'llm', min: 1, max: 5, default: 2 },
        ],
      },
    }
    const got = read([item]).tools[0]!
    expect(toPlain(got.tool)).toMatchObject({
      name: 'f',
      title: 'F',
      description: 'd',
      inputSchema: {
        type: 'object',
        properties: {
          a: { type: 'string', description: 'A.' },
          b: { type: 'string', description: 'B.', enum: ['x'] },
          n: { type: 'number', minimum: 1, maximum: 5, default: 2 },
        },
        required: ['a'],
      },
      contract: { injected: ['b'] },
      vendor: { dify: { parameters: { b: { options: item.tool.parameters[1]!.options } } } },
    })
    expect(got.losses).toEqual([
      { code: 'import.injected', path: ['parameters', 1], values: { name: 'b' } },
    ])
  })

  it('keeps what a titled schema has of its own, and says where the name came from', () => {
    const got = read({ title: 'f', description: 'd', ...schema, additionalProperties: false })
    expect(toPlain(got.tools[0]!.tool)).toMatchObject({
      inputSchema: { additionalProperties: false },
    })
    expect(got.tools[0]!.losses.map(({ code }) => code)).toEqual(['import.name-from-title'])
    for (const value of [
      { title: 'Two words', description: 'd', ...schema },
      { title: 'f', ...schema },
    ])
      expect(read(value).errors.map(({ error }) => error.code)).toEqual(['import.schema-alone'])
  })

  it('never takes the arguments of a call, or a list of something else, for parameters', () => {
    expect(read({ name: 'f', arguments: { type: 'object' } }).tools).toEqual([])
    expect(read({ ...told, parameters: [1, 2] }).tools[0]?.losses ?? []).not.toContainEqual(
      expect.objectContaining({ code: 'import.parameter-list' }),
    )
  })

  it.each([
    [
      'openai.chat',
      { type: 'function', function: { ...told, parameters: listed } },
      ['function', 'parameters'],
    ],
    ['mcp.2025-11-25', { ...told, inputSchema: listed }, ['inputSchema']],
    ['claude', { ...told, input_schema: JSON.stringify(listed) }, ['input_schema']],
  ])('reads a list of parameters in %s too, and says so', (dialect, item, path) => {
    const got = read(item).tools[0]!
    expect([got.dialect, toPlain(got.tool)]).toEqual([dialect, plain])
    expect(got.losses).toContainEqual({ code: 'import.parameter-list', path })
  })

  it('tells an address of an interface from a tool', () => {
    const got = read({ tools: [{ tool_id: 1, method: 'get', sub_url: '/x' }] })
    expect(got.errors.map(({ error }) => error.code)).toEqual(['import.endpoint'])
  })

  it('finds the tools of a session', () => {
    const tool = { type: 'function', ...told, parameters: schema }
    expect(read({ type: 'session.update', session: { tools: [tool] } }).tools).toHaveLength(1)
  })

  it('keeps the tools of vendors beside all of these, as theirs', () => {
    const theirs = [
      { type: 'web_search_preview' },
      { type: 'mcp', server_label: 's', server_url: 'https://x.test' },
      { type: 'code_interpreter', container: { type: 'auto' } },
      { type: 'bash_20250124', name: 'bash' },
      { type: 'builtin_function', function: { name: '$web_search' } },
      { type: 'custom', custom: { name: 'sql' } },
      { googleSearch: {} },
      { urlContext: {} },
      { cachePoint: { type: 'default' } },
    ]
    const mixed = theirs.flatMap((each, i) => [
      each,
      { ...told, name: `f${i}`, args_schema: schema },
    ])
    const got = read(mixed)
    expect(got.errors).toEqual([])
    expect(got.opaque.map((each) => toPlain(each.value))).toEqual(theirs)
    expect(got.opaque.map((each) => each.index)).toEqual(theirs.map((_, i) => 2 * i))
    expect(got.tools).toHaveLength(theirs.length)
  })
})
