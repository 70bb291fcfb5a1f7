import { describe, expect, it } from 'vitest'
import { get } from '../json/node'
import { toPlain } from '../json/plain'
import { importText } from './import'
import type { RepairChoice } from './repairs/repair'

const inObject = (properties: unknown, more = {}) => ({ type: 'object', properties, ...more })
const tool = (name: string, inputSchema: unknown) => ({ name, description: 'd', inputSchema })
const schemaIn = (value: unknown, repair?: RepairChoice) =>
  toPlain(
    get(
      importText(JSON.stringify(value), { repair: repair ?? false }).tools[0]!.tool,
      'inputSchema',
    )!,
  )

const slips = inObject({ a: { type: 'float' }, b: { type: 'int', required: true } })
const two = [tool('f', slips), tool('g', slips)]

describe('choosing repairs', () => {
  it('changes nothing unless asked, and names every repair once in a text', () => {
    const got = importText(JSON.stringify(two))
    expect(got.tools.map((each) => toPlain(each.tool))).toEqual(two)
    const ids = got.tools.flatMap((each) => each.offers.map((offer) => offer.id))
    expect(ids).toEqual(
      ['0', '1'].flatMap((place) => [
        `import.type-name#/${place}/inputSchema/properties/a/type`,
        `import.type-name#/${place}/inputSchema/properties/b/type`,
        `import.required-flag#/${place}/inputSchema/properties/b/required`,
      ]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('makes all but one, in one tool, and goes on offering that one', () => {
    const refused = 'import.type-name#/1/inputSchema/properties/a/type'
    const got = importText(JSON.stringify(two), { repair: { refuse: [refused] } })
    const mended = inObject({ a: { type: 'number' }, b: { type: 'integer' } }, { required: ['b'] })
    const most = inObject({ a: { type: 'float' }, b: { type: 'integer' } }, { required: ['b'] })
    expect(got.tools.map((each) => toPlain(get(each.tool, 'inputSchema')!))).toEqual([mended, most])
    expect(got.tools.map((each) => each.offers.map((offer) => offer.id))).toEqual([[], [refused]])
    expect(got.tools[1]!.losses.map((loss) => loss.code)).toEqual([
      'import.type-name',
      'import.required-flag',
    ])
  })

  it.each<[string, RepairChoice, unknown]>([
    [
      'all of a kind refused',
      { refuse: ['import.type-name'] },
      inObject({ a: { type: 'float' }, b: { type: 'int' } }, { required: ['b'] }),
    ],
    [
      'each answered for itself',
      (repair) => repair.values?.from === 'int',
      inObject({ a: { type: 'float' }, b: { type: 'integer', required: true } }),
    ],
    ['none', false, slips],
  ])('takes %s', (_, repair, schema) => {
    expect(schemaIn(tool('f', slips), repair)).toEqual(schema)
  })

  it('leaves a text with curly quotes alone when that is refused', () => {
    const source = '{“name”:“f”，“inputSchema”:{}}'
    for (const refuse of ['import.look-alikes', 'import.look-alikes#'])
      expect(importText(source, { repair: { refuse: [refuse] } }).tools).toEqual([])
    expect(importText(source, { repair: { refuse: [] } }).tools).toHaveLength(1)
  })

  it('offers what an earlier repair brings to light, and its path in the item', () => {
    const bare = { a: { type: 'str', required: true }, b: { type: 'List[int]' } }
    expect(
      importText(JSON.stringify(tool('f', bare))).tools[0]!.offers.map(({ id }) => id),
    ).toEqual([
      'import.bare-properties#/inputSchema',
      'import.type-name#/inputSchema/a/type',
      'import.type-name#/inputSchema/b/type',
      'import.required-flag#/inputSchema/a/required',
    ])
    expect(schemaIn(tool('f', bare), true)).toEqual(
      inObject(
        { a: { type: 'string' }, b: { type: 'array', items: { type: 'integer' } } },
        { required: ['a'] },
      ),
    )
  })
})

describe('a map of parameters in the place of a schema', () => {
  it.each<[string, unknown, unknown]>([
    [
      'names of types',
      { city: 'string', days: 'int' },
      inObject({ city: { type: 'string' }, days: { type: 'integer' } }),
    ],
    [
      'parameters named like keywords',
      { type: { type: 'string' }, properties: { type: 'object' } },
      inObject({ type: { type: 'string' }, properties: { type: 'object' } }),
    ],
    [
      'what belongs beside them',
      { a: { enum: ['x'] }, required: ['a'], additionalProperties: false },
      inObject({ a: { enum: ['x'] } }, { required: ['a'], additionalProperties: false }),
    ],
  ])('is put under properties: %s', (_, before, after) => {
    expect(schemaIn(tool('f', before), true)).toEqual(after)
  })

  it.each([
    {},
    { type: 'object' },
    { type: 'string', description: 'integer' },
    { properties: { a: { type: 'string' } } },
    { a: { type: 'string' }, b: 5 },
    { a: 'a sentence' },
    { $ref: '#/$defs/A', $defs: { A: { type: 'object' } } },
    { anyOf: [{ type: 'object' }] },
    { description: { type: 'string' }, type: 'object' },
  ])('is not seen in %j', (schema) => {
    expect(schemaIn(tool('f', schema), true)).toEqual(schema)
  })
})

describe('a required list in the wrong place', () => {
  const parameters = inObject({ a: { type: 'string' } })
  const mended = { name: 'f', inputSchema: { ...parameters, required: ['a'] } }
  const read = (value: unknown) =>
    importText(JSON.stringify(value), { repair: true }).tools.map((each) => toPlain(each.tool))

  it('is moved into the schema from beside it', () => {
    expect(
      read({ type: 'function', function: { name: 'f', parameters, required: ['a'] } }),
    ).toEqual([mended])
    expect(read({ name: 'f', inputSchema: parameters, required: ['a'], note: 1 })).toEqual([
      { ...mended, vendor: { mcp: { note: 1 } } },
    ])
  })

  it('stays where it names something else, or the schema has its own', () => {
    const other = { name: 'f', input_schema: parameters, required: ['b'] }
    expect(read(other)).toEqual([
      { name: 'f', inputSchema: parameters, vendor: { claude: { required: ['b'] } } },
    ])
    const own = { ...parameters, required: [] }
    expect(read({ name: 'f', input_schema: own, required: ['a'] })).toMatchObject([
      { inputSchema: own },
    ])
  })
})

describe('a parameter that is required and takes null', () => {
  const strict = (properties: object) => ({
    name: 'f',
    strict: true,
    input_schema: inObject(properties, {
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  })
  const item = strict({
    a: { type: ['string', 'null'], enum: ['x', null] },
    b: { anyOf: [{ type: 'object', description: 'inner' }, { type: 'null' }], description: 'B' },
    c: { type: 'string' },
  })
  const ids = ['a', 'b'].map((name) => `import.make-optional#/input_schema/properties/${name}`)

  it('becomes optional only when it is chosen', () => {
    const got = importText(JSON.stringify(item), { repair: true }).tools[0]!
    expect(toPlain(get(got.tool, 'inputSchema')!)).toEqual(item.input_schema)
    expect(got.offers.map(({ id, isOptIn }) => [id, isOptIn])).toEqual(ids.map((id) => [id, true]))
    expect(schemaIn(item, { choose: ids })).toEqual(
      inObject(
        {
          a: { type: 'string', enum: ['x'] },
          b: { type: 'object', description: 'B' },
          c: { type: 'string' },
        },
        { required: ['c'], additionalProperties: false },
      ),
    )
    expect(schemaIn(item, { choose: [ids[0]!] })).toMatchObject({ required: ['b', 'c'] })
  })

  it('is not offered where the schema is not strict, or null is all it takes', () => {
    const offers = (value: unknown) => importText(JSON.stringify(value)).tools[0]!.offers
    expect(offers({ ...item, strict: false })).toEqual([])
    expect(offers(strict({ a: { type: 'null' }, b: { type: ['null'] } }))).toEqual([])
  })
})
