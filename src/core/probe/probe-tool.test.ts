import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { get, type JsonObject, sameData } from '../json/node'
import { isWhole, parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { contractCheck } from './contract-check'
import { MISTAKES } from './mistakes/registry'
import { MOST_FIELDS } from './most-fields'
import { probeSet } from './probe-set'
import { probeTool, type Trial } from './probe-tool'
import { placesOf } from './places-of'
import { shareStopped } from './tally'
import { TIGHTENINGS } from './tightenings/registry'
import { withEdits } from './with-edits'

const toolOf = (properties: object, more: object = {}, description = 'Finds orders.') =>
  fromPlain({
    name: 'find_orders',
    description,
    inputSchema: { type: 'object', properties, ...more },
  }) as JsonObject
const trialsOf = (tool: JsonObject): readonly Trial[] =>
  probeTool(tool, { offers: true }).places.flatMap(({ trials }) => trials)
const find = (tool: JsonObject, mistake: string, at?: string): Trial | undefined =>
  trialsOf(tool).find(
    (each) => each.mistake === mistake && (at === undefined || pointer(each.at) === at),
  )
const offered = (trial: Trial | undefined): string => {
  const remedy = trial?.remedy
  if (remedy?.is === 'edit')
    return remedy.edits
      .map((edit) => `${pointer(edit.path)} ${'value' in edit ? print(edit.value, 0) : ''}`)
      .join(' ')
  return remedy?.is === 'ask' ? `ask ${remedy.ask}` : remedy ? `check ${remedy.check}` : 'none'
}
const P = '/inputSchema/properties'

describe('the list of mistakes', () => {
  it('has every id once, and only tightenings that exist', () => {
    const ids = MISTAKES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const unknown = MISTAKES.flatMap(({ stoppedBy }) => stoppedBy).filter(
      (id) => !TIGHTENINGS.has(id),
    )
    expect(unknown).toEqual([])
    const used = new Set(MISTAKES.flatMap(({ stoppedBy }) => stoppedBy))
    expect([...TIGHTENINGS.keys()].filter((id) => !used.has(id))).toEqual([])
  })
})

describe('the smallest change that stops a mistake', () => {
  it.each<[string, object, object, string, string]>([
    ['a blank text', { q: { type: 'string' } }, {}, 'blank-text', `${P}/q/pattern "[^ ]"`],
    ['an empty text', { q: { type: 'string' } }, {}, 'empty-text', `${P}/q/minLength 1`],
    [
      'an extra field',
      { q: { type: 'string' } },
      {},
      'extra-field',
      '/inputSchema/additionalProperties false',
    ],
    [
      'a date only in words',
      { due: { type: 'string', description: 'Due date, YYYY-MM-DD.' } },
      {},
      'date-impossible',
      `${P}/due/format "date"`,
    ],
    [
      'a closed set in prose',
      { order: { type: 'string', description: 'One of "asc", "desc".' } },
      {},
      'value-case',
      `${P}/order/enum ["asc","desc"]`,
    ],
    [
      '一个文字里的取值',
      { order: { type: 'string', description: '排序方向，可选值：asc、desc。' } },
      {},
      'value-case',
      `${P}/order/enum ["asc","desc"]`,
    ],
    [
      'a range in prose',
      { size: { type: 'integer', description: 'Orders on a page (1-50).' } },
      {},
      'out-of-range',
      `${P}/size/minimum 1`,
    ],
    [
      'a code by its examples',
      { sku: { type: 'string', examples: ['AB-1234', 'AB-9876'] } },
      {},
      'code-lower-case',
      `${P}/sku/pattern "^AB-[0-9]{4}$"`,
    ],
    [
      'a code whose text says how many digits',
      { order_no: { type: 'string', description: '订单号，SO加8位数字，例如SO20480117。' } },
      {},
      'code-prefix-missing',
      `${P}/order_no/pattern "^SO[0-9]{8}$"`,
    ],
    [
      'half of a pair',
      { latitude: { type: 'number' }, longitude: { type: 'number' } },
      {},
      'half-pair',
      `/inputSchema/dependentRequired {"latitude":["longitude"],"longitude":["latitude"]}`,
    ],
    [
      'two flags',
      { asc: { type: 'boolean' }, desc: { type: 'boolean', default: false } },
      {},
      'exclusive-flags',
      '/inputSchema/not {"properties":{"asc":{"const":true},"desc":{"const":true}},"required":["asc","desc"]}',
    ],
    ['what nothing tells', { user_id: { type: 'string' } }, {}, 'code-spaced', 'ask example'],
    [
      'an id that does not exist',
      { order_id: { type: 'string', examples: ['A-17'] } },
      {},
      'code-made-up',
      'check exists',
    ],
  ])('of %s', (_, properties, more, mistake, wanted) => {
    expect(offered(find(toolOf(properties, more), mistake))).toBe(wanted)
  })

  it('is none that an example, a default or a whole-call example speaks against', () => {
    const tool = fromPlain({
      name: 'find_orders',
      description: 'Finds orders.',
      inputSchema: {
        type: 'object',
        properties: { q: { type: 'string', default: '' }, size: { type: 'integer' } },
      },
      inputExamples: [{ q: 'shoes', size: -1, colour: 'red' }],
    }) as JsonObject
    expect(find(tool, 'empty-text')).toBeUndefined()
    expect(offered(find(tool, 'out-of-range'))).toBe('ask limit')
    expect(offered(find(tool, 'extra-field'))).toBe('ask form')
  })

  it('applied to the text is the same as in the tree', () => {
    const tool = toolOf({
      q: { type: 'string' },
      due: { type: 'string', description: 'Due date.' },
    })
    for (const { remedy } of trialsOf(tool)) {
      if (remedy?.is !== 'edit') continue
      const text = applyEdits(print(tool), remedy.edits)
      const parsed = parse(text.ok ? text.text : '')
      expect(isWhole(parsed)).toBe(true)
      expect(sameData(rootObject(parsed), withEdits(tool, remedy.edits))).toBe(true)
    }
  })
})

describe('the places of a call', () => {
  const tool = toolOf(
    {
      required: { type: 'string' },
      lines: { type: 'array', items: { $ref: '#/$defs/line' } },
      at: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      target: {
        oneOf: [
          {
            type: 'object',
            properties: { order_id: { type: 'string' } },
            required: ['order_id'],
            additionalProperties: false,
          },
          {
            type: 'object',
            properties: { email: { type: 'string' } },
            required: ['email'],
            additionalProperties: false,
          },
        ],
      },
    },
    {
      $defs: {
        line: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
      },
    },
  )

  it('are found at every depth: lists, tuples, dictionaries, branches and definitions', () => {
    const paths = placesOf(tool).fields.map(({ path }) => pointer(path))
    for (const path of [
      `${P}/required`,
      '/inputSchema/$defs/line/properties/sku',
      `${P}/at/prefixItems/1`,
      `${P}/labels/additionalProperties`,
      `${P}/target/oneOf/0/properties/order_id`,
      `${P}/target/oneOf/1/properties/email`,
    ])
      expect(paths).toContain(path)
    expect(placesOf(tool).missed).toEqual([])
  })

  it('get their edits where the value is described', () => {
    expect(offered(find(tool, 'empty-text', '/lines/0/sku'))).toBe(
      '/inputSchema/$defs/line/properties/sku/minLength 1',
    )
  })
})

describe('a probe', () => {
  it('says by which keyword a call is stopped, conditions included', () => {
    const tool = toolOf(
      { day: { type: 'string', format: 'date' }, hour: { type: 'integer', maximum: 23 } },
      { dependentRequired: { hour: ['day'] }, additionalProperties: false },
    )
    expect(find(tool, 'condition-unmet')?.verdict).toMatchObject({
      is: 'stopped',
      keyword: 'dependentRequired',
    })
    expect(find(tool, 'extra-field')?.verdict).toMatchObject({ keyword: 'additionalProperties' })
    expect(find(tool, 'date-in-words')?.verdict).toMatchObject({
      keyword: 'format',
      isByFormat: true,
    })
    const above = trialsOf(tool).find(({ variant }) => variant === 'above')
    expect(above?.verdict).toMatchObject({ keyword: 'maximum', path: ['hour'] })
  })

  it('says why it could not begin', () => {
    const never = toolOf({ a: { type: 'integer', minimum: 2, maximum: 1 } }, { required: ['a'] })
    expect(probeTool(never)).toMatchObject({ places: [], problem: { problem: 'nothing-fits' } })
    expect(probeTool(fromPlain({ name: 'x' }) as JsonObject)).toMatchObject({ places: [] })
    expect(shareStopped(probeTool(toolOf({})).tally)).toBeUndefined()
  })

  it('names a pattern that could run for ever instead of running it', () => {
    const tool = toolOf({ code: { type: 'string', pattern: '^(a+)+$', examples: ['aa'] } })
    const verdicts = trialsOf(tool).filter(({ mistake }) => mistake === 'too-long')
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      { is: 'undecided', why: 'pattern', detail: '^(a+)+$' },
    ])
  })

  it('fills in what only the system may: an injected field is an extra one', () => {
    const tool = fromPlain({
      name: 'find_orders',
      description: 'Finds orders.',
      inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
      contract: { effect: 'read', injected: [{ name: 'user_id', source: 'session' }] },
    }) as JsonObject
    const trial = trialsOf(tool).find(({ variant }) => variant === 'injected')
    expect(trial && get(trial.call, 'user_id')).toBeDefined()
  })

  it('tries numbers sent as texts, and codes that lose their zeros', () => {
    const tool = toolOf({
      depth: { type: 'integer' },
      box_code: { type: 'string', examples: ['00713'] },
    })
    expect(find(tool, 'number-as-text', '/depth')?.verdict.is).toBe('stopped')
    expect(print(find(tool, 'text-as-number', '/box_code')!.value!)).toBe('713')
  })

  it('tries what models put into every optional parameter', () => {
    const tool = toolOf({
      q: { type: 'string', description: 'Words.' },
      label: { type: 'string', pattern: '^[a-z]+=.+$' },
      filters: { type: 'array', items: { type: 'string' }, minItems: 1 },
    })
    expect(find(tool, 'empty-text', '/label')?.verdict).toMatchObject({ keyword: 'pattern' })
    expect(find(tool, 'empty-list', '/filters')?.verdict).toMatchObject({ keyword: 'minItems' })
    expect(find(tool, 'null', '/q')?.verdict).toMatchObject({ keyword: 'type' })
  })

  it('says how many fields are not tried because there are so many', () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_FIELDS + 12 }, (_, i) => [`f${i}`, { type: 'boolean' }]),
    )
    const probe = probeTool(toolOf(many))
    expect(probe).toMatchObject({ leftOut: 12, missed: [] })
    expect(probe.places.filter(({ is }) => is === 'member')).toHaveLength(MOST_FIELDS)
    expect(probeTool(toolOf({ on: { type: 'boolean' } })).leftOut).toBe(0)
  }, 30_000)

  it('counts a set as all its tools together', () => {
    const tools = [toolOf({ q: { type: 'string' } }), toolOf({ n: { type: 'integer' } })]
    const { tally, tools: own } = probeSet(tools)
    expect(tally.stopped).toBe(own[0]!.tally.stopped + own[1]!.tally.stopped)
  })
})

describe('a check that no schema can make', () => {
  it('is written in the language of the tool, with an error the contract has', () => {
    const tool = fromPlain({
      name: 'get_order',
      description: '查询订单。',
      inputSchema: { type: 'object' },
      contract: { effect: 'read', errors: [{ code: 'ORDER_NOT_FOUND' }] },
    }) as JsonObject
    const check = contractCheck(tool, 'exists', ['order_no'])
    expect(check).toMatchObject({
      text: 'order_no所指的对象存在，且用户有权查看。',
      error: 'ORDER_NOT_FOUND',
      isStated: false,
    })
    const after = withEdits(tool, check.edits) ?? tool
    expect(contractCheck(after, 'exists', ['order_no'])).toMatchObject({
      isStated: true,
      edits: [],
    })
  })
})
