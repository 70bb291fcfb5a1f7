import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../json/edit'
import { getIn, nil, num, str } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import {
  addChoice,
  choicesOf,
  moveChoice,
  removeChoice,
  setChoiceValue,
  setMeaning,
  textPathOf,
} from './choices'
import { INPUT } from './parameters'

const AT = [...INPUT, 'properties', 'p']
const wrap = (schema: string) => `{"inputSchema":{"properties":{"p":${schema}}}}`
const read = (text: string) => parse(text).root!

function after(schema: string, edits: (tool: ReturnType<typeof read>) => Edit[]): string {
  const text = wrap(schema)
  const edited = applyEdits(text, edits(read(text)))
  return edited.ok ? print(getIn(read(edited.text), AT)!, 0) : edited.reason
}
const said = (schema: string) =>
  choicesOf(read(wrap(schema)), AT).choices.map(({ value, meaning }) => [print(value, 0), meaning])

describe('the values of a choice', () => {
  it.each([
    [
      '{"enum":["a",1,null,1.50],"description":"a = one, 1 = two"}',
      [
        ['"a"', 'one'],
        ['1', 'two'],
        ['null', ''],
        ['1.50', ''],
      ],
    ],
    [
      '{"oneOf":[{"const":1,"title":"Low"},{"const":"b","description":"B","title":"x"},{"enum":[3]}]}',
      [
        ['1', 'Low'],
        ['"b"', 'B'],
        ['3', ''],
      ],
    ],
    ['{"type":"string"}', []],
  ])('%s', (schema, expected) => {
    expect(said(schema)).toEqual(expected)
  })

  it.each<[string, string, (tool: ReturnType<typeof read>) => Edit[], string]>([
    [
      'says a meaning once',
      '{"enum":["a","b"],"description":"D."}',
      (t) => setMeaning(t, AT, 1, 'second'),
      '{"enum":["a","b"],"description":"D. Values: b = second."}',
    ],
    [
      'makes the description',
      '{"enum":["a"]}',
      (t) => setMeaning(t, AT, 0, 'first'),
      '{"description":"Values: a = first.","enum":["a"]}',
    ],
    [
      'takes the description away with its last word',
      '{"enum":["a"],"description":"Values: a = x."}',
      (t) => setMeaning(t, AT, 0, ''),
      '{"enum":["a"]}',
    ],
    [
      'renames a value with its meaning',
      '{"enum":["a","b"],"description":"Values: a = one; b = two."}',
      (t) => setChoiceValue(t, AT, 0, str('z')),
      '{"enum":["z","b"],"description":"Values: z = one; b = two."}',
    ],
    [
      'keeps the type of a number',
      '{"enum":[1,2]}',
      (t) => setChoiceValue(t, AT, 0, num('1.0')),
      '{"enum":[1.0,2]}',
    ],
    ['adds null', '{"enum":[1]}', (t) => addChoice(t, AT, nil), '{"enum":[1,null]}'],
    [
      'makes the list',
      '{"type":"string"}',
      (t) => addChoice(t, AT, str('a')),
      '{"type":"string","enum":["a"]}',
    ],
    [
      'adds a branch',
      '{"oneOf":[{"const":1}]}',
      (t) => addChoice(t, AT, num(2)),
      '{"oneOf":[{"const":1},{"const":2}]}',
    ],
    [
      'removes a value with its meaning',
      '{"enum":["a","b"],"description":"Values: a = one; b = two."}',
      (t) => removeChoice(t, AT, 0),
      '{"enum":["b"],"description":"Values: b = two."}',
    ],
    [
      'removes the list with its last value',
      '{"type":"string","enum":["a"]}',
      (t) => removeChoice(t, AT, 0),
      '{"type":"string"}',
    ],
    [
      'moves what stands beside in lists',
      '{"enum":["a","b"],"enumNames":["A","B"],"description":"Values: a = 1; b = 2."}',
      (t) => moveChoice(t, AT, 0, 1),
      '{"enum":["b","a"],"enumNames":["B","A"],"description":"Values: b = 2; a = 1."}',
    ],
    [
      'moves a branch whole',
      '{"anyOf":[{"const":1,"title":"A"},{"const":2}]}',
      (t) => moveChoice(t, AT, 1, 0),
      '{"anyOf":[{"const":2},{"const":1,"title":"A"}]}',
    ],
    [
      'writes the meaning of a branch where it is',
      '{"oneOf":[{"const":1,"title":"A"},{"const":2}]}',
      (t) => setMeaning(t, AT, 0, 'B'),
      '{"oneOf":[{"const":1,"title":"B"},{"const":2}]}',
    ],
  ])('%s', (_, schema, edits, expected) => {
    expect(after(schema, edits)).toBe(expected)
  })

  it('of entries and of a branch beside null are explained where the parameter is', () => {
    const list = read(wrap('{"type":"array","description":"D","items":{"enum":["a"]}}'))
    expect(textPathOf(list, [...AT, 'items'])).toEqual(AT)
    const own = read(wrap('{"type":"array","items":{"enum":["a"],"description":"E"}}'))
    expect(textPathOf(own, [...AT, 'items'])).toEqual([...AT, 'items'])
    const nullable = read(wrap('{"anyOf":[{"enum":["a"]},{"type":"null"}],"description":"D"}'))
    expect(textPathOf(nullable, [...AT, 'anyOf', 0])).toEqual(AT)
    const two = read(wrap('{"anyOf":[{"enum":["a"]},{"type":"integer"}],"description":"D"}'))
    expect(textPathOf(two, [...AT, 'anyOf', 0])).toEqual([...AT, 'anyOf', 0])
  })
})
