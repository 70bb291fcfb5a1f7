import { describe, expect, it } from 'vitest'
import { importText } from '../../dialects/import'
import { get, stringOf } from '../../json/node'
import { lineStarts, positionAt } from '../../json/position'
import { toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { nameOf } from '../../model/tool'

const names = (text: string): readonly string[] =>
  importText(text).tools.map(({ tool }) => nameOf(tool))
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

const f = "{name: 'f', description: 'd', inputSchema: {type: 'object'}}"
const chat =
  "{'type': 'function', 'function': {'name': 'f', 'parameters': {'type': 'object', 'x': None}}}"

describe('tools in a script', () => {
  it.each([
    ['mcp.2025-11-25', `const tools: Tool[] = [${f}]`],
    ['mcp.2025-11-25', `export const x: T = ${f} as const satisfies Y`],
    ['mcp.2025-11-25', `export default { tools: [${f}] }`],
    ['mcp.2025-11-25', `'use strict'\nmodule.exports = [${f}];\n`],
    ['mcp.2025-11-25', `exports.tools = [${f}]`],
    ['mcp.2025-11-25', f],
    ['mcp.2025-11-25', `\uFEFF${f};\r\n`],
    ['mcp.2025-11-25', `// the one tool\n[${f},]`],
    ['mcp.2025-11-25', `(${f})`],
    ['mcp.2025-11-25', `interface A { a: string }\nconst t = ${f}`],
    ['mcp.2025-11-25', `const t = []\nt.push(${f})`],
    ['mcp.2025-11-25', `class A { static tools = [${f}] }`],
    ['mcp.2025-11-25', `server.setRequestHandler(L, async () => { return { tools: [${f}] } })`],
    ['mcp.2025-11-25', `const one = ${f}\nexport const tools = [one]`],
    ['mcp.2025-11-25', `const el = <div>{x}</div>\nconst t = ${f}`],
    ['claude', "tools = [{name: 'f', input_schema: {type: 'object'}}]"],
    ['openai.chat', `tools = [${chat}]`],
    ['openai.chat', `[${chat}]`],
    ['openai.chat', `import os\n\ntools: list[dict] = [\n  ${chat},  # one\n]`],
    [
      'openai.chat',
      `client.chat.completions.create(model="m", messages=[{"role": "user"}], tools=[${chat}])`,
    ],
    ['openai.chat', `def g():\n    return [${chat}]\n`],
    [
      'mcp.2025-11-25',
      "from mcp import types\nt = types.Tool(name='f', inputSchema={'type': 'object'})",
    ],
    ['vercel.ai-sdk', "const tools = { f: tool({ inputSchema: jsonSchema({ type: 'object' }) }) }"],
    ['vercel.ai-sdk', 'const f = tool({ parameters: jsonSchema({}) })\nexport const tools = { f }'],
    ['langchain', "tool = StructuredTool(name='f', args_schema={'type': 'object'})"],
    ['langchain', "const t = tool(async () => 1, { name: 'f', schema: { type: 'object' } })"],
    [
      'openai.functions-legacy',
      "export const a = defineTool({name: 'f', description: 'd', parameters: {type: 'object'}})",
    ],
  ])('are read as %s from %j', (dialect, text) => {
    const got = importText(text)
    expect(got.problems).toEqual([])
    expect(got.isWhole).toBe(true)
    expect(got.errors).toEqual([])
    expect(got.tools.map((each) => [nameOf(each.tool), each.dialect])).toEqual([['f', dialect]])
    expect(got.losses[0]!.code).toBe('import.script')
  })

  it('are all read that stand in one text, each once and in text order', () => {
    const text = `const a = {name: 'a', inputSchema: {}}\nconst list = [a, {name: 'b', inputSchema: {}}]\nconst c = {name: 'c', inputSchema: {}}\nexport { list }`
    expect(names(text)).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['import.script-schema', "const t = {name: 'f', inputSchema: z.object({a: z.string()})}"],
    ['import.script-schema', "const t = {name: 'f', inputSchema: {a: z.string()}}"],
    ['import.script-schema', "const t = {name: 'f', inputSchema: Type.Object({})}"],
    ['import.script-schema', "const t = {name: 'f', input_schema: {...base}}"],
    ['import.script-schema', "const t = {f: tool({description: 'd', inputSchema: schema})}"],
    [
      'import.script-schema',
      "server.registerTool('f', {description: 'd', inputSchema: {a: z.string()}}, run)",
    ],
    ['import.script-schema', "t = StructuredTool(name='f', args_schema=Input, func=g)"],
    [
      'import.script-schema',
      "t = [{'type': 'function', 'function': {'name': 'f', 'parameters': S}, 'x': None}]",
    ],
    ['import.script-name', 'const t = {name: `f_${x}`, inputSchema: {}}'],
    ['import.script-name', 'import {NAME} from "n"\nconst t = [{name: NAME, inputSchema: {}}]'],
  ])('are refused with %s, not guessed: %j', (code, text) => {
    const got = importText(text)
    expect(got.tools).toEqual([])
    expect(got.problems).toEqual([])
    expect(got.errors.map(({ error }) => error.code)).toEqual([code])
    expect(got.errors[0]!.error.values?.line).toBe(text.split('\n').length)
  })

  it('tell of every value that was not read, with its line and place', () => {
    const text = `export const t = {
  name: 'f',
  description: \`for \${x}\`,
  inputSchema: {type: 'object', properties: {name: {type: 'string', default: DEFAULT}, ...more}},
  execute: async () => 1,
}`
    const [tool] = importText(text).tools
    expect(toPlain(tool!.tool)).toEqual({
      name: 'f',
      description: 'for ${x}',
      inputSchema: {
        type: 'object',
        properties: { name: { type: 'string', default: 'DEFAULT' } },
      },
    })
    expect(
      tool!.losses.map(({ code, path, values }) => [code, pointer(path), values?.line]),
    ).toEqual([
      ['import.script-code', '', 5],
      ['import.script-unread', '/description', 3],
      ['import.script-spread', '/inputSchema/properties', 4],
      ['import.script-unread', '/inputSchema/properties/name/default', 4],
    ])
  })

  it('tell of a change after the declaration, of comments, and of a fault elsewhere', () => {
    const text = `const t = ${f.replace('d', 'd')} // one\nt.description = 'x'\nconst [ = 5`
    const got = importText(text)
    expect(names(text)).toEqual(['f'])
    expect(codes(got.tools[0]!.losses)).toEqual(['import.script-changed #'])
    expect(got.losses.map(({ code, values }) => [code, values?.line])).toContainEqual([
      'import.script-fault',
      3,
    ])
    expect(importText(`const t = [\n// one\n${f}]`).losses).toContainEqual({
      code: 'import.comments',
      path: [],
      values: { count: 1 },
    })
  })
})

describe('code blocks of a Markdown text', () => {
  const fence = '```'

  it('are read as the language they name, JSON and scripts alike', () => {
    const text = `# Tools\n\nfrom the docs\n\n${fence}ts\nconst a = [${f}]\n${fence}\n${fence}python\nb = [${chat.replace("'f'", "'g'")}]\n${fence}\n${fence}json\n{"name":"h","inputSchema":{}}\n${fence}\n${fence}bash\nls\n${fence}\n`
    const got = importText(text)
    expect(got.problems).toEqual([])
    expect(got.tools.map(({ tool, dialect }) => [nameOf(tool), dialect])).toEqual([
      ['f', 'mcp.2025-11-25'],
      ['g', 'openai.chat'],
      ['h', 'mcp.2025-11-25'],
    ])
    expect(codes(got.losses)).toEqual([
      'import.script #',
      'import.script #',
      'import.code-blocks #',
    ])
    for (const { tool } of got.tools) {
      const at = get(tool, 'name')!.at!
      expect(text.slice(at.start + 1, at.end - 1)).toBe(stringOf(get(tool, 'name')))
    }
  })

  it('in the text of a script are text', () => {
    const text = `export const t = {name: 'f', description: \`Give\n\\\`\\\`\\\`json\n{"a": 1}\n\\\`\\\`\\\`\n\`, inputSchema: {}}`
    expect(names(text)).toEqual(['f'])
  })
})

describe('JSON with a fault', () => {
  const g = '{"name":"g","inputSchema":{"type":"object"}}'

  it.each([
    [`{"name": "f" "inputSchema": {}}`, '"inputSchema"'],
    [`[${g}, {"name": "f", "inputSchema": {"a": oops}}]`, 'oops'],
    [`{"name": "f", "inputSchema": {"type": "object"}`, undefined],
    [`{"name": "f", "inputSchema": {}}}`, undefined],
    [`{"name": "f", "inputSchema": {}} and more`, undefined],
    [`{"name": "f", "strict": truе, "inputSchema": {}}`, 'truе'],
  ])('is told of where it is, and never read as a script: %s', (text, at) => {
    const got = importText(text)
    expect(got.isWhole).toBe(false)
    expect(codes(got.losses)).not.toContain('import.script #')
    if (at) expect(got.problems[0]!.at.start).toBe(text.indexOf(at))
    expect(positionAt(lineStarts(text), got.problems[0]!.at.start).line).toBe(1)
  })

  it.each(
    [
      "{'name': 'f', 'inputSchema': {'type': 'object' 'properties': {}}}",
      "{name: 'f', inputSchema: {type: 'object'}",
      'const x = 5',
      'words and {braces: 1}',
      'a: 1\nb: {name: f, inputSchema: {}}',
      '<p>{name: "f", inputSchema: {}}</p>',
      `${'['.repeat(5000)}x`,
      `f(${'('.repeat(5000)}`,
      `x = ${"'a' + ".repeat(3000)}'b'`,
    ].map((text) => ({ text, start: text.slice(0, 60) })),
  )('or a script with no tool that is sure is no script: $start', ({ text }) => {
    const got = importText(text)
    expect(got.tools).toEqual([])
    expect(got.problems.length).toBeGreaterThan(0)
  })

  it('does not grow without end by constants that name one another twice', () => {
    const lines = Array.from({ length: 40 }, (_, i) => `const a${i + 1} = [a${i}, a${i}]`)
    const text = `const a0 = [1]\n${lines.join('\n')}\nconst t = {name: 'f', inputSchema: {type: 'object', default: a40}}`
    expect(codes(importText(text).tools[0]!.losses)).toEqual([
      'import.script-unread #/inputSchema/default',
    ])
  })
})
