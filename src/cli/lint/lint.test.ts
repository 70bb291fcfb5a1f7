import { beforeAll, describe, expect, it } from 'vitest'
import { tokenCounter } from '../count-tokens'
import { lint } from './lint-io.fixture'

const TOOL = `{
  "name": "get_order",
  "description": "Looks up one order by its number. Use it when the user asks where a parcel is. Do not use it for refunds. Returns the status and the date. Covers the last 90 days.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "rate": { "type": "float", "description": "Share of the price. Ask the user when it is not given." },
      "userId": { "type": "string" }
    },
    "required": ["rate"]
  },
  "annotations": { "readOnlyHint": true }
}`
const CLEAN = TOOL.replace('"float"', '"number"').replace(/,\s*"userId": \{[^}]*\}/, '')
const OPENAI = `[{"type":"function","function":{"name":"a b","description":"Finds parcels by number. <|endoftext|>","parameters":{"type":"object","properties":{}}}},
{"type":"function","function":{"name":"find_refund","description":"Finds refunds by number.","parameters":{"type":"object","properties":{}}}}]`

interface Json {
  tools: {
    file: string
    index: number
    name: string
    score: number | null
    answers: Record<string, number>
    reading: Record<string, unknown>
    tokens: { encoding: string; count: number }
    findings: {
      rule: string
      severity: string
      path: string
      line: number
      column: number
      message: string
      fix?: { edits: { op: string; path: string; value: unknown }[] }
    }[]
  }[]
  set: { score: number | null; findings: { rule: string; tool: number }[] }
}

async function lintJson(files: Record<string, string>, extra: readonly string[] = []) {
  const result = await lint(files, [...Object.keys(files), ...extra, '--format', 'json'])
  return { ...result, json: JSON.parse(result.out) as Json }
}

// The vocabulary for counting is large, and loading it is no part of any test.
beforeAll(() => tokenCounter(), 60_000)

describe('lint --format json', () => {
  it('has exactly the members that are promised', async () => {
    const { json, code } = await lintJson({ 'a.json': TOOL })
    expect(code).toBe(1)
    expect(Object.keys(json)).toEqual(['tools', 'set'])
    const [tool] = json.tools
    expect(Object.keys(tool!)).toEqual([
      'file',
      'index',
      'name',
      'score',
      'parts',
      'capped',
      'answers',
      'reading',
      'tokens',
      'findings',
    ])
    expect(tool).toMatchObject({
      file: 'a.json',
      index: 0,
      name: 'get_order',
      answers: { does: 2, when: 2, whenNot: 2, returns: 2, limits: 2 },
    })
    expect(tool!.reading).toEqual({
      effect: 'read',
      flags: [],
      injected: ['userId'],
      enumInProse: [],
      formatMissing: [],
    })
    expect(tool!.tokens.encoding).toBe('o200k_base')
    expect(tool!.tokens.count).toBeGreaterThan(40)
    expect(Object.keys(json.set)).toEqual(['score', 'parts', 'findings'])
  })

  it('says where each finding is, in the document and in the file', async () => {
    const { json } = await lintJson({ 'a.json': TOOL })
    const found = json.tools[0]!.findings
    expect(
      found.map(({ rule, severity, path, line, column }) => [rule, severity, path, line, column]),
    ).toEqual([
      ['valid-types', 'error', '/inputSchema/properties/rate/type', 7, 25],
      ['identity-not-asked', 'warning', '/inputSchema/properties/userId', 8, 17],
      ['params-described', 'warning', '/inputSchema/properties/userId/description', 8, 17],
    ])
    expect(found[0]!.fix!.edits).toEqual([
      { op: 'set', path: '/inputSchema/properties/rate/type', value: 'number' },
    ])
    expect(found[2]).not.toHaveProperty('fix')
  })

  it('reads other dialects, counts tools within the file and takes special tokens as text', async () => {
    const { json, code } = await lintJson({ 'o.json': OPENAI, 'a.json': CLEAN })
    expect(code).toBe(1)
    expect(json.tools.map(({ file, index, name }) => [file, index, name])).toEqual([
      ['o.json', 0, 'a b'],
      ['o.json', 1, 'find_refund'],
      ['a.json', 0, 'get_order'],
    ])
    expect(json.tools[0]!.findings[0]).toMatchObject({
      rule: 'name-portable',
      path: '/name',
      line: 1,
    })
    expect(json.tools[1]!.findings.every(({ line }) => line === 2)).toBe(true)
  })

  it('takes the tools of all files as one set', async () => {
    const { json } = await lintJson({ 'a.json': CLEAN, 'b.json': CLEAN })
    expect(json.set.findings).toMatchObject([
      { rule: 'names-unique', severity: 'error', path: '/name', tool: 1, file: 'b.json', line: 2 },
    ])
  })

  it('is whole though a file is missing, damaged or empty of tools, and exits 2', async () => {
    const missing = await lintJson({ 'a.json': CLEAN }, ['gone.json'])
    expect(missing).toMatchObject({ code: 2, err: 'gone.json: there is no such file.\n' })
    expect(missing.json.tools).toHaveLength(1)
    const damaged = await lintJson({ 'bad.json': '{"name": ', 'a.json': CLEAN })
    expect(damaged.code).toBe(2)
    expect(damaged.err).toMatch(/^bad\.json:1:\d+: /)
    expect(damaged.json.tools.map(({ file }) => file)).toEqual(['a.json'])
    const empty = await lintJson({ 'e.json': '{"tools": []}' })
    expect(empty).toMatchObject({ code: 2, err: 'e.json: no tool was found in it.\n' })
    expect(empty.json).toEqual({ tools: [], set: { score: null, parts: [], findings: [] } })
  })

  it('tells of members that stand twice, and of items that are no tools, with the reason', async () => {
    const twice = await lintJson({ 'a.json': CLEAN.replace('{', '{"name": "x", ') })
    expect(twice.code).toBe(0)
    expect(twice.err).toMatch(/^a\.json:2:\d+: “name” stands here twice/)
    const list = `[${CLEAN}, {"openapi": "3.0.0", "info": {"title": "x"}}, 5]`
    const mixed = await lintJson({ 'a.json': list })
    expect(mixed.code).toBe(1)
    expect(mixed.json.tools).toHaveLength(1)
    expect(mixed.err).toMatch(/^a\.json: Item 2: .*OpenAPI.*\na\.json: Item 3: /)
    const many = await lintJson({ 'a.json': `[${CLEAN}${', 5'.repeat(50)}]` })
    expect(many.err.trim().split('\n')).toHaveLength(21)
    expect(many.err).toContain('30 more items')
  })

  it('places findings of JSON Lines and code blocks in the file', async () => {
    const line = JSON.stringify(JSON.parse(TOOL))
    const other = line.replace('get_order', 'find_order')
    const { json } = await lintJson({ 'a.jsonl': `${line}\n\n${other}\n` })
    expect(json.tools.map(({ findings }) => findings[0]!.line)).toEqual([1, 3])
    const block = await lintJson({ 'a.md': `# Tools\n\n\`\`\`json\n${TOOL}\n\`\`\`\n` })
    expect(block.json.tools[0]!.findings[0]).toMatchObject({ line: 10, column: 25 })
  })

  it('exits 0 where nothing is an error', async () => {
    const { code, json } = await lintJson({ 'a.json': CLEAN })
    expect(code).toBe(0)
    expect(json.tools[0]).toMatchObject({ score: 100, findings: [] })
  })
})

describe('lint', () => {
  it('prints a block per tool, aligned, and a line that counts', async () => {
    const { out, code } = await lint({ 'a.json': TOOL })
    expect(code).toBe(1)
    expect(out.replace(/score \d+ {2}\d+ tokens/, 'score N  N tokens')).toBe(
      `a.json
  get_order  score N  N tokens
    7:25  error    "float" is no JSON Schema type.  valid-types
    8:17  warning  "userId" looks like something the system knows: leave it out and fill it in yourself.  identity-not-asked
    8:17  warning  The parameter "userId" has no description.  params-described

Tools: 1. Errors: 1, warnings: 2, advice: 0.
`,
    )
  })

  it('speaks Chinese', async () => {
    const { out } = await lint({ 'a.json': TOOL }, ['a.json'], 'zh')
    expect(out).toContain('“float”不是 JSON Schema 的类型。')
    expect(out).toContain('1 个错误，2 个警告')
  })

  it('keeps control characters of the author away from the terminal', async () => {
    const { out } = await lint({
      'a.json': CLEAN.replace('"rate":', '"r\\u001b[31m\\n":').replace(
        '"rate"]',
        '"zz\\u001b[2J"]',
      ),
    })
    expect(out).not.toContain('\u001b')
    expect(out).toContain('zz [2J')
  })

  it.each([
    [[], 'Give at least one file.'],
    [
      ['a.json', '--format', 'xml'],
      '--format must be one of: pretty, json, sarif, github, markdown, junit. It is "xml".',
    ],
    [['a.json', '--wrong'], 'Unknown option --wrong.'],
  ])('explains the wrong use of %j', async (args, message) => {
    const { code, out, err } = await lint({ 'a.json': TOOL }, args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
    expect(err).toContain('Usage: toolwright lint')
  })
})
