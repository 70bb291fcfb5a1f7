import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { blindQuestions, blindTools, pickOf } from './blind'
import { setHash } from './meaning-hash'
import { reviewState } from './review-state'
import { SEEN_DIALECTS } from './seen-by'

const inputSchema = {
  type: 'object',
  properties: { order: { type: 'string', description: 'Its number.' } },
  required: ['order'],
}
const tools = [
  {
    name: 'track_parcel',
    title: 'Where is it',
    description: { does: 'Finds a parcel.', when: 'Use it when one asks where a parcel is.' },
    inputSchema,
    contract: { effect: 'read' },
  },
  { name: 'get_payment', description: 'Gets a payment.', inputSchema },
  { name: 'purge', description: 'Empties all.', exports: { hidden: true } },
  { description: 'Has no name.' },
  'no tool',
]
const questions = [
  { id: 'late', text: 'Where is my lamp?', expected: 'track_parcel' },
  { id: 'joke', text: 'Tell me a joke', expected: null },
  { id: 'waiting', text: 'And the rest?' },
  { id: 'empty', text: '  ' },
]
const set = (more: object = {}) =>
  fromPlain({ toolwright: 1, tools, bench: { questions }, ...more }) as JsonObject

describe('a question put to a reader', () => {
  it('says nothing of what it expects, and waits for no answer', () => {
    expect(blindQuestions(set())).toEqual([
      { id: 'late', text: 'Where is my lamp?' },
      { id: 'joke', text: 'Tell me a joke' },
      { id: 'waiting', text: 'And the rest?' },
    ])
  })

  it.each(SEEN_DIALECTS)('comes with the tools as a model is told of them in %s', (dialect) => {
    const shown = blindTools(set(), dialect)
    expect(shown.map(({ name }) => name)).toEqual(['track_parcel', 'get_payment'])
    for (const { told, text } of shown) {
      expect(told.name).not.toBe('')
      expect(told.description).not.toBe('')
      expect(told.schema?.kind).toBe('object')
      // The pieces are parts of what the model gets.
      expect(text).toContain(JSON.stringify(told.description))
      expect(text).not.toContain('effect')
    }
  })
})

describe('what was picked', () => {
  const of = setHash(set())
  const pick = (more: object) => ({
    id: 'p',
    kind: 'pick',
    by: 'Ann',
    at: '2026-11-01T10:00:00Z',
    asked: 'Where is my lamp?',
    question: 'late',
    picked: 'none',
    of,
    ...more,
  })
  const asked = { id: 'late', text: 'Where is my lamp?' }
  const found = (...entries: object[]) =>
    pickOf(reviewState(set({ review: { entries } })).picks, 'Ann', asked)

  it('is the last that the person picked for the question as it stands', () => {
    expect(found(pick({}))?.picked).toBe('none')
    const later = pick({ id: 'q', at: '2026-11-02T10:00:00Z', picked: { tool: 'get_payment' } })
    expect(found(later, pick({}))?.picked).toEqual({ tool: 'get_payment' })
  })

  it.each([
    ['somebody else’s', { by: 'Bo' }],
    ['one for earlier tools', { of: 'earlier' }],
    ['one for other words', { asked: 'Where is it?' }],
    ['one for another question', { question: 'joke' }],
  ])('is not %s', (_, more) => {
    expect(found(pick(more))).toBeUndefined()
  })
})
