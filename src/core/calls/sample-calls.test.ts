import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { checkCalls } from './check-call'
import { validCallText, wrongCallText } from './sample-calls'

const tool = (inputSchema: object, more: object = {}) =>
  fromPlain({ name: 'book', description: 'Books.', inputSchema, ...more })

const VISIT = tool({
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date' },
    kind: { enum: ['short', 'long'] },
    guests: { type: 'integer', minimum: 1 },
  },
  required: ['day', 'guests'],
  additionalProperties: false,
})

describe('a call to start from', () => {
  it.each([
    ['with parameters', VISIT],
    ['without any', tool({ type: 'object', properties: {}, additionalProperties: false })],
    ['that takes anything', tool({})],
    [
      'with what the system fills in',
      tool({ properties: { user: {} } }, { contract: { injected: [{ name: 'user' }] } }),
    ],
  ])('is valid or wrong as it says, for a tool %s', (_, each) => {
    const valid = validCallText(each)!
    expect(checkCalls(valid, [each]).isValid).toBe(true)
    const wrong = checkCalls(wrongCallText(each), [each])
    expect(wrong.calls).toHaveLength(1)
    expect(wrong.isValid).toBe(false)
  })

  it('shows several slips at once', () => {
    const [call] = checkCalls(wrongCallText(VISIT), [VISIT]).calls
    expect(call!.problems.map(({ code }) => code)).toEqual(['format', 'enum', 'missing'])
  })
})
