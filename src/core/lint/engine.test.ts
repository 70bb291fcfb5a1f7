import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import type { JsonObject } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { sharedWith } from '../json/shared-with'
import { EMPTY_TOOL } from '../model/tool'
import { CRASHED } from './crashed'
import { lintAlone, lintSet, lintTogether, lintTool } from './engine'
import { exampleTool } from './example-tool'
import type { Finding } from './finding'
import { RULES, ruleOf } from './registry'
import type { Rule } from './rule'
import { ANSWER_POINTS, counts, WEIGHTS } from './score'

const toolOf = (plain: object): JsonObject => rootObject(parse(print(fromPlain(plain))))!
const sound = toolOf(exampleTool('en'))

describe('the engine', () => {
  it('finds nothing in a fresh tool and gives it no score', () => {
    const report = lintSet([rootObject(parse(EMPTY_TOOL))!])
    expect(report.tools[0]!.findings).toEqual([])
    expect(report.findings).toEqual([])
    expect(report.tools[0]).not.toHaveProperty('score')
    expect(report).not.toHaveProperty('score')
  })

  it.each([
    ['a name only', { name: 'get_order', inputSchema: {} }],
    ['answers only', { name: '', description: 'Looks up one order by number.', inputSchema: {} }],
  ])('gives no score for %s', (_, tool) => {
    expect(lintSet([toolOf(tool)]).tools[0]).not.toHaveProperty('score')
  })

  it.each(['en', 'zh'] as const)('gives a sound tool full marks (%s)', (lang) => {
    const [report] = lintSet([toolOf(exampleTool(lang))]).tools
    expect(report!.findings).toEqual([])
    expect(report!.score).toBe(100)
    // No contract is stated, so none is counted.
    expect(report!.parts.map(({ name }) => name)).toEqual(['naming', 'description', 'params'])
  })

  it('reads no tools and odd shapes without failing', () => {
    expect(lintSet([])).toEqual({ tools: [], findings: [], aside: [], all: [], parts: [] })
    for (const odd of [
      {},
      { name: 3, inputSchema: [] },
      { name: 'x_y', inputSchema: { properties: [1], required: {}, type: 4 } },
    ])
      expect(lintSet([toolOf(odd)]).tools[0]!.findings.map((f) => f.rule)).not.toContain(CRASHED)
  })

  it('makes a fix that takes time once, when it is looked at; one that cannot be made is none', () => {
    let made = 0
    const rule: Rule = {
      ...RULES[0]!,
      id: 'late',
      check: (_, report) => {
        const place = { message: 'late', path: [], values: {} }
        report({ ...place, fix: () => ({ id: 'do', values: { made: ++made }, edits: [] }) })
        report({
          ...place,
          fix: () => {
            throw new Error('oops')
          },
        })
      },
    }
    const [late, failing] = lintAlone(sound, [rule])
    expect(made).toBe(0)
    expect(late!.fix).toEqual({ id: 'do', values: { made: 1 }, edits: [] })
    expect(late!.fix).toBe(late!.fix)
    expect(made).toBe(1)
    expect(failing!.fix).toBeUndefined()
  })

  it('names a rule that fails and runs the others', () => {
    const bad: Rule = {
      ...RULES[0]!,
      id: 'bad',
      check: () => {
        throw new Error('oops')
      },
    }
    const tool = toolOf(exampleTool('en', { description: ' ' }))
    const findings = lintAlone(tool, [bad, ruleOf('description-present')!])
    expect(findings.map(({ rule }) => rule)).toEqual([CRASHED, 'description-present'])
    expect(findings[0]!.values).toEqual({ rule: 'bad', error: 'oops' })
    expect(lintTogether([tool], [{ ...bad, group: 'set' }]).map(({ rule }) => rule)).toEqual([
      CRASHED,
    ])
  })

  it('keeps findings in document order, whatever order the rules found them in', () => {
    const tool = toolOf({
      name: 'get order',
      inputSchema: { type: 'dict', properties: { b: { type: 'float' }, a: {} }, required: ['z'] },
      description: '',
    })
    const places = lintSet([tool]).tools[0]!.findings.map(({ path }) => path.slice(0, 3).join('/'))
    const wanted = [
      'name',
      'inputSchema/type',
      'inputSchema/properties/b',
      'inputSchema/properties/a',
      'inputSchema/required/0',
      'description',
      // Not there yet, so behind all that is.
      'annotations/readOnlyHint',
    ]
    expect([...new Set(places)]).toEqual(wanted)
    // Nothing goes back to a place that was left.
    expect(places).toEqual([...places].sort((x, y) => wanted.indexOf(x) - wanted.indexOf(y)))
  })

  it.each([
    ['name', '"get_order"', '"get order!"'],
    ['description', 'Gets', 'Maybe gets'],
  ])(
    'asks the rules of the schema nothing when the %s changes, and says the same',
    (_, from, to) => {
      const properties = { id: { type: 'string', default: 1 }, size: { type: 'float' } }
      const text = print(
        fromPlain({
          name: 'get_order',
          description: 'Gets an order.',
          inputSchema: { properties },
        }),
      )
      const before = rootObject(parse(text))!
      const fresh = rootObject(parse(text.replace(from, to)))!
      const known = lintTool(before).all
      const after = lintTool(sharedWith(before, fresh)).all
      expect(after).toEqual(lintTool(fresh).all)
      expect(after).not.toEqual(known)
      const wrongType = (each: Finding): boolean => each.rule === 'valid-types'
      expect(known.find(wrongType)).toBeDefined()
      expect(after.find(wrongType)).toBe(known.find(wrongType))
    },
  )

  it('lints a tool once, and again only when it is another object', () => {
    const other = toolOf(exampleTool('en', { name: 'cancel_order' }))
    const before = lintSet([sound, other])
    const edited = applyEdits(print(other), [
      { op: 'set', path: ['name'], value: { kind: 'string', value: 'x y' } },
    ])
    if (!edited.ok) throw new Error(edited.reason)
    const after = lintSet([sound, rootObject(parse(edited.text))!])
    expect(after.tools[0]).toBe(before.tools[0])
    expect(after.tools[1]!.findings.map(({ rule }) => rule)).toContain('name-portable')
  })

  it('reads a description as one text and as five fields alike', () => {
    const fields = toolOf(exampleTool('en'))
    const string = toolOf(
      exampleTool('en', {
        description:
          'Looks up one order by its number. Use it when the user asks where a parcel is. Do not use it for refunds. Returns the status, the carrier and the expected date. Covers orders of the last 90 days.',
      }),
    )
    const [a, b] = lintSet([fields, string]).tools
    expect(b!.score).toBe(a!.score)
    expect(b!.reading).toEqual(a!.reading)
  })

  it('says of a finding about the set which tool it is in', () => {
    const twice = [
      sound,
      toolOf(exampleTool('en', { name: 'cancel_order' })),
      toolOf(exampleTool('en')),
    ]
    expect(lintSet(twice).findings).toMatchObject([
      { rule: 'names-unique', tool: 2, path: ['name'] },
    ])
  })
})

describe('the score', () => {
  it('has parts that add up to 100', () => {
    expect(Object.values(WEIGHTS).reduce((a: number, b) => a + b, 0)).toBe(100)
    expect(Object.values(ANSWER_POINTS).reduce((a, b) => a + b)).toBe(WEIGHTS.description)
  })

  it('is the sum of the parts shown, rounded', () => {
    const tool = toolOf(
      exampleTool('en', {
        name: 'order_weather_x',
        description: 'Gets an order.',
        properties: { a: { type: 'string' } },
      }),
    )
    const { score, parts } = lintSet([tool]).tools[0]!
    const sum = (key: 'points' | 'of'): number => parts.reduce((all, part) => all + part[key], 0)
    expect(score).toBe(Math.round((100 * sum('points')) / sum('of')))
    for (const { points, of } of parts) expect(points).toBeLessThanOrEqual(of)
  })

  it('is not lowered by advice, opinions and limits of one vendor', () => {
    const advised = toolOf(
      exampleTool('en', {
        name: 'get.order',
        properties: {
          size: { type: 'integer', description: 'Orders on a page, at most 50, default is 20.' },
        },
      }),
    )
    const [report] = lintSet([advised]).tools
    expect(report!.findings.map(({ rule }) => rule)).toContain('name-portable')
    expect(report!.findings.some(counts)).toBe(false)
    expect(report!.score).toBe(100)
  })

  it('is lowered by an error more than by a warning', () => {
    const scoreOf = (properties: Record<string, unknown>): number =>
      lintSet([toolOf(exampleTool('en', { properties }))]).tools[0]!.score!
    const warned = scoreOf({ size: { type: 'integer', min: 1, description: 'Orders on a page.' } })
    const failed = scoreOf({ size: { type: 'float', description: 'Orders on a page.' } })
    expect(warned).toBeLessThan(100)
    expect(failed).toBeLessThan(warned)
  })

  it('of a set is lowered by what is wrong between its tools', () => {
    const copies = lintSet([sound, toolOf(exampleTool('en'))])
    expect(copies.tools.map(({ score }) => score)).toEqual([100, 100])
    expect(copies.score).toBeLessThan(100)
  })
})
