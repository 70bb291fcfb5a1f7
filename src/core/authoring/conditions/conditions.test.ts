import { Ajv2020 } from 'ajv/dist/2020'
import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../json/edit'
import { bool, getIn, num, str, stringOf } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { renameParameter } from '../../model/rename-parameter'
import { parameterRules } from '../../schema/parameter-rules'
import { isSaid } from '../../reading/rule-said'
import { type Condition, sameCondition, normalCondition } from './condition'
import { conditionProblem } from './condition-problem'
import { conditionSentence, isConditionSaid } from './condition-sentence'
import { readConditions } from './read-conditions'
import { conditionHolds } from './truth-table'
import { addCondition, removeCondition, replaceCondition } from './write-conditions'

const OWNER = ['inputSchema']
const NAMES = ['a', 'b', 'c', 'd']
const node = (value: unknown) => rootObject(parse(JSON.stringify(value)))!
const toolWith = (rest: object = {}, description: unknown = 'Does a thing.') => ({
  name: 'do_thing',
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])),
    ...rest,
  },
})
type Tool = ReturnType<typeof toolWith>
const after = (tool: object, edits: readonly Edit[]): Tool => {
  const result = applyEdits(JSON.stringify(tool), edits)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return JSON.parse(result.text) as Tool
}
const add = (tool: object, condition: Condition): Tool =>
  after(tool, addCondition(node(tool), OWNER, condition))
const read = (tool: object) => readConditions(node(tool), OWNER)

const kinds: readonly [Condition, object, string, string][] = [
  [
    { kind: 'some', groups: [['a'], ['b']] },
    { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    'Give at least one of `a` and `b`.',
    '`a`、`b`中至少填写一个。',
  ],
  [
    { kind: 'one', groups: [['a'], ['b']] },
    { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    'Give exactly one of `a` and `b`.',
    '`a`、`b`中必须且只能填写一个。',
  ],
  [
    { kind: 'mostOne', groups: [['a'], ['b'], ['c']] },
    {
      oneOf: [
        { required: ['a'] },
        { required: ['b'] },
        { required: ['c'] },
        { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }] } },
      ],
    },
    'Give at most one of `a`, `b`, and `c`.',
    '`a`、`b`、`c`中最多填写一个。',
  ],
  [
    { kind: 'apart', names: ['a', 'b'] },
    { not: { required: ['a', 'b'] } },
    'Do not give `a` and `b` together.',
    '`a`、`b`不能同时填写。',
  ],
  [
    { kind: 'together', names: ['a', 'b'] },
    { dependentRequired: { a: ['b'], b: ['a'] } },
    'Give `a` and `b` together or not at all.',
    '`a`、`b`必须同时填写，或者都不填写。',
  ],
  [
    { kind: 'with', name: 'a', needs: ['b', 'c'] },
    { dependentRequired: { a: ['b', 'c'] } },
    'When `a` is given, `b` and `c` must be given as well.',
    '填写`a`时，必须同时填写`b`、`c`。',
  ],
  [
    { kind: 'when', name: 'a', values: [str('x')], needs: ['b'] },
    {
      if: { properties: { a: { const: 'x' } }, required: ['a'] },
      then: { required: ['b'] },
    },
    'When `a` is x, `b` must be given.',
    '`a`为x时，必须填写`b`。',
  ],
]

describe('a condition', () => {
  it.each(kinds)(
    '%j is written as the smallest schema and said in both languages',
    (condition, schema, en, zh) => {
      const tool = add(toolWith(), condition)
      expect(tool.inputSchema).toEqual(toolWith(schema).inputSchema)
      expect(tool.description).toBe(`Does a thing. ${en}`)
      expect(add(toolWith({}, '做一件事。'), condition).description).toBe(`做一件事。${zh}`)
    },
  )

  it.each(kinds)('%j is read back, and leaves no byte behind when it is removed', (condition) => {
    const before = toolWith()
    const tool = add(before, condition)
    const [found, ...others] = read(tool)
    expect(others).toEqual([])
    expect(found!.conditions).toHaveLength(1)
    expect(sameCondition(found!.conditions[0]!, condition)).toBe(true)
    expect(after(tool, removeCondition(node(tool), OWNER, found!))).toEqual(before)
  })

  it.each(kinds)('%j is said in words that the rule about it knows', (condition) => {
    for (const text of ['Does a thing.', '做一件事。']) {
      const tool = node(add(toolWith({}, text), condition))
      const rules = parameterRules(tool)
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter((rule) => !isSaid(tool, rule))).toEqual([])
    }
  })
})

describe('any conditions together', () => {
  const subset = fc.shuffledSubarray([...NAMES], { minLength: 2 })
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    subset.chain((names) =>
      fc
        .constantFrom('some', 'one', 'mostOne')
        .map((kind): Condition => ({ kind, groups: names.map((name) => [name]) })),
    ),
    subset.chain((names) =>
      fc.constantFrom('apart', 'together').map((kind): Condition => ({ kind, names })),
    ),
    subset.map(([name, ...needs]): Condition => ({ kind: 'with', name: name!, needs })),
    fc
      .tuple(subset, fc.uniqueArray(fc.constantFrom('x', 'y', '1'), { minLength: 1 }))
      .map(([[name, ...needs], values]): Condition => ({
        kind: 'when',
        name: name!,
        values: values.map((each) => str(each)),
        needs,
      })),
  )
  const call = fc.record(
    Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom('x', 'y', '1', 'z')])),
    { requiredKeys: [] },
  )

  it('accept and refuse exactly what they say, and come out again one by one', () => {
    fc.assert(
      fc.property(
        fc.array(condition, { minLength: 1, maxLength: 3 }),
        fc.array(call, { minLength: 12, maxLength: 12 }),
        fc.nat(),
        (conditions, calls, pick) => {
          let tool = toolWith()
          const kept: Condition[] = []
          for (const each of conditions) {
            if (conditionProblem(node(tool), OWNER, each)) continue
            tool = add(tool, each)
            kept.push(normalCondition(each))
          }
          const check = (now: Tool, all: readonly Condition[]): void => {
            const validate = new Ajv2020({ strict: false }).compile(now.inputSchema)
            for (const given of calls) {
              const state = new Map(
                Object.entries(given).map(([key, value]) => [key, str(value ?? '')]),
              )
              expect(validate(given)).toBe(all.every((one) => conditionHolds(one, state)))
            }
          }
          check(tool, kept)
          const found = read(tool)
          const [gone] = kept.length > 0 ? [found[pick % found.length]!] : []
          if (!gone) return
          const rest = found.filter((each) => each !== gone).flatMap((each) => each.conditions)
          const less = after(tool, removeCondition(node(tool), OWNER, gone))
          check(less, rest)
          expect(found.every((each) => each.conditions.length > 0)).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
  }, 60_000)
})

describe('conditions that stand there already', () => {
  it.each([
    [
      'with words in the branches',
      {
        anyOf: [
          { required: ['a'], title: 'By a' },
          { required: ['b'], type: 'object' },
        ],
      },
      ['some'],
    ],
    ['of groups', { oneOf: [{ required: ['a', 'b'] }, { required: ['c'] }] }, ['one']],
    ['in an older draft', { dependencies: { a: ['b'] } }, ['with']],
    [
      'as all or none, the long way',
      {
        anyOf: [
          { required: ['a', 'b'] },
          { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } },
        ],
      },
      ['together'],
    ],
    [
      'in allOf',
      {
        allOf: [
          { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
          { not: { required: ['c', 'd'] } },
        ],
      },
      ['some', 'apart'],
    ],
    ['as an if about presence', { if: { required: ['a'] }, then: { required: ['b'] } }, ['with']],
    [
      'as at most one of two',
      {
        oneOf: [
          { required: ['a'] },
          { required: ['b'] },
          { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } },
        ],
      },
      ['apart'],
    ],
  ])('are read %s', (_, schema, expected) => {
    expect(
      read(toolWith(schema)).flatMap((each) => each.conditions.map(({ kind }) => kind)),
    ).toEqual(expected)
  })

  it.each([
    [
      'an if that a missing parameter satisfies too',
      { if: { properties: { a: { const: 'x' } } }, then: { required: ['b'] } },
    ],
    [
      'branches with schemas of their own',
      { oneOf: [{ required: ['a'], properties: { a: { minLength: 2 } } }, { required: ['b'] }] },
    ],
    ['a branch that says nothing', { anyOf: [{ required: ['a'] }, {}] }],
    [
      'what else is demanded',
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
    ],
    [
      'a name with a condition of its own',
      { dependentSchemas: { a: { properties: { b: { const: 'x' } } } } },
    ],
  ])('are kept as they are: %s', (_, schema) => {
    const [found] = read(toolWith(schema))
    expect(found!.conditions).toEqual([])
  })

  it('reads cases told apart by a value, where the value must be given', () => {
    const tool = {
      inputSchema: {
        properties: { mode: { enum: ['p', 'q'] }, a: {}, b: {} },
        required: ['mode'],
        oneOf: [
          { properties: { mode: { const: 'p' } }, required: ['a'] },
          { properties: { mode: { const: 'q' } }, required: ['b'] },
        ],
      },
    }
    expect(read(tool)[0]!.conditions.map((each) => conditionSentence(each, 'en'))).toEqual([
      'When `mode` is p, `a` must be given.',
      'When `mode` is q, `b` must be given.',
    ])
  })

  it('says which names an object does not have', () => {
    expect(
      read(toolWith({ anyOf: [{ required: ['a'] }, { required: ['gone'] }] }))[0]!.missing,
    ).toEqual(['gone'])
  })

  it('follows a rename in the schema', () => {
    const tool = add(toolWith(), { kind: 'with', name: 'a', needs: ['b'] })
    const renamed = after(tool, renameParameter(node(tool), OWNER, 'a', 'q'))
    expect(read(renamed)[0]!.conditions).toEqual([{ kind: 'with', name: 'q', needs: ['b'] }])
  })
})

describe('changing conditions', () => {
  it('replaces schema and sentence in their places', () => {
    const before = toolWith({}, { does: 'Does a thing', limits: 'Only on Mondays.' })
    const tool = add(before, { kind: 'some', groups: [['a'], ['b']] })
    expect(tool.description).toEqual({
      does: 'Does a thing',
      limits: 'Only on Mondays.',
      notes: 'Give at least one of `a` and `b`.',
    })
    const next = after(
      tool,
      replaceCondition(node(tool), OWNER, read(tool)[0]!, { kind: 'one', groups: [['a'], ['c']] }),
    )
    expect(next).toEqual({
      ...toolWith({ oneOf: [{ required: ['a'] }, { required: ['c'] }] }),
      description: {
        does: 'Does a thing',
        limits: 'Only on Mondays.',
        notes: 'Give exactly one of `a` and `c`.',
      },
    })
  })

  it('leaves text and schema of others alone', () => {
    const schema = {
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
      allOf: [{ minProperties: 1 }],
    }
    const text = 'First. Give at least one of `a` and `b`. Give a, or b. Last.'
    const tool = toolWith(schema, text)
    const next = after(tool, removeCondition(node(tool), OWNER, read(tool)[0]!))
    expect(next).toEqual(toolWith({ allOf: [{ minProperties: 1 }] }, 'First. Give a, or b. Last.'))
  })

  it('writes no sentence where a text says it, and an answer where there is no text', () => {
    const said = 'Give either a or b, at least one of them.'
    expect(add(toolWith({}, said), { kind: 'some', groups: [['a'], ['b']] }).description).toBe(said)
    const bare = { name: 'f', inputSchema: toolWith().inputSchema }
    expect(add(bare, { kind: 'apart', names: ['a', 'b'] }).description).toEqual({
      notes: 'Do not give `a` and `b` together.',
    })
  })

  it('uses the words of the draft that the schema declares', () => {
    const draft = { $schema: 'http://json-schema.org/draft-07/schema#' }
    const tool = add(toolWith(draft), { kind: 'with', name: 'a', needs: ['b'] })
    expect(tool.inputSchema).toMatchObject({ dependencies: { a: ['b'] } })
  })

  it('goes into allOf where the keyword is taken, and out of it again', () => {
    const schema = { anyOf: [{ required: ['a'] }, { required: ['b'] }] }
    const tool = add(toolWith(schema), { kind: 'some', groups: [['c'], ['d']] })
    expect(tool.inputSchema).toMatchObject({
      ...schema,
      allOf: [{ anyOf: [{ required: ['c'] }, { required: ['d'] }] }],
    })
    expect(after(tool, removeCondition(node(tool), OWNER, read(tool)[1]!))).toEqual(
      toolWith(schema),
    )
  })

  it('speaks of values that are no texts', () => {
    const condition: Condition = {
      kind: 'when',
      name: 'a',
      values: [num('1.50'), bool(true)],
      needs: ['b'],
    }
    const tool = add(toolWith(), condition)
    expect(tool.description).toContain('When `a` is 1.50 or true, `b` must be given.')
    expect(
      sameCondition(read(tool)[0]!.conditions[0]!, {
        ...condition,
        values: [num(1.5), bool(true)],
      }),
    ).toBe(true)
  })

  it('speaks of an object inside in that object’s own text', () => {
    const tool = {
      description: 'X.',
      inputSchema: { properties: { o: { type: 'object', properties: { a: {}, b: {} } } } },
    }
    const owner = ['inputSchema', 'properties', 'o']
    const next = after(tool, addCondition(node(tool), owner, { kind: 'apart', names: ['a', 'b'] }))
    expect(next.inputSchema.properties.o).toMatchObject({
      not: { required: ['a', 'b'] },
      description: 'Do not give `a` and `b` together.',
    })
  })
})

describe('what cannot be a condition', () => {
  const some: Condition = { kind: 'some', groups: [['a'], ['b']] }
  it.each<[string, object, Condition]>([
    ['too-few', {}, { kind: 'some', groups: [['a']] }],
    ['too-few', {}, { kind: 'with', name: 'a', needs: [] }],
    ['no-value', {}, { kind: 'when', name: 'a', values: [], needs: ['b'] }],
    ['needs-itself', {}, { kind: 'with', name: 'a', needs: ['a'] }],
    ['always-required', { required: ['a'] }, some],
    ['exists', { anyOf: [{ required: ['b'] }, { required: ['a'] }] }, some],
    ['impossible', { not: { required: ['a', 'b'] } }, { kind: 'with', name: 'a', needs: ['b'] }],
  ])('is told: %s', (code, schema, condition) => {
    expect(conditionProblem(node(toolWith(schema)), OWNER, condition)).toMatchObject({ code })
  })
})

describe('conditions between the fields of an object inside', () => {
  const inside = { type: 'object', properties: { x: { type: 'string' }, y: { type: 'string' } } }
  const nested = {
    name: 'do_thing',
    description: { does: 'Does a thing.' },
    inputSchema: {
      type: 'object',
      properties: {
        range: { description: 'The range.', ...inside },
        lines: { type: 'array', description: 'The lines.', items: inside },
        one: { $ref: '#/$defs/One' },
      },
      $defs: { One: inside },
    },
  }
  const condition: Condition = { kind: 'some', groups: [['x'], ['y']] }
  const said = 'Give at least one of `x` and `y`.'

  it.each([
    [
      ['inputSchema', 'properties', 'range'],
      ['inputSchema', 'properties', 'range', 'description'],
      `The range. ${said}`,
    ],
    [
      ['inputSchema', 'properties', 'lines', 'items'],
      ['inputSchema', 'properties', 'lines', 'description'],
      `The lines. ${said}`,
    ],
    [['inputSchema', '$defs', 'One'], ['inputSchema', '$defs', 'One', 'description'], said],
  ])('at %j are written, said at %j, read and taken out again', (owner, text, expected) => {
    const tool = node(nested)
    const made = node(after(nested, addCondition(tool, owner, condition)))
    expect(stringOf(getIn(made, text))).toBe(expected)
    const [read] = readConditions(made, owner)
    expect(read?.conditions).toEqual([condition])
    expect(isConditionSaid(made, owner, condition)).toBe(true)
    const back = after(JSON.parse(print(made)) as object, removeCondition(made, owner, read!))
    expect(back).toEqual(nested)
  })

  it('takes one choice of several names for none', () => {
    const one: Condition = { kind: 'some', groups: [['a', 'b']] }
    expect(conditionProblem(node(toolWith()), OWNER, one)).toEqual({ code: 'too-few' })
  })

  it.each(['some', 'one', 'mostOne'] as const)(
    'reads choices of several names back: %s',
    (kind) => {
      const wanted: Condition = { kind, groups: [['a'], ['b', 'c']] }
      const [found] = read(add(toolWith(), wanted))
      expect(found?.conditions).toEqual([wanted])
    },
  )
})

describe('the sentence of a condition of the objects in a list', () => {
  const either: Condition = { kind: 'one', groups: [['sku'], ['ean']] }
  const entry = { type: 'object', properties: { sku: {}, ean: {} } }
  const list = { type: 'array', items: entry }
  it.each<[string, object, readonly string[]]>([
    ['lines', list, ['items']],
    ['items', list, ['items']],
    ['items', entry, []],
    ['lines', { type: 'array', items: list }, ['items', 'items']],
  ])('stands in a text, once: %s %j', (name, schema, below) => {
    const tool = { ...toolWith(), inputSchema: { type: 'object', properties: { [name]: schema } } }
    const owner = ['inputSchema', 'properties', name, ...below]
    const added = after(tool, addCondition(node(tool), owner, either))
    expect(Object.keys(added.inputSchema.properties)).toEqual([name])
    expect(isConditionSaid(node(added), owner, either)).toBe(true)
  })
})
