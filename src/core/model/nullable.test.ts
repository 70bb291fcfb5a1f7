import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { get } from '../json/node'
import { parse } from '../json/parse'
import { canBeNull, mayBeNull, setNullable } from './nullable'

function toggled(schema: string, on: boolean): string {
  const text = `{"p":${schema}}`
  const edited = applyEdits(text, setNullable(get(parse(text).root, 'p')!, ['p'], on))
  return edited.ok ? edited.text.slice(5, -1) : edited.reason
}
const read = (text: string) => parse(text).root!

describe('allowing null', () => {
  it.each([
    ['{"type":"string"}', '{"type":["string","null"]}'],
    ['{"type":["string"]}', '{"type":["string","null"]}'],
    ['{"type":["string","integer"]}', '{"type":["string","integer","null"]}'],
    ['{"type":"string","enum":["a"]}', '{"type":["string","null"],"enum":["a",null]}'],
    ['{"anyOf":[{"type":"string"}]}', '{"anyOf":[{"type":"string"},{"type":"null"}]}'],
    ['{"oneOf":[{},{"a":1}]}', '{"oneOf":[{},{"a":1},{"type":"null"}]}'],
    [
      '{"$ref":"#/$defs/A","description":"d"}',
      '{"anyOf":[{"$ref":"#/$defs/A"},{"type":"null"}],"description":"d"}',
    ],
    ['{"const":1,"x-y":2}', '{"x-y":2,"anyOf":[{"const":1},{"type":"null"}]}'],
  ])('%s becomes %s, and is off again', (before, after) => {
    expect(JSON.parse(toggled(before, true))).toEqual(JSON.parse(after))
    expect(mayBeNull(read(toggled(before, true)))).toBe(true)
    expect(mayBeNull(read(toggled(toggled(before, true), false)))).toBe(false)
  })

  it.each([
    ['{"type":["null","string"],"a":1}', '{"type":"string","a":1}'],
    ['{"type":["string","null"],"enum":[null,"a"]}', '{"type":"string","enum":["a"]}'],
    ['{"anyOf":[{"type":"null"},{"$ref":"#/a"}]}', '{"anyOf":[{"$ref":"#/a"}]}'],
    ['{"oneOf":[{"const":null},{},{"enum":[null]}]}', '{"oneOf":[{}]}'],
  ])('%s without it is %s', (before, after) => {
    expect(toggled(before, false)).toBe(after)
  })

  it('is no question where the schema takes anything, or nothing else', () => {
    for (const text of ['{}', 'true', '{"type":"null"}', '"x"', '{"description":"d"}']) {
      expect(canBeNull(read(text))).toBe(false)
      expect(toggled(text, true)).toBe(text)
    }
  })
})
