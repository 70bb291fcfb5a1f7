import { describe, expect, it } from 'vitest'
import { fromPlain, toPlain } from '../../json/plain'
import { parse } from '../../json/parse'
import { print } from '../../json/print'
import { fillNulls, stripNulls } from './instances'

const TEXT = { type: 'string' }
const object = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required,
})
const filled = (value: unknown, schema: object): unknown =>
  toPlain(fillNulls(fromPlain(value), fromPlain(schema)))
const stripped = (value: unknown, schema: object): unknown =>
  toPlain(stripNulls(fromPlain(value), fromPlain(schema)))

describe('nulls that stand for absence', () => {
  const nested = object({
    a: TEXT,
    list: { type: 'array', items: object({ b: TEXT, c: TEXT }, ['b']) },
  })
  const referred = { ...object({ x: { $ref: '#/$defs/X' } }), $defs: { X: object({ y: TEXT }) } }
  const branched = object({
    x: { anyOf: [TEXT, object({ k: { const: 1 }, m: TEXT }, ['k']), object({ n: TEXT }, ['n'])] },
  })
  const joined = object({ x: { allOf: [object({ a: TEXT }), object({ b: TEXT }, ['b'])] } })

  it.each([
    [nested, {}, { a: null, list: null }],
    [nested, { list: [{ b: 'x' }] }, { a: null, list: [{ b: 'x', c: null }] }],
    [referred, { x: {} }, { x: { y: null } }],
    [branched, { x: { k: 1 } }, { x: { k: 1, m: null } }],
    [branched, { x: { n: 's' } }, { x: { n: 's' } }],
    [branched, { x: 's' }, { x: 's' }],
    [joined, { x: { b: 's' } }, { x: { b: 's', a: null } }],
  ])('go into %j at %j and out again', (schema, value, full) => {
    expect(filled(value, schema)).toEqual(full)
    expect(stripped(full, schema)).toEqual(value)
  })

  it('stay where null is a value, or where nothing else may be', () => {
    const schema = object({ a: { type: ['string', 'null'] }, b: TEXT, c: { type: 'null' } }, ['b'])
    const value = { a: null, b: null, c: null, unknown: null }
    expect(stripped(value, schema)).toEqual(value)
  })

  it('leave the spelling of numbers and odd names alone', () => {
    const text = '{"2":1.50,"1":12345678901234567890,"__proto__":{"a":null}}'
    const schema = fromPlain(object({ other: TEXT }))
    expect(print(stripNulls(parse(text).root!, schema), 0)).toBe(text)
    expect(print(fillNulls(parse(text).root!, schema), 0)).toBe(
      text.replace(/\}$/, ',"other":null}'),
    )
  })

  it('come to an end in a schema that leads back to itself in branches', () => {
    const schema = {
      type: 'object',
      properties: { x: { $ref: '#' } },
      anyOf: [{ $ref: '#' }, { $ref: '#' }],
    }
    const value = { x: { x: { x: {} } } }
    expect(() => filled(value, schema)).not.toThrow()
    expect(() => stripped(value, schema)).not.toThrow()
  })
})
