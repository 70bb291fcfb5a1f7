import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain, toPlain } from '../../json/plain'
import { outputFromSamples, setOutputSchema } from './output-from-samples'

const tool = fromPlain({
  name: 'a',
  outputSchema: {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Which one.' },
      gone: { type: 'string', description: 'No more.' },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { sku: { description: 'Article.' } } },
      },
    },
  },
  contract: {},
}) as JsonObject

describe('an output schema from sample results', () => {
  it('has the fields of all samples, and what was said of those that stay', () => {
    const found = outputFromSamples(
      tool,
      '{"id":"A1","lines":[{"sku":"x","count":2}]}\n{"id":"A2","paid":true}',
      false,
    )
    expect(found.kind).toBe('schema')
    const schema = found.kind === 'schema' ? (toPlain(found.schema) as object) : {}
    expect(schema).toMatchObject({
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Which one.' },
        lines: {
          items: { properties: { sku: { description: 'Article.' }, count: { type: 'integer' } } },
        },
        paid: { type: 'boolean' },
      },
      required: ['id'],
    })
    expect(schema).not.toHaveProperty('properties.gone')
  })

  it.each([
    ['', 'nothing'],
    ['[{"a":1},{"a":2}]', 'schema'],
    ['[1]', 'no-object'],
    ['[]', 'no-object'],
    ['"done"', 'no-object'],
    ['{"a":', 'unreadable'],
  ])('takes %j as %s', (text, kind) => expect(outputFromSamples(tool, text, true).kind).toBe(kind))

  it('stands before the contract', () =>
    expect(
      setOutputSchema(fromPlain({ name: 'a', contract: {} }) as JsonObject, {
        kind: 'object',
        members: [],
      }),
    ).toMatchObject([{ path: ['outputSchema'], before: 'contract' }]))
})
