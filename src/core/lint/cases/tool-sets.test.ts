import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { tokensOfTool } from '../../reading/tool-tokens'
import { lintSet } from '../engine'

const toolOf = (plain: object): JsonObject =>
  rootObject(
    parse(print(fromPlain({ inputSchema: { type: 'object', properties: {} }, ...plain }))),
  )!
const lint = (tools: readonly object[]) => lintSet(tools.map(toolOf))
const of = (tools: readonly object[], rule: string) =>
  lint(tools).findings.filter((finding) => finding.rule === rule)

describe('SCO-01: siblings that say what, never when', () => {
  const siblings = (first: string): readonly object[] => [
    { name: 'quick_find', description: first },
    { name: 'find_recipes', description: 'Find recipes.' },
    { name: 'delete_recipe', description: 'Delete a recipe for good.' },
  ]
  it('are one finding, that names both, and a fix that settles it', () => {
    const tools = siblings('Find recipes by title.')
    const [finding, ...more] = of(tools, 'overlap-points-elsewhere')
    expect(more).toEqual([])
    expect(finding!.values).toEqual({ name: 'quick_find', other: 'find_recipes' })
    const edited = applyEdits(print(toolOf(tools[0]!)), finding!.fix!.edits)
    const first = rootObject(parse(edited.ok ? edited.text : ''))!
    const after = lintSet([first, ...tools.slice(1).map(toolOf)])
    expect(after.findings.map(({ rule }) => rule)).not.toContain('overlap-points-elsewhere')
    expect(after.tools[0]!.reading.answers.whenNot).toBe(2)
    expect(after.score!).toBeGreaterThan(lint(tools).score!)
  })
  it.each([
    'Find recipes by title. Use when you know the title; to browse use find_recipes.',
    '按名称查找菜谱。已知菜名时使用；想随便看看请改用 find_recipes。',
  ])('are settled by hand: %s', (text) => {
    const left = of(siblings(text), 'overlap-points-elsewhere')
    expect(left.filter(({ severity }) => severity !== 'info')).toEqual([])
  })
})

describe('SCO-03: one name on two servers', () => {
  it.each([
    [{}, {}, 'error'],
    [{ namespace: 'files' }, { namespace: 'files' }, 'error'],
    [{ namespace: 'files' }, { namespace: 'wiki' }, 'warning'],
  ])('%j and %j', (a, b, severity) => {
    const name = 'list_pages'
    const found = of(
      [
        { name, ...a },
        { name, ...b },
      ],
      'names-unique',
    )
    expect(found.map((finding) => [finding.tool, finding.severity])).toEqual([[1, severity]])
  })
})

describe('EXP-21: names that become one', () => {
  const names = ['stock.list', 'stock/list', 'stock_list', 'Stock_List']
  it.each([[names], [names.toReversed()]])('are told in any order: %j', (order) => {
    const found = of(
      order.map((name) => ({ name })),
      'names-unique',
    )
    expect(found.map(({ tool }) => tool)).toEqual([1, 2, 3])
    expect(found.some(({ severity }) => severity === 'warning')).toBe(true)
  })
})

describe('EXP-22, EXP-23: names that do not fit', () => {
  it('are told where they become one, are long by themselves, or behind a server', () => {
    const told = (...tools: object[]) =>
      of(tools, 'names-survive-clients').map(({ message, severity }) => `${message} ${severity}`)
    expect(told({ name: 'm'.repeat(70) }, { name: 'm'.repeat(66) + 'wxyz' })).toEqual([
      'cut warning',
    ])
    expect(told({ name: 'n'.repeat(41) })).toEqual(['long info'])
    expect(told({ name: 'n'.repeat(40) })).toEqual([])
    const namespace = 'acme-incorporated-observability-eu'
    expect(told({ name: 'query_worker_observability', namespace })).toEqual(['prefixed warning'])
    expect(told({ name: 'query_workers_of_observed_kind', namespace: 'acme' })).toEqual([])
  })
})

describe('EXP-25: more tools than a request takes', () => {
  const many = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, i) => ({ name: `tool_${i}` }))
  it.each([
    [10, []],
    [11, ['several info']],
    [20, ['several info']],
    [21, ['many warning']],
    [128, ['many warning']],
    [129, ['refused warning']],
  ])('%i are judged', (count, expected) => {
    const found = of(many(count), 'set-fits-limits')
    expect(found.map(({ message, severity }) => `${message} ${severity}`)).toEqual(expected)
  })
})

describe('SCO-09: what definitions cost', () => {
  const part = (length: number): object => ({
    type: 'object',
    description: 'Where it goes.',
    properties: { street: { type: 'string', description: 'x'.repeat(length) } },
  })
  const tool = (properties: object, schema: object = {}): object => ({
    name: 'send_parcel',
    description: 'Sends a parcel.',
    inputSchema: { type: 'object', properties, ...schema },
  })

  it.each([
    [
      'six of 600 characters',
      tool(Object.fromEntries([...'abcdef'].map((key) => [key, part(600)]))),
      [6],
    ],
    [
      'two inside others',
      tool({
        a: { type: 'object', properties: { p: part(90) } },
        b: { type: 'array', items: part(90) },
      }),
      [2],
    ],
    ['the outer one alone', tool({ a: { anyOf: [part(90)] }, b: { anyOf: [part(90)] } }), [2]],
    ['small ones', tool({ a: part(10), b: part(10) }), []],
    ['unlike ones', tool({ a: part(200), b: part(201) }), []],
    ['one and a definition of it', tool({ a: part(200) }, { $defs: { part: part(200) } }), []],
    [
      'references',
      tool(
        { a: { $ref: '#/$defs/part' }, b: { $ref: '#/$defs/part' } },
        { $defs: { part: part(200) } },
      ),
      [],
    ],
  ])('for repeated parts: %s', (_, plain, counts) => {
    const found = of([plain], 'no-repeated-schema')
    expect(found.map(({ values }) => values.count)).toEqual(counts)
  })

  it('are saved as told by the fix, and nothing else is found', () => {
    const before = toolOf(tool({ a: part(300), b: part(300), c: part(300) }))
    const [finding] = lintSet([before]).findings.filter(
      (each) => each.rule === 'no-repeated-schema',
    )
    const edited = applyEdits(print(before), finding!.fix!.edits)
    const after = rootObject(parse(edited.ok ? edited.text : ''))!
    const saved = tokensOfTool(before) - tokensOfTool(after)
    expect(Math.abs(saved - Number(finding!.values.saved))).toBeLessThan(12)
    expect(lintSet([after]).findings).toEqual([])
    expect(lintSet([after]).score!).toBeGreaterThanOrEqual(lintSet([before]).score!)
  })

  it('are told of the set, of a dear tool, and of its dearest parameter', () => {
    const text = 'One more sentence that every request carries along. '
    const dear = tool({ body: { type: 'object', description: text.repeat(600) } })
    const plain = { name: 'list_parcels', description: text.repeat(600) }
    expect(
      of([dear, plain], 'set-fits-tokens')
        .map(({ message }) => message)
        .sort(),
    ).toEqual(['parameter', 'set', 'tool'])
    expect(of([tool({})], 'set-fits-tokens')).toEqual([])
  })

  it('leave out what the system fills in, and count Chinese by its own measure', () => {
    const properties = {
      a: { type: 'string' },
      trace: { type: 'string', description: 'x '.repeat(99) },
    }
    const bare = toolOf(tool(properties))
    const injected = toolOf({ ...tool(properties), contract: { injected: ['trace'] } })
    expect(tokensOfTool(injected)).toBeLessThan(tokensOfTool(bare) / 2)
    const chinese = tokensOfTool(
      toolOf({ name: 'get_order', description: '查询订单的物流进度'.repeat(20) }),
    )
    expect(chinese).toBeLessThan(180)
    expect(chinese).toBeGreaterThan(90)
  })
})
