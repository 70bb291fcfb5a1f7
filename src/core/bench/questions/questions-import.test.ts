import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import type { JsonObject } from '../../json/node'
import { questionLines } from './questions-export'
import { importQuestions } from './questions-import'
import type { Question } from './question'

const TOOLS = ['get_order', 'get_payment', 'list_shipments', 'none_of_it']

const read = (text: string, had: readonly Question[] = []) => importQuestions(text, TOOLS, had)
/** The questions as "text = what is expected". */
const said = (text: string) =>
  read(text).questions.map(({ question: { text: asked, expected } }) => [
    asked,
    expected.is === 'tool' ? expected.tools.join('|') : expected.is,
  ])
const problems = (text: string) => read(text).problems.map(({ line, code }) => [line, code])

describe('a pasted list', () => {
  it.each([
    ['Where is my order?', 'Where is my order?', ''],
    ['1. Where is my order?', 'Where is my order?', ''],
    ['  12) Where is my order?', 'Where is my order?', ''],
    ['3、我的订单到哪了？', '我的订单到哪了？', ''],
    ['（3）我的订单到哪了？', '我的订单到哪了？', ''],
    ['问题5：我的订单到哪了？', '我的订单到哪了？', ''],
    ['Q7: Where is it?', 'Where is it?', ''],
    ['- Where is it?', 'Where is it?', ''],
    ['• 订单呢', '订单呢', ''],
    ['3.5 times 2?', '3.5 times 2?', ''],
    ['17*24等于多少', '17*24等于多少', ''],
    ['“订单到哪了？”', '订单到哪了？', ''],
    ['Where is it? -> get_order', 'Where is it?', 'get_order'],
    ['Where is it? => `Get Order`', 'Where is it?', 'get_order'],
    ['订单到哪了？→ list_shipments', '订单到哪了？', 'list_shipments'],
    ['订单到哪了？：list_shipments', '订单到哪了？', 'list_shipments'],
    ['订单到哪了？【list_shipments】', '订单到哪了？', 'list_shipments'],
    ['退货政策是什么？（无需工具）', '退货政策是什么？', 'none'],
    ['退货政策是什么？ → 无', '退货政策是什么？', 'none'],
    ['取消订单 → 追问', '取消订单', 'ask'],
    ['Cancel it (ask back)', 'Cancel it', 'ask'],
    ['Tell me a joke -> none', 'Tell me a joke', 'none'],
    ['Paid? -> get_payment or get_order', 'Paid?', 'get_payment|get_order'],
    ['付了吗 → get_payment、get_order', '付了吗', 'get_payment|get_order'],
    ['Is it new? → get_gone', 'Is it new?', 'get_gone'],
    ['From A -> B please', 'From A -> B please', ''],
    ['What about this: is it late?', 'What about this: is it late?', ''],
    ['Order (the blue one)', 'Order (the blue one)', ''],
  ])('reads %s', (line, text, expected) => expect(said(line)).toEqual([[text, expected]]))

  it('has a question for each line, and tells of a heading and of a line with nothing in it', () => {
    const text = '# Orders\n\nWhere is it?\r\n2.\nI paid, or not?'
    expect(said(text).map(([asked]) => asked)).toEqual(['Where is it?', 'I paid, or not?'])
    expect(problems(text)).toEqual([
      [1, 'heading'],
      [4, 'no-text'],
    ])
  })

  it('is no table because its lines have commas', () => {
    expect(said('Hello, where is it?\nPaid, but not sent, why?')).toEqual([
      ['Hello, where is it?', ''],
      ['Paid, but not sent, why?', ''],
    ])
  })
})

describe('a pasted table', () => {
  it.each([
    [
      'Where is it?\tget_order\nHi\tnone',
      [
        ['Where is it?', 'get_order'],
        ['Hi', 'none'],
      ],
    ],
    ['get_order\tWhere is it?', [['Where is it?', 'get_order']]],
    [
      '问题\t期望工具\n订单呢\tget_order\n你好\t不需要工具',
      [
        ['订单呢', 'get_order'],
        ['你好', 'none'],
      ],
    ],
    [
      'question,tool\n"Hi, you",none\nPaid?,get_payment',
      [
        ['Hi, you', 'none'],
        ['Paid?', 'get_payment'],
      ],
    ],
    ['| 用户问题 | 工具 |\n|---|---|\n| 订单呢 | get_order |', [['订单呢', 'get_order']]],
    [
      'Where?,get_order\nPaid?,get_gone',
      [
        ['Where?', 'get_order'],
        ['Paid?', 'get_gone'],
      ],
    ],
  ])('reads %j', (text, expected) => expect(said(text)).toEqual(expected))

  it('reads arguments, tags and half, and tells what it does not understand of them', () => {
    const [first, second] = read(
      'question\ttool\targs\ttags\tsplit\nA?\tget_order\t{"id": "A1"}\ttricky、short\tholdout\nB?\tget_gone\tid=3\t\tlater',
    ).questions
    expect(first!.question).toMatchObject({
      expectedArgs: [{ name: 'id', match: 'equal' }],
      tags: ['tricky', 'short'],
      split: 'holdout',
    })
    expect(second!.notes.map(({ code }) => code)).toEqual([
      'unknown-tool',
      'bad-column',
      'bad-column',
    ])
  })
})

describe('questions as JSON', () => {
  it.each([
    [
      '{"text": "A?", "expected": "get_order"}\n{"text": "B?", "expected": null}',
      [
        ['A?', 'get_order'],
        ['B?', 'none'],
      ],
    ],
    ['[{"q": "A?", "exp": "get_order", "tricky": true}]', [['A?', 'get_order']]],
    ['{"question": "A?", "tool": "none"}', [['A?', 'none']]],
    ['{"question": "A?", "tool": "追问"}', [['A?', 'ask']]],
    [
      '{"toolwright": 1, "tools": [], "bench": {"questions": [{"id": "x", "text": "A?"}]}}',
      [['A?', '']],
    ],
    [
      '["A?", "B?"]',
      [
        ['A?', ''],
        ['B?', ''],
      ],
    ],
  ])('reads %s', (text, expected) => expect(said(text)).toEqual(expected))

  it('tells of every line that it cannot read, with its number', () => {
    const text = '{"text": "A?"}\n{"text": "B?",\n\n{"id": "c"}\n3\n{"text": "D?", "tags": 3}'
    expect(said(text)).toEqual([['A?', '']])
    expect(problems(text)).toEqual([
      [2, 'unreadable-line'],
      [4, 'no-text'],
      [5, 'not-a-question'],
      [6, 'bad-tags'],
    ])
  })

  it('reads back what was written', () => {
    const questions = read(
      '{"id": "a", "text": "A?", "lang": "en", "expected": {"ask": true}, "tags": ["tricky"], "split": "holdout"}\n' +
        '{"id": "b", "text": "B?", "expected": "get_order", "expectedArgs": {"__proto__": {"match": "equal", "value": 1.50}}, "then": {"result": {}, "expects": {"notAgain": true}}}',
    ).questions.map(({ question }) => question)
    const again = read(questionLines(questions)).questions.map(({ question }) => question)
    expect(questionLines(again)).toBe(questionLines(questions))
    expect(again).toMatchObject([{ id: 'a' }, { id: 'b', then: { expects: { is: 'not-again' } } }])
  })

  it('gives a question whose id is taken another one, and tells of those that are there already', () => {
    const [had] = read('{"id": "a", "text": "A?"}').questions
    const { questions } = read(
      '{"id": "a", "text": "B?"}\n{"id": "z", "text": "A?"}\n{"text": "A?"}',
      [had!.question],
    )
    expect(questions.map(({ isKnown }) => isKnown)).toEqual([false, true, true])
    expect(new Set(questions.map(({ question }) => question.id)).size).toBe(3)
    expect(questions[0]!.question.id).not.toBe('a')
    expect(questions[0]!.notes.map(({ code }) => code)).toContain('id-renewed')
  })
})

const asked = (id: string, content: string, more: readonly object[] = []) =>
  JSON.stringify({ id, question: [[...more, { role: 'user', content }]], function: [] })
const answer = (id: string, args: object) =>
  JSON.stringify({ id, ground_truth: [{ get_order: args }] })

describe('the leaderboard’s form', () => {
  it('joins questions and answers by id, in whatever order', () => {
    const { questions, problems: told } = read(
      [
        answer('live_1', { id: ['A1'], unit: ['', 'x'], n: [1, 2], o: [{ a: [1] }] }),
        asked('live_1', 'Where?'),
        asked('irrelevance_2', 'Hi'),
        asked('live_3', 'Why?', [{ role: 'system', content: 'Be brief.' }]),
        answer('live_9', {}),
        JSON.stringify({
          id: 'm',
          question: [[{ role: 'user', content: 'a' }], [{ role: 'user', content: 'b' }]],
        }),
      ].join('\n'),
    )
    expect(questions.map(({ question }) => [question.id, question.expected.is])).toEqual([
      ['live_1', 'tool'],
      ['irrelevance_2', 'none'],
      ['live_3', 'tool'],
    ])
    expect(questions[0]!.question.expectedArgs.map(({ name, match }) => [name, match])).toEqual([
      ['id', 'equal'],
      ['n', 'oneOf'],
      ['o', 'present'],
    ])
    expect(questions.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
      ['optional-argument', 'nested-argument'],
      [],
      ['no-expectation', 'only-last-turn'],
    ])
    expect(told.map(({ line, code }) => [line, code])).toEqual([
      [5, 'answer-alone'],
      [6, 'several-turns'],
    ])
  })

  it('reads a conversation written as one text where it is one turn', () => {
    const one = JSON.stringify({ id: 'a', question: 'user: 订单呢\n', function: [] })
    const truth = JSON.stringify({ id: 'a', ground_truth: { get_order: { id: 'A1' } } })
    expect(read(`${one}\n${truth}`).questions[0]!.question).toMatchObject({
      text: '订单呢',
      expectedArgs: [{ name: 'id', match: 'equal', value: { value: 'A1' } }],
    })
    const two = JSON.stringify({ id: 'b', question: 'user: a\nsystem: b\nuser: c\n', function: [] })
    expect(problems(two)).toEqual([[1, 'several-turns']])
  })
})

describe('written as the leaderboard’s files', () => {
  const TOOL = fromPlain({
    name: 'get_order',
    description: 'Looks up an order.',
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        type: { type: 'object', properties: { of: { type: 'number' } } },
      },
      required: ['id'],
    },
  }) as JsonObject

  it('says what has no place there, and reads back as what it could say', async () => {
    const { bfclFiles } = await import('./questions-export')
    const given = read(
      [
        '{"id": "a", "text": "A?", "expected": "get_order", "expectedArgs": {"id": {"match": "equal", "value": "A1"}}}',
        '{"id": "b", "text": "B?", "expected": null}',
        '{"id": "c", "text": "C?", "expected": {"ask": true}}',
        '{"id": "d", "text": "D?"}',
        '{"id": "e", "text": "E?", "expected": "get_gone"}',
        '{"id": "f", "text": "F?", "expected": ["get_order", "get_payment"], "expectedArgs": {"id": {"match": "regex", "value": "A"}}}',
      ].join('\n'),
    ).questions.map(({ question }) => question)
    const files = bfclFiles(given, [TOOL])
    expect(files.losses.map(({ id, code, isLeftOut }) => [id, code, isLeftOut])).toEqual([
      ['c', 'ask', true],
      ['d', 'no-expectation', true],
      ['e', 'unknown-tool', true],
      ['f', 'only-first-tool', false],
      ['f', 'argument', false],
      ['f', 'required-argument', false],
    ])
    const [first] = files.questions.split('\n')
    expect(JSON.parse(first!)).toMatchObject({
      id: 'a',
      question: [[{ role: 'user', content: 'A?' }]],
      function: [
        {
          name: 'get_order',
          parameters: {
            type: 'dict',
            properties: {
              id: { type: 'string' },
              type: { type: 'dict', properties: { of: { type: 'float' } } },
            },
          },
        },
      ],
    })
    const again = read(files.answers + files.questions).questions.map(({ question }) => question)
    expect(again.map(({ id, expected }) => [id, expected.is])).toEqual([
      ['a', 'tool'],
      ['irrelevance_b', 'none'],
      ['f', 'tool'],
    ])
    expect(again[0]!.expectedArgs).toMatchObject([{ name: 'id', match: 'equal' }])
  })
})
