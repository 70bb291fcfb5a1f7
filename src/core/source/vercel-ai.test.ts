import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { importText } from '../dialects/import'
import { get, type JsonObject, sameData, stringOf } from '../json/node'
import { parse } from '../json/parse'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { HOSTILE_TEXTS, hostileTool, hostileValue } from './hostile-tools.fixture'
import { literal } from './typescript/literal'
import { typeFaults } from './typescript/type-check.fixture'
import { vercelAi } from './vercel-ai'

const tool = (text: string): JsonObject => parse(text).root as JsonObject
const toolOf = (value: object): JsonObject => tool(JSON.stringify(value))
const object = { type: 'object', properties: {} }
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

const order = {
  name: 'get_order',
  title: 'Order',
  description: 'Reads one order.',
  inputSchema: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      'with-lines': { type: ['boolean', 'null'] },
      state: { enum: ['open', 'closed', 3] },
      user_id: { type: 'string' },
    },
    required: ['id', 'user_id'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] },
  inputExamples: [{ id: 'A1', user_id: 'u' }, { wrong: true }],
  strict: false,
  annotations: { readOnlyHint: true },
  contract: { injected: ['user_id', { name: 'tenant-id' }] },
}

describe('tools of the AI SDK', () => {
  it('are a record by name, with types of what goes in, comes out and is injected', () => {
    const { files, items } = vercelAi.write([toolOf(order)], 'Shop orders')
    expect(files.map(({ name }) => name)).toEqual(['shop-orders.ts'])
    const text = files[0]!.text
    for (const part of [
      "import { jsonSchema, tool, type ToolSet } from 'ai';",
      'get_order: tool({',
      "'with-lines'?: boolean | null;",
      "state?: 'open' | 'closed' | 3;",
      "export type GetOrderInjected = {\n  user_id: string;\n  'tenant-id': unknown;\n};",
      'inputSchema: jsonSchema<GetOrderInput>({',
      "{ input: { id: 'A1' } as never }",
      'strict: false,',
      'Promise<GetOrderOutput>',
      'injectedBy<GetOrderInjected>(options)',
    ])
      expect(text).toContain(part)
    expect(codes(items[0]!.losses)).toEqual([
      'dropped.injected #/inputSchema/properties/user_id',
      'dropped.annotations #/annotations',
      'dropped.contract #/contract',
    ])
  })

  it('say nothing of the injected parameter to the model', () => {
    const { files } = vercelAi.write([toolOf(order)])
    const schema = get(importText(files[0]!.text).tools[0]!.tool, 'inputSchema')!
    expect(print(schema)).not.toContain('user_id')
  })

  it.each([
    ['name.length #/name', { name: '', inputSchema: object }],
    ['name.not-text #/name', { name: 5, inputSchema: object }],
    ['schema.root-type #', { name: 'f' }],
    ['schema.root-type #', { name: 'f', inputSchema: true }],
    ['schema.root-type #', { name: 'f', inputSchema: { type: 'string' } }],
  ])('are not written for %s', (code, value) => {
    const { files, items } = vercelAi.write([toolOf(value)])
    expect(files).toEqual([])
    expect(codes(items[0]!.errors)).toEqual([code])
  })

  it('are written without a second tool of a name, which a record cannot hold', () => {
    const twice = toolOf({ name: 'f', inputSchema: object })
    const { files, items } = vercelAi.write([twice, twice])
    expect(items.map(({ ok }) => ok)).toEqual([true, false])
    expect(codes(items[1]!.errors)).toEqual(['name.duplicate #/name'])
    expect(files[0]!.text.match(/ f: tool/g)).toHaveLength(1)
  })

  it('tell of numbers that JavaScript rounds, and refuse one that becomes infinite', () => {
    const schema = (raw: string): JsonObject =>
      tool(`{"name":"f","inputSchema":{"type":"object","maxProperties":${raw}}}`)
    const written = vercelAi.write([schema('9223372036854775807')])
    expect(written.items[0]!.losses).toEqual([
      {
        code: 'script.number-rounded',
        path: ['maxProperties'],
        values: { number: '9223372036854775807', rounded: '9223372036854776000' },
      },
    ])
    expect(written.files[0]!.text).toContain('maxProperties: 9223372036854775807')
    expect(codes(vercelAi.write([schema('1e400')]).items[0]!.errors)).toEqual([
      'script.number-too-large #/maxProperties',
    ])
    for (const raw of ['1e3', '0.1', '-0', '1.50', '9007199254740992', '1E-7', '0.0'])
      expect(vercelAi.write([schema(raw)]).items[0]!.losses).toEqual([])
  })

  it('tell of doubled members and of members that JavaScript sorts', () => {
    const { items } = vercelAi.write([
      tool('{"name":"f","inputSchema":{"type":"object","properties":{"b":{},"1":{},"b":true}}}'),
    ])
    expect(codes(items[0]!.losses)).toEqual([
      'script.duplicate-key #/properties/b',
      'script.keys-sorted #/properties',
    ])
  })

  it('drop a field of the wrong type', () => {
    const { items, files } = vercelAi.write([
      toolOf({ name: 'f', title: 5, strict: 'yes', inputExamples: {}, inputSchema: object }),
    ])
    expect(codes(items[0]!.losses)).toEqual([
      'dropped.title #/title',
      'dropped.strict #/strict',
      'dropped.inputExamples #/inputExamples',
    ])
    expect(files[0]!.text).not.toContain('yes')
  })

  it('have literals that are the same value when they run, whatever the text', () => {
    fc.assert(
      fc.property(hostileValue, (value) => {
        const code = literal(value, '')
        // The one character that may hide what a reader sees is never there as it is.
        expect(code).not.toMatch(/[\u2028\u2029\u202e\ufeff\0]|<\/script/i)
        expect(new Function(`return ${code}`)()).toEqual(toPlain(value))
      }),
      { numRuns: 300 },
    )
  })

  it('are read back with every text, name and number as it was', () => {
    fc.assert(
      fc.property(
        hostileValue,
        fc.constantFrom('f', '__proto__', 'a b', '查', "q'"),
        (value, name) => {
          const given = hostileTool(name, value)
          const got = importText(vercelAi.write([given]).files[0]!.text)
          expect(got.problems).toEqual([])
          expect(got.dialect).toBe('vercel.ai-sdk')
          const back = got.tools[0]!.tool
          expect(stringOf(get(back, 'name'))).toBe(name)
          expect(sameData(get(back, 'inputSchema'), get(given, 'inputSchema'))).toBe(true)
          const text = stringOf(get(given, 'description'))!
          expect(stringOf(get(back, 'description'))).toBe(text.trim() === '' ? undefined : text)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('pass a strict type checker: hostile texts, deep and recursive schemas, unknown keywords', () => {
    const deep = `${'{"type":"object","properties":{"a":'.repeat(150)}{}${'}}'.repeat(150)}`
    const texts = vercelAi.write([
      toolOf(order),
      ...HOSTILE_TEXTS.map((text, i) =>
        hostileTool(text || `f${i}`, { kind: 'string', value: text }),
      ),
      tool(`{"name":"deep","inputSchema":${deep}}`),
      toolOf({
        name: 'all',
        inputSchema: {
          type: 'object',
          properties: {
            tuple: { type: 'array', prefixItems: [{ type: 'string' }, { const: 2 }], minItems: 1 },
            node: { $ref: '#/$defs/node', description: 'd' },
            map: { type: 'object', additionalProperties: { type: 'number' } },
            both: { type: 'object', properties: { a: {} }, additionalProperties: { type: 'null' } },
            some: { anyOf: [{ type: 'string' }, { type: 'object', properties: { q: {} } }] },
            every: { allOf: [{ type: 'object', required: ['z'] }, { enum: [{ a: 1 }, null] }] },
            odd: { type: 'float', enum: 'a|b', minimum: 'x', 'x-own': [] },
            never: false,
          },
          $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
        },
        outputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'array' },
      }),
    ])
    expect(texts.items.flatMap(({ errors }) => errors)).toEqual([])
    const wrong = "import { tools } from './tools';\nexport const t: string = tools.get_order;\n"
    const faults = typeFaults({ 'tools.ts': texts.files[0]!.text, 'wrong.ts': wrong })
    expect(faults.map((fault) => fault.replace(/: [^]*/, ''))).toEqual(['wrong.ts:2'])
  }, 120_000)
})

it('writes a deep schema once, not once for each level above it', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: deep(levels - 1) } }
  const text = JSON.stringify({ name: 'f', inputSchema: deep(25) })
  const { files } = vercelAi.write([tool(text)])
  expect(files[0]!.text.split("'string'").length - 1).toBe(1)
})
