import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import type { Io } from './command'
import { convertCommand } from './convert'

const schema = { type: 'object', properties: { a: { type: 'string' } } }
const mcp = { name: 'f', title: 'F', description: 'd', inputSchema: schema }
const chat = { type: 'function', function: { name: 'f', description: 'd', parameters: schema } }

/** Runs the command on one file; `out` and `err` are everything it wrote. */
async function run(content: unknown, args: string, lang: Lang = 'en') {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const written = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: (path) =>
      Promise.resolve(path === 'in.json' ? { ok: true, text } : { ok: false, reason: 'missing' }),
    out: (part) => void (written.out += part),
    err: (part) => void (written.err += part),
  }
  const code = await convertCommand.run(args.split(' ').filter(Boolean), io)
  return { code, ...written }
}

interface Printed {
  dialect: string | null
  detected: boolean
  tools: unknown[]
  losses: { tool: string; code: string; path: string; message: string; id?: string }[]
  errors: { tool: string; code: string; path: string; message: string }[]
  opaque: unknown[]
  namespaces: unknown[]
}

async function asJson(content: unknown, args: string, lang: Lang = 'en') {
  const { code, out, err } = await run(content, `in.json ${args} --format json`, lang)
  return { code, err, printed: JSON.parse(out) as Printed }
}

describe('convert --format json', () => {
  it('prints exactly the members that programs rely on', async () => {
    const { code, printed, err } = await asJson([mcp], '--to openai.chat')
    expect(printed).toEqual({
      dialect: 'mcp.2025-11-25',
      detected: true,
      tools: [chat],
      losses: [
        {
          tool: 'f',
          code: 'dropped.title',
          path: '#/title',
          message: 'The dialect has no place for "title"; it is left out.',
        },
      ],
      errors: [],
      opaque: [],
      namespaces: [],
      leftOut: [],
    })
    expect([code, err]).toEqual([0, ''])
  })

  it('detects nothing with --from', async () => {
    const { printed } = await asJson(chat, '--from openai.chat --to toolwright')
    expect(printed).toMatchObject({ dialect: 'openai.chat', detected: false })
    expect(printed.tools).toEqual([{ name: 'f', description: 'd', inputSchema: schema }])
  })

  it('leaves out a tool that the vendor would refuse, says why, and converts the others', async () => {
    const bad = { name: 'a.b', inputSchema: { type: 'object', anyOf: [{}] } }
    const { code, printed } = await asJson([bad, mcp], '--to claude')
    expect(code).toBe(1)
    expect(printed.tools.length).toBe(1)
    expect(printed.errors.map(({ tool, code, path }) => [tool, code, path])).toEqual([
      ['a.b', 'name.pattern', '#/name'],
      ['a.b', 'schema.root-composition', '#/anyOf'],
    ])
  })

  it('leaves a repair that is refused, by its name or by its kind, and makes one that is chosen', async () => {
    const slips = { type: 'object', properties: { a: { type: 'float' }, b: { type: 'str' } } }
    const typesOf = ({ printed }: { printed: Printed }) =>
      JSON.stringify(printed.tools).match(/float|number|str"|string"/g)
    const broken = { ...mcp, inputSchema: slips }
    const offered = await asJson(broken, '--to mcp.2025-11-25')
    const [first] = offered.printed.losses.filter((each) => each.id !== undefined)
    expect(first?.id).toBe('import.type-name#/inputSchema/properties/a/type')
    const to = '--to mcp.2025-11-25'
    expect(typesOf(await asJson(broken, `${to} --repair --refuse ${first!.id}`))).toEqual([
      'float',
      'string"',
    ])
    expect(typesOf(await asJson(broken, `${to} --repair --refuse import.type-name`))).toEqual([
      'float',
      'str"',
    ])
    expect(typesOf(await asJson(broken, `${to} --choose ${first!.id}`))).toEqual(['number', 'str"'])
  })

  it('repairs only when asked, and says the same places both times', async () => {
    const broken = { ...mcp, inputSchema: { type: 'object', properties: { a: { type: 'str' } } } }
    const offered = await asJson(broken, '--to openai.chat')
    expect(offered.code).toBe(1)
    expect(offered.printed.tools).toEqual([])
    const repaired = await asJson(broken, '--to openai.chat --repair')
    expect(repaired.code).toBe(0)
    expect(repaired.printed.tools).toEqual([chat])
    for (const { printed } of [offered, repaired])
      expect(printed.losses.map(({ code, path }) => `${code} ${path}`)).toContain(
        'import.type-name #/inputSchema/properties/a/type',
      )
  })

  it('lists built-in tools with their place, and is not stopped by them', async () => {
    const search = { type: 'web_search_20260318', name: 'web_search' }
    const both = await asJson(
      { tools: [search, { name: 'f', input_schema: schema }] },
      '--to claude',
    )
    expect(both.code).toBe(0)
    expect(both.printed.opaque).toEqual([{ index: 0, value: search }])
    expect(both.printed.losses.map((each) => each.code)).toEqual(['import.server-tool'])
    const alone = await asJson(search, '--to claude')
    expect(alone.code).toBe(1)
    expect(alone.printed.errors.map((each) => each.code)).toEqual(['import.server-tool'])
  })

  it('nests groups again', async () => {
    const tool = { type: 'function', name: 'f', parameters: schema, strict: false }
    const group = { type: 'namespace', name: 'n', description: 'N', tools: [tool] }
    const { printed } = await asJson(group, '--to openai.responses')
    expect(printed.namespaces).toEqual([{ name: 'n', description: 'N' }])
    expect(printed.tools).toEqual([group])
  })

  it('checks a file against the dialect it is in, and prints it mended', async () => {
    const { name, description } = chat.function
    const bare = {
      type: 'function',
      function: { name, description, parameters: { type: 'object' } },
    }
    const { code, printed } = await asJson(bare, '--from openai.chat --to openai.chat')
    expect(code).toBe(1)
    expect(printed.errors.map((each) => each.code)).toEqual(['schema.object-without-properties'])
    expect(printed.tools.length).toBe(1)
  })

  it('says in the asked language', async () => {
    const { printed } = await asJson([mcp], '--to claude', 'zh')
    expect(printed.losses[0]!.message).toBe('这种格式没有“title”的位置，已省略。')
  })

  it('converts what can be read of a damaged file, says the rest, and exits 2', async () => {
    const text = `[${JSON.stringify(mcp)},\n{"name": "half", "inputSchema": {`
    const { code, printed, err } = await asJson(text, '--to openai.chat')
    expect(code).toBe(2)
    expect(printed.tools).toEqual([chat])
    expect(printed.errors).toHaveLength(1)
    expect(printed.errors[0]).toMatchObject({ tool: '', code: 'json.unclosed', path: '#' })
    expect(Object.keys(printed.errors[0]!)).toEqual(['tool', 'code', 'path', 'message'])
    expect(err).toBe(printed.errors[0]!.message + '\n')
  })

  it('finds what has no name by its number', async () => {
    const { code, printed } = await asJson([mcp, { colour: 'red' }, null], '--to openai.chat')
    expect(code).toBe(1)
    expect(printed.tools).toEqual([chat])
    expect(printed.errors.map(({ message }) => message.slice(0, 8))).toEqual([
      'Item 2: ',
      'Item 3: ',
    ])
  })

  it.each([
    [{ ...mcp, name: 5 }, 'errors', 'name.not-text #/name'],
    [{ ...mcp, name: null }, 'errors', 'name.length #/name'],
    [{ ...mcp, description: 5 }, 'losses', 'description.not-text #/description'],
    [{ ...mcp, description: ['a'] }, 'losses', 'description.not-text #/description'],
    [{ ...mcp, description: { zz: 'x' } }, 'losses', 'description.not-text #/description/zz'],
    [{ ...mcp, description: { does: 5 } }, 'losses', 'description.not-text #/description/does'],
    [{ ...mcp, description: ' ' }, 'losses', 'dropped.description #/description'],
    [{ ...mcp, inputSchema: null }, 'losses', 'import.schema-missing #/inputSchema'],
    [{ ...mcp, inputSchema: true }, 'errors', 'schema.root-type #'],
    [{ ...mcp, inputSchema: [] }, 'errors', 'schema.root-type #'],
    [{ ...mcp, inputSchema: 'x' }, 'errors', 'import.schema-not-json #/inputSchema'],
    [{ ...mcp, inputSchema: { $ref: '#/$defs/a' } }, 'errors', 'schema.root-type #'],
    [
      { ...mcp, inputSchema: { ...schema, anyOf: [] } },
      'errors',
      'schema.root-composition #/anyOf',
    ],
  ] as const)('says of %j what is wrong, once', async (tool, list, expected) => {
    const { printed } = await asJson(tool, '--to openai.chat')
    const told = printed[list].map(({ code, path }) => `${code} ${path}`)
    expect(told.filter((each) => each === expected)).toHaveLength(1)
    for (const { message } of [...printed.losses, ...printed.errors])
      expect(message).not.toMatch(/\{\w+\}|""/)
  })

  it('writes DashScope as Chat Completions without the strict flag', async () => {
    const closed = { ...schema, required: ['a'], additionalProperties: false }
    const strict = { name: 'f', inputSchema: closed, strict: true }
    const { code, printed } = await asJson(strict, '--to qwen.dashscope')
    expect(code).toBe(0)
    expect(printed.tools).toEqual([
      { type: 'function', function: { name: 'f', parameters: closed } },
    ])
    expect(printed.losses.map((each) => each.code)).toEqual(['dropped.strict'])
    const plain = await asJson({ ...strict, strict: false }, '--to qwen.dashscope')
    expect(plain.printed.losses).toEqual([])
    const long = await asJson({ ...strict, name: 'n'.repeat(65) }, '--to qwen.dashscope')
    expect(long.printed.errors.map((each) => each.code)).toEqual(['name.length'])
  })

  it('is JSON even when the file is not', async () => {
    const { code, printed, err } = await asJson('{"name": ', '--to claude')
    expect(code).toBe(2)
    expect(printed).toMatchObject({ dialect: null, detected: false, tools: [] })
    expect(printed.errors[0]!.message).toContain('in.json:1:10')
    expect(err).toContain('in.json:1:10')
  })
})

describe('convert', () => {
  it('prints the wire of one tool alone, of a list as a list, losses aside', async () => {
    const one = await run(mcp, 'in.json --to openai.chat')
    expect(JSON.parse(one.out)).toEqual(chat)
    expect(one.err).toContain('f: The dialect has no place for "title"')
    expect(JSON.parse((await run([mcp], 'in.json --to openai.chat')).out)).toEqual([chat])
  })

  it('keeps built-in tools at their place in the same family', async () => {
    const list = [
      { type: 'web_search_1', name: 'w' },
      { name: 'f', input_schema: schema },
    ]
    expect(JSON.parse((await run(list, 'in.json --to claude')).out)).toEqual(list)
  })

  it('spells numbers and orders keys as the file does', async () => {
    const text =
      '{"name":"f","inputSchema":{"type":"object","properties":{"b":{"maximum":9223372036854775807},"1":{"multipleOf":1.50}}}}'
    const { out } = await run(text, 'in.json --to mcp.2025-11-25')
    expect(out.replace(/\s/g, '')).toBe(text)
    expect(out.endsWith('}\n')).toBe(true)
  })

  it('says the same thing of many tools once, and how many they are', async () => {
    const many = Array.from({ length: 8 }, (_, i) => ({ ...mcp, name: `t${i}` }))
    const { err } = await run(many, 'in.json --to claude')
    expect(err).toBe(
      't0, t1, t2, t3, t4 and 3 more: The dialect has no place for "title"; it is left out. (dropped.title #/title)\n',
    )
  })

  it.each([
    ["{name: 'f'}", 'JavaScript or Python'],
    ['const a = {}', 'program code'],
    ['name: f', 'YAML'],
    ['<html>', 'HTML'],
  ])('says what %j is, after the first fault of the line', async (text, hint) => {
    const { code, out, err } = await run(text, 'in.json --to claude')
    expect([code, out]).toEqual([2, ''])
    const lines = err.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^in\.json:1:\d+: /)
    expect(lines[1]).toContain(hint)
  })

  it('offers to replace look-alike characters', async () => {
    const text = '{“name”:“f”，“inputSchema”:{“type”:“object”}}'
    const refused = await run(text, 'in.json --to claude')
    expect(refused.code).toBe(2)
    expect(refused.out).toBe('')
    expect(refused.err).toContain('U+201C')
    expect(refused.err).toContain('--repair')
    const repaired = await run(text, 'in.json --to claude --repair')
    expect(repaired.code).toBe(0)
    expect(JSON.parse(repaired.out)).toEqual({ name: 'f', input_schema: { type: 'object' } })
  })

  it.each([
    ['', 'Give exactly one file'],
    ['in.json', '--to is missing'],
    ['in.json other.json --to claude', 'Give exactly one file'],
    ['in.json --to nonsense', 'no dialect "nonsense"'],
    ['in.json --to constructor', 'no dialect "constructor"'],
    ['in.json --to cohere', '"cohere" can be read, but not written yet'],
    ['in.json --to openai.realtime', '"openai.realtime" can be read, but not written yet'],
    ['in.json --to mcp.tools-list', '"mcp.tools-list" can be read, but not written yet'],
    ['in.json --from nonsense --to claude', 'no dialect "nonsense"'],
    ['in.json --to', '--to needs a value'],
    ['in.json --to claude --format xml', 'must be one of: wire, json'],
    ['in.json --to claude --repair=yes', '--repair takes no value'],
    ['in.json --to claude --fast', 'Unknown option --fast'],
    ['absent.json --to claude', 'absent.json: there is no such file'],
  ])('refuses "%s" with exit code 2 and the reason', async (args, reason) => {
    const { code, out, err } = await run(mcp, args)
    expect(err).toContain(reason)
    expect([code, out]).toEqual([2, ''])
  })

  it.each(['[]', '{"tools":[]}'])('says that %s holds no tool', async (text) => {
    const { code, err } = await run(text, 'in.json --to claude')
    expect(code).toBe(2)
    expect(err).toContain('no tool was found')
  })
})

describe('convert to source code', () => {
  it('prints the code by itself, and what is lost on standard error', async () => {
    const { code, out, err } = await run([mcp], 'in.json --to agentscope-java')
    expect(out).toContain('@Tool(')
    expect(err).toContain('dropped.title #/title')
    expect(code).toBe(0)
  })

  it('prints each file with its name where programs read it', async () => {
    const { printed } = await asJson([mcp], '--to vercel-ai')
    expect(printed.tools).toEqual([
      { file: expect.stringMatching(/\.ts$/), source: expect.stringContaining('jsonSchema') },
    ])
  })

  it('says that two tools have one name', async () => {
    const { code, printed } = await asJson([mcp, mcp], '--to langchain4j')
    expect(printed.errors.map((each) => each.code)).toContain('name.duplicate')
    expect(code).toBe(1)
  })
})
