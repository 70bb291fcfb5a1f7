import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { get, membersOf, sameData } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { ANNOTATIONS } from './nullable'
import { allowsNull, type Kind, kindOf, KINDS } from './parameter-kind'
import { KEYWORDS_OF_KIND, schemaOf, setKind } from './set-kind'

const read = (text: string) => parse(text).root!

describe('the kind of a parameter', () => {
  it.each<[string, Kind]>([
    ['{"type":"string"}', 'text'],
    ['{"type":"integer"}', 'integer'],
    ['{"type":["number","null"]}', 'number'],
    ['{"type":"string","enum":[]}', 'choice'],
    ['{"enum":[1,2]}', 'choice'],
    ['{"oneOf":[{"const":"a","title":"A"},{"const":"b"}]}', 'choice'],
    ['{"const":1}', 'const'],
    ['{"type":"array","items":{"type":"string"}}', 'list-text'],
    ['{"type":"array","items":{"type":"object"}}', 'list-object'],
    ['{"type":"array","items":{"type":"array"}}', 'list'],
    ['{"type":"array","items":{"$ref":"#/a"}}', 'list'],
    ['{"type":"array","items":{"type":"object","additionalProperties":{}}}', 'list'],
    ['{"type":"array"}', 'list'],
    ['{"type":"array","items":[{"type":"string"}]}', 'tuple'],
    ['{"type":"array","prefixItems":[{}],"items":false}', 'tuple'],
    ['{"type":"object"}', 'object'],
    ['{"type":"object","additionalProperties":false}', 'object'],
    ['{"type":"object","additionalProperties":{"type":"string"}}', 'dictionary'],
    ['{"type":"object","properties":{"a":{}},"additionalProperties":{}}', 'object'],
    ['{}', 'any'],
    ['{"description":"x"}', 'any'],
    ['{"$ref":"#/$defs/x"}', 'other'],
    ['{"anyOf":[{"type":"string"},{"type":"integer"}]}', 'variants'],
    ['{"type":"object","oneOf":[{"properties":{}},{"properties":{}}]}', 'variants'],
    ['{"type":"object","anyOf":[{"required":["a"]},{"required":["b"]}]}', 'object'],
    ['{"type":"object","properties":{"a":{}},"oneOf":[{"properties":{}}]}', 'object'],
    ['{"type":"string","anyOf":[{"pattern":"a"},{"pattern":"b"}]}', 'text'],
    ['{"type":["string","number"]}', 'mixed'],
    ['{"type":"datum"}', 'other'],
    ['{"type":"null"}', 'other'],
    ['{"allOf":[{},{}]}', 'other'],
    ['true', 'other'],
    ['false', 'other'],
    ['null', 'other'],
    ['"string"', 'other'],
  ])('%s is %s', (text, kind) => {
    expect(kindOf(read(text))).toBe(kind)
  })

  it.each(KINDS.filter((kind) => kind !== 'choice' && kind !== 'const'))(
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
    ['{"$ref":"#/a","x":1}', 'text', '{"type":"string","x":1}'],
    ['true', 'text', '{"type":"string"}'],
    ['{"type":"datum"}', 'other', '{"type":"datum"}'],
    [
      '{"description":"d","type":"string","pattern":"a","x-y":1}',
      'variants',
      '{"description":"d","anyOf":[{"type":"string","pattern":"a"},{"type":"integer"}],"x-y":1}',
    ],
    [
      '{"description":"d","anyOf":[{"type":"string","pattern":"a"},{"type":"integer"}],"x-y":1}',
      'text',
      '{"type":"string","description":"d","pattern":"a","x-y":1}',
    ],
    [
      '{"type":"array","items":{"type":"number"}}',
      'tuple',
      '{"type":"array","prefixItems":[{"type":"number"}]}',
    ],
    [
      '{"type":"object","properties":{}}',
      'dictionary',
      '{"type":"object","additionalProperties":{"type":"string"}}',
    ],
    [
      '{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],"x":1}',
      'dictionary',
      '{"type":"object","additionalProperties":{"type":"integer"},"x":1}',
    ],
    ['{"type":"object","additionalProperties":{}}', 'object', '{"type":"object","properties":{}}'],
    ['{"const":"a"}', 'integer', '{"type":"integer"}'],
  ])('%s made %s is %s', (before, kind, after) => {
    const text = `{"p":${before}}`
    const edited = applyEdits(text, setKind(read(before), ['p'], kind))
    expect(edited.ok && sameData(read(edited.text), read(`{"p":${after}}`))).toBe(true)
  })

  /** A schema of each kind with all that can stand beside it. */
  const BESIDE = '"title":"t","description":"d","default":null,"examples":[1],"x-note":{"a":1}'
  const SAMPLES: Readonly<Partial<Record<Kind, string>>> = {
    text: '"type":"string","minLength":2,"pattern":"a","format":"uri"',
    choice: '"type":"string","enum":["a","b"]',
    const: '"const":"a"',
    integer: '"type":"integer","minimum":1,"multipleOf":5',
    number: '"type":"number","exclusiveMaximum":7.50',
    boolean: '"type":"boolean"',
    'list-text': '"type":"array","items":{"type":"string","format":"uri"},"minItems":1',
    'list-integer': '"type":"array","items":{"type":"integer","minimum":1}',
    'list-number': '"type":"array","items":{"type":"number"},"uniqueItems":true',
    'list-object': '"type":"array","items":{"type":"object","properties":{"a":{}}}',
    list: '"type":"array","items":{"type":"array","items":{}}',
    tuple: '"type":"array","prefixItems":[{"type":"string"}],"items":false',
    object: '"type":"object","properties":{"a":{"type":"string"}},"required":["a"]',
    dictionary: '"type":"object","additionalProperties":{"type":"string"},"propertyNames":{}',
    variants: '"anyOf":[{"type":"string","pattern":"a"},{"type":"integer"},{"type":"null"}]',
    any: '"minimum":1',
  }
  const pairs = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const))

  it('made another and back keeps all that no kind is made of, in its order', () => {
    for (const [from, to] of pairs) {
      const text = `{"p":{${SAMPLES[from]!},${BESIDE}}}`
      const schema = get(read(text), 'p')!
      expect(kindOf(schema), from).toBe(from)
      const there = applyEdits(text, setKind(schema, ['p'], to))
      if (!there.ok) throw new Error(`${from} to ${to}: ${there.reason}`)
      const back = applyEdits(there.text, setKind(get(read(there.text), 'p')!, ['p'], from))
      if (!back.ok) throw new Error(`${to} to ${from}: ${back.reason}`)
      const own = new Set(['type', ...ownedBy(from), ...ownedBy(to)])
      const kept = (source: string) =>
        membersOf(get(read(source), 'p'))
          .filter(({ key }) => !own.has(key) && (ANNOTATIONS.has(key) || !isInsideVariant(to)))
          .map(({ key, value }) => [key, print(value, 0)])
      expect(kept(back.text), `${from} to ${to}`).toEqual(kept(text))
    }
  })

  it('made another it is that, but for those that wait for their first value', () => {
    for (const [from, to] of pairs) {
      const text = `{"p":{${SAMPLES[from]!},${BESIDE}}}`
      const there = applyEdits(text, setKind(get(read(text), 'p')!, ['p'], to))
      const made = there.ok ? kindOf(get(read(there.text), 'p')!) : there.reason
      if (to === 'choice' || to === 'const') continue
      expect(made, `${from} to ${to}`).toBe(to)
    }
  })

  const isInsideVariant = (kind: Kind) => kind === 'variants'
  /** What a kind is made of: the form says so itself, or sets it anew. */
  const ownedBy = (kind: Kind): readonly string[] => [
    ...(KEYWORDS_OF_KIND[kind] ?? []),
    ...(kind.startsWith('list') ? ['items'] : []),
    ...(kind === 'object' ? ['properties', 'required'] : []),
  ]

  it('says whether null is allowed', () => {
    expect([allowsNull(read('{"type":["string","null"]}')), allowsNull(read('true'))]).toEqual([
      true,
      false,
    ])
  })
})
