import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { exportSource } from '../source/export-source'
import { SOURCE_TARGET_IDS } from '../source/target-ids'
import { exportTools } from './export'
import { importText } from './import'

/** The same for names, descriptions, examples, whole lists and source code. */

const tool = (more: object = {}): JsonObject =>
  fromPlain({
    name: 'plan_shift',
    description: 'Plans a shift.',
    inputSchema: { type: 'object', properties: { day: { type: 'string' } } },
    ...more,
  }) as JsonObject
const named = (...names: readonly string[]) => names.map((name) => tool({ name }))
const said = (list: readonly { code: string; path: readonly (string | number)[] }[]) =>
  list.map(({ code, path }) => `${code} #${pointer(path)}`)
const errorsOf = (tools: readonly JsonObject[], id: string) =>
  exportTools(tools, id)!.items.map((item) => said(item.written.errors))
const faultsOf = (tools: readonly JsonObject[], id: string) =>
  exportTools(tools, id)!.setErrors.map(
    (each) => `${each.code} ${each.index ?? ''}${each.severity === 'warning' ? '?' : ''}`,
  )

describe('names that a vendor refused', () => {
  const keys = ['page[size]', 'From<', '$skip', '楼层', 'a b', 'k'.repeat(65)]
  const fine = ['ok.key-2', '_', 'k'.repeat(64)]
  const withKeys = tool({
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...keys, ...fine].map((key) => [key, { type: 'string' }])),
    },
  })

  it.each(['claude', 'claude.strict'])('EXP-16 EXP-17 of parameters at the top in %s', (id) => {
    const { errors } = exportTools([withKeys], id)!.items[0]!.written
    expect(errors.map(({ code, path }) => [code, ...path])).toEqual(
      keys.map((key) => ['schema.property-key', 'properties', key]),
    )
  })

  it('EXP-17 but not further down', () => {
    const inside = { type: 'object', properties: { 'a b': {}, ['k'.repeat(70)]: {} } }
    const of = tool({ inputSchema: { type: 'object', properties: { inside } } })
    expect(errorsOf([of], 'claude')).toEqual([[]])
  })

  it('EXP-18 with dots are for MCP and Gemini alone', () => {
    const tools = named('shift.plan', 'run_node.js')
    const refused = [['name.pattern #/name'], ['name.pattern #/name']]
    for (const id of ['openai.chat', 'openai.responses.strict', 'claude', 'bedrock.converse'])
      expect(errorsOf(tools, id)).toEqual(refused)
    for (const id of ['mcp.2025-11-25', 'gemini.parameters'])
      expect(errorsOf(tools, id)).toEqual([[], []])
  })

  it('EXP-21 that become one are told, and none is made another by itself', () => {
    const tools = named('stock.list', 'stock/list', 'stock_list')
    expect(faultsOf(tools, 'openai.chat')).toEqual(['name.alike 1?', 'name.alike 2?'])
    expect(faultsOf(tools.toReversed(), 'openai.chat')).toEqual(['name.alike 1?', 'name.alike 2?'])
    const { items } = exportTools(tools, 'openai.chat')!
    expect(items.map((item) => item.written.ok)).toEqual([false, false, true])
    expect(items.flatMap((item) => item.offers ?? [])).toEqual([])
  })

  it('EXP-22 are counted, and cut ones compared', () => {
    const most = 'b'.repeat(64)
    const tools = named('a'.repeat(66), 'a'.repeat(64) + 'xy', most, `${most.slice(1)}cc`)
    expect(errorsOf(tools, 'openai.chat')).toEqual([
      ['name.length #/name'],
      ['name.length #/name'],
      [],
      ['name.length #/name'],
    ])
    expect(errorsOf(tools, 'claude').flat()).toEqual([])
    expect(faultsOf(tools, 'claude')).toEqual(['name.alike-cut 1?'])
  })

  it('EXP-23 that have no room for the name of a server', () => {
    expect(faultsOf(named('x'.repeat(56)), 'mcp.2025-11-25')).toEqual([])
    expect(faultsOf(named('x'.repeat(57)), 'mcp.2025-11-25')).toEqual(['name.prefix-length 0?'])
  })
})

describe('descriptions that a vendor refused', () => {
  it.each([
    ['openai.chat', '字'.repeat(1024), []],
    ['openai.chat', '字'.repeat(1025), ['description.length 0?']],
    ['openai.chat.strict', '😀'.repeat(1024), []],
    ['openai.responses', 'x'.repeat(5000), []],
    ['claude', 'x'.repeat(5000), []],
    ['mcp.2025-11-25', 'x'.repeat(2048), []],
    ['mcp.2025-11-25', 'x'.repeat(2049), ['description.length 0?']],
  ])('EXP-24 in %s: %#', (id, description, faults) => {
    const tools = [tool({ description })]
    expect(faultsOf(tools, id)).toEqual(faults)
    expect(print(exportTools(tools, id)!.wires[0]!)).toContain(description)
  })

  it('EXP-24 that of a parameter may be longer', () => {
    const day = { type: 'string', description: 'x'.repeat(1500) }
    const of = tool({ inputSchema: { type: 'object', properties: { day } } })
    expect(faultsOf([of], 'openai.chat')).toEqual([])
  })

  it.each(['', ' \n\t', null])('EXP-42 that say nothing are left out: %j', (description) => {
    const item = JSON.stringify(toPlain(tool({ description })))
    const tools = importText(item).tools.map((each) => each.tool)
    for (const id of ['openai.chat', 'openai.responses', 'mcp.2025-11-25', 'bedrock.converse']) {
      const { wire } = exportTools(tools, id)!.items[0]!.written
      expect(get(getIn(wire, ['function']) ?? get(wire, 'toolSpec') ?? wire, 'description')).toBe(
        undefined,
      )
    }
    const losses = exportTools(tools, 'claude')!.items[0]!.written.losses
    expect(said(losses)).toEqual(description === null ? [] : ['description.empty #/description'])
  })
})

describe('lists and shapes that a vendor refused', () => {
  it('EXP-25 one tool too many', () => {
    const many = (count: number) => named(...Array.from({ length: count }, (_, i) => `do_${i}`))
    expect(faultsOf(many(128), 'openai.responses')).toEqual([])
    expect(faultsOf(many(129), 'openai.responses')).toEqual(['openai.too-many-tools '])
  })

  it('EXP-26 Chat nests and Responses does not', () => {
    const wireIn = (id: string) => toPlain(exportTools([tool()], id)!.wires[0]!) as object
    expect(Object.keys(wireIn('openai.chat'))).toEqual(['type', 'function'])
    expect(Object.keys(wireIn('openai.responses'))).toEqual([
      'type',
      'name',
      'description',
      'parameters',
      'strict',
    ])
    const nested = JSON.stringify(wireIn('openai.chat'))
    expect(importText(nested, { from: 'openai.responses' }).errors[0]!.error.code).toBe(
      'shape.wrong-wrapper',
    )
  })

  it('EXP-32 OpenAI and Claude lose the name of the draft and nothing else', () => {
    const inputSchema = {
      type: 'object',
      properties: { map: { type: 'object', additionalProperties: { exclusiveMinimum: 0 } } },
      additionalProperties: false,
    }
    const $schema = 'https://json-schema.org/draft/2020-12/schema'
    const of = tool({ inputSchema: { $schema, ...inputSchema } })
    const [chat] = exportTools([of], 'openai.chat')!.wires
    const [claude] = exportTools([of], 'claude')!.wires
    expect(toPlain(getIn(chat, ['function', 'parameters'])!)).toEqual(inputSchema)
    expect(toPlain(get(claude, 'input_schema')!)).toEqual(inputSchema)
  })

  it('EXP-39 examples that are empty, break the schema or know more than it', () => {
    const inputExamples = [{}, { day: 4 }, { day: 'Mo', week: 2 }]
    const { written } = exportTools([tool({ inputExamples })], 'claude')!.items[0]!
    expect(written.errors.map((each) => [each.code, pointer(each.path), each.severity])).toEqual([
      ['claude.example-empty', '/inputExamples/0', 'warning'],
      ['claude.example-invalid', '/inputExamples/1/day', undefined],
    ])
    expect(written.ok).toBe(false)
    for (const id of ['openai.chat', 'mcp.2025-11-25'])
      expect(said(exportTools([tool({ inputExamples })], id)!.items[0]!.written.losses)).toEqual([
        'dropped.inputExamples #/inputExamples',
      ])
  })
})

describe('text that broke source code', () => {
  const hard =
    'Finds "C:\\temp\\new"\r\n*/ \\u0041 """ \'\'\' ${x} #{y} `z` %s 中文“引号”\u2028 ends in "a"'

  it.each(SOURCE_TARGET_IDS)('EXP-43 is the same text again out of %s', (id) => {
    const of = tool({
      description: hard,
      inputSchema: {
        type: 'object',
        properties: { day: { type: 'string', description: hard } },
        required: ['day'],
      },
    })
    const [file] = exportSource([of], id)!.files
    const [got] = importText(file!.text).tools
    expect(toPlain(got!.tool)).toMatchObject({
      description: hard,
      inputSchema: { properties: { day: { description: hard } } },
    })
  })
})
