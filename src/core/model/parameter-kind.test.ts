import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { parse } from '../json/parse'
import { allowsNull, type Kind, kindOf, KINDS, schemaOf, setKind } from './parameter-kind'

const read = (text: string) => parse(text).root!

describe('the kind of a parameter', () => {
  it.each<[string, Kind]>([
    ['{"type":"string"}', 'text'],
    ['{"type":"integer"}', 'integer'],
    ['{"type":["number","null"]}', 'number'],
    ['{"type":"string","enum":[]}', 'choice'],
    ['{"enum":[1,2]}', 'choice'],
    ['{"type":"array","items":{"type":"string"}}', 'list-text'],
    ['{"type":"array","items":{"type":"object"}}', 'list-object'],
    ['{"type":"array","items":{"type":"array"}}', 'list'],
    ['{"type":"array"}', 'list'],
    ['{"type":"array","items":[{"type":"string"}]}', 'list'],
    ['{"type":"object"}', 'object'],
    ['{}', 'any'],
    ['{"description":"x"}', 'any'],
    ['{"$ref":"#/$defs/x"}', 'other'],
    ['{"anyOf":[{"type":"string"}]}', 'other'],
    ['{"type":["string","number"]}', 'other'],
    ['{"type":"float"}', 'other'],
    ['{"type":"null"}', 'other'],
    ['true', 'other'],
    ['false', 'other'],
    ['null', 'other'],
    ['"string"', 'other'],
  ])('%s is %s', (text, kind) => {
    expect(kindOf(read(text))).toBe(kind)
  })

  it.each(KINDS.filter((kind) => kind !== 'choice'))(
    'a plain schema of kind %s is of that kind',
    (kind) => {
      expect(kindOf(schemaOf(kind))).toBe(kind)
    },
  )

  it.each<[string, Kind, string]>([
    [
      '{"type":"string","pattern":"a","x-y":1}',
      'integer',
      '{"type":"integer","pattern":"a","x-y":1}',
    ],
    ['{"description":"d"}', 'text', '{"type":"string","description":"d"}'],
    ['{"type":["string","null"]}', 'number', '{"type":["number","null"]}'],
    ['{"type":["string","number","null"]}', 'boolean', '{"type":["boolean","null"]}'],
    ['{"type":"string","enum":["a"]}', 'text', '{"type":"string"}'],
    ['{"type":"integer","enum":[1]}', 'choice', '{"type":"integer","enum":[1]}'],
    ['{"type":"boolean"}', 'choice', '{"type":"string"}'],
    [
      '{"type":"array","items":{"type":"string","format":"uri"}}',
      'list-integer',
      '{"type":"array","items":{"type":"integer","format":"uri"}}',
    ],
    ['{"type":"string"}', 'list-text', '{"type":"array","items":{"type":"string"}}'],
    ['{"type":"string"}', 'object', '{"type":"object","properties":{}}'],
    ['{"type":"string","minLength":1}', 'any', '{"minLength":1}'],
    ['{"$ref":"#/a"}', 'text', '{"$ref":"#/a","type":"string"}'],
    ['true', 'text', '{"type":"string"}'],
    ['{"type":"float"}', 'other', '{"type":"float"}'],
  ])('%s made %s is %s', (before, kind, after) => {
    const text = `{"p":${before}}`
    expect(applyEdits(text, setKind(read(before), ['p'], kind))).toEqual({
      ok: true,
      text: `{"p":${after}}`,
    })
  })

  it('says whether null is allowed', () => {
    expect([allowsNull(read('{"type":["string","null"]}')), allowsNull(read('true'))]).toEqual([
      true,
      false,
    ])
  })
})
