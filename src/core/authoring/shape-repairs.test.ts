import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { parse, rootObject } from '../json/parse'
import { shapeRepairs } from './shape-repairs'

const textOf = (schema: string): string => `{ "name": "a", "x": 1.50, "inputSchema": ${schema} }`
const repaired = (schema: string) =>
  shapeRepairs(rootObject(parse(textOf(schema)))!).map(({ mistake, edits }) => {
    const edited = applyEdits(textOf(schema), edits)
    return [mistake.code, edited.ok ? edited.text : edited.reason]
  })

describe('a mistake in the shape of a schema', () => {
  it.each([
    [
      '{"type":"object","properties":{"a":{"type":"str"}}}',
      'import.type-name',
      '{"type":"object","properties":{"a":{"type":"string"}}}',
    ],
    [
      '{"type":"object","properties":{"a":{"type":"string","nullable":true}}}',
      'import.nullable',
      '{"type":"object","properties":{"a":{"type":["string","null"]}}}',
    ],
    [
      '{"type":"object","properties":{"a":{"type":"string","minLength":"2"}}}',
      'import.number-text',
      '{"type":"object","properties":{"a":{"type":"string","minLength":2}}}',
    ],
  ])('%s is mended by itself, every other byte as it was', (schema, code, expected) => {
    expect(repaired(schema)).toEqual([[code, textOf(expected)]])
  })

  it('is offered one by one, and nothing for a sound schema', () => {
    const two = '{"type":"object","properties":{"a":{"type":"str"},"b":{"type":"int"}}}'
    expect(repaired(two).map(([, text]) => text)).toEqual([
      textOf(two.replace('"str"', '"string"')),
      textOf(two.replace('"int"', '"integer"')),
    ])
    expect(repaired('{"type":"object","properties":{"a":{"type":"string"}}}')).toEqual([])
  })

  it('stays where mending it changes what the tool means', () => {
    const big = '{"type":"object","properties":{"a":{"type":"integer","format":"int64"}}}'
    expect(repaired(big).map(([code]) => code)).not.toContain('import.big-integer')
  })
})
