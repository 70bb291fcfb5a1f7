import { describe, expect, it } from 'vitest'
import { get, type JsonObject } from '../json/node'
import { leadsToItself } from '../schema/recursion'
import { resolveReference } from '../schema/reference'
import { misfitOf } from './checks/example-fits'
import { exportTools } from './export'
import { importText } from './import'
import { WRITABLE } from './registry'

/** Definitions that each lead to the next; `last` ends the line. */
function line(length: number, link: (ref: string) => unknown, last: unknown) {
  const links = Array.from({ length }, (_, i) => [`L${i}`, link(`#/$defs/L${i + 1}`)])
  return { ...Object.fromEntries(links), [`L${length}`]: last } as Record<string, unknown>
}

const toolOf = ($defs: Record<string, unknown>, more: object = {}): JsonObject => {
  const x = { $ref: '#/$defs/L0' }
  const inputSchema = { type: 'object', properties: { x }, required: ['x'], $defs }
  return importText(JSON.stringify({ name: 'f', inputSchema, ...more, vendor: {} })).tools[0]!.tool
}

const TEXT = { type: 'string' }
const needs = (p: object): object => ({ type: 'object', properties: { p }, required: ['p'] })

const bombs: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a chain of references', line(3000, ($ref) => ({ $ref }), TEXT)],
  ['objects in objects by reference', line(1500, ($ref) => needs({ $ref }), TEXT)],
  ['such with a description', line(1500, ($ref) => needs({ $ref, description: 'd' }), TEXT)],
  ['branches that double', line(40, ($ref) => ({ anyOf: [{ $ref }, { $ref }] }), TEXT)],
  ['parts that double', line(40, ($ref) => ({ allOf: [{ $ref }, { $ref }] }), needs(TEXT))],
  ['a long way round', line(1500, ($ref) => needs({ $ref }), { $ref: '#/$defs/L0' })],
]

describe.each(bombs)('%s', (_, $defs) => {
  const tool = toolOf($defs, { inputExamples: [{ x: 5 }] })

  it.each(WRITABLE.map(({ id }) => id))('is written or refused in %s', (id) => {
    const { written } = exportTools([tool], id)!.items[0]!
    expect(written.ok || written.errors.length > 0).toBe(true)
  })
})

describe('long lines of references', () => {
  const schemaOf = ($defs: Record<string, unknown>) => get(toolOf($defs), 'inputSchema')!

  it('are followed to the end', () => {
    const root = schemaOf(line(3000, ($ref) => ({ $ref }), TEXT))
    const end = get(get(root, '$defs'), 'L3000')
    expect(resolveReference(root, get(get(root, 'properties'), 'x')!)).toBe(end)
    expect(resolveReference(root, get(get(root, '$defs'), 'L1500')!)).toBe(end)
  })

  it('that turn in a circle lead nowhere, from wherever they are entered', () => {
    const root = schemaOf(line(50, ($ref) => ({ $ref }), { $ref: '#/$defs/L9' }))
    for (const name of ['L0', 'L9', 'L50'])
      expect(resolveReference(root, get(get(root, '$defs'), name)!)).toBeUndefined()
  })

  it.each([
    ['an end', TEXT, false],
    ['their start', { $ref: '#/$defs/L0' }, true],
    ['their middle', { anyOf: [TEXT, needs({ $ref: '#/$defs/L20' })] }, true],
  ])('that lead to %s are told apart', (_, last, isLoop) => {
    const root = schemaOf(line(40, ($ref) => needs({ $ref }), last))
    for (const name of ['L0', 'L30'])
      expect(leadsToItself(root, get(get(root, '$defs'), name)!)).toBe(isLoop)
  })
})

describe('an example on branches that share their parts', () => {
  const root = get(toolOf(bombs[3]![1]), 'inputSchema')!
  const example = (text: string) => get(importText(text).tools[0]!.tool, 'inputExamples')!
  const tried = (x: unknown) => {
    const tool = { name: 'f', inputSchema: {}, inputExamples: { x } }
    return misfitOf(example(JSON.stringify(tool)), root)
  }

  it('is still judged', () => {
    expect(tried('a')).toBeUndefined()
    expect(tried(5)).toEqual(['x'])
  })
})

describe('functions in a list of that name', () => {
  const read = (functions: readonly object[]) =>
    importText(JSON.stringify({ functions })).tools.map((each) => each.dialect)

  it('may have nothing but a name', () => {
    expect(read([{ name: 'f', parameters: { type: 'object' } }, { name: 'g' }])).toEqual([
      'openai.functions-legacy',
      'openai.functions-legacy',
    ])
  })

  it('keep the shape that they show', () => {
    const parameters = { type: 'dict', properties: {} }
    expect(read([{ name: 'f', description: 'd', parameters }])).toEqual(['bfcl'])
  })
})
