import { spawnSync } from 'node:child_process'
import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { importText } from '../dialects/import'
import { get, type JsonObject, sameData, stringOf } from '../json/node'
import { parse } from '../json/parse'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { HOSTILE_TEXTS, hostileTool, hostileValue } from './hostile-tools.fixture'
import { langchainPython } from './langchain-python'
import { literal } from './python/literal'

const tool = (text: string): JsonObject => parse(text).root as JsonObject
const toolOf = (value: object): JsonObject => tool(JSON.stringify(value))
const object = { type: 'object', properties: {} }
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)
const hasPython = spawnSync('python3', ['--version']).status === 0

/** What a Python program prints, as JSON. */
function python(program: string, input: unknown): unknown {
  const run = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}

describe('tools of LangChain for Python', () => {
  it('have the JSON Schema as a dictionary, and injected parameters by the own means', () => {
    const { files, items } = langchainPython.write(
      [
        toolOf({
          name: 'get-order',
          title: 'Order',
          description: 'Reads "one".\nNo more.',
          inputSchema: {
            type: 'object',
            properties: { id: { type: 'string', default: null }, user: {}, config: {} },
            additionalProperties: false,
          },
          strict: true,
          contract: { injected: ['user', 'config', 'not a name'] },
        }),
      ],
      'Shop orders',
    )
    expect(files.map(({ name }) => name)).toEqual(['shop_orders.py'])
    for (const part of [
      'from langchain_core.tools import InjectedToolArg, StructuredTool',
      'def _get_order(*, user: Annotated[Any, InjectedToolArg], **arguments: Any) -> Any:',
      'get_order = StructuredTool(\n    name="get-order",',
      'description="Reads \\"one\\".\\nNo more.",',
      '"default": None,',
      '"additionalProperties": False,',
      'tools = [get_order]',
    ])
      expect(files[0]!.text).toContain(part)
    expect(codes(items[0]!.losses)).toEqual([
      'dropped.injected #/inputSchema/properties/user',
      'dropped.injected #/inputSchema/properties/config',
      'dropped.title #/title',
      'dropped.strict #/strict',
      'dropped.contract #/contract',
      'script.injected-unnamed #',
      'script.injected-unnamed #',
    ])
    const schema = get(importText(files[0]!.text).tools[0]!.tool, 'inputSchema')!
    expect(Object.keys(toPlain(get(schema, 'properties')!) as object)).toEqual(['id'])
  })

  it('keep every digit of an integer, and refuse what Python cannot read', () => {
    const bound = (raw: string): JsonObject =>
      tool(`{"name":"f","inputSchema":{"type":"object","maxProperties":${raw}}}`)
    const written = langchainPython.write([bound('9223372036854775807')])
    expect(written.items[0]!.losses).toEqual([])
    expect(written.files[0]!.text).toContain('9223372036854775807')
    expect(
      codes(langchainPython.write([bound('0.12345678901234567891')]).items[0]!.losses),
    ).toEqual(['script.number-rounded #/maxProperties'])
    for (const raw of ['1e400', '1'.repeat(5000)])
      expect(codes(langchainPython.write([bound(raw)]).items[0]!.errors)).toEqual([
        'script.number-too-large #/maxProperties',
      ])
  })

  it('get names that Python and the module have free', () => {
    const names = ['class', 'tools', 'a.b', 'a-b', '1st', '查', 'StructuredTool', 'Any']
    const { files } = langchainPython.write(
      names.map((name) => toolOf({ name, inputSchema: object })),
    )
    expect(files[0]!.text.match(/^tools = .*/m)![0]).toBe(
      'tools = [tool_class, tools2, a_b, a_b2, tool_1st, tool_6, structured_tool, any]',
    )
    expect(
      importText(files[0]!.text).tools.map((each) => stringOf(get(each.tool, 'name'))),
    ).toEqual(names)
  })

  it('are read back with every text, name and number as it was', () => {
    fc.assert(
      fc.property(hostileValue, fc.constantFrom('f', '__proto__', 'a b', '查'), (value, name) => {
        const given = hostileTool(name, value)
        const got = importText(langchainPython.write([given]).files[0]!.text)
        expect(got.problems).toEqual([])
        expect(got.dialect).toBe('langchain')
        const back = got.tools[0]!.tool
        expect(stringOf(get(back, 'name'))).toBe(name)
        expect(sameData(get(back, 'inputSchema'), get(given, 'inputSchema'))).toBe(true)
        const text = stringOf(get(given, 'description'))!
        expect(stringOf(get(back, 'description'))).toBe(text.trim() === '' ? undefined : text)
      }),
      { numRuns: 20 },
    )
  })

  it.runIf(hasPython)('have literals that are the same value when Python reads them', () => {
    const values = [
      ...fc.sample(hostileValue, { numRuns: 200, seed: 7 }),
      ...HOSTILE_TEXTS.map((value) => ({ kind: 'string' as const, value })),
    ]
    const program =
      'import ast, json, sys\nprint(json.dumps([ast.literal_eval(t) for t in json.load(sys.stdin)]))'
    const got = python(
      program,
      values.map((value) => literal(value, '').code),
    )
    expect(got).toEqual(values.map(toPlain))
  })

  it.runIf(hasPython)('are a file that Python compiles, also with schemas of great depth', () => {
    const deep = `${'{"type":"object","properties":{"a":'.repeat(200)}{}${'}}'.repeat(200)}`
    const { files } = langchainPython.write([
      ...HOSTILE_TEXTS.map((text, i) =>
        hostileTool(text || `f${i}`, { kind: 'string', value: text }),
      ),
      tool(`{"name":"deep","inputSchema":${deep}}`),
    ])
    expect(files[0]!.text).toContain('import json\n')
    const program =
      'import json, sys\ncompile(json.load(sys.stdin), "tools", "exec")\nprint("true")'
    expect(python(program, files[0]!.text)).toBe(true)
    const back = importText(files[0]!.text).tools.at(-1)!.tool
    expect(sameData(get(back, 'inputSchema'), parse(deep).root)).toBe(true)
  })

  if (!hasPython) it.skip('are a file that Python compiles: python3 is not there', () => {})
})
