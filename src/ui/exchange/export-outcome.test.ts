import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../../core/dialects/registry'
import type { JsonObject } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { SOURCE_TARGETS } from '../../core/source/registry'
import type { Writer } from '../targets/target'
import { exportOutcome, setErrorsOf } from './export-outcome'

const tool = (text: string, id = text) => ({ id, tool: parse(text).root as JsonObject })
const good = tool(
  '{"name":"a","description":"d","inputSchema":{"type":"object","properties":{"q":{"type":"string"}},"required":["q"],"additionalProperties":false}}',
  'good',
)
const refused = tool('{"name":"no good!","inputSchema":{"type":"object","properties":{}}}', 'bad')
const open = tool(
  '{"name":"b","description":"d","inputSchema":{"type":"object","properties":{"m":{"type":"object","additionalProperties":{"type":"string"}}}}}',
  'open',
)

const writer = (id: string): Writer => {
  const dialect = WRITABLE.find((each) => each.id === id)
  if (!dialect) throw new Error(id)
  return { kind: 'json', dialect }
}
const one = { isList: false, fileName: 'a.json', title: '' }
const list = { isList: true, fileName: 'all.json', title: 'Desk' }
const strictModes = WRITABLE.filter((each) => each.strictOf !== undefined)

describe('what an export brings', () => {
  it.each(WRITABLE.map(({ id }) => id))('is one wire item or a list in %s', (id) => {
    const [item] = exportOutcome([good], writer(id), one).files
    const [all] = exportOutcome([good], writer(id), list).files
    expect(all!.text).toBe(print({ kind: 'array', items: [item!.node!] }) + '\n')
    expect(item).toMatchObject({ name: 'a.json', mime: 'application/json' })
    expect(item!.text).toBe(print(item!.node!) + '\n')
  })

  it.each(SOURCE_TARGETS.map((source) => [source.id, source] as const))(
    'is source code in %s, with the losses of each tool',
    (_, source) => {
      const outcome = exportOutcome([good, open], { kind: 'source', source }, list)
      const written = source.write([good.tool, open.tool], 'Desk')
      expect(outcome.files.map(({ name, text }) => ({ name, text }))).toEqual(written.files)
      expect(outcome.files.every(({ mime, node }) => mime.startsWith('text/') && !node)).toBe(true)
      const count = Object.values(outcome.losses).flat().length + outcome.refusals.length
      const said = written.items.flatMap((item) => [...item.losses, ...item.errors])
      expect(count).toBe(said.length)
    },
  )

  it('shows a refused tool by itself, and leaves it out of the list', () => {
    expect(exportOutcome([refused], writer('openai.chat'), one)).toMatchObject({
      files: [{ node: { kind: 'object' } }],
      refusals: [{ id: 'bad', name: 'no good!', loss: { code: 'name.pattern' } }],
    })
    const all = exportOutcome([refused, good], writer('openai.chat'), list)
    expect(all.refusedTools).toBe(1)
    expect(all.files[0]!.node).toMatchObject({ items: [expect.anything()] })
    expect(exportOutcome([refused], writer('openai.chat'), list).files).toEqual([])
  })

  it.each(strictModes.map(({ id }) => id))('is only the reasons where %s refuses a tool', (id) => {
    const outcome = exportOutcome([open], writer(id), one)
    expect(outcome.files).toEqual([])
    expect(outcome.refusals.map(({ loss }) => loss.code)).toContain('schema.open-object')
  })

  it('says what stays with the host, and of which tool', () => {
    const titled = tool(
      '{"name":"a","description":"d","title":"T","inputSchema":{"type":"object","properties":{}}}',
      'x',
    )
    expect(exportOutcome([titled], writer('openai.chat'), one).losses.host).toMatchObject([
      { id: 'x', name: 'a', loss: { code: 'dropped.title' } },
    ])
  })

  it('names the tool that a fault of the list is about', () => {
    const twice = [good, { ...good, id: 'again' }]
    const fault = { id: 'again', name: 'a', loss: { code: 'name.duplicate' } }
    expect(exportOutcome(twice, writer('claude'), list).setErrors).toMatchObject([fault])
    expect(setErrorsOf(twice, writer('claude'))).toMatchObject([fault])
    expect(exportOutcome([good], writer('claude'), one).setErrors).toEqual([])
    expect(setErrorsOf([good], writer('claude'))).toEqual([])
  })

  it('is an empty list of no tools', () => {
    expect(exportOutcome([], writer('claude'), list).files[0]!.text).toBe('[]\n')
  })
})
