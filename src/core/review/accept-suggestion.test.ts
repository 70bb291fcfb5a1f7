import { describe, expect, it } from 'vitest'
import { afterEdits } from '../json/after-edits'
import { getIn, type JsonObject, type Path, stringOf } from '../json/node'
import { fromPlain } from '../json/plain'
import { acceptSuggestion, wordingAt } from './accept-suggestion'

const tool = (description: unknown): JsonObject =>
  fromPlain({
    name: 'get_order',
    description,
    inputSchema: {
      type: 'object',
      properties: {
        lang: {
          type: 'string',
          enum: ['en', 'zh'],
          description: 'Language of the answer: `en` (English), `zh` (Chinese).',
        },
        state: { oneOf: [{ const: 'open', description: 'Still open.' }, { const: 'done' }] },
        note: { type: 'string' },
      },
    },
  }) as JsonObject

const properties = ['inputSchema', 'properties'] as const
const text = 'Gets one order. Use it when a number is given.'
const answers = { does: 'Gets one order.', returns: 'Its items.' }

describe('accepting other words', () => {
  it.each<[string, unknown, Path, string, string]>([
    ['an answer', answers, ['description', 'does'], 'Gets one order.', 'Gets one order in full.'],
    ['an answer not given yet', answers, ['description', 'when'], '', 'A number is given.'],
    ['a text', text, ['description'], text, 'Gets an order.'],
    [
      'a description',
      text,
      [...properties, 'lang', 'description'],
      'Language of the answer: `en` (English), `zh` (Chinese).',
      '回答的语言。',
    ],
    ['a field without one', text, [...properties, 'note', 'description'], '', 'A note.'],
    [
      'what a value means',
      text,
      [...properties, 'lang', 'enum', 1],
      'Chinese',
      'Simplified Chinese',
    ],
    ['what a branch means', text, [...properties, 'state', 'oneOf', 0], 'Still open.', 'Not paid.'],
    ['a branch without a meaning', text, [...properties, 'state', 'oneOf', 1], '', 'Paid.'],
  ])('writes %s', (_, description, path, was, now) => {
    const before = tool(description)
    expect(wordingAt(before, path)!.text).toBe(was)
    const accepted = acceptSuggestion(before, path, { was, text: now })
    expect(accepted).toMatchObject({ ok: true, isStale: false })
    if (accepted.ok) expect(wordingAt(afterEdits(before, accepted.edits), path)!.text).toBe(now)
  })

  it('replaces the sentence that was worded, and leaves the rest of a text', () => {
    const before = tool(text)
    const accepted = acceptSuggestion(before, ['description'], {
      was: 'Gets one order.',
      text: 'Gets one order in full.',
    })
    expect(
      accepted.ok && stringOf(getIn(afterEdits(before, accepted.edits), ['description'])),
    ).toBe('Gets one order in full. Use it when a number is given.')
  })

  it('says when the words have changed since, and puts nothing where a sentence is gone', () => {
    expect(
      acceptSuggestion(tool(answers), ['description', 'does'], { was: 'Reads.', text: 'Gets.' }),
    ).toMatchObject({ ok: true, isStale: true })
    expect(acceptSuggestion(tool(text), ['description'], { was: 'Reads.', text: 'Gets.' })).toEqual(
      { ok: false, reason: 'words-gone' },
    )
  })

  it.each<[string, unknown, Path]>([
    ['a name', text, ['name']],
    ['an answer of a text', text, ['description', 'does']],
    ['a text of answers', answers, ['description']],
    ['a value that is not there', text, [...properties, 'lang', 'enum', 2]],
    ['a pattern', text, [...properties, 'note', 'pattern']],
    ['what is gone', text, [...properties, 'gone', 'description']],
  ])('finds no words in %s', (_, description, path) => {
    expect(acceptSuggestion(tool(description), path, { was: '', text: 'x' })).toEqual({
      ok: false,
      reason: 'no-place',
    })
  })
})
