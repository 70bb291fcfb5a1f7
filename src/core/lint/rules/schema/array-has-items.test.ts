import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../../json/edit'
import { get, type JsonObject } from '../../../json/node'
import { parse } from '../../../json/parse'
import { toPlain } from '../../../json/plain'
import { lintTool } from '../../engine'

const text = (property: object): string =>
  JSON.stringify({ name: 'f', inputSchema: { type: 'object', properties: { x: property } } })
const findingsIn = (source: string) =>
  lintTool(parse(source).root as JsonObject).findings.filter(
    (each) => each.rule === 'array-has-items',
  )

describe('IMP-01 a list under items', () => {
  it.each([
    [{ items: [{}, {}] }, { prefixItems: [{}, {}] }],
    [
      { items: [{}], additionalItems: false },
      { prefixItems: [{}], items: false },
    ],
  ])('is an error at its place, and mended: %j', (before, after) => {
    const source = text(before)
    const [found, ...more] = findingsIn(source)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      severity: 'error',
      message: 'places',
      path: ['inputSchema', 'properties', 'x', 'items'],
    })
    const mended = applyEdits(source, found!.fix!.edits)
    if (!mended.ok) throw new Error(mended.reason)
    const schema = get(parse(mended.text).root, 'inputSchema')
    expect(toPlain(get(get(schema, 'properties'), 'x')!)).toEqual(after)
    expect(findingsIn(mended.text)).toEqual([])
  })
})
