import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { addRows, type ChosenRow, withChoice, withoutExamples } from './add-rows'

const node = (value: unknown) => rootObject(parse(JSON.stringify(value)))!
const row = (name: string, schema: object, rest: Partial<ChosenRow> = {}): ChosenRow => ({
  name,
  schema: node(schema),
  isRequired: true,
  ifTaken: 'skip',
  ...rest,
})
const added = (tool: object, ...rows: ChosenRow[]): unknown => {
  const text = JSON.stringify(tool)
  const after = applyEdits(text, addRows(node(tool), ['inputSchema'], rows))
  return after.ok ? JSON.parse(after.text) : after
}
const tool = (properties: object, required: string[] = []) => ({
  name: 'f',
  inputSchema: { type: 'object', properties, ...(required.length ? { required } : {}) },
})

describe('adding rows', () => {
  it('puts them behind the others and into required', () => {
    expect(
      added(
        tool({ a: {} }, ['a']),
        row('b', { type: 'string' }),
        row('c', {}, { isRequired: false }),
      ),
    ).toEqual(tool({ a: {}, b: { type: 'string' }, c: {} }, ['a', 'b']))
  })

  it('makes what is missing above them', () => {
    expect(added({ name: 'f' }, row('a', {}), row('b', {}))).toEqual({
      name: 'f',
      inputSchema: {
        type: 'object',
        properties: { a: {}, b: {} },
        additionalProperties: false,
        required: ['a', 'b'],
      },
    })
    expect(added({ inputSchema: { type: 'object' } }, row('a', {}))).toEqual({
      inputSchema: { type: 'object', properties: { a: {} }, required: ['a'] },
    })
  })

  it('skips, updates or renames what is taken', () => {
    const old = tool({ a: { type: 'string', description: 'Mine.', minLength: 2 } })
    const schema = { type: 'string', description: 'Theirs.', examples: ['x'] }
    expect(added(old, row('a', schema))).toEqual(old)
    expect(added(old, row('a', schema, { ifTaken: 'update' }))).toEqual(
      tool({ a: { type: 'string', description: 'Mine.', minLength: 2, examples: ['x'] } }, ['a']),
    )
    expect(added(old, row('a', schema, { ifTaken: 'rename' }))).toEqual(
      tool({ ...old.inputSchema.properties, a_2: schema }, ['a_2']),
    )
  })

  it('keeps every byte that is not named', () => {
    const text = '{ "name":"f",\n\n  "inputSchema": {"properties":{"a":{ } ,"a2":1.0}} }'
    const after = applyEdits(
      text,
      addRows(rootObject(parse(text))!, ['inputSchema'], [row('b', {})]),
    )
    expect(after.ok && after.text).toContain('{ "name":"f",\n\n  "inputSchema": {')
    expect(after.ok && after.text).toContain('"a":{ } ,"a2":1.0')
  })

  it('does nothing to an owner that is no list of parameters', () => {
    expect(addRows(node({ inputSchema: 3 }), ['inputSchema'], [row('a', {})])).toEqual([])
  })
})

describe('a chosen row', () => {
  it('gets the values the author decided on', () => {
    const schema = node({ type: 'array', items: { type: 'string' } })
    expect(print(withChoice(schema, ['items'], [{ kind: 'string', value: 'a' }]), 0)).toBe(
      print(node({ type: 'array', items: { type: 'string', enum: ['a'] } }), 0),
    )
  })

  it('can go without examples, but keeps a parameter of that name', () => {
    const schema = node({
      examples: [1],
      properties: { examples: { type: 'string', examples: ['x'] } },
    })
    expect(JSON.parse(print(withoutExamples(schema)))).toEqual({
      properties: { examples: { type: 'string' } },
    })
  })
})
