import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { calculator } from '../../templates/definitions/calculator'
import { templateTool } from '../../templates/template-tool'
import { judgeTrial, judgeTrials } from './judge'
import { matchArm } from '../matching/match-arm'
import type { Question } from '../questions/question'
import { readQuestion } from '../questions/read-questions'
import type { Arm, Trial } from '../runs/run'

const question = (over: object = {}): Question => {
  const node = fromPlain({ id: 'q', text: 'Where is A1001?', expected: 'get_order', ...over })
  const read = readQuestion(node, [])
  if ('code' in read) throw new Error(read.code)
  return read
}

const tool = (name: string, properties: object = {}, more: object = {}): JsonObject =>
  fromPlain({ name, inputSchema: { type: 'object', properties }, ...more }) as JsonObject

const armOf = (tools: readonly JsonObject[], matches = matchArm(tools, tools).matches): Arm => ({
  id: 'now',
  title: 'Now',
  hash: '',
  tools,
  systemPrompt: '',
  matches,
})

const call = (name: string, args: string | object = {}) => ({
  name,
  argumentsText: typeof args === 'string' ? args : JSON.stringify(args),
})

const trial = (over: Partial<Trial> = {}): Trial => {
  const calls = over.calls ?? []
  return {
    question: 'q',
    arm: 'now',
    trial: 0,
    turn: 0,
    order: [],
    outcome: calls.length === 0 ? 'no_tool_call' : calls.length > 1 ? 'several_tool_calls' : 'ok',
    calls,
    milliseconds: 1,
    ...over,
  }
}

const SHOP = armOf([
  tool('get_order', { order_id: { type: 'string' } }),
  tool('cancel_order', { order_id: { type: 'string' } }),
])
const verdict = (of: Partial<Trial>, about: object = {}, arm = SHOP) => {
  const { judgement, why } = judgeTrial(trial(of), question(about), arm)
  return [judgement, why]
}

describe('judgeTrial', () => {
  it.each([
    ['the tool', { calls: [call('get_order')] }, {}, 'right', 'right-tool'],
    [
      'one of several',
      { calls: [call('cancel_order')] },
      { expected: ['get_order', 'cancel_order'] },
      'right',
      'right-tool',
    ],
    ['another tool', { calls: [call('cancel_order')] }, {}, 'wrong', 'wrong-tool'],
    [
      'a tool that is not there',
      { calls: [call('get_page')], outcome: 'unknown_tool' },
      {},
      'wrong',
      'unknown-tool',
    ],
    [
      'a tool that is not there, then the right one',
      { calls: [call('get_page'), call('get_order')] },
      {},
      'wrong',
      'unknown-tool',
    ],
    [
      'the right one, then another',
      { calls: [call('get_order'), call('cancel_order')] },
      {},
      'right',
      'right-tool',
    ],
    ['words', { text: 'It is on its way.' }, {}, 'wrong', 'no-tool'],
    ['nothing', {}, {}, 'wrong', 'no-tool'],
    ['a question', { text: 'Which order?' }, {}, 'wrong', 'asked-instead'],
    [
      'words where no tool is expected',
      { text: 'Hello.' },
      { expected: null },
      'right',
      'right-none',
    ],
    [
      'a question where no tool is expected',
      { text: 'What for?' },
      { expected: null },
      'right',
      'right-none',
    ],
    [
      'a call where no tool is expected',
      { calls: [call('get_order')] },
      { expected: null },
      'wrong',
      'called-for-none',
    ],
    [
      'a question where one is expected',
      { text: '请问订单号是多少？' },
      { expected: { ask: true } },
      'right',
      'right-ask',
    ],
    [
      'words where a question is expected',
      { text: 'I cannot say.' },
      { expected: { ask: true } },
      'wrong',
      'did-not-ask',
    ],
    [
      'a call where a question is expected',
      { calls: [call('get_order')], text: 'Which?' },
      { expected: { ask: true } },
      'wrong',
      'called-instead-of-asking',
    ],
    [
      'a question that expects nothing yet',
      { text: 'Hello.' },
      { expected: [] },
      'not-judged',
      'no-expectation',
    ],
    [
      'a tool that the version has not',
      { calls: [call('get_order')] },
      { expected: 'list_parcels' },
      'not-judged',
      'no-counterpart',
    ],
    ['a refused key', { outcome: 'auth' }, {}, 'not-measured', 'not-measured'],
    ['a cut answer', { outcome: 'truncated' }, { expected: null }, 'not-measured', 'not-measured'],
  ] as const)('judges %s', (_, of, about, judgement, why) => {
    expect(verdict(of as Partial<Trial>, about)).toEqual([judgement, why])
  })

  it('lists the calls behind the first, and keeps a tool that is not there apart', () => {
    const judged = judgeTrial(
      trial({ calls: [call('get_page_content'), call('cancel_order')] }),
      question({ expected: 'cancel_order' }),
      SHOP,
    )
    expect(judged.picked).toEqual({ is: 'unknown', name: 'get_page_content' })
    expect(judged.further).toEqual(['cancel_order'])
    expect(judged.args).toBeUndefined()
  })

  it('does not judge a pick that may be the counterpart of what could not be matched', () => {
    const arm = armOf([tool('a'), tool('zz')], { tools: { get_order: 'a' }, parameters: {} })
    const both = { expected: ['get_order', 'gone'] }
    expect(verdict({ calls: [call('zz')] }, both, arm)).toEqual(['not-judged', 'no-counterpart'])
    expect(verdict({ calls: [call('zz')] }, {}, arm)).toEqual(['wrong', 'wrong-tool'])
    expect(judgeTrial(trial({ calls: [call('zz')] }), question(), arm).picked).toEqual({
      is: 'tool',
      name: 'zz',
      isMatched: false,
    })
  })
})

describe('the arguments', () => {
  const BOX = armOf([
    tool('open_box', {
      depth: { type: 'integer', description: 'Levels.' },
      box_code: { type: 'string', description: '5 digits.' },
    }),
  ])
  const judgeBox = (args: string) =>
    judgeTrial(
      trial({ calls: [call('open_box', args)] }),
      question({ expected: 'open_box', expectedArgs: { depth: { match: 'equal', value: 3 } } }),
      BOX,
    )

  it.each([
    ['{"depth":"3","box_code":"00713"}', false, false, ['type']],
    ['{"depth":3.0,"box_code":"00713"}', true, true, []],
    ['{"depth":3,"box_code":713}', false, true, ['type']],
    ['{"depth":3,', false, true, []],
    ['nothing', false, false, []],
  ])('are judged beside the pick: %s', (args, isSchemaValid, isExpected, errors) => {
    const judged = judgeBox(args)
    expect(judged.judgement).toBe('right')
    expect(judged.args).toMatchObject({ isSchemaValid, isExpected })
    const found = judged.args!.problems.filter(({ severity }) => severity === 'error')
    expect(found.map(({ code }) => code)).toEqual(errors)
  })

  it.each([
    [{ match: 'equal', value: 'A1' }, { id: 'A1' }, 'like'],
    [{ match: 'equal', value: 'A1' }, { id: 'a1' }, 'unlike'],
    [{ match: 'equal', value: 'A1' }, {}, 'unlike'],
    [{ match: 'equal', value: { n: [1.0] } }, { id: { n: [1] } }, 'like'],
    [{ match: 'equal', value: null }, { id: null }, 'like'],
    [{ match: 'equal', value: null }, {}, 'unlike'],
    [{ match: 'oneOf', value: ['A', 'B'] }, { id: 'B' }, 'like'],
    [{ match: 'oneOf', value: ['A', 'B'] }, { id: 'C' }, 'unlike'],
    [{ match: 'regex', value: '^A\\d+$' }, { id: 'A12' }, 'like'],
    [{ match: 'regex', value: '^A\\d+$' }, { id: 'B12' }, 'unlike'],
    [{ match: 'regex', value: '^1\\.?5?$' }, { id: 1.5 }, 'like'],
    [{ match: 'regex', value: '[' }, { id: 'A' }, 'not-judged'],
    [{ match: 'regex', value: '^(a+)+$' }, { id: 'a'.repeat(40) + 'b' }, 'not-judged'],
    [{ match: 'present' }, { id: '' }, 'like'],
    [{ match: 'present' }, { id: null }, 'unlike'],
    [{ match: 'absent' }, {}, 'like'],
    [{ match: 'absent' }, { id: null }, 'like'],
    [{ match: 'absent' }, { id: 'x' }, 'unlike'],
  ] as const)('match %j against %j: %s', (wanted, args, result) => {
    const arm = armOf([tool('get_order', { id: {} })])
    const judged = judgeTrial(
      trial({ calls: [call('get_order', args)] }),
      question({ expectedArgs: { id: wanted } }),
      arm,
    )
    expect(judged.args!.expected.map((each) => each.verdict)).toEqual([result])
  })

  it('are not judged whole where one of them has no counterpart', () => {
    const about = { order_id: { match: 'equal', value: 'A1' }, gone: { match: 'present' } }
    const judge = (id: string) =>
      judgeTrial(
        trial({ calls: [call('get_order', { order_id: id })] }),
        question({ expectedArgs: about }),
        SHOP,
      ).args
    expect(judge('A1')).not.toHaveProperty('isExpected')
    expect(judge('A2')).toMatchObject({ isExpected: false, unlike: ['order_id'] })
  })

  it('are not asked about where the pick is wrong', () => {
    expect(
      judgeTrial(trial({ calls: [call('cancel_order')] }), question(), SHOP).args,
    ).toBeUndefined()
  })

  it('name what the system fills in and the model gave, also where a version asks the model for it', () => {
    const own = tool('get_order', {}, { contract: { injected: [{ name: 'user_id' }] } })
    const poor = tool('get_order', { user_id: { type: 'string' }, tenant: {} })
    const injected = (arm: Arm, args: object) =>
      judgeTrial(trial({ calls: [call('get_order', args)] }), question(), arm).args!.injected
    expect(injected(armOf([own]), { user_id: 'u' })).toEqual(['user_id'])
    expect(injected(armOf([own]), { user_id: null })).toEqual([])
    const arm = armOf([poor], matchArm([own], [poor]).matches)
    expect(injected(arm, { user_id: 'u', tenant: 't' })).toEqual(['user_id'])
  })
})

describe('two versions under different names', () => {
  it.each(['en', 'zh'] as const)(
    'judges calc(exp) and calculate_expression(expression) alike, %s',
    (lang) => {
      const [poor, middling, good] = (['poor', 'middling', 'good'] as const).map((grade) =>
        templateTool(calculator, lang, grade),
      )
      const about = question({
        expected: 'calculate_expression',
        expectedArgs: { expression: { match: 'regex', value: '17' } },
      })
      for (const [version, name, parameter] of [
        [poor!, 'calc', 'exp'],
        [middling!, 'calculate', 'expression'],
        [good!, 'calculate_expression', 'expression'],
      ] as const) {
        const arm = armOf([version], matchArm([good!], [version]).matches)
        const judged = judgeTrial(
          trial({ calls: [call(name, { [parameter]: '17*4' })] }),
          about,
          arm,
        )
        expect(judged).toMatchObject({
          judgement: 'right',
          picked: { is: 'tool', name: 'calculate_expression' },
          args: { isExpected: true },
        })
      }
    },
  )
})

describe('what follows a canned result', () => {
  const then = (expects: unknown) => ({ then: { result: { state: 'NOT_FOUND' }, expects } })
  const first = trial({ calls: [call('get_order', { order_id: 'A1' })] })
  const next = (calls: Trial['calls'], text?: string): Trial =>
    trial({ turn: 1, calls, ...(text === undefined ? {} : { text }) })
  const judge = (expects: unknown, second: Trial, before: Trial | undefined = first) => {
    const { judgement, why } = judgeTrial(second, question(then(expects)), SHOP, before)
    return [judgement, why]
  }

  it.each([
    ['a named tool', 'cancel_order', next([call('cancel_order')]), 'right', 'right-tool'],
    ['another tool', 'cancel_order', next([call('get_order')]), 'wrong', 'wrong-tool'],
    ['a question', { ask: true }, next([], 'Is the number right?'), 'right', 'right-ask'],
    ['words', null, next([], 'There is no such order.'), 'right', 'right-none'],
    [
      'anything but the same call',
      { notAgain: true },
      next([], 'Sorry.'),
      'right',
      'right-not-again',
    ],
    [
      'another argument',
      { notAgain: true },
      next([call('get_order', { order_id: 'A2' })]),
      'right',
      'right-not-again',
    ],
    [
      'the same call',
      { notAgain: true },
      next([call('get_order', '{ "order_id": "A1" }')]),
      'wrong',
      'same-again',
    ],
    [
      'the same call behind another',
      { notAgain: true },
      next([call('cancel_order'), call('get_order', { order_id: 'A1' })]),
      'wrong',
      'same-again',
    ],
  ])('judges %s', (_, expects, second, judgement, why) => {
    expect(judge(expects, second)).toEqual([judgement, why])
  })

  it('is not judged without a call before it, or a continuation', () => {
    const lone = judgeTrial(next([]), question(then({ notAgain: true })), SHOP)
    expect(lone.why).toBe('no-first-call')
    expect(judgeTrial(next([]), question(), SHOP, first).why).toBe('no-first-call')
  })

  it('finds the call before it in the trials of a run', () => {
    const again = next([call('get_order', { order_id: 'A1' })])
    const about = question(then({ notAgain: true }))
    expect(judgeTrials([again, first], [about], [SHOP]).map(({ why }) => why)).toEqual([
      'same-again',
      'right-tool',
    ])
    expect(judgeTrials([trial({ question: 'gone' })], [about], [SHOP])).toEqual([])
  })
})
