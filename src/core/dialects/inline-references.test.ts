import { describe, expect, it } from 'vitest'
import { getIn, type JsonObject } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { exportTools } from './export'

/** Where a reference cannot stay, its target stands there, and what was said beside it counts too. */

const write = (properties: object, $defs: object, id: string) => {
  const inputSchema = { type: 'object', properties, required: Object.keys(properties), $defs }
  const tool = fromPlain({ name: 'send_parcel', description: 'D.', inputSchema }) as JsonObject
  return exportTools([tool], id)!.items[0]!.written
}
const FLAT = [
  ['gemini.parameters', 'parameters'],
  ['gemini.parametersJsonSchema', 'parametersJsonSchema'],
  ['claude.strict', 'input_schema'],
] as const
const place = {
  type: 'object',
  properties: { street: { type: 'string' }, code: { type: 'string' } },
  required: ['street'],
}
const plainIn = (wire: JsonObject, key: string, name: string) =>
  JSON.parse(
    JSON.stringify(toPlain(getIn(wire, [key, 'properties', name])!)).replace(
      /"(OBJECT|STRING|INTEGER)"/g,
      (word) => word.toLowerCase(),
    ),
  ) as Record<string, unknown>

describe('what stands beside a reference', () => {
  it.each(FLAT)('IMP-17 limits as well as the target does, in %s', (id, key) => {
    const { ok, wire } = write({ to: { $ref: '#/$defs/P', required: ['code'] } }, { P: place }, id)
    expect(ok).toBe(true)
    const required = plainIn(wire, key, 'to').required as string[]
    expect(required.toSorted()).toEqual(['code', 'street'])
  })

  it.each(FLAT)('IMP-17 speaks before the target does, in %s', (id, key) => {
    const { wire } = write(
      { to: { $ref: '#/$defs/T', description: 'Whereto.' } },
      { T: { type: 'string', description: 'A town.' } },
      id,
    )
    expect(plainIn(wire, key, 'to')).toEqual({ type: 'string', description: 'Whereto.' })
  })

  it.each(FLAT)('IMP-17 is refused where it contradicts the target, in %s', (id) => {
    const { errors } = write({ to: { $ref: '#/$defs/P', type: 'string' } }, { P: place }, id)
    expect(errors.map((each) => `${each.code} #${pointer(each.path)}`)).toEqual([
      'schema.allof #/properties/to',
    ])
  })

  it.each(FLAT)('IMP-17 counts at every reference of a chain, in %s', (id, key) => {
    const definitions = {
      A: { $ref: '#/$defs/B', enum: ['x', 'y'] },
      B: { $ref: '#/$defs/C', description: 'Letter.' },
      C: { type: 'string' },
    }
    const { wire } = write({ to: { $ref: '#/$defs/A', title: 'To' } }, definitions, id)
    expect(plainIn(wire, key, 'to')).toEqual({
      title: 'To',
      type: 'string',
      enum: ['x', 'y'],
      description: 'Letter.',
    })
  })

  it.each(['openai.chat', 'claude', 'mcp.2025-11-25'])(
    'IMP-15 IMP-17 stays beside it where references are taken, in %s',
    (id) => {
      const to = { $ref: '#/properties/from', description: 'Whereto.', minLength: 2 }
      const { ok, wire } = write({ from: { type: 'string' }, to }, {}, id)
      expect(ok).toBe(true)
      expect(JSON.stringify(toPlain(wire))).toContain(JSON.stringify(to))
    },
  )

  it.each(FLAT)('IMP-15 a reference into the body is no reference any more, in %s', (id, key) => {
    const from = { type: 'string', pattern: '^[A-Z]{2}$' }
    const { wire } = write({ from, 'a/b': { $ref: '#/properties/from', title: 'B' } }, {}, id)
    if (id !== 'gemini.parametersJsonSchema')
      expect(getIn(wire, [key, 'properties', 'a/b', '$ref'])).toBeUndefined()
    expect(plainIn(wire, key, 'a/b')).toMatchObject({ title: 'B', type: 'string' })
  })
})
