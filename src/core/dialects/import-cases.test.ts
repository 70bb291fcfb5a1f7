import { describe, expect, it } from 'vitest'
import { get, getIn } from '../json/node'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText, type Imported } from './import'

/**
 * Definitions that broke something for somebody in public, each in words of our own: what must come
 * of them here. What an author wrote is never changed unasked; a repair is offered and then made.
 */

const tool = (properties: object, more: object = {}) => ({
  name: 'set_quota',
  description: 'Sets the quota of a team.',
  inputSchema: { type: 'object', properties, ...more },
})
const textOf = (value: unknown): string => JSON.stringify(value)
const only = (got: Imported) => got.tools[0]!.tool
const schemaOf = (got: Imported) => toPlain(get(only(got), 'inputSchema')!)
const notes = (list: readonly { code: string; path: readonly (string | number)[] }[]) =>
  list.map(({ code, path }) => `${code} #${pointer(path)}`)
const P = '#/inputSchema/properties'

interface Case {
  readonly about: string
  readonly before: object
  readonly after: object
  readonly repairs: readonly string[]
}

const MENDED: readonly Case[] = [
  {
    about: 'IMP-01 a pair as a list under items',
    before: tool({
      range: { type: 'array', items: [{ type: 'number' }, { type: 'number' }], maxItems: 2 },
    }),
    after: tool({
      range: {
        type: 'array',
        prefixItems: [{ type: 'number' }, { type: 'number' }],
        items: false,
        maxItems: 2,
      },
    }),
    repairs: [`import.tuple-to-list ${P}/range/items`, `import.tuple-items ${P}/range/items`],
  },
  {
    about: 'IMP-03 required flags at properties, the list lacking one of them',
    before: tool(
      { team: { type: 'string', required: true }, unit: { type: 'string', required: false } },
      { required: [] },
    ),
    after: tool({ team: { type: 'string' }, unit: { type: 'string' } }, { required: ['team'] }),
    repairs: [`import.required-flag ${P}/team/required`, `import.required-flag ${P}/unit/required`],
  },
  {
    about: 'IMP-05 names of types from programming languages',
    before: tool({
      share: { type: 'float' },
      tags: { type: 'HashMap' },
      on: { type: 'Boolean' },
      what: { type: 'any' },
      ids: { type: 'tuple', items: { type: 'long' } },
    }),
    after: tool({
      share: { type: 'number' },
      tags: { type: 'object' },
      on: { type: 'boolean' },
      what: {},
      ids: { type: 'array', items: { type: 'integer' } },
    }),
    repairs: [
      `import.type-name ${P}/share/type`,
      `import.type-name ${P}/tags/type`,
      `import.type-name ${P}/on/type`,
      `import.type-name ${P}/what/type`,
      `import.type-name ${P}/ids/items/type`,
      `import.type-name ${P}/ids/type`,
    ],
  },
  {
    about: 'IMP-07 a name required twice',
    before: tool({ a: {}, b: {} }, { required: ['b', 'a', 'b'] }),
    after: tool({ a: {}, b: {} }, { required: ['b', 'a'] }),
    repairs: ['import.required-duplicate #/inputSchema/required/2'],
  },
  {
    about: 'IMP-09 nulls where nothing was said',
    before: {
      name: 'set_quota',
      inputSchema: { type: 'object', properties: null, required: null },
    },
    after: { name: 'set_quota', inputSchema: { type: 'object' } },
    repairs: ['import.null #/inputSchema/properties', 'import.null #/inputSchema/required'],
  },
  {
    about: 'IMP-10 parameters of an OpenAPI document as properties',
    before: tool({
      schema: { type: 'string' },
      mode: { in: 'query', required: true, schema: { type: 'string', enum: ['a', 'b'] } },
    }),
    after: tool(
      { schema: { type: 'string' }, mode: { in: 'query', type: 'string', enum: ['a', 'b'] } },
      { required: ['mode'] },
    ),
    repairs: [`import.schema-wrapper ${P}/mode/schema`, `import.required-flag ${P}/mode/required`],
  },
  {
    about: 'IMP-20 an exclusive bound of draft 4',
    before: tool({
      rate: { minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    }),
    after: tool({ rate: { exclusiveMinimum: 0, maximum: 9 } }),
    repairs: [
      `import.exclusive-bound ${P}/rate/exclusiveMinimum`,
      `import.exclusive-bound ${P}/rate/exclusiveMaximum`,
    ],
  },
  {
    about: 'IMP-28 words that only look like keywords',
    before: tool(
      {
        size: { type: 'integer', min: 2, max: 8, 'x-max': 9 },
        kind: { type: 'string', enums: ['p', 'q'], optional: true },
      },
      { required: ['size', 'kind'] },
    ),
    after: tool(
      {
        size: { type: 'integer', minimum: 2, maximum: 8, 'x-max': 9 },
        kind: { type: 'string', enum: ['p', 'q'] },
      },
      { required: ['size'] },
    ),
    repairs: [
      `import.misspelt-keyword ${P}/size/min`,
      `import.misspelt-keyword ${P}/size/max`,
      `import.misspelt-keyword ${P}/kind/enums`,
      `import.optional-flag ${P}/kind/optional`,
    ],
  },
  {
    about: 'IMP-30 an older draft declared over newer keywords',
    before: tool(
      { days: { type: 'array', prefixItems: [{ type: 'string' }] } },
      { $schema: 'http://json-schema.org/draft-07/schema#' },
    ),
    after: tool(
      { days: { type: 'array', prefixItems: [{ type: 'string' }] } },
      { $schema: 'https://json-schema.org/draft/2020-12/schema' },
    ),
    repairs: ['import.schema-draft #/inputSchema/$schema'],
  },
]

describe('definitions that broke something, and are mended when asked', () => {
  it.each(MENDED)('$about', ({ before, after, repairs }) => {
    const offered = importText(textOf(before))
    expect(toPlain(only(offered))).toEqual(before)
    expect(notes(offered.tools[0]!.offers)).toEqual(repairs)
    const mended = importText(textOf(before), { repair: true })
    expect(toPlain(only(mended))).toEqual(after)
    const [{ losses, offers }] = mended.tools as [(typeof mended.tools)[0]]
    expect([...notes(losses), ...notes(offers)].sort()).toEqual([...repairs].sort())
    expect(importText(textOf(after)).tools[0]!.offers).toEqual([])
  })

  it('IMP-01 a pair whose places are alike can become a plain list', () => {
    const choose = [`import.tuple-to-list${P}/range/items`]
    expect(schemaOf(importText(textOf(MENDED[0]!.before), { repair: { choose } }))).toEqual({
      type: 'object',
      properties: { range: { type: 'array', items: { type: 'number' }, maxItems: 2 } },
    })
  })

  it('IMP-01 what is mended is written for Claude', () => {
    const { tools } = importText(textOf(MENDED[0]!.before), { repair: true })
    const [written] = exportTools([tools[0]!.tool], 'claude')!.items
    expect(written!.written.errors).toEqual([])
  })
})

describe('definitions that broke something, and are read as they stand', () => {
  it('IMP-04 a property that is true stays true, and is no bare boolean for a vendor', () => {
    const item = tool({ payload: true })
    const got = importText(textOf(item))
    expect(toPlain(only(got))).toEqual(item)
    for (const id of ['openai.chat', 'claude']) {
      const { written } = exportTools([only(got)], id)!.items[0]!
      const path = id === 'claude' ? ['input_schema'] : ['function', 'parameters']
      const schema = getIn(written.wire, [...path, 'properties', 'payload'])
      expect(written.ok ? schema?.kind : 'refused').toMatch(/object|refused/)
    }
  })

  it('IMP-09 no null is left where a description was null', () => {
    const got = importText(textOf({ ...tool({}), description: null }))
    expect(get(only(got), 'description')).toBeUndefined()
    expect(notes(got.tools[0]!.losses)).toEqual(['import.null #/description'])
  })

  it('IMP-11 a schema that is text is read once', () => {
    const item = tool({ note: { type: 'string' } }, { required: ['note'] })
    const got = importText(textOf({ ...item, inputSchema: textOf(item.inputSchema) }))
    expect(toPlain(only(got))).toEqual(item)
    expect(notes(got.tools[0]!.losses)).toEqual(['import.json-string #/inputSchema'])
    const broken = importText(textOf({ ...item, inputSchema: '{"type":\n"object",,}' }))
    expect(broken.errors[0]!.error).toMatchObject({
      code: 'import.schema-not-json',
      values: { line: 2, column: 10 },
    })
    expect(toPlain(broken.errors[0]!.value)).toMatchObject({ inputSchema: '{"type":\n"object",,}' })
  })

  it('IMP-12 only the quotes and commas of the structure are replaced', () => {
    const source = '{“name”：“f”， “description”：“说“好”，再走”, "inputSchema":{}}'
    expect(importText(source).tools).toEqual([])
    const got = importText(source, { repair: true })
    expect(toPlain(only(got))).toMatchObject({ name: 'f', description: '说“好”，再走' })
  })

  it('IMP-15 a reference into the body of the schema stays', () => {
    const item = tool({ from: { type: 'string' }, to: { $ref: '#/properties/from' } })
    const got = importText(textOf(item), { repair: true })
    expect(toPlain(only(got))).toEqual(item)
    expect(got.tools[0]!.losses).toEqual([])
    const twice = tool({ from: { type: 'string' }, to: { $ref: '#/$defs/#/properties/from' } })
    expect(schemaOf(importText(textOf(twice), { repair: true }))).toEqual(item.inputSchema)
  })

  it('IMP-16 and IMP-17 circles and words beside a reference are kept', () => {
    const item = tool(
      { root: { $ref: '#/$defs/Node', description: 'Start.', required: ['id'] } },
      { $defs: { Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } } } },
    )
    const got = importText(textOf(item), { repair: true })
    expect(toPlain(only(got))).toEqual(item)
    expect(got.tools[0]!.losses).toEqual([])
  })

  it('IMP-21 a number of 19 digits keeps every one of them', () => {
    const source =
      '{"name":"f","inputSchema":{"type":"object","properties":{"id":{"maximum":9223372036854775807,"minimum":-9223372036854775808}}}}'
    for (const repair of [false, true])
      expect(print(only(importText(source, { repair })), 0)).toBe(source)
  })

  it('IMP-23 an answer pasted whole says that it is one page', () => {
    const item = { ...tool({}), annotations: { readOnlyHint: true }, title: 'T' }
    const page = { jsonrpc: '2.0', id: 7, result: { tools: [item], nextCursor: 'n' } }
    const got = importText(textOf(page))
    expect(toPlain(only(got))).toEqual(item)
    expect(notes(got.losses)).toEqual(['import.incomplete #/result/nextCursor'])
  })

  it('IMP-26 a pattern is never run', () => {
    const item = tool({ code: { pattern: '^(x+)+$', examples: ['x'.repeat(40) + '!'] } })
    expect(toPlain(only(importText(textOf(item), { repair: true })))).toEqual(item)
  })

  it('IMP-31 one $id in two tools keeps them apart', () => {
    const one = tool({ v: { type: 'string' } }, { $id: 'https://example.test/a' })
    const two = {
      ...tool({ v: { type: 'integer' } }, { $id: 'https://example.test/a' }),
      name: 'g',
    }
    const got = importText(textOf([one, two]), { repair: true })
    expect(got.tools.map((each) => toPlain(each.tool))).toEqual([one, two])
  })

  it('IMP-32 a byte order mark and CR LF change nothing', () => {
    const item = tool({})
    const source = '\uFEFF' + JSON.stringify(item, null, 1).replace(/\n/g, '\r\n') + '\r\n'
    expect(toPlain(only(importText(source)))).toEqual(item)
  })
})
