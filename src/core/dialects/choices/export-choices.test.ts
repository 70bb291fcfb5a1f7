import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { print } from '../../json/print'
import { exportTools } from '../export'

/** What has to be chosen so that a refused tool is written; the definition keeps what it says. */

const tool = (properties: object, more: object = {}, name = 'plan_shift'): JsonObject =>
  fromPlain({
    name,
    description: 'Plans a shift.',
    inputSchema: { type: 'object', properties, ...more },
  }) as JsonObject
const offersOf = (tools: readonly JsonObject[], id: string) =>
  exportTools(tools, id)!.items.flatMap((item) => item.offers ?? [])
const chosen = (tools: readonly JsonObject[], id: string) =>
  exportTools(
    tools,
    id,
    [],
    [],
    offersOf(tools, id).map((offer) => offer.id),
  )!
const text = { type: 'string' }

describe('a rule at the root', () => {
  const rule = [{ required: ['one'] }, { required: ['from', 'to'] }]
  const of = tool({ one: text, from: text, to: text }, { anyOf: rule })

  it.each(['openai.chat', 'openai.responses', 'claude', 'claude.strict'])(
    'EXP-02 goes into the description of the tool in %s',
    (id) => {
      const before = print(of)
      const [item] = chosen([of], id).items
      expect(item!.written).toMatchObject({ ok: true, errors: [] })
      expect(item!.written.losses[0]).toEqual({
        code: 'export.rule-to-description',
        path: ['anyOf'],
        values: { keyword: 'anyOf' },
      })
      const wire = get(item!.written.wire, 'function') ?? item!.written.wire
      expect(toPlain(get(wire, 'description')!)).toBe(
        'Plans a shift. Give at least one of these: `one` or both `from` and `to`.',
      )
      expect(print(of)).toBe(before)
      expect(print(exportTools([of], 'mcp.2025-11-25')!.wires[0]!)).toContain('"anyOf"')
    },
  )

  it('stands in the notes of a description of five answers', () => {
    const answers = { does: 'Plans a shift.', notes: 'Slow.' }
    const members = of.members.map((each) =>
      each.key === 'description' ? { ...each, value: fromPlain(answers) } : each,
    )
    const [wire] = chosen([{ ...of, members }], 'claude').wires
    expect(toPlain(get(wire, 'description')!)).toBe(
      'Plans a shift. Slow. Give at least one of these: `one` or both `from` and `to`.',
    )
  })

  it('that is more than one sentence stays as it is written', () => {
    const nested = { allOf: [{ required: ['one'] }], required: ['two'] }
    const more = tool({ one: text, two: text }, { anyOf: [nested, { required: ['one'] }] })
    const [wire] = chosen([more], 'claude').wires
    expect(toPlain(get(wire, 'description')!)).toMatch(/\{anyOf: /)
  })

  it.each([
    [{ anyOf: [{ properties: { new: text } }] }],
    [{ anyOf: [{ required: ['nowhere'] }] }],
    [{ allOf: [{ minProperties: 1 }] }],
    [{ enum: [{}] }],
    [{ oneOf: [true] }],
  ])('is not moved where it says more: %j', (more) => {
    expect(offersOf([tool({ one: text }, more)], 'openai.chat')).toEqual([])
  })

  it('is offered for itself where several are refused', () => {
    const both = tool({ one: text }, { anyOf: [{ required: ['one'] }], not: { required: ['one'] } })
    const ids = offersOf([both], 'openai.chat').map((offer) => offer.id)
    expect(ids).toEqual([
      'export.rule-to-description#/0/anyOf',
      'export.rule-to-description#/0/not',
    ])
    const [item] = exportTools([both], 'openai.chat', [], [], [ids[1]!])!.items
    expect(item!.written.ok).toBe(false)
    expect(item!.offers!.map((offer) => offer.id)).toEqual([ids[0]])
    expect(chosen([both], 'openai.chat').items[0]!.written.ok).toBe(true)
  })
})

describe('names', () => {
  it('EXP-18 of tools change in one export, and say from what', () => {
    const tools = [tool({}, {}, 'shift.plan'), tool({}, {}, 'shift_end')]
    const { items, wires } = chosen(tools, 'openai.responses')
    expect(wires.map((wire) => toPlain(get(wire, 'name')!))).toEqual(['shift_plan', 'shift_end'])
    expect(items[0]!.written.losses[0]).toMatchObject({
      code: 'export.name',
      values: { from: 'shift.plan', to: 'shift_plan' },
    })
    expect(items[0]!.name).toBe('shift.plan')
  })

  it.each([[['a.b', 'a_b']], [['a.b', 'a/b']], [['查询班次']]])(
    'EXP-21 of tools are not offered where they would be taken or guessed: %j',
    (names) => {
      expect(
        offersOf(
          names.map((name) => tool({}, {}, name)),
          'openai.chat',
        ),
      ).toEqual([])
    },
  )

  it('EXP-22 that are cut are unlike each other and fit', () => {
    const long = ['a'.repeat(66) + 'x', 'a'.repeat(66) + 'y']
    const tools = long.map((name) => tool({}, {}, name))
    const names = chosen(tools, 'openai.responses').wires.map((wire) => toPlain(get(wire, 'name')!))
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(String(name).length).toBeLessThanOrEqual(64)
  })

  it('EXP-16 of parameters change wherever the tool speaks of them', () => {
    const of = tool(
      { 'page[size]': { type: 'integer' }, $skip: text, '__proto__.x': text },
      { required: ['page[size]'], additionalProperties: false },
    )
    const withExample = {
      ...of,
      members: [...of.members, { key: 'inputExamples', value: fromPlain([{ 'page[size]': 2 }]) }],
    }
    const [wire] = chosen([withExample], 'claude').wires
    expect(toPlain(get(wire, 'input_schema')!)).toEqual({
      type: 'object',
      properties: { page_size: { type: 'integer' }, skip: text, '__proto__.x': text },
      required: ['page_size'],
      additionalProperties: false,
    })
    expect(toPlain(get(wire, 'input_examples')!)).toEqual([{ page_size: 2 }])
  })

  it('EXP-16 of parameters that would become one are not offered', () => {
    const of = tool({ 'a[b]': text, a_b: text })
    expect(offersOf([of], 'claude')).toEqual([])
  })
})

describe('a schema inside itself', () => {
  const node = (more: object = {}) => ({
    type: 'object',
    properties: {
      label: text,
      below: { type: 'array', items: { $ref: '#/$defs/Node', description: 'One below.' } },
    },
    required: ['label'],
    ...more,
  })
  const treeOf = (definition: object) =>
    tool({ root: { $ref: '#/$defs/Node' } }, { $defs: { Node: definition } })
  const below = ['properties', 'below', 'items']

  it.each(['claude.strict', 'gemini.parameters'])(
    'IMP-16 is written out three levels deep in %s, and says so',
    (id) => {
      const { written } = chosen([treeOf(node())], id).items[0]!
      expect(written.ok).toBe(true)
      expect(written.losses[0]).toMatchObject({
        code: 'export.recursion-cut',
        values: { ref: '#/$defs/Node', levels: 3 },
      })
      const key = id === 'claude.strict' ? 'input_schema' : 'parameters'
      const root = getIn(written.wire, [key, 'properties', 'root'])
      expect(toPlain(getIn(root, [...below, 'description'])!)).toBe('One below.')
      const last = getIn(root, [...below, ...below])
      expect(get(get(last, 'properties'), 'label')).toBeDefined()
      expect(get(get(last, 'properties'), 'below')).toBeUndefined()
      expect(print(written.wire)).not.toContain('$defs')
    },
  )

  it('ends in an empty list where the list has to be there', () => {
    const { written } = chosen([treeOf(node({ required: ['below'] }))], 'gemini.parameters')
      .items[0]!
    const last = getIn(written.wire, ['parameters', 'properties', 'root', ...below, ...below])
    expect(toPlain(getIn(last, ['properties', 'below', 'maxItems'])!)).toBe(0)
    expect(toPlain(get(last, 'required')!)).toEqual(['below'])
  })

  it('ends in the other branches where it is one of several', () => {
    const list = {
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] } },
      required: ['next'],
    }
    const { written } = chosen([treeOf(list)], 'claude.strict').items[0]!
    const step = ['properties', 'next', 'anyOf', 0]
    const last = getIn(written.wire, ['input_schema', 'properties', 'root', ...step, ...step])
    expect(toPlain(getIn(last, ['properties', 'next', 'anyOf'])!)).toEqual([{ type: 'null' }])
  })

  it.each([
    [{ type: 'object', properties: { next: { $ref: '#/$defs/Node' } }, required: ['next'] }],
    [{ type: 'array', minItems: 1, items: { $ref: '#/$defs/Node' } }],
  ])('is not offered where it could never end: %j', (definition) => {
    expect(offersOf([treeOf(definition)], 'claude.strict')).toEqual([])
  })

  it('is not offered where it grows beyond all bounds', () => {
    const names = Array.from({ length: 40 }, (_, i) => `n${i}`)
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/Node' }]))
    const offers = offersOf([treeOf({ type: 'object', properties })], 'gemini.parameters')
    expect(offers.map((offer) => `${offer.code} ${pointer(offer.path)}`)).toEqual([])
  })
})
