import { describe, expect, it } from 'vitest'
import { parse } from '../json/parse'
import { toPlain } from '../json/plain'
import { askedParts, askedText, type LinkParts } from './asked-parts'

const said = (id: string, more: object) => ({ id, by: 'Li', at: '2026-01-01T00:00:00Z', ...more })
const entries = [
  said('r2', { kind: 'resolve', to: 'r1' }),
  said('c1', { kind: 'comment', on: { tool: 'a' }, text: 'of a' }),
  said('c2', { kind: 'comment', on: { tool: 'b' }, text: 'of b' }),
  said('c3', { kind: 'comment', on: {}, text: 'of the set' }),
  said('r1', { kind: 'reply', to: 'c1', text: 'answer' }),
  said('r3', { kind: 'reply', to: 'c2', text: 'answer' }),
]
const aside = [{ rule: 'x', reason: 'meant so' }]
const SET = {
  toolwright: 1,
  lint: { on: ['y'], aside },
  bench: {
    questions: [
      { id: 'q1', text: 'Where is it?', lang: 'en', expected: 'a', expectedArgs: {}, tags: ['t'] },
      7,
    ],
    models: [{ key: 'secret', baseUrl: 'http://localhost' }],
  },
  history: [{ title: 'before' }],
  review: { entries, x: 1 },
  own: true,
  tools: [
    { name: 'a', lint: { aside } },
    { name: 'b', lint: { aside, on: [] } },
  ],
}

function asked(parts: LinkParts, set: object = SET) {
  const root = parse(JSON.stringify(set)).root
  if (root?.kind !== 'object') throw new Error('no object')
  return toPlain(askedParts(root, parts)) as Partial<typeof SET>
}

describe('what of a set is shared', () => {
  it('is all but questions and earlier versions, unless told otherwise', () => {
    const { bench, history, ...rest } = SET
    expect(bench && history).toBeTruthy()
    expect(asked({})).toEqual(rest)
    expect(asked({ history: true }).history).toEqual(SET.history)
  })

  it('has questions as a reader is asked them: no expected answer, no model, no key', () => {
    const questions = [{ id: 'q1', text: 'Where is it?', lang: 'en' }]
    expect(asked({ questions: true }).bench).toEqual({ questions })
    expect(asked({ questions: true }, { ...SET, bench: { models: [] } }).bench).toBeUndefined()
    expect(asked({ questions: true }, { ...SET, bench: 3 }).bench).toBeUndefined()
  })

  it('leaves what reviewers said, or what was set aside, at home when that is wished', () => {
    expect(asked({ review: false }).review).toBeUndefined()
    const without = asked({ asides: false })
    expect(without.lint).toEqual({ on: ['y'] })
    expect(without.tools).toEqual([{ name: 'a' }, { name: 'b', lint: { on: [] } }])
  })

  it('of some tools holds what was said of them, with the answers, and nothing of the others', () => {
    const one = asked({ tools: new Set([0, 9]) })
    expect(one.tools).toEqual([SET.tools[0]])
    expect(one.review?.entries.map(({ id }) => id)).toEqual(['r2', 'c1', 'r1'])
    expect(one.review).toMatchObject({ x: 1 })
    expect(JSON.stringify(one)).not.toContain('of b')
  })

  it('keeps every byte of a text where nothing has to go', () => {
    const text = ' {"tools": [ {"name":"a" , "n":1.0} ],\n"__proto__": {"x":1} }\n'
    expect(askedText(text, {})).toBe(text)
    expect(askedText('{"history": [], "tools": [{"n": 1.0}]}', {})).toBe(
      '{\n  "tools": [\n    {\n      "n": 1.0\n    }\n  ]\n}\n',
    )
    expect(askedText('{"tools": [', {})).toBe('{"tools": [')
  })
})
