import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { toPlain } from '../../json/plain'
import {
  addCall,
  callSchemaOf,
  duplicateCall,
  fillCall,
  isValidCall,
  removeCall,
  sampleCall,
  setArgument,
} from './calls'

const TEXT = `{
  "name": "find_order",
  "inputSchema": {
    "type": "object",
    "properties": {
      "number": { "type": "string", "examples": ["A-7"] },
      "shop": { "type": "string" },
      "user_id": { "type": "string" },
      "lines": { "type": "boolean" }
    },
    "required": ["number", "user_id"],
    "additionalProperties": false
  },
  "contract": { "injected": [{ "name": "user_id", "source": "session" }] }
}`
const read = (text: string): JsonObject => rootObject(parse(text))!
const after = (text: string, edits: (tool: JsonObject) => readonly Edit[]): string => {
  const edited = applyEdits(text, edits(read(text)))
  return edited.ok ? edited.text : edited.reason
}
const callsIn = (text: string) => (toPlain(read(text)) as { inputExamples?: unknown }).inputExamples

const plain = (which: 'required' | 'all', text = TEXT) => {
  const sample = sampleCall(read(text), which)
  return sample.ok ? toPlain(sample.value) : sample
}

describe('an example of a whole call', () => {
  it('is made without what the program fills in', () => {
    expect(plain('required')).toEqual({ number: 'A-7' })
    expect(plain('all')).toEqual({ number: 'A-7', shop: 'example', lines: true })
    const root = read(TEXT)
    expect(isValidCall(root, callSchemaOf(root)!)).toBe(false)
    expect(plain('all', '{"name":"f"}')).toEqual({})
  })

  it('joins the others in the place that the list has among the members', () => {
    const one = after(TEXT, (tool) => addCall(tool, { kind: 'object', members: [] }))
    expect(one.indexOf('inputExamples')).toBeLessThan(one.indexOf('contract'))
    const call: JsonObject = {
      kind: 'object',
      members: [{ key: 'number', value: { kind: 'string', value: 'B' } }],
    }
    expect(callsIn(after(one, (tool) => addCall(tool, call)))).toEqual([{}, { number: 'B' }])
    expect(addCall(read('{"inputExamples":{"a":1}}'), call)).toEqual([])
  })

  it('is copied and removed; the list goes with the last, and the text is as it was', () => {
    const one = after(TEXT, (tool) => addCall(tool, { kind: 'object', members: [] }))
    const two = after(one, (tool) => duplicateCall(tool, 0))
    expect(callsIn(two)).toEqual([{}, {}])
    expect(
      after(
        after(two, (tool) => removeCall(tool, 1)),
        (tool) => removeCall(tool, 0),
      ),
    ).toBe(TEXT)
  })

  it('is filled in from the first in the order of the parameters, what it has untouched', () => {
    const text = `{"inputSchema":{"properties":{"a":{},"b":{},"c":{}}},"inputExamples":[{"c":3,"a":1,"b":1.0},{"b":2}]}`
    expect(after(text, (tool) => fillCall(tool, 1))).toContain(
      '{"c":3,"a":1,"b":1.0},{"a":1,"b":2,"c":3}',
    )
    expect(fillCall(read(text), 0)).toEqual([])
  })

  it('has its arguments set in their order, and taken out', () => {
    const text = `{"inputSchema":{"properties":{"a":{},"b":{}}},"inputExamples":[{"b":2}]}`
    const set = after(text, (tool) => setArgument(tool, 0, 'a', { kind: 'boolean', value: true }))
    expect(callsIn(set)).toEqual([{ a: true, b: 2 }])
    expect(Object.keys((callsIn(set) as object[])[0]!)).toEqual(['a', 'b'])
    expect(callsIn(after(set, (tool) => setArgument(tool, 0, 'b', undefined)))).toEqual([
      { a: true },
    ])
  })
})
