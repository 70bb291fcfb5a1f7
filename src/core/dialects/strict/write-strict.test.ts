import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { print } from '../../json/print'
import { exportTools } from '../export'
import { importText } from '../import'
import { DIALECTS } from '../registry'

const STRICT = DIALECTS.filter((each) => each.strictOf !== undefined).map((each) => each.id)
const closed = (properties: object, required = Object.keys(properties)): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const tool = (name: string, more: object = {}): JsonObject =>
  fromPlain({
    name,
    description: 'd',
    inputSchema: closed({ a: { type: 'string' } }),
    ...more,
  }) as JsonObject
const codes = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)
const written = (given: JsonObject, id: string) => exportTools([given], id)!.items[0]!.written
const setCodes = (tools: readonly JsonObject[], id: string): string[] =>
  exportTools(tools, id)!.setErrors.map(
    ({ code, index, severity }) =>
      `${code}${index === undefined ? '' : ` ${index}`}${severity === 'warning' ? '?' : ''}`,
  )

describe('writing a tool in a strict mode', () => {
  it.each(STRICT)('says so in %s, behind the schema, whatever the tool said before', (id) => {
    for (const strict of [undefined, false, true]) {
      const got = written(tool('f', strict === undefined ? {} : { strict }), id)
      expect(got.ok).toBe(true)
      expect(got.losses).toEqual([])
      expect(print(got.wire, 0)).toMatch(/"additionalProperties":false\},"strict":true\}/)
    }
  })

  it.each(STRICT)('is read from %s as from its base, and written the same again', (id) => {
    const { wire } = written(tool('f'), id)
    const read = importText(print(wire), { from: id })
    const base = DIALECTS.find((each) => each.id === id)!.strictOf
    expect(read.tools.map((each) => each.dialect)).toEqual([base])
    expect(importText(print(wire)).tools.map((each) => each.dialect)).toEqual([base])
    expect(toPlain(written(read.tools[0]!.tool, id).wire)).toEqual(toPlain(wire))
  })

  it.each(STRICT)('leaves injected parameters at home in %s', (id) => {
    const inputSchema = closed({ a: { type: 'string' }, user: { type: 'string' } })
    const got = written(tool('f', { inputSchema, contract: { injected: ['user'] } }), id)
    expect(print(got.wire)).not.toContain('user')
    expect(codes(got.losses)).toContain('dropped.injected #/inputSchema/properties/user')
  })

  it.each(STRICT)('tells the name and the schema apart in %s, and all of both', (id) => {
    const inputSchema = closed({ a: {}, b: true })
    const got = written(tool('no good', { inputSchema }), id)
    expect(got.ok).toBe(false)
    expect(codes(got.errors)).toEqual([
      'name.pattern #/name',
      'schema.untyped #/properties/a',
      'schema.boolean #/properties/b',
    ])
  })

  it.each([
    [{ properties: {} }, 'schema.root-type #'],
    [{ ...closed({}), oneOf: [{ type: 'object' }] }, 'schema.root-composition #/oneOf'],
    [{ ...closed({}), additionalProperties: {} }, 'schema.open-object #/additionalProperties'],
  ])('refuses the root %j everywhere', (inputSchema, code) => {
    for (const id of STRICT)
      expect(codes(written(tool('f', { inputSchema }), id).errors), id).toContain(code)
  })

  it('closes a root that names no parameters, but not in DeepSeek', () => {
    for (const id of STRICT) {
      const got = written(tool('f', { inputSchema: { type: 'object' } }), id)
      expect(codes(got.errors), id).toEqual(
        id === 'deepseek.strict' ? ['deepseek.empty-object #'] : [],
      )
      if (got.ok) expect(codes(got.losses)).toEqual(['strict.object-closed #'])
    }
  })

  it('sends examples to Claude, which must still fit', () => {
    const good = written(tool('f', { inputExamples: [{ a: 'x' }] }), 'claude.strict')
    expect(toPlain(good.wire)).toMatchObject({ input_examples: [{ a: 'x' }], strict: true })
    const open = { type: 'object', properties: { a: { type: 'string' } } }
    const bad = written(
      tool('f', { inputSchema: open, inputExamples: [{ b: 1 }] }),
      'claude.strict',
    )
    expect(codes(bad.errors)).toEqual(['claude.example-invalid #/inputExamples/0/b'])
    const vendor = { claude: { allowed_callers: ['code_execution_20260120'] } }
    expect(codes(written(tool('f', { vendor }), 'claude.strict').errors)).toEqual([
      'claude.strict-with-programmatic #/strict',
    ])
  })
})

const many = (count: number, more?: object): JsonObject[] =>
  Array.from({ length: count }, (_, i) => tool(`t${i}`, more))
const withProperties = (count: number, schema: object, required: string[] = []): object => ({
  inputSchema: closed(
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, schema])),
    required,
  ),
})

describe('a set of strict tools', () => {
  const TEXT = { type: 'string' }
  const inner = { inputSchema: closed({ o: closed({ a: TEXT, b: TEXT }, ['a']) }) }
  const union = {
    inputSchema: closed({ o: { type: 'array', items: { type: ['string', 'null'] } } }),
  }
  it.each([
    ['claude.strict', many(20), []],
    ['claude.strict', many(21), ['claude.too-many-strict']],
    ['claude', many(21), []],
    ['claude', many(21, { strict: true }), ['claude.too-many-strict']],
    ['claude.strict', many(4, withProperties(6, TEXT)), []],
    ['claude.strict', many(5, withProperties(5, TEXT)), ['claude.too-many-optional']],
    ['claude', many(5, withProperties(5, TEXT)), []],
    ['claude.strict', many(20, inner), []],
    [
      'claude.strict',
      many(5, withProperties(6, closed({ b: TEXT }, []), ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])),
      ['claude.too-many-optional'],
    ],
    ['claude.strict', many(16, union), []],
    ['claude.strict', many(17, union), ['claude.too-many-unions']],
    ['openai.chat.strict', many(128), []],
    ['openai.chat.strict', many(129), ['openai.too-many-tools']],
    ['deepseek.strict', many(129), ['openai.too-many-tools']],
    ['openai.responses.strict', [tool('a'), tool('a')], ['name.duplicate 1']],
    [
      'openai.chat.strict',
      [tool('a-b'), tool('a_b'), tool('a-b')],
      ['name.duplicate 2', 'name.alike 1?'],
    ],
    [
      'mcp.2025-11-25',
      [tool('a.b'), tool('a_b'), tool('x'.repeat(57))],
      ['name.alike 1?', 'name.prefix-length 2?'],
    ],
    ['mcp.2025-11-25', [tool('x'.repeat(56))], []],
  ])('%s: %# gives %j', (id, tools, expected) => {
    expect(setCodes(tools, id)).toEqual(expected)
  })

  it('is not counted for a tool that cannot be strict', () => {
    const loose = tool('z', { inputSchema: { type: 'object', additionalProperties: true } })
    expect(setCodes([...many(20), loose], 'claude.strict')).toEqual([])
  })

  it('is all strict in DeepSeek, or none', () => {
    const empty = tool('none', { inputSchema: { type: 'object' } })
    expect(setCodes([tool('a'), empty], 'deepseek.strict')).toEqual(['deepseek.mixed-strict 1'])
    expect(setCodes([tool('a'), tool('b')], 'deepseek.strict')).toEqual([])
    expect(setCodes([tool('a', { strict: true }), tool('b')], 'deepseek.strict')).toEqual([
      'deepseek.mixed-strict 1?',
    ])
    expect(setCodes([empty], 'deepseek.strict')).toEqual([])
  })
})
