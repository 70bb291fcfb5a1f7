import { describe, expect, it } from 'vitest'
import { exportTools } from '../../dialects/export'
import { WRITABLE } from '../../dialects/registry'
import { applyEdits, type Edit } from '../../json/edit'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { exportSource } from '../../source/export-source'
import { injectedList } from './injected-list'
import { suggestedSource } from './injected-sources'
import {
  addInjected,
  moveNestedToInjected,
  moveToInjected,
  moveToParameters,
  removeInjected,
  setInjected,
} from './move-injected'
import { nestedPlaceOf } from './nested-place'

const node = (value: unknown) => rootObject(parse(JSON.stringify(value)))!
const after = <T extends object>(tool: T, edits: readonly Edit[]) => {
  const result = applyEdits(JSON.stringify(tool), edits)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return JSON.parse(result.text) as T & Record<string, unknown>
}
const secret = { type: 'string', description: 'The hidden-marker of the caller.', minLength: 3 }
const tool = {
  name: 'get_orders',
  description: 'Gets orders.',
  inputSchema: {
    type: 'object',
    properties: { day: { type: 'string' }, tenant_id: secret, city: { type: 'string' } },
    required: ['day', 'tenant_id'],
    additionalProperties: false,
  },
  inputExamples: [
    { day: 'x', tenant_id: 't' },
    { day: 'y', city: 'z' },
  ],
}

describe('a parameter that the system fills in', () => {
  it('goes with its schema out of properties, required and the examples of calls', () => {
    const moved = after(tool, moveToInjected(node(tool), 'tenant_id'))
    expect(moved.inputSchema).toEqual({
      type: 'object',
      properties: { day: { type: 'string' }, city: { type: 'string' } },
      required: ['day'],
      additionalProperties: false,
    })
    expect(moved.inputExamples).toEqual([{ day: 'x' }, { day: 'y', city: 'z' }])
    expect(moved.contract).toEqual({
      injected: [
        { name: 'tenant_id', source: 'tenant', schema: secret, required: true, before: 'city' },
      ],
    })
  })

  it('comes back to its old place, and leaves nothing behind but the examples', () => {
    const plain = { ...tool, inputExamples: [{ day: 'x' }] }
    const moved = after(plain, moveToInjected(node(plain), 'tenant_id'))
    const text = JSON.stringify(after(moved, moveToParameters(node(moved), 0)))
    expect(text).toBe(JSON.stringify(plain))
  })

  it('comes back at the end where its neighbour is gone, and once only', () => {
    const moved = after(tool, moveToInjected(node(tool), 'tenant_id'))
    delete (moved.inputSchema.properties as { city?: unknown }).city
    const back = after(moved, moveToParameters(node(moved), 0))
    expect(Object.keys(back.inputSchema.properties)).toEqual(['day', 'tenant_id'])
    const named = { ...tool, contract: { effect: 'read', injected: ['tenant_id'] } }
    expect(after(named, moveToParameters(node(named), 0))).toEqual({
      ...tool,
      contract: { effect: 'read' },
    })
  })

  it('leaves conditions right: without its name, or without them', () => {
    const groups = (names: string[]) => names.map((name) => ({ required: [name] }))
    const conditions = {
      ...tool,
      description: 'Gets orders. Give at least one of `day`, `tenant_id`, and `city`.',
      inputSchema: {
        ...tool.inputSchema,
        required: [],
        anyOf: groups(['day', 'tenant_id', 'city']),
        dependentRequired: { tenant_id: ['day'], day: ['tenant_id'] },
      },
    }
    const moved = after(conditions, moveToInjected(node(conditions), 'tenant_id'))
    expect(moved.inputSchema).toEqual({
      type: 'object',
      properties: { day: { type: 'string' }, city: { type: 'string' } },
      required: [],
      additionalProperties: false,
      anyOf: groups(['day', 'city']),
    })
    expect(moved.description).toBe('Gets orders. Give at least one of `day` and `city`.')
  })

  it('fills up an entry that only had the name', () => {
    const named = { ...tool, contract: { injected: [{ name: 'tenant_id', in: 'header' }] } }
    const moved = after(named, moveToInjected(node(named), 'tenant_id'))
    expect(moved.contract.injected).toEqual([
      {
        name: 'tenant_id',
        in: 'header',
        source: 'tenant',
        schema: secret,
        required: true,
        before: 'city',
      },
    ])
  })

  it('does nothing where there is no such parameter, or no list to put it in', () => {
    expect(moveToInjected(node(tool), 'nobody')).toEqual([])
    expect(moveToInjected(node({ ...tool, contract: 'x' }), 'day')).toEqual([])
    expect(moveToInjected(node({ ...tool, contract: { injected: 3 } }), 'day')).toEqual([])
  })

  it('is in no text that a model sees, in any dialect', () => {
    const moved = node(after(tool, moveToInjected(node(tool), 'tenant_id')))
    const own = WRITABLE.filter(({ id }) => !id.startsWith('toolwright'))
    expect(own.length).toBeGreaterThan(8)
    for (const { id } of own) {
      const text = exportTools([moved], id)!
        .wires.map((wire) => print(wire))
        .join('\n')
      expect([id, /tenant_id|hidden-marker/.test(text)]).toEqual([id, false])
      expect([id, /city/.test(text)]).toEqual([id, true])
    }
  })

  it('is typed by its schema where a framework has a place for it', () => {
    const moved = node(after(tool, moveToInjected(node(tool), 'tenant_id')))
    const text = exportSource([moved], 'vercel-ai')!
      .files.map((file) => file.text)
      .join('\n')
    expect(text).toContain('tenant_id: string;')
  })
})

describe('the list of what the system fills in', () => {
  it('takes new ones, and loses contract and list with the last', () => {
    const added = after(tool, addInjected(node(tool), 'trace_id'))
    expect(added.contract).toEqual({ injected: [{ name: 'trace_id', source: 'trace' }] })
    expect(addInjected(node(added), 'trace_id')).toEqual([])
    expect(after(added, removeInjected(node(added), 0))).toEqual(tool)
  })

  it('sets name and source, in bare names too', () => {
    const listed = { contract: { injected: ['a', { name: 'b', schema: {} }] } }
    const once = after(listed, setInjected(node(listed), 0, 'source', 'session'))
    const twice = after(once, setInjected(node(once), 1, 'source', 'The role.'))
    expect(JSON.stringify(twice.contract)).toBe(
      '{"injected":[{"name":"a","source":"session"},{"name":"b","source":"The role.","schema":{}}]}',
    )
    expect(after(once, setInjected(node(once), 0, 'source', '')).contract.injected[0]).toEqual({
      name: 'a',
    })
    expect(after(listed, setInjected(node(listed), 0, 'name', 'z')).contract.injected[0]).toBe('z')
  })

  it('passes over what is no entry', () => {
    expect(
      injectedList(node({ contract: { injected: [1, {}, 'a'] } })).map(({ index }) => index),
    ).toEqual([2])
  })

  it.each([
    ['tenantId', 'tenant'],
    ['user_id', 'session'],
    ['X-Trace-Id', 'trace'],
    ['idempotency_key', 'idempotency key'],
    ['api_key', 'configuration'],
    ['user_role', 'role'],
    ['session_token', 'session'],
    ['city', undefined],
  ])('%s is taken from %s', (name, source) => {
    expect(suggestedSource(name)).toBe(source)
  })

  it('is listed in its place in a contract that is begun', () => {
    const begun = { name: 'a', contract: { effect: 'read', outcomes: [], audit: [] }, lint: {} }
    const { contract } = after(begun, addInjected(node(begun), 'tenant_id'))
    expect(Object.keys(contract)).toEqual(['effect', 'injected', 'outcomes', 'audit'])
    const bare = { name: 'a', inputSchema: {}, lint: {} }
    expect(Object.keys(after(bare, addInjected(node(bare), 'tenant_id')))).toEqual([
      'name',
      'inputSchema',
      'contract',
      'lint',
    ])
  })
})

describe('a parameter inside an object that the system fills in', () => {
  const nested = {
    name: 'place_order',
    inputSchema: {
      type: 'object',
      properties: {
        order: {
          type: 'object',
          properties: { tenant_id: secret, sku: { type: 'string' }, ean: { type: 'string' } },
          required: ['tenant_id'],
        },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { shop: secret, sku: { type: 'string' } } },
        },
        // Of the same name, and none of its concern.
        tenant_id: { type: 'string', description: 'Another.' },
      },
    },
    inputExamples: [
      { order: { tenant_id: 't', sku: 's' }, lines: [{ shop: 'x', sku: 's' }], tenant_id: 'own' },
    ],
  }

  it.each([
    [
      ['inputSchema', 'properties', 'order', 'properties', 'tenant_id'],
      'order.tenant_id',
      { order: { sku: 's' }, lines: [{ shop: 'x', sku: 's' }], tenant_id: 'own' },
    ],
    [
      ['inputSchema', 'properties', 'lines', 'items', 'properties', 'shop'],
      'lines[].shop',
      { order: { tenant_id: 't', sku: 's' }, lines: [{ sku: 's' }], tenant_id: 'own' },
    ],
  ])('%j is %s, and goes back to where it was', (path, label, example) => {
    const moved = after(nested, moveNestedToInjected(node(nested), path))
    expect(injectedList(node(moved)).map(({ name }) => name)).toEqual([label])
    expect(moved.inputExamples).toEqual([example])
    expect(Object.keys(moved.inputSchema.properties)).toContain('tenant_id')
    const back = after(moved, moveToParameters(node(moved), 0))
    expect(back.inputSchema).toEqual(nested.inputSchema)
  })

  it.each([
    [['inputSchema', '$defs', 'A', 'properties', 'x']],
    [['inputSchema', 'properties', 'a', 'anyOf', 0, 'properties', 'x']],
    [['outputSchema', 'properties', 'a']],
  ])('%j is none that a call has one place for', (path) => {
    expect(nestedPlaceOf(path)).toBeUndefined()
  })

  it('goes to the top where its object is gone', () => {
    const path = ['inputSchema', 'properties', 'order', 'properties', 'tenant_id']
    const moved = after(nested, moveNestedToInjected(node(nested), path))
    const properties = { lines: moved.inputSchema.properties.lines }
    const gone = { ...moved, inputSchema: { type: 'object', properties } }
    const back = after(gone, moveToParameters(node(gone), 0))
    expect(Object.keys(back.inputSchema.properties)).toEqual(['lines', 'tenant_id'])
  })
})
