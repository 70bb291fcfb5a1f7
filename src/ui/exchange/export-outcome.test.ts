import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../../core/dialects/registry'
import type { JsonObject } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { EXPORT_DIALECTS } from './export-dialects'
import { exportOutcome } from './export-outcome'

const tool = (text: string, id = text) => ({ id, tool: parse(text).root as JsonObject })
const good = tool(
  '{"name":"a","description":"d","inputSchema":{"type":"object","properties":{}}}',
  'good',
)
const refused = tool('{"name":"no good!","inputSchema":{"type":"object","properties":{}}}', 'bad')

describe('what an export brings', () => {
  it('can be had in every dialect that is offered', () => {
    const writable = WRITABLE.map((dialect) => dialect.id)
    for (const { id } of EXPORT_DIALECTS) expect(writable).toContain(id)
  })

  it.each(EXPORT_DIALECTS.map(({ id }) => id))('is one wire item or a list in %s', (id) => {
    const one = exportOutcome([good], id, false).wire
    const list = exportOutcome([good], id, true).wire
    expect(print(list)).toBe(print({ kind: 'array', items: [one] }))
  })

  it('shows a refused tool by itself, and leaves it out of the list', () => {
    expect(exportOutcome([refused], 'openai.chat', false)).toMatchObject({
      wire: { kind: 'object' },
      refusals: [{ id: 'bad', name: 'no good!', loss: { code: 'name.pattern' } }],
    })
    const all = exportOutcome([refused, good], 'openai.chat', true)
    expect(all.refusedTools).toBe(1)
    expect(all.wire).toMatchObject({ items: [expect.anything()] })
  })

  it('says what is left out, and of which tool', () => {
    const titled = tool(
      '{"name":"a","description":"d","title":"T","inputSchema":{"type":"object","properties":{}}}',
      'x',
    )
    expect(exportOutcome([titled], 'openai.chat', false).losses.leftOut).toMatchObject([
      { id: 'x', name: 'a', loss: { code: 'dropped.title' } },
    ])
  })

  it('names the tool that a fault of the list is about', () => {
    const twice = exportOutcome([good, { ...good, id: 'again' }], 'claude', true)
    expect(twice.setErrors).toMatchObject([
      { id: 'again', name: 'a', loss: { code: 'name.duplicate' } },
    ])
    expect(exportOutcome([good], 'claude', false).setErrors).toEqual([])
  })

  it('is an empty list of no tools', () => {
    expect(print(exportOutcome([], 'claude', true).wire)).toBe('[]')
  })
})
