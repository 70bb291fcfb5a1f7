import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonObject, membersOf } from '../json/node'
import { fromPlain, toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { walkSchema } from '../schema/walk'
import { exportTools } from './export'
import { importText } from './import'
import { WRITABLE } from './registry'

/**
 * Tools that some vendor refused in public, each in words of our own: what must be written of them
 * here. Ways to write a refused tool that have to be chosen are tried beside `choices`.
 */

const OPENAI = ['openai.chat', 'openai.responses']
const OPENAI_STRICT = ['openai.chat.strict', 'openai.responses.strict']
const LISTED = WRITABLE.map((dialect) => dialect.id)
const schema = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const tool = (properties: object, more: object = {}) => ({
  name: 'plan_shift',
  description: 'Plans a shift.',
  inputSchema: schema(properties, more),
})
const read = (value: object): JsonObject => fromPlain(value) as JsonObject
const write = (value: object, id: string) => exportTools([read(value)], id)!.items[0]!.written
const said = (list: readonly { code: string; path: readonly (string | number)[] }[]) =>
  list.map(({ code, path }) => `${code} #${pointer(path)}`)
const HOLDERS = [
  ['function', 'parameters'],
  ['parameters'],
  ['input_schema'],
  ['inputSchema'],
  ['parametersJsonSchema'],
  ['toolSpec', 'inputSchema', 'json'],
]
const schemaIn = (wire: JsonObject) =>
  HOLDERS.map((path) => getIn(wire, path)).find((node) => node?.kind === 'object')
const writtenSchema = (value: object, id: string): unknown => {
  const node = schemaIn(write(value, id).wire)
  return node && toPlain(node)
}
const property = (value: object, id: string, name: string): unknown =>
  (writtenSchema(value, id) as { properties: Record<string, unknown> }).properties[name]

interface Row {
  readonly about: string
  readonly of: object
  readonly ids: readonly string[]
  readonly refused?: readonly string[]
  readonly x?: object
}

const ROWS: readonly Row[] = [
  {
    about: 'EXP-01 a list that does not say of what, deep down or behind a reference',
    of: tool(
      {
        x: schema({ y: { anyOf: [{ type: 'array' }, { type: 'null' }] } }),
        z: { $ref: '#/$defs/L' },
      },
      { $defs: { L: { type: ['array', 'null'], prefixItems: [{ type: 'string' }] } } },
    ),
    ids: OPENAI,
    refused: [
      'schema.array-without-items #/properties/x/properties/y/anyOf/0',
      'schema.array-without-items #/$defs/L',
    ],
  },
  {
    about: 'EXP-02 a rule at the root about which go together',
    of: tool({ a: {}, b: {} }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
    ids: [...OPENAI, ...OPENAI_STRICT, 'claude', 'claude.strict'],
    refused: ['schema.root-composition #/oneOf'],
  },
  {
    about: 'EXP-10 a look behind in a pattern, which alone goes',
    of: tool({ x: { type: 'string', pattern: '^a(?<!b)c$', maxLength: 9 } }),
    ids: OPENAI,
    x: { type: 'string', maxLength: 9, description: '{pattern: "^a(?<!b)c$"}' },
  },
  {
    about: 'EXP-10 what only looks like one',
    of: tool({ x: { type: 'string', pattern: '^[(?!]\\(\\?<=(?<n>a)$' } }, { required: ['x'] }),
    ids: [...OPENAI, ...OPENAI_STRICT],
    x: { type: 'string', pattern: '^[(?!]\\(\\?<=(?<n>a)$' },
  },
  {
    about: 'EXP-12 a default in strict mode, which Azure may refuse',
    of: tool({ x: { type: 'integer', default: 3 } }, { required: ['x'] }),
    ids: OPENAI_STRICT,
    x: { type: 'integer', description: '{default: 3}' },
  },
  {
    about: 'EXP-14 bounds stay where nothing is strict',
    of: tool({ x: { type: 'integer', minimum: 2, maximum: 7 } }),
    ids: ['claude', ...OPENAI, 'mcp.2025-11-25'],
    x: { type: 'integer', minimum: 2, maximum: 7 },
  },
  {
    about: 'EXP-27 text or nothing, and number or text',
    of: tool({ x: { type: ['string', 'null'] }, y: { type: ['number', 'string'] } }),
    ids: ['claude', ...OPENAI, 'mcp.2025-11-25'],
    x: { type: ['string', 'null'] },
  },
  {
    about: 'EXP-27 text or nothing as Gemini says it',
    of: tool({ x: { type: ['null', 'string'] } }),
    ids: ['gemini.parameters'],
    x: { nullable: true, type: 'STRING' },
  },
  {
    about: 'EXP-29 whole numbers to choose from stay numbers',
    of: tool({ x: { type: 'integer', enum: [15, 30] } }, { required: ['x'] }),
    ids: ['claude', ...OPENAI, ...OPENAI_STRICT, 'mcp.2025-11-25', 'gemini.parametersJsonSchema'],
    x: { type: 'integer', enum: [15, 30] },
  },
  {
    about: 'EXP-29 whole numbers to choose from in words for Gemini',
    of: tool({ x: { type: 'integer', enum: [15, 30] } }),
    ids: ['gemini.parameters'],
    x: { type: 'INTEGER', description: '{enum: [15,30]}' },
  },
  {
    about: 'EXP-31 one value alone has a type in strict mode',
    of: tool({ x: { const: false } }, { required: ['x'] }),
    ids: [...OPENAI_STRICT, 'claude.strict'],
    x: { type: 'boolean', const: false },
  },
  {
    about: 'EXP-31 one value alone for Gemini',
    of: tool({ x: { const: false } }),
    ids: ['gemini.parameters'],
    x: { type: 'BOOLEAN', description: '{const: false}' },
  },
  {
    about: 'EXP-32 what Gemini has no field for',
    of: tool({
      x: schema({}, { propertyNames: { pattern: '^k' }, additionalProperties: { type: 'number' } }),
    }),
    ids: ['gemini.parameters'],
    x: { type: 'OBJECT', properties: {}, description: '{propertyNames: {"pattern":"^k"}}' },
  },
  {
    about: 'EXP-40 bounds that a local engine may pass over',
    of: tool({ x: { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 3 } }),
    ids: [...OPENAI, 'qwen.dashscope'],
    x: { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 3 },
  },
]

describe('tools that a vendor refused, as they are written', () => {
  it.each(ROWS.flatMap((row) => row.ids.map((id) => ({ ...row, id }))))(
    '$about, in $id',
    ({ of, id, refused = [], x }) => {
      const written = write(of, id)
      expect(said(written.errors)).toEqual(refused)
      expect(written.ok).toBe(refused.length === 0)
      if (x) expect(property(of, id, 'x')).toEqual(x)
    },
  )

  it.each(LISTED)('EXP-04 no parameters are no parameters in %s', (id) => {
    const written = write(tool({}), id)
    if (id === 'deepseek.strict') return expect(written.ok).toBe(false)
    expect(membersOf(get(schemaIn(written.wire), 'properties'))).toEqual([])
    expect(written.ok).toBe(true)
  })

  it.each(OPENAI_STRICT)('EXP-04 an empty object is whole in %s', (id) => {
    expect(writtenSchema({ ...tool({}), inputSchema: { type: 'object' } }, id)).toEqual(
      schema({}, { required: [], additionalProperties: false }),
    )
  })

  it.each(OPENAI_STRICT)('EXP-06 what may be left out may be null in %s, and back', (id) => {
    const of = tool({ a: { type: 'string' }, b: { type: 'integer' } }, { required: ['a'] })
    const strict = write(of, id)
    expect(toPlain(schemaIn(strict.wire)!)).toEqual(
      schema(
        { a: { type: 'string' }, b: { type: ['integer', 'null'] } },
        { required: ['a', 'b'], additionalProperties: false },
      ),
    )
    const [got] = importText(print(strict.wire)).tools
    expect(got!.offers.map((offer) => [offer.code, offer.isOptIn])).toEqual([
      ['import.make-optional', true],
    ])
    expect(writtenSchema(of, id.replace('.strict', ''))).toEqual(of.inputSchema)
  })

  it.each([...OPENAI_STRICT, 'claude.strict', 'deepseek.strict'])(
    'EXP-09 a choice of shapes is anyOf at every depth in %s',
    (id) => {
      const act = (kind: string, more: object) =>
        schema({ kind: { const: kind }, ...more }, { required: ['kind', ...Object.keys(more)] })
      const choice = { oneOf: [act('put', { on: { type: 'string' } }), act('end', {})] }
      const of = tool({ acts: { type: 'array', items: choice } }, { required: ['acts'] })
      const written = write(of, id)
      expect(written.ok).toBe(true)
      expect(print(written.wire)).not.toContain('oneOf')
      expect(said(written.losses)).toContain('strict.oneof-to-anyof #/properties/acts/items')
    },
  )

  it.each(LISTED)('EXP-11 names of parameters are never taken for keywords in %s', (id) => {
    const names = ['title', 'type', 'description', 'default', 'format', 'enum', 'required', '$ref']
    const each = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }]))
    const inner = { ...schema(each, { required: names }), title: 'Inner' }
    const of = tool({ ...each, inner }, { required: [...names, 'inner'], title: 'Arguments' })
    const written = write(of, id)
    if (!written.ok) {
      // Gemini's rule for names.
      expect(said(written.errors)).toEqual(['schema.property-key #/properties/$ref'])
      return
    }
    const node = schemaIn(written.wire)!
    for (const place of [node, getIn(node, ['properties', 'inner'])!]) {
      expect(toPlain(get(place, 'required')!)).toEqual(expect.arrayContaining(names))
      expect(membersOf(get(place, 'properties')).map((m) => m.key)).toEqual(
        expect.arrayContaining(names),
      )
    }
  })

  it('EXP-14 bounds moved for Claude strict come back with the import', () => {
    const x = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 4 }
    const written = write(tool({ x }, { required: ['x'] }), 'claude.strict')
    expect(get(getIn(schemaIn(written.wire), ['properties', 'x']), 'minItems')).toBeUndefined()
    const [got] = importText(print(written.wire)).tools
    const back = importText(print(written.wire), { repair: true }).tools[0]!
    expect([...got!.losses, ...got!.offers, ...back.losses].map((each) => each.code)).toContain(
      'import.constraint-restored',
    )
    expect(toPlain(getIn(back.tool, ['inputSchema', 'properties', 'x'])!)).toEqual(x)
  })

  it.each(LISTED)('EXP-36 the third level is as whole as the first in %s', (id) => {
    const deep = schema(
      { coins: { type: 'integer', description: 'How many.' } },
      { required: ['coins'] },
    )
    const row = schema({ name: { type: 'string' }, loot: deep }, { required: ['name', 'loot'] })
    const of = tool({ rows: { type: 'array', items: row } }, { required: ['rows'] })
    const places = walkSchema(schemaIn(write(of, id).wire)!)
    const coins = places.find((place) => place.name === 'coins')!
    expect(pointer(coins.path)).toBe('/properties/rows/items/properties/loot/properties/coins')
    expect(toPlain(get(coins.schema, 'description')!)).toBe('How many.')
    expect(toPlain(get(coins.parent!.schema, 'required')!)).toEqual(['coins'])
  })

  it.each(LISTED)('EXP-37 no digit of a long number changes in %s', (id) => {
    const digits = '7256535639334584329'
    const source = print(read(tool({ x: { type: 'integer', maximum: 1 } }))).replace('1', digits)
    const [got] = importText(source).tools
    expect(print(exportTools([got!.tool], id)!.items[0]!.written.wire)).toContain(digits)
  })
})
