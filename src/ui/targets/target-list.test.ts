import { describe, expect, it } from 'vitest'
import type { Dialect } from '../../core/dialects/dialect'
import { WRITABLE } from '../../core/dialects/registry'
import { SOURCE_TARGETS } from '../../core/source/registry'
import { chosenOf, marksOf, TARGETS, VENDORS, vendorsOf } from './target-list'

const dialect = (id: string, label: string, strictOf?: string): Dialect => ({
  id,
  label,
  family: '',
  source: { page: '', read: '' },
  accepts: () => 0,
  read: () => ({ kind: 'error', error: { code: '', path: [] } }),
  ...(strictOf === undefined ? {} : { strictOf }),
})
const dialects = [
  dialect('openai.chat', 'OpenAI Chat Completions'),
  dialect('new.vendor', 'New Vendor'),
  dialect('mcp.2025-11-25', 'MCP 2025-11-25'),
  dialect('mcp.2026-07-28', 'MCP 2026-07-28'),
  dialect('gemini.parameters', 'Gemini (parameters)'),
  dialect('gemini.parametersJsonSchema', 'Gemini (JSON Schema)'),
  dialect('openai.chat.strict', 'OpenAI Chat strict', 'openai.chat'),
  dialect('deepseek.strict', 'DeepSeek strict', 'openai.chat'),
]
const vendors = vendorsOf(dialects, (id) => dialects.find((each) => each.id === id))
const shown = vendors.map(({ key, variants }) => [
  key,
  ...variants.map(({ dialect: plain, label, strict }) => [plain.id, label, strict?.id]),
])

describe('the targets', () => {
  it('are dialects by vendor, with versions, forms and strict modes beside each other', () =>
    expect(shown).toEqual([
      ['openai.chat', ['openai.chat', 'Chat Completions', 'openai.chat.strict']],
      [
        'mcp',
        ['mcp.2025-11-25', '2025-11-25', undefined],
        ['mcp.2026-07-28', '2026-07-28', undefined],
      ],
      ['deepseek', ['openai.chat', 'OpenAI Chat Completions', 'deepseek.strict']],
      [
        'gemini',
        ['gemini.parametersJsonSchema', 'JSON Schema', undefined],
        ['gemini.parameters', 'parameters', undefined],
      ],
      ['new.vendor', ['new.vendor', 'New Vendor', undefined]],
    ]))

  it('lead to every dialect and framework that can be written, each with a name of its own', () => {
    const ids = VENDORS.flatMap(({ variants }) =>
      variants.flatMap(({ dialect: plain, strict }) => [plain.id, ...(strict ? [strict.id] : [])]),
    )
    expect([...new Set(ids)].sort()).toEqual(WRITABLE.map(({ id }) => id).sort())
    const sources = TARGETS.flatMap((each) => (each.kind === 'source' ? [each.source.id] : []))
    expect(sources).toEqual(SOURCE_TARGETS.map(({ id }) => id))
    const names = TARGETS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['openai.chat', [], false, 'openai.chat'],
    ['openai.chat', [], true, 'openai.chat.strict'],
    ['deepseek', [], true, 'deepseek.strict'],
    ['mcp', [], true, 'mcp.2025-11-25'],
    ['mcp', [['mcp', 'mcp.2026-07-28']], false, 'mcp.2026-07-28'],
    ['mcp', [['mcp', 'mcp.gone']], false, 'mcp.2025-11-25'],
    ['gone', [], false, 'openai.chat'],
  ] as const)('%s with %j, strict %s, is written as %s', (target, variants, isStrict, id) => {
    const chosen = chosenOf({ target, variants: new Map(variants), isStrict }, vendors)
    expect(chosen.writer).toMatchObject({ kind: 'json', dialect: { id } })
    expect(chosen.isStrict).toBe(id.endsWith('.strict'))
  })

  it('have a mark each, and one for strict beside it', () =>
    expect(marksOf(vendors).map(({ key, strict }) => [key, strict])).toEqual([
      ['openai.chat', false],
      ['openai.chat strict', true],
      ['deepseek', false],
      ['deepseek strict', true],
      ['mcp', undefined],
      ['gemini', undefined],
      ['new.vendor', undefined],
    ]))
})
