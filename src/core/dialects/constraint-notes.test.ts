import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { moveToDescription, takeConstraints } from './constraint-notes'

const schemaOf = (text: string): JsonObject => parse(text).root as JsonObject
const shown = (schema: JsonObject | undefined): string | undefined => schema && print(schema, 0)

describe('a constraint said in the description', () => {
  it.each([
    [
      '{"type":"integer","description":"Level","minimum":0,"maximum":10}',
      ['minimum', 'maximum'],
      '{"type":"integer","description":"Level\\n\\n{minimum: 0, maximum: 10}"}',
    ],
    ['{"default":1e400,"a":1}', ['default'], '{"a":1,"description":"{default: 1e400}"}'],
    ['{"format":"uri"}', ['format', 'pattern'], '{"description":"{format: \\"uri\\"}"}'],
    ['{"type":"string"}', ['format'], '{"type":"string"}'],
  ])('moves out of %s: %s', (schema, keys, expected) => {
    expect(shown(moveToDescription(schemaOf(schema), keys))).toBe(expected)
  })

  it.each([
    ['two notes', 'D\n\n{uniqueItems: true}\n\n{minItems: 1, maxItems: 5}', 'D', 3],
    ['data with separators', 'D\n\n{default: "a, b: {c}\\n\\n{d: 1}"}', 'D', 1],
    ['only a note', '{if: {"a":[1,2]}, then: {}}', undefined, 2],
  ])('takes back %s', (_, description, left, count) => {
    const node = schemaOf(JSON.stringify({ description }))
    const got = takeConstraints(node)!
    expect(got.taken.length).toBe(count)
    const rest = got.schema.members.find((each) => each.key === 'description')?.value
    expect(rest && print(rest, 0)).toBe(left === undefined ? undefined : JSON.stringify(left))
  })

  it.each([
    ['words', 'Returns {id: 1}'],
    ['no keyword', 'D\n\n{volume: 1}'],
    ['another form of JSON', 'D\n\n{"minimum": 1}'],
    ['another spacing', 'D\n\n{minimum:1}'],
    ['a value of the wrong kind', 'D\n\n{minimum: "1"}'],
    ['a word for a value', 'D\n\n{default: yes}'],
    ['more text behind it', 'D\n\n{minimum: 1} or so'],
    ['no end', 'D\n\n{minimum: 1'],
    ['one key twice', 'D\n\n{minimum: 1}\n\n{minimum: 2, minimum: 3}'],
  ])('takes nothing from %s', (_, description) => {
    expect(takeConstraints(schemaOf(JSON.stringify({ description })))).toBeUndefined()
  })

  it('takes no keyword that the schema has already, or that may not be taken', () => {
    const text = '{"minimum":0,"description":"D\\n\\n{minimum: 1}"}'
    expect(takeConstraints(schemaOf(text))).toBeUndefined()
    const free = '{"description":"D\\n\\n{minimum: 1}"}'
    expect(takeConstraints(schemaOf(free), (key) => key !== 'minimum')).toBeUndefined()
  })

  it('comes back as it was, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (words, first, second) => {
        fc.pre(words !== '' && !words.endsWith('}'))
        const text = JSON.stringify({ description: words, default: first, examples: [second] })
        const moved = moveToDescription(schemaOf(text), ['default', 'examples'])
        expect(shown(takeConstraints(moved)?.schema)).toBe(print(schemaOf(text), 0))
      }),
    )
  })
})
