import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText } from './import'

const schema = '{"type":"object","properties":{"2":{"maximum":1.50},"1":{}}}'

/** One item for each layout, with members that nobody knows in several places. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  'openai.chat': [
    `{"x":1,"function":{"u":{},"description":"d","v":[1.0],"parameters":${schema},"name":"f","w":null},"y":2,"type":"function","z":3}`,
  ],
  'openai.responses': [
    `{"u":1,"name":"f","v":2,"strict":false,"w":3,"parameters":${schema},"type":"function","defer_loading":true,"x":4}`,
  ],
  claude: [
    `{"type":"custom","u":1,"input_schema":${schema},"v":2,"name":"f","cache_control":{"type":"ephemeral"}}`,
    `{"__proto__":1,"name":"f","input_schema":${schema}}`,
  ],
  'mcp.2025-11-25': [
    `{"u":1,"name":"f","v":2,"_meta":{"b":1,"a":2},"w":3,"inputSchema":${schema},"x":4}`,
  ],
}

const cases = Object.entries(ITEMS).flatMap(([id, items]) => items.map((item) => ({ id, item })))

describe('the order of members in an item', () => {
  it.each(cases)('is the same again in $id: $item', ({ id, item }) => {
    const { tools } = importText(item)
    expect(tools[0]!.dialect).toBe(id)
    const exported = exportTools([tools[0]!.tool], id, [], tools)!
    expect(print(exported.items[0]!.written.wire, 0)).toBe(item)
  })

  const shuffled = (members: object) =>
    fc.shuffledSubarray(Object.entries({ ...members, aa: 1, bb: [null], cc: { d: 'x' } }), {
      minLength: Object.keys(members).length + 3,
    })
  const objectText = (entries: readonly (readonly [string, unknown])[]): string =>
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
  const parameters = { type: 'object', properties: {} }

  it.each([
    ['claude', { name: 'f', description: 'd', input_schema: parameters, type: 'custom' }],
    ['mcp.2025-11-25', { name: 'f', title: 't', inputSchema: parameters, _meta: {} }],
    ['openai.responses', { type: 'function', name: 'f', parameters, strict: false }],
    ['openai.chat', { type: 'function', function: { name: 'f', parameters } }],
  ])('is the same again in %s, however the members are shuffled', (id, members) => {
    fc.assert(
      fc.property(shuffled(members), (entries) => {
        const item = objectText(entries)
        const { tools } = importText(item)
        const exported = exportTools([tools[0]!.tool], id, [], tools)!
        expect(print(exported.wires[0]!, 0)).toBe(item)
      }),
      { numRuns: 40 },
    )
  })

  it('is the same again where the file is written as text inside JSON', () => {
    const item = ITEMS.claude![0]!
    const { tools } = importText(JSON.stringify({ tools: `[${item}]` }))
    const exported = exportTools([tools[0]!.tool], 'claude', [], tools)!
    expect(print(exported.wires[0]!, 0)).toBe(item)
  })

  it.each([
    `{"name":"f","u":1,"v":2,"input_schema":${schema},"description":"d"}`,
    `{"name":"f","input_schema":${schema},"description":"d","u":1}`,
  ])('outlives the document, for unknown members that stand together: %s', (item) => {
    const document = print(importText(item).tools[0]!.tool)
    const { tool } = importText(document, { from: 'toolwright' }).tools[0]!
    expect(print(exportTools([tool], 'claude')!.wires[0]!, 0)).toBe(item)
  })

  it('adds nothing to a document of which everything is known', () => {
    const item = `{"description":"d","input_schema":${schema},"name":"f"}`
    expect(print(importText(item).tools[0]!.tool, 0)).toBe(
      item.replace('input_schema', 'inputSchema'),
    )
  })

  it('takes no order from an item of another vendor', () => {
    const { tools } = importText(`{"input_schema":{"type":"object"},"name":"f"}`)
    const other = exportTools([tools[0]!.tool], 'mcp.2025-11-25', [], tools)!
    const plain = exportTools([tools[0]!.tool], 'mcp.2025-11-25')!
    expect(other.wires).toEqual(plain.wires)
  })

  it('leaves a member that is new behind the one it was written behind', () => {
    const item = `{"parameters":{"type":"object"},"name":"f","type":"function"}`
    const { tools } = importText(item)
    const exported = exportTools([tools[0]!.tool], 'openai.responses', [], tools)!
    expect(print(exported.wires[0]!, 0)).toBe(
      '{"parameters":{"type":"object","properties":{}},"name":"f","strict":false,"type":"function"}',
    )
  })
})
