import { describe, expect, it } from 'vitest'
import { get } from '../json/node'
import { fromPlain } from '../json/plain'
import { referenceFault } from './reference-fault'
import { walkSchema } from './walk'

const kindsIn = (n: object, more: object = {}) => {
  const root = fromPlain({ $ref: '#/$defs/n', $defs: { n, ...more } })
  return walkSchema(root).flatMap(({ schema, path }) => {
    const fault = referenceFault(root, schema)
    return fault ? [`${path.join('/')}: ${fault.kind}`] : []
  })
}

describe('a reference that leads back', () => {
  it.each<[string, object, string]>([
    ['anyOf', { anyOf: [{ $ref: '#/$defs/n' }, { type: 'string' }] }, '$defs/n/anyOf/0'],
    ['not', { not: { $ref: '#/$defs/n' } }, '$defs/n/not'],
    ['if', { if: { $ref: '#/$defs/n' }, then: { type: 'string' } }, '$defs/n/if'],
    [
      'dependentSchemas',
      { dependentSchemas: { a: { $ref: '#/$defs/n' } } },
      '$defs/n/dependentSchemas/a',
    ],
  ])('is a fault where it is asked of the same value, by %s', (_, n, at) => {
    expect(kindsIn(n)).toEqual([`${at}: circle`])
  })

  it('is a fault by way of another definition', () => {
    const m = { $ref: '#/$defs/n', title: 'M' }
    expect(kindsIn({ oneOf: [{ allOf: [{ $ref: '#/$defs/m' }] }] }, { m })).toEqual([
      '$defs/n/oneOf/0/allOf/0: circle',
      '$defs/m: circle',
    ])
  })

  it.each<[string, object]>([
    ['a member', { type: 'object', properties: { next: { $ref: '#/$defs/n' } } }],
    ['the items', { anyOf: [{ type: 'array', items: { $ref: '#/$defs/n' } }, { type: 'string' }] }],
    ['any other member', { additionalProperties: { $ref: '#/$defs/n' } }],
  ])('is none where it is asked of %s', (_, n) => {
    expect(kindsIn(n)).toEqual([])
  })

  it('is a fault in an alias of an alias', () => {
    const root = fromPlain({
      $ref: '#/$defs/a',
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
    })
    expect(referenceFault(root, get(get(root, '$defs'), 'a')!)?.kind).toBe('circle')
  })
})
