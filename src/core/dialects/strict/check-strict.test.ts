import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import type { DialectError } from '../dialect'
import { importText } from '../import'
import { dialectById } from '../registry'
import { OPENAI_STRICT } from '../profiles/openai'
import { WIRE_CASES } from './cases/wires'
import { checkSize } from './size'

const X = '/properties/x'
const said = (errors: readonly DialectError[]): string[] =>
  errors.map(({ code, path, severity }) => {
    const at = pointer(path)
    const where = at.startsWith(X) ? `~${at.slice(X.length)}` : `#${at}`
    return `${code} ${where}${severity === 'warning' ? '?' : ''}`
  })

const runs = WIRE_CASES.flatMap(({ x, openai, deepseek, claude }) => [
  { x, id: 'openai.chat.strict', codes: openai },
  { x, id: 'openai.responses.strict', codes: openai },
  { x, id: 'deepseek.strict', codes: deepseek },
  { x, id: 'claude.strict', codes: claude },
])

function wire(id: string, schema: object): object {
  const tool = { name: 'do_it', description: 'd', strict: true }
  if (id === 'claude.strict') return { ...tool, input_schema: schema }
  if (id === 'openai.responses.strict') return { type: 'function', ...tool, parameters: schema }
  return { type: 'function', function: { ...tool, parameters: schema } }
}

function check(id: string, schema: object): readonly DialectError[] {
  const read = importText(JSON.stringify(wire(id, schema)), { from: id })
  expect(read.errors).toEqual([])
  return dialectById(id)!.check!(read.tools[0]!.tool)
}

describe('a strict wire as it stands', () => {
  it.each(runs)('$id: $x gives $codes', ({ x, id, codes }) => {
    const schema = {
      type: 'object',
      properties: { x },
      required: ['x'],
      additionalProperties: false,
      $defs: { Word: { type: 'string' } },
    }
    expect(said(check(id, schema))).toEqual(codes)
  })

  it('is refused for a circle by Claude alone', () => {
    const Node = {
      type: 'object',
      properties: { next: { $ref: '#/$defs/Node' } },
      required: ['next'],
      additionalProperties: false,
    }
    const schema = { ...Node, $defs: { Node } }
    expect(said(check('openai.chat.strict', schema))).toEqual([])
    expect(said(check('claude.strict', schema))).toContain('schema.recursive #/properties/next')
  })

  it('is also refused for what any tool is refused for', () => {
    const schema = { type: 'object', properties: {}, required: [], additionalProperties: false }
    expect(said(check('openai.chat.strict', { ...schema, anyOf: [{ type: 'object' }] }))).toContain(
      'schema.root-composition #/anyOf',
    )
    const bad = importText(JSON.stringify(wire('claude.strict', schema)).replace('do_it', 'do.it'))
    expect(said(dialectById('claude.strict')!.check!(bad.tools[0]!.tool))).toEqual([
      'name.pattern #/name',
    ])
  })
})

describe('the size of a strict schema', () => {
  const limits = OPENAI_STRICT.size!.value
  const texts = (count: number, length: number): string[] =>
    Array.from({ length: count }, (_, i) => String(i).padStart(length, 'v'))
  const nested = (levels: number): object =>
    levels === 0
      ? { type: 'string' }
      : { type: 'object', properties: { a: { type: 'array', items: nested(levels - 1) } } }
  const properties = (count: number): object => ({
    type: 'object',
    properties: Object.fromEntries(texts(count, 5).map((name) => [name, { type: 'string' }])),
  })
  const choices = (count: number, length: number): object => ({
    type: 'object',
    properties: { a: { type: 'string', enum: texts(count, length) } },
  })
  it.each([
    ['properties', properties(limits.properties), []],
    ['more properties', properties(limits.properties + 1), ['openai.too-many-properties #']],
    ['levels', nested(limits.levels), []],
    ['more levels', nested(limits.levels + 1), ['openai.too-deep #']],
    ['values', choices(limits.enumValues, 3), []],
    ['more values', choices(limits.enumValues + 1, 3), ['openai.too-many-enum-values #']],
    ['long values in a short list', choices(limits.longEnum.from, 100), []],
    ['long values', choices(limits.longEnum.from + 1, 60), ['openai.enum-too-long #/properties/a']],
    ['text', choices(limits.longEnum.from, 480), ['openai.too-much-text #']],
  ])('counts %s', (_, schema, codes) => {
    const errors = checkSize(fromPlain(schema), limits)
    expect(errors.map(({ code, path }) => `${code} #${pointer(path)}`)).toEqual(codes)
  })
})
