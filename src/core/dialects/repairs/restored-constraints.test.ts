import { describe, expect, it } from 'vitest'
import { get, type JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { moveToDescription } from '../constraint-notes'
import { importText } from '../import'
import { changeSchema } from '../schema-changes'
import { restoreOwnConstraints } from './restored-constraints'

const toolWith = (properties: object) => ({
  name: 'f',
  description: 'd',
  inputSchema: { type: 'object', properties },
})
const noted = { type: 'integer', description: 'Size.\n\n{minimum: 1, maximum: 10}' }
const plain = { type: 'integer', description: 'Size.', minimum: 1, maximum: 10 }

/** A vendor that has no place for these keywords and says them in the description. */
const writerWithout = (keys: readonly string[]) => (tool: JsonObject) => {
  const schema = changeSchema(get(tool, 'inputSchema')!, (each) =>
    each.kind === 'object' ? moveToDescription(each, keys) : each,
  )
  const wire = {
    ...tool,
    members: tool.members.map((m) => (m.key === 'inputSchema' ? { ...m, value: schema } : m)),
  }
  return { ok: true, wire, losses: [], errors: [] }
}
const restore = (properties: object, keys: readonly string[]) => {
  const tool = fromPlain(toolWith(properties)) as JsonObject
  const got = restoreOwnConstraints(tool, ['inputSchema'], writerWithout(keys))
  return { tool: toPlain(got.tool), losses: got.losses }
}

describe('constraints that an export moved into a description', () => {
  it('come back of themselves where the vendor would write them there again', () => {
    const got = restore({ size: noted, more: { items: noted } }, ['minimum', 'maximum'])
    expect(got.tool).toEqual(toolWith({ size: plain, more: { items: plain } }))
    expect(got.losses.map(({ code, path, values }) => [code, path.join('/'), values])).toEqual([
      [
        'import.constraint-restored',
        'inputSchema/properties/size/description',
        { keywords: 'minimum, maximum' },
      ],
      [
        'import.constraint-restored',
        'inputSchema/properties/more/items/description',
        { keywords: 'minimum, maximum' },
      ],
    ])
  })

  it('come back one by one where the vendor writes only some of them there', () => {
    const other = { type: 'string', description: '{minLength: 2}' }
    const got = restore({ other, size: noted }, ['minimum', 'maximum'])
    expect(got.tool).toEqual(toolWith({ other, size: plain }))
    expect(got.losses).toHaveLength(1)
  })

  it('stay where the vendor keeps the keywords, or only a part of them would move', () => {
    for (const keys of [[], ['minimum']])
      expect(restore({ size: noted }, keys)).toEqual({
        tool: toolWith({ size: noted }),
        losses: [],
      })
  })

  it('are offered where nothing proves whose they are', () => {
    const source = JSON.stringify(toolWith({ size: noted }))
    const [offered] = importText(source).tools
    expect(toPlain(offered!.tool)).toEqual(toolWith({ size: noted }))
    expect(offered!.offers.map(({ id }) => id)).toEqual([
      'import.constraint-restored#/inputSchema/properties/size/description',
    ])
    const [mended] = importText(source, { repair: true }).tools
    expect(toPlain(mended!.tool)).toEqual(toolWith({ size: plain }))
  })
})
