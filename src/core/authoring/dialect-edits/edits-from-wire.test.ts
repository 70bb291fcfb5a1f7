import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../../dialects/registry'
import { get, getIn, type JsonObject, type Path, str, stringOf } from '../../json/node'
import { arr, obj, member } from '../../json/node'
import { print } from '../../json/print'
import { TEMPLATES } from '../../templates/registry'
import { editsFromWire, wireOf } from './edits-from-wire'
import { read, toolOf, typeOver, withEdits } from './wire-change.fixture'

const DIALECTS = WRITABLE.map((dialect) => dialect.id).filter((id) => id !== 'toolwright')

const order = toolOf({
  name: 'get_order',
  title: 'Order look-up',
  description: {
    does: 'Gets one order by its number',
    when: 'The user asks where a parcel is. The order number must be known first',
    whenNot: 'For refunds, use get_refund instead.',
    returns: 'Status, carrier and expected date. Prices are not included',
    limits: 'Only orders of the last 12 months.',
  },
  inputSchema: {
    type: 'object',
    properties: {
      order_id: {
        type: 'string',
        description: 'Order number from the user’s message, such as A1234567.',
        pattern: '^[A-Z][0-9]{7}$',
        examples: ['A1234567'],
      },
      channel: { type: 'string', enum: ['web', 'shop'], description: 'Where it was bought.' },
      page: { type: 'integer', minimum: 1, maximum: 50, description: 'Page of the list.' },
      address: {
        type: 'object',
        description: 'Where it goes.',
        properties: { city: { type: 'string', description: 'City.' } },
        required: ['city'],
        additionalProperties: false,
      },
      tenant: { type: 'string', description: 'Filled in.' },
    },
    required: ['order_id', 'tenant'],
    additionalProperties: false,
  },
  inputExamples: [{ order_id: 'A1234567', page: 2 }],
  contract: {
    effect: 'read',
    injected: [{ name: 'tenant', source: 'session' }],
    checks: [{ text: 'The order belongs to the caller', field: 'order_id' }],
  },
  exports: { agents: ['desk'], later: 1 },
})

const set = (path: Path, value: Parameters<typeof arr>[0][number]) =>
  ({ op: 'set', path, value }) as const

describe('a text in a dialect that nobody typed in', () => {
  const tools = TEMPLATES.flatMap(({ id, tools }) =>
    (['en', 'zh'] as const).flatMap((lang) =>
      (['poor', 'middling', 'good'] as const).map((grade) => ({
        name: `${id} ${lang} ${grade}`,
        tool: toolOf(tools[lang][grade]),
      })),
    ),
  )
  it.each(DIALECTS)('gives no edits in %s, whatever its layout', (dialect) => {
    for (const { name, tool } of tools) {
      const wire = wireOf(tool, dialect)!
      const relaid = read(print(wire, 0))
      expect(editsFromWire(tool, dialect, wire, relaid), name).toEqual({
        edits: [],
        refused: [],
        notices: [],
      })
    }
  })
})

interface Case {
  readonly what: string
  readonly change: (wire: string, schema: Path, root: JsonObject) => string
  /** The document's text that is expected to differ, by path. */
  readonly says: readonly (readonly [Path, unknown])[]
  /** Dialects that cannot say it. */
  readonly not?: readonly string[]
}

const P: Path = ['inputSchema', 'properties']
const CASES: readonly Case[] = [
  {
    what: 'the name',
    change: (wire, schema) => withEdits(wire, [set(nameAt(wire, schema), str('find_order'))]),
    says: [[['name'], 'find_order']],
  },
  {
    what: 'one sentence, which goes back to its answer',
    change: (wire) => wire.replace('where a parcel is', 'where the parcel is now'),
    says: [
      [
        ['description', 'when'],
        'The user asks where the parcel is now. The order number must be known first',
      ],
    ],
  },
  {
    what: 'a new sentence, which goes to the answer before it',
    change: (wire) =>
      wire.replace('Prices are not included.', 'Prices are not included. Nor is tax.'),
    says: [
      [
        ['description', 'returns'],
        'Status, carrier and expected date. Prices are not included. Nor is tax',
      ],
    ],
  },
  {
    what: 'a sentence taken away, and its answer with it',
    change: (wire) => wire.replace(/ Only orders of the last 12 months\./, ''),
    says: [[['description', 'limits'], undefined]],
  },
  {
    what: 'the text of a parameter',
    change: (wire) => wire.replace('Where it was bought.', 'The shop it was bought in.'),
    says: [[[...P, 'channel', 'description'], 'The shop it was bought in.']],
  },
  {
    what: 'the text of a parameter inside another',
    change: (wire) => wire.replace('"City."', '"City of the address."'),
    says: [[[...P, 'address', 'properties', 'city', 'description'], 'City of the address.']],
  },
  {
    what: 'the text of a parameter with limits',
    change: (wire) => wire.replace('Page of the list.', 'Which page.'),
    says: [
      [[...P, 'page', 'description'], 'Which page.'],
      [[...P, 'page', 'maximum'], 50],
    ],
  },
  {
    what: 'a value more of an enumeration',
    change: (wire, schema) =>
      withEdits(wire, [{ op: 'insert', path: [...enumAt(wire, schema), 1], value: str('app') }]),
    says: [
      [
        [...P, 'channel', 'enum'],
        ['web', 'app', 'shop'],
      ],
    ],
  },
  {
    what: 'a parameter renamed, with all that names it',
    change: (wire, schema) =>
      withEdits(wire, [
        { op: 'rename', path: [...schema, 'properties', 'order_id'], to: 'number' },
      ]),
    says: [
      [[...P, 'order_id'], undefined],
      [[...P, 'number', 'examples'], ['A1234567']],
      [
        ['inputSchema', 'required'],
        ['number', 'tenant'],
      ],
      [['inputExamples'], [{ number: 'A1234567', page: 2 }]],
      [['contract', 'checks'], [{ text: 'The order belongs to the caller', field: 'number' }]],
    ],
  },
  {
    what: 'a parameter moved',
    change: (wire, schema) =>
      withEdits(wire, [{ op: 'move', path: [...schema, 'properties', 'page'], to: 0 }]),
    says: [],
  },
]

/** Where the name of the tool stands, beside its schema. */
const nameAt = (_: string, schema: Path): Path => {
  const wrapper = schema[0] === 'function' || schema[0] === 'toolSpec' ? [schema[0]] : []
  return [...wrapper, 'name']
}

/** A strict mode may put the values into a branch beside null. */
function enumAt(wire: string, schema: Path): Path {
  const place = [...schema, 'properties', 'channel']
  const branch = [...place, 'anyOf', 0]
  return [...(getIn(read(wire), branch) ? branch : place), 'enum']
}

describe.each(DIALECTS)('typed in %s', (dialect) => {
  it.each(CASES)('$what', ({ change, says }) => {
    const got = typeOver(order, dialect, (wire, schema) => {
      const typed = change(wire, schema, read(wire))
      expect(typed, 'the case types something').not.toBe(wire)
      return typed
    })
    expect(
      got.refused.map((each) => [each.code, each.path.join('/'), got.typed, got.written]),
    ).toEqual([])
    const tool = JSON.parse(got.text) as object
    for (const [path, value] of says) expect(at(tool, path), path.join('/')).toEqual(value)
    expect(get(getIn(got.tool, P), 'tenant')).toBeDefined()
    if (got.notices.length === 0) expect(got.written).toBe(got.typed)
  })

  it('a required parameter made optional and back', () => {
    // Claude's leaves what may be left out as it is.
    const isStrict = dialect.endsWith('strict') && dialect !== 'claude.strict'
    const first = typeOver(order, dialect, (wire, schema) => {
      const at = [...schema, 'properties', 'order_id', 'type']
      if (isStrict) return withEdits(wire, [set(at, arr([str('string'), str('null')]))])
      return withEdits(wire, [{ op: 'remove', path: [...schema, 'required', 0] }])
    })
    expect(first.refused).toEqual([])
    expect(at(JSON.parse(first.text) as object, ['inputSchema', 'required'])).toEqual(['tenant'])
    expect(first.written).toBe(first.typed)
    const second = typeOver(first.tool, dialect, (wire, schema) => {
      const at = [...schema, 'properties', 'order_id', 'type']
      if (isStrict) return withEdits(wire, [set(at, str('string'))])
      const list = getIn(read(wire), [...schema, 'required'])
      if (list)
        return withEdits(wire, [
          { op: 'insert', path: [...schema, 'required', 0], value: str('order_id') },
        ])
      return withEdits(wire, [set([...schema, 'required'], arr([str('order_id')]))])
    })
    expect(second.refused).toEqual([])
    expect(at(JSON.parse(second.text) as object, ['inputSchema', 'required'])).toContain('order_id')
  })

  it('a parameter added and taken away', () => {
    // Claude's leaves what may be left out as it is.
    const isStrict = dialect.endsWith('strict') && dialect !== 'claude.strict'
    const typeName = dialect === 'gemini.parameters' ? 'BOOLEAN' : 'boolean'
    const added = typeOver(order, dialect, (wire, schema) => {
      const value = obj([member('type', str(typeName)), member('description', str('Gift?'))])
      const text = withEdits(wire, [set([...schema, 'properties', 'gift'], value)])
      const list = getIn(read(wire), [...schema, 'required'])
      const index = list?.kind === 'array' ? list.items.length : 0
      if (!isStrict) return text
      return withEdits(text, [
        { op: 'insert', path: [...schema, 'required', index], value: str('gift') },
      ])
    })
    expect(added.refused).toEqual([])
    expect(at(JSON.parse(added.text) as object, [...P, 'gift'])).toEqual({
      type: 'boolean',
      description: 'Gift?',
    })
    if (added.notices.length === 0) expect(added.written).toBe(added.typed)
    const gone = typeOver(added.tool, dialect, (wire, schema) => {
      const list = getIn(read(wire), [...schema, 'required'])
      const index =
        list?.kind === 'array' ? list.items.findIndex((each) => stringOf(each) === 'gift') : -1
      const text = withEdits(wire, [{ op: 'remove', path: [...schema, 'properties', 'gift'] }])
      return index < 0
        ? text
        : withEdits(text, [{ op: 'remove', path: [...schema, 'required', index] }])
    })
    expect(gone.refused).toEqual([])
    expect(JSON.parse(gone.text)).toEqual(JSON.parse(print(order)))
  })

  it('a limit changed, in its keyword or in the note that stands for it', () => {
    const got = typeOver(order, dialect, (wire) =>
      wire.replace(/maximum(\\?"?): 50/, 'maximum$1: 60'),
    )
    expect(got.refused).toEqual([])
    expect(at(JSON.parse(got.text) as object, [...P, 'page'])).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 60,
      description: 'Page of the list.',
    })
    expect(got.written).toBe(got.typed)
  })
})

function at(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    root,
  )
}
