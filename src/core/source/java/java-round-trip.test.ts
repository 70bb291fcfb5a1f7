import fc from '../../../drawn.fixture'
import { parse as parseJava } from 'java-parser'
import { describe, expect, it } from 'vitest'
import { importText } from '../../dialects/import'
import { withoutInjected } from '../../dialects/injected'
import { withoutIdentity, withProperties } from '../../dialects/schema-changes'
import { get, itemsOf, type JsonObject, sameData, stringOf } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { descriptionText } from '../../model/description'
import { SOURCE_TARGETS } from '../registry'
import { hostileTools } from './hostile-tools'

const targets = SOURCE_TARGETS.filter((target) => target.language === 'java')

const tools = hostileTools()

/** The schema that the model is promised: without what is injected, with `properties` spelt out. */
const promised = (tool: JsonObject) =>
  withProperties(withoutIdentity(get(withoutInjected(tool).tool, 'inputSchema')!, ['$schema']))

describe.each(targets)('a tool written as $label and read again', (target) => {
  it.each(tools.map((tool) => ({ name: stringOf(get(tool, 'name'))!, tool })))(
    'is the same: $name',
    ({ tool }) => {
      const { files, items } = target.write([tool])
      expect(items[0]!.errors.filter((each) => each.severity !== 'warning')).toEqual([])
      const back = importText(files[0]!.text)
      expect(back.dialect).toBe(target.id)
      expect(back.losses).toEqual([])
      expect(back.errors).toEqual([])
      expect(back.tools.map((each) => stringOf(get(each.tool, 'name')))).toEqual([
        stringOf(get(tool, 'name')),
      ])
      const read = back.tools[0]!.tool
      expect(descriptionText(read)).toBe(descriptionText(tool))
      const changed = items[0]!.losses.filter((each) =>
        ['java.definitions-moved', 'java.root-lost', 'schema.boolean'].includes(each.code),
      )
      if (changed.length === 0)
        expect(
          sameData(get(read, 'inputSchema'), promised(tool)),
          print(get(read, 'inputSchema')!),
        ).toBe(true)
      expect(itemsOf(get(get(read, 'contract'), 'injected')).map(stringOf)).toEqual(
        itemsOf(get(get(tool, 'contract'), 'injected')).map(stringOf),
      )
    },
  )

  it('is one file that a Java parser takes, for all of them at once', () => {
    // The parser is slow, and what is only large is not stranger for it.
    const small = tools.filter((tool) => print(tool, 0).length < 5000)
    const { files, items } = target.write(small, 'Hostile tools')
    expect(items.every((item) => item.ok)).toBe(true)
    expect(files.map((file) => file.name)).toEqual(['HostileTools.java'])
    expect(() => parseJava(files[0]!.text)).not.toThrow()
    expect(importText(files[0]!.text).tools).toHaveLength(small.length)
  })

  it('is the same for any text and any values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.json(), (text, json) => {
        const value: unknown = JSON.parse(json)
        const tool = fromPlain({
          name: 'any',
          description: `x${text}`,
          inputSchema: {
            type: 'object',
            properties: { a: { type: 'string', description: `x${text}`, default: value } },
          },
        }) as JsonObject
        const read = importText(target.write([tool]).files[0]!.text).tools[0]!.tool
        expect(descriptionText(read)).toBe(`x${text}`)
        expect(sameData(get(read, 'inputSchema'), get(tool, 'inputSchema'))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
