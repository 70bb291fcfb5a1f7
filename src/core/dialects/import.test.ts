import { describe, expect, it } from 'vitest'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { importText } from './import'

const schema = { type: 'object', properties: { a: { type: 'string' } } }
const chat = { type: 'function', function: { name: 'f', description: 'd', parameters: schema } }
const flat = { type: 'function', name: 'f', description: 'd', parameters: schema, strict: false }
const claude = { name: 'f', description: 'd', input_schema: schema }
const mcp = { name: 'f', description: 'd', inputSchema: schema }
const bare = { name: 'f', description: 'd', parameters: schema }
const canonical = { name: 'f', description: 'd', inputSchema: schema }

const text = (value: unknown): string => JSON.stringify(value)
const read = (value: unknown, options = {}) => importText(text(value), options)
const toolsOf = (value: unknown) => read(value).tools.map((each) => toPlain(each.tool))
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]) =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

describe('recognising a dialect', () => {
  it.each([
    ['openai.chat', chat],
    ['openai.chat', { function: { name: 'f' } }],
    ['openai.responses', flat],
    ['claude', claude],
    ['claude', { type: 'custom', ...claude }],
    ['mcp.2025-11-25', mcp],
    ['toolwright', { ...mcp, meta: {} }],
    ['toolwright', { ...mcp, description: { does: 'x' } }],
    ['openai.functions-legacy', bare],
    ['openai.functions-legacy', { name: 'f', description: 'd' }],
    ['agentscope.schema', { ...bare, outputSchema: {} }],
    ['gemini.parameters', { name: 'f', parameters: { type: 'OBJECT' } }],
    ['gemini.parametersJsonSchema', { name: 'f', parametersJsonSchema: schema }],
    ['gemini.parametersJsonSchema', { name: 'f', parameters_json_schema: schema }],
    ['bedrock.converse', { toolSpec: { name: 'f', inputSchema: { json: schema } } }],
    ['qwen.functions', { name_for_model: 'f', parameters: [] }],
    ['mixed', [chat, claude]],
    ['mcp.2025-11-25', { name: 'f', description: 'd', annotations: {} }],
    ['mcp.2025-11-25', { ...mcp, name: 5 }],
    ['gemini.parameters', { functionDeclarations: [bare] }],
    ['gemini.parameters', { tools: [{ functionDeclarations: [{ name: 'f' }] }] }],
    [
      'gemini.parametersJsonSchema',
      { functionDeclarations: [{ name: 'f', parametersJsonSchema: {} }] },
    ],
    [undefined, { name: 'f', description: 'd', version: '1.0.0' }],
    [undefined, { a: 1 }],
    [undefined, []],
    [undefined, 'words'],
  ])('finds %s in %j', (id, value) => {
    expect(read(value).dialect).toBe(id)
  })

  it('reads each item of a mixed list by its own shape', () => {
    const got = read([chat, claude, mcp, flat, bare])
    expect(got.tools.map((each) => each.dialect)).toEqual([
      'openai.chat',
      'claude',
      'mcp.2025-11-25',
      'openai.responses',
      'openai.functions-legacy',
    ])
    for (const { tool } of got.tools) expect(toPlain(tool)).toMatchObject(canonical)
  })

  it('detects nothing when told what to read', () => {
    const got = read(flat, { from: 'openai.chat' })
    expect(got.detected).toBe(false)
    expect(got.errors.map((each) => each.error.code)).toEqual(['shape.wrong-wrapper'])
    expect(got.errors[0]!.error.values).toEqual({
      expected: 'openai.chat',
      found: 'openai.responses',
    })
    expect(read(bare, { from: 'gemini.parameters' }).tools[0]!.dialect).toBe('gemini.parameters')
  })
})

describe('finding the tools in what is around them', () => {
  it.each([
    ['a list', [chat]],
    ['a request body', { model: 'm', messages: [], tools: [chat] }],
    ['an old request body', { model: 'm', functions: [bare] }],
    ['an envelope', { jsonrpc: '2.0', id: 1, result: { tools: [mcp] } }],
    [
      'records',
      [
        { from: 'a.py:1', tools: [chat] },
        { from: 'b', tools: [] },
      ],
    ],
    ['lists of lists', [[chat], []]],
    ['tools as text', [{ conversations: [], tools: text([bare]) }]],
    ['text in text', text(text([chat]))],
    ['a namespace', { type: 'namespace', name: 'n', tools: [flat] }],
    ['a toolset', { type: 'mcp_toolset', mcp_server_name: 's', tools: [claude] }],
    ['Gemini', { tools: [{ functionDeclarations: [bare] }] }],
    [
      'Bedrock',
      { toolConfig: { tools: [{ toolSpec: { name: 'f', inputSchema: { json: schema } } }] } },
    ],
    ['DashScope', { model: 'm', input: {}, parameters: { tools: [chat] } }],
    ['an object by name', { tools: { f: { description: 'd', inputSchema: schema } } }],
    ['functions by name', { functions: { f: { parameters: schema } } }],
    ['an object by name alone', { f: { input_schema: schema } }],
    ['wrappers by name', { tools: { x: chat } }],
    ['a name that leads elsewhere', { tools: { request: { ...bare } } }],
    ['a set of ours', { toolwright: 1, title: 't', tools: [mcp] }],
  ])('%s', (_, value) => {
    const got = read(value)
    expect(got.errors).toEqual([])
    expect(got.tools.length).toBe(1)
    expect(toPlain(got.tools[0]!.tool)).toMatchObject({ name: 'f', inputSchema: schema })
    expect(got.isSingle).toBe(false)
  })

  it('keeps what is not ours to edit, at its place', () => {
    const search = { type: 'web_search_20260318', name: 'web_search' }
    const custom = { type: 'custom', name: 'run', format: { type: 'text' } }
    const got = read({ tools: [search, claude, custom, 'code_interpreter'] })
    expect(
      got.opaque.map(({ index, value, error }) => [index, toPlain(value), error.code]),
    ).toEqual([
      [0, search, 'import.server-tool'],
      [2, custom, 'import.unsupported-kind'],
      [3, 'code_interpreter', 'import.server-tool'],
    ])
    expect(got.tools.map((each) => each.index)).toEqual([1])
  })

  it('finds a built-in tool beside functions in one object', () => {
    const got = read({ tools: [{ functionDeclarations: [bare], googleSearch: {} }] })
    expect(got.tools.length).toBe(1)
    expect(got.opaque.map((each) => toPlain(each.value))).toEqual([{ googleSearch: {} }])
  })

  it('takes a word for a built-in tool only in a list', () => {
    expect(read('web_search').errors.map((each) => each.error.code)).toEqual(['import.not-a-tool'])
    expect(read('web_search').opaque).toEqual([])
  })

  it('says that a page of a list is not the list', () => {
    expect(codes(read({ result: { tools: [mcp], nextCursor: 'p2' } }).losses)).toEqual([
      'import.incomplete #/result/nextCursor',
    ])
    expect(read({ tools: [mcp], nextCursor: null }).losses).toEqual([])
  })

  it('keeps an item that is no tool, and reads the others', () => {
    const got = read([mcp, { colour: 'red' }, 5, mcp])
    expect(got.tools.length).toBe(2)
    expect(got.errors.map(({ index, error }) => [index, error.code])).toEqual([
      [1, 'import.not-a-tool'],
      [2, 'import.not-a-tool'],
    ])
  })
})

describe('reading an item', () => {
  it('keeps unknown fields under vendor, and says so', () => {
    const got = read({ ...claude, risk_level: 'high', cache_control: { type: 'ephemeral' } })
    expect(toPlain(got.tools[0]!.tool)).toEqual({
      ...canonical,
      vendor: { claude: { risk_level: 'high', cache_control: { type: 'ephemeral' } } },
    })
    expect(codes(got.tools[0]!.losses)).toEqual(['import.unknown-field #/risk_level'])
  })

  it('tells a field beside the wrapper from one inside it', () => {
    const item = { type: 'function', note: 1, function: { ...chat.function, note: 2 } }
    const got = read(item)
    expect(toPlain(got.tools[0]!.tool)).toMatchObject({
      vendor: { openai: { note: 2 }, 'openai.chat': { note: 1 } },
    })
    expect(codes(got.tools[0]!.losses)).toEqual([
      'import.unknown-field #/function/note',
      'import.unknown-field #/note',
    ])
  })

  it.each([
    [{ ...mcp, inputSchema: text(schema) }, 'import.json-string #/inputSchema'],
    [
      { ...chat, function: { ...chat.function, parameters: text(schema) } },
      'import.json-string #/function/parameters',
    ],
  ])('reads a schema that is a JSON string: %j', (item, loss) => {
    const got = read(item)
    expect(toPlain(got.tools[0]!.tool)).toEqual(canonical)
    expect(codes(got.tools[0]!.losses)).toEqual([loss])
  })

  it('says where a schema that is a string stops being JSON, and keeps the string', () => {
    const item = { ...mcp, inputSchema: '{\n "type": }' }
    const got = read(item)
    expect(got.tools).toEqual([])
    expect(toPlain(got.errors[0]!.value)).toEqual(item)
    expect(got.errors[0]!.error).toEqual({
      code: 'import.schema-not-json',
      path: ['inputSchema'],
      values: { line: 2, column: 10 },
    })
  })

  it('takes a null description as none, and says so', () => {
    const got = read({ ...mcp, description: null })
    expect(toPlain(got.tools[0]!.tool)).toEqual({ name: 'f', inputSchema: schema })
    expect(codes(got.tools[0]!.losses)).toEqual(['import.null #/description'])
  })

  it('keeps number spelling, key order, duplicate-proof names and source ranges', () => {
    const source =
      '{"name":"f","inputSchema":{"type":"object","properties":{"b":{"maximum":9223372036854775807},"2":{"multipleOf":1.50},"__proto__":{"type":"string"},"1":{}}}}'
    const got = importText(source)
    expect(print(got.tools[0]!.tool, 0)).toBe(source)
    expect(got.tools[0]!.tool.at).toEqual({ start: 0, end: source.length })
  })

  it.each([
    ['a byte order mark', '\uFEFF' + text(mcp)],
    ['CR LF', JSON.stringify(mcp, null, 2).replace(/\n/g, '\r\n')],
    ['comments and trailing commas', `// one\n[${text(mcp)}, /* two */]`],
  ])('reads %s', (_, source) => {
    const got = importText(source)
    expect(got.isWhole).toBe(true)
    expect(got.tools.map((each) => toPlain(each.tool))).toEqual([canonical])
  })
})

describe('other vendors', () => {
  it('reads the OpenAPI spelling of Gemini', () => {
    const parameters = {
      type: 'OBJECT',
      properties: {
        a: { type: 'STRING', nullable: true, example: 'x' },
        b: { type: 'ARRAY', items: { type: 'INTEGER' }, minItems: '1' },
        c: { anyOf: [{ type: 'STRING' }, { type: 'NUMBER' }], nullable: true },
      },
      propertyOrdering: ['b', 'a', 'c'],
    }
    const [tool] = toolsOf({ name: 'f', parameters }) as { inputSchema: { properties: object } }[]
    expect(Object.keys(tool!.inputSchema.properties)).toEqual(['b', 'a', 'c'])
    expect(tool!.inputSchema).toEqual({
      type: 'object',
      properties: {
        b: { type: 'array', items: { type: 'integer' }, minItems: 1 },
        a: { type: ['string', 'null'], examples: ['x'] },
        c: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
      },
    })
  })

  it('reads the list of parameters of old Qwen functions', () => {
    const item = {
      name_for_human: '代码',
      name_for_model: 'code',
      description_for_model: 'Runs code.',
      parameters: [{ name: 'code', type: 'string', required: true }],
      args_format: 'code',
    }
    expect(toolsOf(item)).toEqual([
      {
        name: 'code',
        title: '代码',
        description: 'Runs code.',
        inputSchema: {
          type: 'object',
          properties: { code: { type: 'string' } },
          required: ['code'],
        },
        vendor: { qwen: { args_format: 'code' } },
      },
    ])
  })
})
