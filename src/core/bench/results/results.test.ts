import { describe, expect, it, test } from 'vitest'
import { compareRuns } from './compare-runs'
import { exactCost } from './exact-cost'
import type { Judged, Picked } from '../judging/judged'
import { benchResults, compareArms, flipOf } from './results'
import { decidingSentences } from './results-deciding'
import { peopleOf } from './results-people'
import {
  armFor,
  judgedOf,
  pickedTool,
  questionOf,
  runOf,
  tool,
  toolOf,
  trialOf,
} from '../runs/run.fixture'
import type { Run } from '../runs/run'

const QUESTIONS = [
  questionOf('a', tool('get_order')),
  questionOf('b', tool('get_payment', 'cancel_order')),
  questionOf('c', { is: 'none' }, { split: 'holdout' }),
  questionOf('d', { is: 'ask' }),
]
const NONE: Picked = { is: 'none' }

/** The results of a run with these judgements, one trial for each. */
function resultsOf(judged: readonly Judged[], over: Partial<Run> = {}) {
  const trials = judged.map(({ question, arm, trial, turn, outcome }) =>
    trialOf(question, arm, { trial, turn, outcome }),
  )
  return benchResults(runOf({ questions: QUESTIONS, trials, ...over }), judged)
}
const afterOf = (results: ReturnType<typeof resultsOf>) => results.arms[1]!

describe('the score of a version', () => {
  it('counts questions, not calls: more than half of the trials have to be right', () => {
    const results = resultsOf(
      [
        judgedOf('a', 'after', 'right', { trial: 0 }),
        judgedOf('a', 'after', 'right', { trial: 1 }),
        judgedOf('a', 'after', 'wrong', { trial: 2 }),
        judgedOf('b', 'after', 'right', { trial: 0 }),
        judgedOf('b', 'after', 'wrong', { trial: 1 }),
      ],
      { trialsPerQuestion: 3 },
    )
    expect(afterOf(results).all).toMatchObject({ passed: 1, questions: 2 })
    expect(results.questions[0]!.first.get('after')).toMatchObject({
      right: 2,
      of: 3,
      passes: true,
      isUnstable: true,
    })
    expect(results.questions[1]!.first.get('after')).toMatchObject({
      passes: false,
      notMeasured: 1,
    })
  })

  it('tells the halves apart', () => {
    const { halves } = afterOf(
      resultsOf([judgedOf('a', 'after', 'wrong'), judgedOf('c', 'after', 'right')]),
    )
    expect(halves.dev).toMatchObject({ passed: 0, questions: 1 })
    expect(halves.holdout).toMatchObject({ passed: 1, questions: 1 })
  })

  it('never counts what could not be judged or measured as wrong', () => {
    const results = resultsOf([
      judgedOf('a', 'after', 'not-judged'),
      judgedOf('b', 'after', 'not-measured'),
      judgedOf('c', 'after', 'right'),
    ])
    expect(afterOf(results).all).toMatchObject({ passed: 1, questions: 1 })
    expect(afterOf(results).measured).toEqual({
      planned: 4,
      notMeasured: 2,
      failures: [{ outcome: 'timeout', count: 1 }],
      isIncomplete: true,
    })
    expect(results.isIncomplete).toBe(true)
  })

  test.each([
    [1, 19, false],
    [1, 18, true],
  ])('is incomplete above 5 %%: %i missing beside %i', (missing, there, isIncomplete) => {
    const questions = Array.from({ length: missing + there }, (_, i) =>
      questionOf(`q${i}`, tool('get_order')),
    )
    const judged = ['before', 'after'].flatMap((arm) =>
      questions.map(({ id }, i) => judgedOf(id, arm, i < missing ? 'not-measured' : 'right')),
    )
    expect(resultsOf(judged, { questions }).isIncomplete).toBe(isIncomplete)
  })

  it('keeps what follows a canned result out of the first calls', () => {
    const questions = [
      questionOf('a', tool('get_order'), {
        then: { result: { kind: 'null' }, expects: { is: 'not-again' } },
      }),
    ]
    const results = resultsOf(
      [judgedOf('a', 'after', 'right'), judgedOf('a', 'after', 'wrong', { turn: 1 })],
      { questions },
    )
    expect(afterOf(results).all).toMatchObject({ passed: 1, questions: 1 })
    expect(afterOf(results).then).toMatchObject({ passed: 0, questions: 1 })
    expect(afterOf(results).measured.planned).toBe(1)
  })
})

describe('what was picked', () => {
  const judged = [
    judgedOf('a', 'after', 'wrong', { picked: pickedTool('get_payment') }),
    judgedOf('a', 'after', 'wrong', { trial: 1, picked: pickedTool('get_payment') }),
    judgedOf('b', 'after', 'right', { picked: pickedTool('cancel_order') }),
    judgedOf('b', 'after', 'wrong', { trial: 1, picked: NONE, outcome: 'no_tool_call' }),
    judgedOf('b', 'after', 'wrong', {
      trial: 2,
      picked: { is: 'unknown', name: 'get_page' },
      outcome: 'unknown_tool',
    }),
    judgedOf('c', 'after', 'right', { picked: NONE, outcome: 'no_tool_call' }),
    judgedOf('d', 'after', 'right', { picked: { is: 'ask' }, outcome: 'no_tool_call' }),
    judgedOf('d', 'after', 'wrong', { trial: 1, outcome: 'bad_arguments_json' }),
  ]

  it('is counted in five kinds, a made-up tool apart from a wrong one', () => {
    expect(afterOf(resultsOf(judged)).outcomes).toEqual({
      right: 3,
      wrongTool: 2,
      noTool: 1,
      unknownTool: 1,
      badArguments: 1,
      notJudged: 0,
    })
  })

  it('stands in a matrix with none, asked back and unknown', () => {
    const { expected, picked, cells } = afterOf(resultsOf(judged)).confusion
    expect(expected).toEqual([
      { is: 'tool', name: 'get_order' },
      { is: 'tool', name: 'get_payment' },
      { is: 'tool', name: 'cancel_order' },
      { is: 'none' },
      { is: 'ask' },
    ])
    expect(picked.map((label) => ('name' in label ? label.name : label.is))).toEqual([
      'get_order',
      'get_payment',
      'cancel_order',
      'none',
      'ask',
      'unknown',
    ])
    expect(cells[0]![1]).toEqual({ count: 2, questions: ['a'] })
    expect(cells[2]![2]!.count).toBe(1)
    expect(cells[1]!.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 1])
  })

  it('says of the arguments only what the rows with the right tool say', () => {
    const args = { isSchemaValid: true, isExpected: true, injected: [], unlike: [] }
    const rows = [
      judgedOf('a', 'after', 'right', { args }),
      judgedOf('a', 'after', 'right', {
        trial: 1,
        args: { isSchemaValid: false, injected: ['user_id', 'user_id'], unlike: [] },
      }),
      judgedOf('a', 'after', 'right', {
        trial: 2,
        args: { ...args, isExpected: false, unlike: ['id'], injected: ['user_id', 'role'] },
      }),
      judgedOf('b', 'after', 'wrong'),
    ]
    expect(afterOf(resultsOf(rows)).args).toEqual({
      rows: 3,
      schemaValid: 2,
      expectedOf: 2,
      expected: 1,
      injected: [
        { name: 'user_id', count: 2 },
        { name: 'role', count: 1 },
      ],
    })
  })

  it('is told by the place of the expected tool in what was sent', () => {
    const judgedHere = [
      judgedOf('a', 'after', 'right', { trial: 0 }),
      judgedOf('a', 'after', 'wrong', { trial: 1 }),
      judgedOf('c', 'after', 'right', { picked: NONE }),
    ]
    const trials = [
      trialOf('a', 'after', { trial: 0, order: [0, 1, 2] }),
      trialOf('a', 'after', { trial: 1, order: [2, 1, 0] }),
      trialOf('c', 'after'),
    ]
    expect(afterOf(resultsOf(judgedHere, { trials })).positions).toEqual([
      { from: 1, to: 1, right: 1, of: 1 },
      { from: 2, to: 2, right: 0, of: 0 },
      { from: 3, to: 3, right: 0, of: 1 },
    ])
  })

  it('finds the place by the version’s own name, and by thirds in a long list', () => {
    const tools = Array.from({ length: 10 }, (_, i) => toolOf(`t${i}`, '', ''))
    const arm = armFor('after', { tools, matches: { tools: { get_order: 't9' }, parameters: {} } })
    const order = tools.map((_, i) => i)
    const results = resultsOf([judgedOf('a', 'after', 'right')], {
      arms: [armFor('before'), arm],
      trials: [trialOf('a', 'after', { order })],
    })
    expect(afterOf(results).positions).toEqual([
      { from: 1, to: 4, right: 0, of: 0 },
      { from: 5, to: 8, right: 0, of: 0 },
      { from: 9, to: 10, right: 1, of: 1 },
    ])
  })
})

describe('two versions', () => {
  const rows = (arm: string, right: readonly boolean[]) =>
    right.map((each, i) => judgedOf(`q${i}`, arm, each ? 'right' : 'wrong'))
  const questions = Array.from({ length: 8 }, (_, i) => questionOf(`q${i}`, tool('get_order')))

  it('are compared on the questions that both say something of', () => {
    const judged = [
      ...rows('before', Array<boolean>(8).fill(false)),
      ...rows('after', Array<boolean>(7).fill(true)),
    ]
    const results = resultsOf(judged, { questions })
    expect(compareArms(results, 'before', 'after')).toMatchObject({
      questions: 7,
      fixed: 7,
      broken: 0,
      verdict: 'better',
    })
    expect(compareArms(results, 'after', 'before').verdict).toBe('worse')
    expect(compareArms(results, 'before', 'after', 'holdout').verdict).toBe('too-few')
    const flips = results.questions.map(({ first }) =>
      flipOf(first.get('before'), first.get('after')),
    )
    expect(flips).toEqual([...Array<string>(7).fill('fixed'), 'neither'])
  })

  it('of two runs meet by the questions’ ids; one that was reworded is not counted', () => {
    const earlier = resultsOf(rows('before', Array<boolean>(8).fill(false)), { questions })
    const later = resultsOf(rows('after', Array<boolean>(8).fill(true)), {
      questions: [
        { ...questions[0]!, text: 'Something else' },
        ...questions.slice(1),
        questionOf('fresh', { is: 'none' }),
      ],
    })
    const compared = compareRuns(
      { results: earlier, arm: 'before' },
      { results: later, arm: 'after' },
    )
    expect(compared).toMatchObject({ onlyBefore: 0, onlyAfter: 1 })
    expect(compared.comparison).toMatchObject({ questions: 7, fixed: 7, verdict: 'better' })
    expect(compared.shared[0]!.isReworded).toBe(true)
  })
})

describe('what a run took', () => {
  it('is summed over both turns, and of failures no waiting is counted', () => {
    const trials = [
      trialOf('a', 'after', { milliseconds: 100 }),
      trialOf('b', 'after', { milliseconds: 300, turn: 1 }),
      trialOf('c', 'after', {
        milliseconds: 60_000,
        outcome: 'timeout',
        usage: undefined,
      } as never),
    ]
    const prices = { input: 0.27, output: 1.1, currency: 'USD' }
    const results = benchResults(runOf({ questions: QUESTIONS, trials, prices }), [])
    expect(results.arms[1]!.usage).toEqual({
      requests: 3,
      withUsage: 2,
      input: 600,
      output: 40,
      median: 100,
      p95: 300,
      cost: '0.000206',
    })
    expect(results.arms[0]!.usage).toMatchObject({ requests: 0, withUsage: 0 })
  })

  test.each([
    [1_000_000, 0, 0.1, 0.2, '0.1'],
    [3, 0, 0.1, 0, '0.0000003'],
    [1_000_000, 1_000_000, 0.1, 0.2, '0.3'],
    [1_000_000, 1_000_000, 1e-7, 1e21, '1000000000000000000000.0000001'],
    [0, 0, 5, 5, '0'],
  ])('costs no rounded cent: %i and %i tokens', (input, output, priceIn, priceOut, cost) => {
    expect(
      exactCost({ input, output }, { input: priceIn, output: priceOut, currency: 'USD' }),
    ).toBe(cost)
  })
})

describe('the sentences that decide', () => {
  it('are the answers to when and when not, with a mark where they name the other tool', () => {
    const sentences = decidingSentences(
      toolOf('get_payment', 'For payments.', 'Not for orders: use get_order.'),
      'get_order',
    )
    expect(sentences).toEqual([
      { answer: 'when', text: 'For payments.', path: ['description', 'when'], namesOther: false },
      {
        answer: 'whenNot',
        text: 'Not for orders: use get_order.',
        path: ['description', 'whenNot'],
        namesOther: true,
      },
    ])
  })

  it('are found in a description that is one text, in both languages', () => {
    const one = (text: string) =>
      decidingSentences(
        {
          kind: 'object',
          members: [
            { key: 'name', value: { kind: 'string', value: 'get_payment' } },
            { key: 'description', value: { kind: 'string', value: text } },
          ],
        },
        'get_order',
      ).map(({ answer, namesOther }) => [answer, namesOther])
    expect(
      one(
        'Gets a payment. Use it when the user asks about a charge. Do not use it for orders; use get_order instead.',
      ),
    ).toEqual([
      ['when', false],
      ['whenNot', true],
    ])
    expect(one('查询付款。当用户询问扣款时使用。不要用于查询订单，请改用get_order。')).toEqual([
      ['when', false],
      ['whenNot', true],
    ])
    expect(one('Gets a payment.')).toEqual([])
  })
})

describe('people who picked blind', () => {
  const pick = (question: string, picked: { tool: string } | 'none' | 'ask', over = {}) => ({
    entry: {
      kind: 'pick',
      by: 'Ann',
      question,
      asked: QUESTIONS.find(({ id }) => id === question)?.text ?? '',
      picked,
      ...over,
    } as never,
    isCurrent: true,
  })

  it('have a row of their own, without picks for an earlier version', () => {
    const result = peopleOf(
      [
        pick('a', { tool: 'get_order' }),
        pick('a', 'none', { by: 'Bo' }),
        pick('b', { tool: 'cancel_order' }),
        pick('c', 'none'),
        pick('d', 'ask'),
        pick('gone', 'ask'),
        { ...pick('a', 'ask'), isCurrent: false },
        pick('b', 'ask', { asked: 'In other words?' }),
      ],
      QUESTIONS,
    )
    expect(result).toMatchObject({ people: ['Ann', 'Bo'], right: 4, of: 5, earlier: 2 })
    expect(result!.byQuestion.get('a')).toMatchObject({ right: 1, of: 2 })
    expect(peopleOf([], QUESTIONS)).toBeUndefined()
  })
})
