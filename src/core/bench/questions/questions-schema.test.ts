import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { print } from '../../json/print'
import { setSchema } from '../../model/document-schema'
import { parse } from '../../json/parse'
import { readQuestion } from './read-questions'
import { QUESTION_MEMBER_KEYS, QUESTION_MEMBER_WORDS } from './questions-schema'
import { writeQuestion } from './write-question'

const takes = new Ajv2020({ strict: false }).compile(setSchema('en'))
const set = (bench: unknown): unknown => ({ toolwright: 1, tools: [], bench })

const WHOLE = `{"id": "a", "text": "t", "lang": "en", "expected": ["x", "y"],
  "expectedArgs": {"n": {"match": "oneOf", "value": [1, 2]}}, "tags": ["tricky"], "split": "holdout",
  "then": {"result": {}, "from": {"table": "errors", "value": "E"}, "expects": {"notAgain": true}}}`

describe('the published schema of questions', () => {
  it('takes what is written, and knows all its members', () => {
    const read = readQuestion(parse(WHOLE).root!, [])
    if ('code' in read) throw new Error(read.code)
    const plain = JSON.parse(print(writeQuestion(read), 0)) as object
    expect(takes(set({ questions: [plain] }))).toBe(true)
    expect(Object.keys(plain)).toEqual(QUESTION_MEMBER_KEYS)
  })

  it.each([
    ['a tool', { expected: 'x' }, true],
    ['none', { expected: null }, true],
    ['a question back', { expected: { ask: true } }, true],
    ['a member to come', { mood: 'glad' }, true],
    ['a number of tools', { expected: 3 }, false],
    ['a half nobody knows', { split: 'test' }, false],
    ['a match nobody knows', { expectedArgs: { n: { match: 'near' } } }, false],
    ['a continuation without a result', { then: { expects: 'x' } }, false],
  ])('judges a question that expects %s as the reader does', (_, more, isTaken) => {
    const question = { id: 'a', text: 't', ...more }
    expect(takes(set({ questions: [question] }))).toBe(isTaken)
    expect('code' in readQuestion(parse(JSON.stringify(question)).root!, [])).toBe(!isTaken)
  })

  it('explains every member in both languages', () => {
    for (const { en, zh } of QUESTION_MEMBER_WORDS) {
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    }
  })
})
