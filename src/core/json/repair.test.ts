import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyChanges } from './edit'
import { parse } from './parse'
import { repairLookAlikes } from './repair'

describe('repairing look-alike characters', () => {
  it.each([
    ['{“a”:1}', '{"a":1}'],
    ['{"a"：1，"b"：［2、3］}', '{"a":1,"b":[2,3]}'],
    ['｛“a”：“b，c：“d””｝', '{"a":"b，c：“d”"}'],
    ['{“a”: “say "hi"”}', '{"a": "say \\"hi\\""}'],
    ['{"a”: “b"}', '{"a": "b"}'],
    ['{”a”: ”b”}', '{"a": "b"}'],
    ['{‘a’: ‘b’}', '{"a": "b"}'],
    ['{＂a＂: 1}', '{"a": 1}'],
    ['{\u00A0"a":\u30001}', '{ "a": 1}'],
    ['{“a”: "它说：“好，”"}', '{"a": "它说：“好，”"}'],
    ['【1，2】', '[1,2]'],
    [
      '{“name”:“get_order”， “description”：“查订单，支持“运单号””, "x":{}}',
      '{"name":"get_order", "description":"查订单，支持“运单号”", "x":{}}',
    ],
  ])('%s becomes %s', (text, expected) => {
    const repaired = repairLookAlikes(text)
    expect(repaired?.text).toBe(expected)
    expect(applyChanges(text, repaired!.changes)).toBe(expected)
    expect(parse(expected).problems).toEqual([])
  })

  it.each(['', '{', '{"a": “b}', '{a: 1}', '{"a": "“b”，"}', '“', '{“a”: }'])(
    'offers nothing for %s, which is right or wrong in another way',
    (text) => {
      expect(repairLookAlikes(text)).toBeUndefined()
    },
  )

  it('leaves every text alone that is already JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(repairLookAlikes(JSON.stringify(value, null, 2))).toBeUndefined()
      }),
    )
  })
})
