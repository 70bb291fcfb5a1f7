import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../json/edit'
import { num, str } from '../../json/node'
import { parse } from '../../json/parse'
import type { Question } from './question'
import { questionsOf } from './read-questions'
import {
  addingQuestions,
  changingQuestion,
  movingQuestion,
  questionId,
  removingQuestions,
} from './write-question'

const rootOf = (text: string) => parse(text).root
const setOf = (...questions: string[]) =>
  `{"toolwright": 1, "tools": [], "bench": {"questions": [${questions.join(', ')}]}}`
const read = (...questions: string[]) => questionsOf(rootOf(setOf(...questions)))

function edited(text: string, edits: readonly Edit[]): string {
  const done = applyEdits(text, edits)
  if (!done.ok) throw new Error(done.reason)
  return done.text
}

const question = (over: Partial<Question> = {}): Question => ({
  id: 'a',
  text: 'Where is my order?',
  expected: { is: 'tool', tools: ['get_order'] },
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...over,
})

describe('questionsOf', () => {
  it.each([
    ['"get_order"', { is: 'tool', tools: ['get_order'] }],
    ['["a", "b"]', { is: 'tool', tools: ['a', 'b'] }],
    ['null', { is: 'none' }],
    ['{"ask": true}', { is: 'ask' }],
  ])('reads what is expected: %s', (written, expected) => {
    expect(read(`{"id": "a", "text": "t", "expected": ${written}}`).questions).toEqual([
      question({ text: 't', expected: expected as Question['expected'] }),
    ])
  })

  it('takes a question without an expectation for one that waits for its answer', () => {
    expect(read('{"id": "a", "text": "t"}').questions[0]?.expected).toEqual({
      is: 'tool',
      tools: [],
    })
  })

  it('reads every member', () => {
    const [all] = read(
      `{"id": "a", "text": "t", "lang": "zh", "expected": "x", "tags": ["tricky"], "split": "holdout",
        "expectedArgs": {"n": {"match": "equal", "value": 1.50}, "__proto__": {"match": "absent"}, "v": {"value": "x"}},
        "then": {"result": {"state": "GONE"}, "from": {"table": "outcomes", "value": "GONE"}, "expects": {"notAgain": true}}}`,
    ).questions
    expect(all).toMatchObject({
      lang: 'zh',
      tags: ['tricky'],
      split: 'holdout',
      expectedArgs: [
        { name: 'n', match: 'equal', value: { kind: 'number', raw: '1.50' } },
        { name: '__proto__', match: 'absent' },
        { name: 'v', match: 'equal' },
      ],
      then: { from: { table: 'outcomes', value: 'GONE' }, expects: { is: 'not-again' } },
    })
  })

  it.each([
    ['3', 'not-an-object'],
    ['{"text": "t"}', 'no-id'],
    ['{"id": " ", "text": "t"}', 'no-id'],
    ['{"id": "a"}', 'no-text'],
    ['{"id": "a", "text": 7}', 'no-text'],
    ['{"id": "a", "text": "t", "lang": 7}', 'bad-lang'],
    ['{"id": "a", "text": "t", "expected": 7}', 'bad-expected'],
    ['{"id": "a", "text": "t", "expected": ["x", 7]}', 'bad-expected'],
    ['{"id": "a", "text": "t", "expected": {"ask": false}}', 'bad-expected'],
    ['{"id": "a", "text": "t", "expectedArgs": []}', 'bad-arguments'],
    ['{"id": "a", "text": "t", "expectedArgs": {"n": 1}}', 'bad-argument'],
    ['{"id": "a", "text": "t", "expectedArgs": {"n": {"match": "near"}}}', 'bad-argument'],
    [
      '{"id": "a", "text": "t", "expectedArgs": {"n": {"match": "oneOf", "value": 1}}}',
      'bad-argument',
    ],
    ['{"id": "a", "text": "t", "expectedArgs": {"n": {"match": "regex"}}}', 'bad-argument'],
    ['{"id": "a", "text": "t", "tags": "tricky"}', 'bad-tags'],
    ['{"id": "a", "text": "t", "split": "test"}', 'bad-split'],
    ['{"id": "a", "text": "t", "then": {"result": 1}}', 'bad-then'],
    [
      '{"id": "a", "text": "t", "then": {"result": 1, "expects": "x", "from": {"table": "y"}}}',
      'bad-then',
    ],
  ])('tells of %s as %s and leaves it out', (written, code) => {
    const { questions, problems } = read(written, '{"id": "z", "text": "good"}')
    expect(problems.map((each) => each.code)).toEqual([code])
    expect(problems[0]!.path.slice(0, 3)).toEqual(['bench', 'questions', 0])
    expect(questions.map(({ id }) => id)).toEqual(['z'])
  })

  it('keeps the first of two with one id and tells of the second', () => {
    const { placed, problems } = read('{"id": "a", "text": "1"}', '{"id": "a", "text": "2"}')
    expect(placed.map(({ question, index }) => [question.text, index])).toEqual([['1', 0]])
    expect(problems).toMatchObject([{ code: 'id-twice', values: { id: 'a' } }])
  })

  it.each([
    ['{"bench": 3}', 'bench-not-object'],
    ['{"bench": {"questions": {}}}', 'questions-not-list'],
  ])('tells of %s', (text, code) => {
    expect(questionsOf(rootOf(text)).problems.map((each) => each.code)).toEqual([code])
  })
})

describe('writing questions', () => {
  const FILE = `{
  "toolwright": 1,
  "tools": [],
  "note": 1.0
}
`
  it('starts the list, adds to it, and reads back what was written', () => {
    const all = question({
      id: 'b',
      lang: 'en',
      expected: { is: 'ask' },
      tags: ['tricky', 'negative'],
      split: 'holdout',
      expectedArgs: [
        { name: 'n', match: 'equal', value: num('12345678901234567890') },
        { name: '__proto__', match: 'present' },
      ],
      then: {
        result: str('none'),
        from: { table: 'errors', value: 'NOT_FOUND' },
        expects: { is: 'not-again' },
      },
    })
    let text = FILE
    for (const each of [question(), all, question({ id: 'c', expected: { is: 'none' } })]) {
      const adding = addingQuestions(rootOf(text), [each])
      text = edited(text, adding.ok ? adding.edits : [])
    }
    expect(questionsOf(rootOf(text))).toMatchObject({
      problems: [],
      questions: [
        { id: 'a' },
        { id: 'b', expectedArgs: [{ name: 'n' }, { name: '__proto__' }] },
        { id: 'c' },
      ],
    })
    expect(text).toContain('12345678901234567890')
    expect(text.startsWith(FILE.slice(0, FILE.indexOf('\n}')))).toBe(true)
  })

  it('says so where something else stands in the place of the list', () => {
    for (const text of ['{"bench": []}', '{"bench": {"questions": 3}}'])
      expect(addingQuestions(rootOf(text), [question()])).toEqual({
        ok: false,
        reason: 'in-the-way',
      })
  })

  it('changes only what differs, and keeps what it does not know', () => {
    const text = setOf(
      '{"id": "a", "text": "t", "why": "x", "expectedArgs": {"n": {"match": "equal", "value": 1, "why": 2}, "m": {"match": "present"}}}',
    )
    const [{ question: was, index }] = questionsOf(rootOf(text)).placed as never as [
      { question: Question; index: number },
    ]
    const is: Question = {
      ...was,
      text: 'u',
      expected: { is: 'none' },
      expectedArgs: [...was.expectedArgs.slice(0, 1), { name: 'k', match: 'absent' }],
    }
    const after = edited(text, changingQuestion(rootOf(text), index, was, is))
    expect(after).toBe(
      setOf(
        '{"id": "a", "text": "u", "why": "x", "expected": null, "expectedArgs": {"n": {"match": "equal", "value": 1, "why": 2}, "k": {"match":"absent"}}}',
      ),
    )
    expect(changingQuestion(rootOf(text), index, was, was)).toEqual([])
  })

  it('takes out and moves by place, the unreadable ones included', () => {
    const text = setOf('{"id": "a", "text": "1"}', '3', '{"id": "c", "text": "3"}')
    expect(edited(text, removingQuestions([2, 0]))).toBe(setOf('3'))
    expect(edited(text, movingQuestion(2, 0))).toBe(
      setOf('{"id": "c", "text": "3"}', '{"id": "a", "text": "1"}', '3'),
    )
  })

  it('gives one text one id, and another where that is taken', () => {
    const id = questionId('Where?', new Set())
    expect(questionId(' Where? ', new Set())).toBe(id)
    expect(questionId('Where?', new Set([id]))).toBe(`${id}-2`)
  })
})
