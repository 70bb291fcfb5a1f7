import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { getIn, str } from '../json/node'
import { isStrictJson, parse, rootObject } from '../json/parse'
import { respaced } from '../json/respaced'
import { INPUT, parametersIn, setKeyword } from './parameters'
import { renameParameter } from './rename-parameter'

/** Fields nested, values that are numbers, a choice of types, and keywords that the form has no field for. */
const MIXED = `{
  "name": "log_metric",
  "inputSchema": {
    "type": "object",
    "properties": {
      "run": {"type": "object", "properties": {"id": {"type": "string", "format": "uuid"}, "step": {"type": "integer", "minimum": 0}}, "required": ["id"], "additionalProperties": false},
      "level": {"type": "integer", "enum": [1, 2, 3], "description": "Level."},
      "x": {"anyOf": [{"type": "string"}, {"type": "number"}], "x-note": "kept"}
    },
    "required": ["run"],
    "$defs": {"Unused": {"type": "string"}},
    "if": {"properties": {"level": {"const": 3}}},
    "then": {"required": ["x"]}
  }
}`

const NUMBERED =
  '{"name":"map_columns","inputSchema":{"properties":{"b":{},"2":{},"a":{},"1":{}},"required":["b","1"]}}'

const namesOf = (text: string): readonly string[] => {
  const found = parametersIn(rootObject(parse(text))!)
  return found.kind === 'list' ? found.parameters.map(({ name }) => name) : []
}

describe('one change in the form', () => {
  it('changes its own line and no other', () => {
    const path = [...INPUT, 'properties', 'level']
    const schema = getIn(parse(MIXED).root, path)!
    const edited = applyEdits(MIXED, setKeyword(schema, path, 'description', str('How grave.')))
    expect(edited).toEqual({ ok: true, text: MIXED.replace('Level.', 'How grave.') })
  })
})

describe('names that are numbers', () => {
  it('keep the order they are written in, in the form and laid out anew', () => {
    const parsed = parse(NUMBERED)
    if (!isStrictJson(parsed)) throw new Error('the fixture is no JSON')
    expect(namesOf(NUMBERED)).toEqual(['b', '2', 'a', '1'])
    expect(namesOf(respaced(NUMBERED, parsed.root, 2))).toEqual(['b', '2', 'a', '1'])
  })

  it('keep their place when a name becomes a number', () => {
    const edits = renameParameter(rootObject(parse(NUMBERED))!, INPUT, 'a', '0')
    const edited = applyEdits(NUMBERED, edits)
    expect(edited.ok && namesOf(edited.text)).toEqual(['b', '2', '0', '1'])
  })
})
