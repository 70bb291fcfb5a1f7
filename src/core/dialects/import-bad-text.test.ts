import { describe, expect, it } from 'vitest'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { nameOf } from '../model/tool'
import { importText } from './import'

const schema = { type: 'object', properties: { a: { type: 'string' } } }
const mcp = { name: 'f', description: 'd', inputSchema: schema }
const canonical = mcp

const text = (value: unknown): string => JSON.stringify(value)
const read = (value: unknown) => importText(text(value))
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]) =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

describe('bad text', () => {
  it.each([
    '',
    '   ',
    '{',
    '[}',
    '{"name": ',
    '\u0000',
    'null',
    '{"a":1}}',
    '['.repeat(100000),
    '"',
  ])('never throws: %j', (source) => {
    const got = importText(source)
    expect(got.tools).toEqual([])
    expect(got.problems.length + got.errors.length).toBeGreaterThan(0)
  })

  it('still reads the tools that the fault does not touch', () => {
    const got = importText(`[${text(mcp)}, {"name": "g", "inputSchema": {]`)
    expect(got.isWhole).toBe(false)
    expect(got.tools.map((each) => toPlain(each.tool))).toEqual([canonical])
  })

  it('offers a text with curly quotes repaired, and applies it only when asked', () => {
    const source = '{“name”:“f”，“inputSchema”:{}}'
    const offered = importText(source)
    expect(offered.tools).toEqual([])
    expect(offered.repaired?.text).toBe('{"name":"f","inputSchema":{}}')
    const applied = importText(source, { repair: true })
    expect(applied.tools.map((each) => toPlain(each.tool))).toEqual([
      { name: 'f', inputSchema: {} },
    ])
    expect(codes(applied.losses)).toEqual(['import.look-alikes #'])
  })

  it.each([
    ['{"name":"f","inputSchema":{"type":"object"}', []],
    ['[{"name":"f","inputSchema":{}}', ['f']],
    ['[{"name":"f","inputSchema":{}}, {"name":"g","inputSchema":{}', ['f']],
    ['{"tools":[{"name":"f","inputSchema":{}},{"name":"g","inputSchema":{}} ', ['f', 'g']],
    ['{"name":"f","inputSchema":{}} trailing', ['f']],
    ['{"name":"f","inputSchema":{}}}', ['f']],
  ])('reads of %j only what is closed', (source, names) => {
    const got = importText(source)
    expect(got.isWhole).toBe(false)
    expect(got.tools.map(({ tool }) => nameOf(tool))).toEqual(names)
  })

  it.each([
    ['import.openapi', { openapi: '3.0.3', info: { title: 'x' }, paths: {} }],
    ['import.openapi', { swagger: '2.0', info: { title: 'x' } }],
    ['import.server-settings', { mcpServers: { a: { command: 'x' } } }],
    ['import.rpc-error', { jsonrpc: '2.0', id: 1, error: { code: -32601 } }],
    ['import.tool-call', { name: 'f', arguments: { a: 1 } }],
    ['import.tool-call', { method: 'tools/call', params: { name: 'f', arguments: {} } }],
    ['import.tool-call', { tool_calls: [{ function: { name: 'f', arguments: '{}' } }] }],
    ['import.package-manifest', { name: 'x', version: '1.0.0', description: 'd' }],
    ['import.schema-alone', schema],
    ['import.not-a-tool', { colour: 'red' }],
    ['import.not-a-tool', {}],
    ['import.not-a-tool', { toolwright: 1, tools: {} }],
  ])('says %s of %j', (code, value) => {
    for (const options of [{}, { from: 'qwen.dashscope' }]) {
      const got = importText(text(value), options)
      if (!('from' in options) || !('name' in value))
        expect(got.errors.map((each) => each.error.code)).toEqual([code])
      expect(got.tools.length + got.errors.length).toBe(1)
    }
  })

  it('lets no wrong item of a list hide the others', () => {
    for (const wrong of [null, 5, true, {}, []]) {
      const got = read({ tools: [mcp, wrong, mcp] })
      expect(got.tools).toHaveLength(2)
      expect(got.errors).toHaveLength(Array.isArray(wrong) ? 0 : 1)
    }
  })

  it('says of a list of numbers once that it is no list of tools', () => {
    const got = importText(`[${'1,'.repeat(999)}1]`)
    expect(got.errors.map(({ error }) => error.code)).toEqual(['import.not-a-tool'])
  })

  it('tells of members that stand twice, in the tool or around it', () => {
    const twice = '{"tools":[],"tools":[{"name":"f","name":"g","inputSchema":{"a":{},"a":1}}]}'
    const got = importText(twice)
    expect(codes(got.tools[0]!.losses)).toEqual([
      'import.duplicate-key #/name',
      'import.duplicate-key #/inputSchema/a',
    ])
    expect(codes(got.losses)).toEqual(['import.duplicate-key #/tools'])
  })

  it('tells how many comments were left out', () => {
    const { losses } = importText(`// one\n${text(mcp)} /* two */`)
    expect(losses).toEqual([{ code: 'import.comments', path: [], values: { count: 2 } }])
  })

  it('does not throw on wrong shapes in the place of tools', () => {
    for (const value of [
      { tools: 5 },
      { tools: null },
      { tools: { a: 1 } },
      { result: 'x' },
      { function: [] },
      [[[[]]]],
      { name: 5, inputSchema: 7 },
    ])
      expect(() => read(value)).not.toThrow()
  })
})
