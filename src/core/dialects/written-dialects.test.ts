import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { exportTools } from './export'

const tool = (members: object): JsonObject => fromPlain(members) as JsonObject
const write = (members: object, id: string) => exportTools([tool(members)], id)!.items[0]!.written
const said = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map((each) => `${each.code} #${pointer(each.path)}`)

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const base = { name: 'get_weather', description: 'Get it.', inputSchema: schema }

describe('writing one tool', () => {
  it.each([
    [
      'openai.chat',
      {
        type: 'function',
        function: { name: 'get_weather', description: 'Get it.', parameters: schema },
      },
    ],
    [
      'openai.responses',
      {
        type: 'function',
        name: 'get_weather',
        description: 'Get it.',
        parameters: schema,
        strict: false,
      },
    ],
    ['claude', { name: 'get_weather', description: 'Get it.', input_schema: schema }],
    ['mcp.2025-11-25', base],
    ['toolwright', base],
  ])('gives %s its shape', (id, wire) => {
    const written = write(base, id)
    expect(toPlain(written.wire)).toEqual(wire)
    expect(written.ok).toBe(true)
    expect(written.losses).toEqual([])
  })

  it.each(['openai.chat', 'openai.responses', 'claude', 'mcp.2025-11-25'])(
    'joins the five answers into one text for %s and leaves the contract at home',
    (id) => {
      const answers = { does: 'Gets the weather.', returns: 'Returns degrees.' }
      const contract = { effect: 'read', injected: [{ name: 'user_id' }] }
      const written = write({ ...base, description: answers, contract }, id)
      expect(JSON.stringify(toPlain(written.wire))).toContain('Gets the weather. Returns degrees.')
      expect(JSON.stringify(toPlain(written.wire))).not.toContain('user_id')
      expect(said(written.losses)).toEqual(['dropped.contract #/contract'])
    },
  )

  it.each(['openai.chat', 'claude', 'mcp.2025-11-25'])(
    'never shows %s a parameter that the system fills in, wherever it stands',
    (id) => {
      const properties = { city: { type: 'string' }, user_id: { type: 'string' } }
      const written = write(
        {
          ...base,
          inputSchema: { type: 'object', properties, required: ['city', 'user_id'] },
          inputExamples: [{ city: 'Oslo', user_id: 'u1' }],
          contract: { injected: ['user_id'] },
        },
        id,
      )
      expect(JSON.stringify(toPlain(written.wire))).not.toContain('user_id')
      expect(said(written.losses)).toContain('dropped.injected #/inputSchema/properties/user_id')
    },
  )

  it('keeps nested levels, key order and the spelling of numbers', () => {
    const inner = { type: 'object', properties: { b: { type: 'integer' } }, required: ['b'] }
    const written = write(
      { ...base, inputSchema: { ...schema, properties: { a: inner } } },
      'claude',
    )
    expect(toPlain(written.wire)).toMatchObject({ input_schema: { properties: { a: inner } } })
  })

  it.each([
    ['openai.chat', { strict: true }, ['dropped.strict #/strict']],
    ['mcp.2025-11-25', { strict: true }, ['dropped.strict #/strict']],
    ['mcp.2025-11-25', { strict: false }, []],
    ['claude', { namespace: 'crm' }, ['dropped.namespace #/namespace']],
    ['openai.chat', { outputSchema: schema }, ['dropped.outputSchema #/outputSchema']],
    [
      'openai.chat',
      { vendor: { claude: { cache_control: {} } } },
      ['dropped.vendor #/vendor/claude/cache_control'],
    ],
    [
      'openai.chat',
      { vendor: { openai: { defer_loading: true } } },
      ['dropped.vendor #/vendor/openai/defer_loading'],
    ],
    ['claude', { audience: 'x' }, ['dropped.audience #/audience']],
    ['openai.chat', { description: ' \n' }, ['dropped.description #/description']],
    ['claude', { description: '' }, ['description.empty #/description']],
  ])('says what %s cannot say of %j', (id, members, losses) => {
    expect(said(write({ ...base, ...members }, id).losses)).toEqual(losses)
  })

  it('drops only what names the schema, never a parameter of that name', () => {
    const properties = { $schema: { type: 'string' }, $id: { type: 'string', default: { $id: 1 } } }
    const input = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'urn:x' }
    const written = write(
      { ...base, inputSchema: { ...input, type: 'object', properties } },
      'openai.chat',
    )
    expect(toPlain(written.wire)).toMatchObject({
      function: { parameters: { type: 'object', properties } },
    })
    expect(JSON.stringify(toPlain(written.wire))).not.toContain('2020-12')
  })
})

const withSchema = (inputSchema: object) => ({ ...base, inputSchema })
const withProperty = (property: unknown) =>
  withSchema({ type: 'object', properties: { x: property } })

describe('what a vendor refuses', () => {
  it.each([
    ['openai.chat', { ...base, name: 'a.b' }, ['name.pattern #/name']],
    ['claude', { ...base, name: 'a.b' }, ['name.pattern #/name']],
    ['openai.chat', { ...base, name: 'x'.repeat(64) }, []],
    ['openai.chat', { ...base, name: 'x'.repeat(65) }, ['name.length #/name']],
    ['claude', { ...base, name: 'x'.repeat(128) }, []],
    ['claude', { ...base, name: 'x'.repeat(129) }, ['name.length #/name']],
    ['claude', { ...base, name: '' }, ['name.length #/name']],
    ['openai.chat', withSchema({ properties: {} }), ['schema.root-type #']],
    ['mcp.2025-11-25', withSchema({ type: ['object'] }), ['schema.root-type #']],
    ['openai.chat', withSchema({ ...schema, anyOf: [{}] }), ['schema.root-composition #/anyOf']],
    ['claude', withSchema({ ...schema, oneOf: [{}] }), ['schema.root-composition #/oneOf']],
    ['mcp.2025-11-25', withSchema({ ...schema, anyOf: [{}] }), []],
    ['openai.chat', withProperty({ type: 'array' }), ['schema.array-without-items #/properties/x']],
    [
      'openai.chat',
      withProperty({ anyOf: [{ type: ['array', 'null'] }, { type: 'string' }] }),
      ['schema.array-without-items #/properties/x/anyOf/0'],
    ],
    ['openai.chat', withProperty({ type: 'string', default: { type: 'array' } }), []],
    [
      'openai.chat',
      withProperty({ $ref: 'https://example.com/x.json' }),
      ['schema.external-ref #/properties/x'],
    ],
    ['claude', withProperty({ $ref: '#/$defs/No' }), ['schema.unresolved-ref #/properties/x']],
    ['claude', withProperty({ $ref: '#/properties/y' }), ['schema.unresolved-ref #/properties/x']],
    ['claude', withProperty({ type: 'float' }), ['schema.not-2020-12 #/properties/x/type']],
    ['claude', withProperty({ required: true }), ['schema.not-2020-12 #/properties/x/required']],
    [
      'claude',
      withProperty({ type: 'array', items: [{}] }),
      ['schema.not-2020-12 #/properties/x/items'],
    ],
    ['claude', withProperty({ pattern: '[' }), ['schema.not-2020-12 #/properties/x/pattern']],
    ['claude', withProperty('text'), ['schema.not-2020-12 #/properties/x']],
    [
      'claude',
      withSchema({ type: 'object', properties: { 'a[b]': {}, 'ok.key-1': {}, 城市: {} } }),
      ['schema.property-key #/properties/a[b]', 'schema.property-key #/properties/城市'],
    ],
    ['claude', withProperty({ type: 'object', properties: { 'a b': {} } }), []],
    [
      'claude',
      { ...base, inputExamples: [{ city: 5 }] },
      ['claude.example-invalid #/inputExamples/0/city'],
    ],
    ['claude', { ...base, inputExamples: [{}] }, ['claude.example-invalid #/inputExamples/0/city']],
    [
      'mcp.2025-11-25',
      { ...base, annotations: { title: 1 } },
      ['mcp.annotations #/annotations/title'],
    ],
    ['mcp.2024-11-05', { ...base, annotations: { title: 1 } }, []],
    [
      'mcp.2025-11-25',
      { ...base, outputSchema: { type: 'array' } },
      ['mcp.output-root-type #/outputSchema'],
    ],
    ['mcp.2026-07-28', { ...base, outputSchema: { type: 'array' } }, []],
    [
      'mcp.2025-11-25',
      withSchema({ type: 'object', properties: null }),
      ['schema.not-2020-12 #/properties'],
    ],
  ])('in %s: %j gives %j', (id, members, errors) => {
    const written = write(members, id)
    const hard = written.errors.filter((each) => each.severity !== 'warning')
    expect(said(hard)).toEqual(errors)
    expect(written.ok).toBe(errors.length === 0)
  })

  it.each([
    ['mcp.2025-11-25', { ...base, name: 'a/b' }, 'name.pattern'],
    ['mcp.2025-11-25', withProperty({ type: 'float' }), 'schema.not-2020-12'],
    [
      'claude',
      { ...withSchema({ type: 'object', properties: {} }), inputExamples: [{}] },
      'claude.example-empty',
    ],
    ['openai.chat', withProperty({ type: 'array', items: [{}] }), 'schema.not-2020-12'],
  ])('in %s: %j is only a warning', (id, members, code) => {
    const written = write(members, id)
    expect(written.ok).toBe(true)
    expect(written.errors.map((each) => [each.code, each.severity])).toEqual([[code, 'warning']])
  })

  it('reads an older draft by its own rules where the dialect takes any draft', () => {
    const input = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' }
    const properties = { x: { type: 'array', items: [{}, {}] } }
    expect(write(withSchema({ ...input, properties }), 'mcp.2025-11-25').errors).toEqual([])
  })

  it.each([
    ['^(?=a)b', true],
    ['(?<!a)b', true],
    ['(?<name>a)', false],
    ['^[(?=]+\\(\\?=$', false],
  ])('moves the pattern %s into the description: %s', (pattern, isMoved) => {
    const written = write(
      withProperty({ type: 'string', pattern, description: 'D.' }),
      'openai.chat',
    )
    const property = { type: 'string', ...(isMoved ? {} : { pattern }) }
    const description = isMoved ? `D.\n\n{pattern: ${JSON.stringify(pattern)}}` : 'D.'
    expect(toPlain(written.wire)).toMatchObject({
      function: { parameters: { properties: { x: { ...property, description } } } },
    })
    expect(said(written.losses)).toEqual(
      isMoved ? ['strict.pattern-to-description #/properties/x/pattern'] : [],
    )
  })

  it.each(['openai.chat', 'openai.responses', 'claude'])(
    'never gives %s a boolean as a property, and narrows nothing',
    (id) => {
      const written = write(withSchema({ type: 'object', properties: { a: true, b: false } }), id)
      expect(JSON.stringify(toPlain(written.wire))).toContain(
        '"properties":{"a":{},"b":{"not":{}}}',
      )
      expect(said(written.losses)).toEqual([
        'schema.boolean #/properties/a',
        'schema.boolean #/properties/b',
      ])
    },
  )
})

describe('what a vendor refuses in a list', () => {
  const many = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, i) => tool({ ...base, name: `t${i}`, ...more }))
  const codes = (tools: readonly JsonObject[], id: string) =>
    exportTools(tools, id)!.setErrors.map((each) => each.code)

  it.each([
    ['openai.chat', many(128), []],
    ['openai.chat', many(129), ['openai.too-many-tools']],
    ['openai.responses', many(129), ['openai.too-many-tools']],
    ['claude', many(300), []],
    ['mcp.2025-11-25', [tool(base), tool(base)], ['name.duplicate']],
    ['claude', many(2, { vendor: { claude: { defer_loading: true } } }), ['claude.all-deferred']],
    ['claude', [], []],
    ['claude', many(21, { strict: true }), ['claude.too-many-strict']],
    ['claude', many(21, { strict: false }), []],
  ])('%s', (id, tools, expected) => {
    expect(codes(tools, id)).toEqual(expected)
  })

  it('keeps groups apart and nests them again', () => {
    const tools = [tool({ ...base, namespace: 'a' }), tool({ ...base, namespace: 'b' }), tool(base)]
    const exported = exportTools(tools, 'openai.responses', [
      fromPlain({ name: 'a', description: 'A' }),
    ])!
    expect(exported.setErrors).toEqual([])
    expect(exported.wires.map(toPlain)).toMatchObject([
      { type: 'namespace', name: 'a', description: 'A', tools: [{ name: 'get_weather' }] },
      { type: 'namespace', name: 'b', tools: [{ name: 'get_weather' }] },
      { type: 'function', name: 'get_weather' },
    ])
  })

  it('does not write in a dialect that is unknown or can only be read', () => {
    expect(exportTools([], 'nonsense')).toBeUndefined()
    expect(exportTools([], 'agentscope-java')).toBeUndefined()
  })
})
