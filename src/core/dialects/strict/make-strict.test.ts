import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { getIn, type JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { parse } from '../../json/parse'
import { pointer } from '../../json/pointer'
import { print } from '../../json/print'
import { BEFORE_DEEPSEEK, DEEPSEEK_STRICT } from '../profiles/deepseek'
import { dialectById } from '../registry'
import type { Outcome, StrictCase } from './cases/case'
import { STRUCTURE_CASES } from './cases/structures'
import { VALUE_CASES } from './cases/values'
import { makeStrict } from './make-strict'
import { isUnchangedByOpenAi } from './openai-oracle.fixture'

const CASES: readonly StrictCase[] = [...VALUE_CASES, ...STRUCTURE_CASES]
const runs = CASES.flatMap((each) => [
  { ...each, id: 'openai.chat.strict', outcome: each.openai },
  { ...each, id: 'openai.responses.strict', outcome: each.openai },
  { ...each, id: 'deepseek.strict', outcome: each.deepseek ?? each.openai },
  { ...each, id: 'claude.strict', outcome: each.claude },
])
const X = '/properties/x'
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })

function write(each: StrictCase, id: string) {
  const inputSchema = {
    type: 'object',
    properties: { x: each.x },
    required: each.isOptional ? [] : ['x'],
    additionalProperties: false,
    ...(each.definitions ? { $defs: each.definitions } : {}),
  }
  const tool = fromPlain({ name: 'do_it', description: 'd', inputSchema }) as JsonObject
  return dialectById(id)!.write!(tool)
}

const said = (list: readonly { code: string; path: readonly (string | number)[] }[]): string[] =>
  list.map(({ code, path }) => {
    const at = pointer(path)
    return `${code} ${at.startsWith(X) ? `~${at.slice(X.length)}` : `#${at}`}`
  })

function parametersOf(wire: JsonObject, id: string): unknown {
  const where =
    id === 'claude.strict'
      ? ['input_schema']
      : id === 'openai.responses.strict'
        ? ['parameters']
        : ['function', 'parameters']
  return toPlain(getIn(wire, where)!)
}

describe('making a schema strict', () => {
  it.each(runs)('$id: $rule', ({ id, outcome, ...each }) => {
    const written = write(each, id)
    if ('refused' in outcome) {
      expect(said(written.errors)).toEqual(outcome.refused)
      expect(written.ok).toBe(false)
      return
    }
    expect(said(written.errors)).toEqual(
      each.rule.includes('in a circle') && id === 'deepseek.strict'
        ? ['deepseek.anyof-branch-untyped #/$defs/Node/properties/next/anyOf/0']
        : [],
    )
    expect(written.ok).toBe(true)
    const schema = parametersOf(written.wire, id) as { properties: { x: unknown } }
    expect(schema.properties.x).toEqual(outcome.x)
    expect(said(written.losses)).toEqual(outcome.losses ?? [])
    ajv.compile(schema)
    if (id.startsWith('openai')) expect(isUnchangedByOpenAi({ ...schema })).toBe('unchanged')
  })

  it('keeps an outcome of every kind in the cases', () => {
    const isRefused = (outcome: Outcome): boolean => 'refused' in outcome
    expect(runs.some((each) => isRefused(each.outcome))).toBe(true)
    expect(runs.some((each) => !isRefused(each.outcome))).toBe(true)
    expect(new Set(CASES.map((each) => each.rule)).size).toBe(CASES.length)
  })

  it('keeps numbers as they are spelt, odd names, and their order', () => {
    const text =
      '{"type":"object","properties":{"2":{"type":"number","minimum":1.50},"1":{"type":"integer","default":12345678901234567890},"__proto__":{"type":"string"}},"required":["2","1","__proto__"],"additionalProperties":false}'
    const made = makeStrict(parse(text).root!, BEFORE_DEEPSEEK)
    expect(made.errors).toEqual([])
    expect(print(made.schema, 0)).toBe(
      text.replace(
        '"default":12345678901234567890',
        '"description":"{default: 12345678901234567890}"',
      ),
    )
  })

  it('refuses references that unfold into more and more of each other', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 24 }, (_, i) => {
        const next = { $ref: `#/$defs/D${i + 1}`, description: 'again' }
        return [`D${i}`, { type: 'object', properties: { a: next, b: next } }]
      }),
    )
    const made = makeStrict(
      fromPlain({
        type: 'object',
        properties: { x: { $ref: '#/$defs/D0', description: 'd' } },
        $defs: { ...definitions, D24: { type: 'string' } },
      }),
      DEEPSEEK_STRICT,
    )
    expect(made.errors.map((each) => each.code)).toContain('schema.too-many-refs')
  })
})
