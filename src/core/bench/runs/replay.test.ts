import { expect, it } from 'vitest'
import { arr, member, obj } from '../../json/node'
import { judgeTrials } from '../judging/judge'
import { replayed } from './replay'
import { armFor, questionOf, runOf, tool, TOOLS, toolOf, trialOf } from './run.fixture'
import type { Question } from '../questions/question'
import { writeQuestion } from '../questions/write-question'

const documentOf = (questions: readonly Question[], tools = TOOLS) =>
  obj([
    member('tools', arr(tools)),
    member('bench', obj([member('questions', arr(questions.map(writeQuestion)))])),
  ])

const RUN = runOf({
  arms: [armFor('after')],
  questions: [
    questionOf('a', tool('get_payment')),
    questionOf('b', tool('get_order')),
    questionOf('c', tool('get_order')),
    questionOf('d', tool('get_order')),
  ],
  trials: ['a', 'b', 'c', 'd'].map((id) => trialOf(id, 'after')),
})

it('judges an old run by what is expected today, without a model', () => {
  const { run, changed, gone } = replayed(
    RUN,
    documentOf([
      questionOf('a', tool('get_order')),
      questionOf('b', tool('cancel_order'), { text: 'Asked in other words' }),
      questionOf('c', tool('get_order')),
    ]),
  )
  expect({ changed, gone }).toEqual({ changed: 2, gone: 1 })
  const judged = judgeTrials(run.trials, run.questions, run.arms)
  expect(judged.map(({ judgement }) => judgement)).toEqual(['right', 'right', 'right', 'right'])
  const before = judgeTrials(RUN.trials, RUN.questions, RUN.arms)
  expect(before.map(({ judgement }) => judgement)).toEqual(['wrong', 'right', 'right', 'right'])
})

it('finds a tool of the version that goes by another name in the document today', () => {
  const renamed = [
    toolOf('find_order', 'Use it when the user asks where an order is.', 'Not for payments.'),
    ...TOOLS.slice(1),
  ]
  const { run } = replayed(RUN, documentOf([questionOf('b', tool('find_order'))], renamed))
  expect(run.arms[0]!.matches.tools['find_order']).toBe('get_order')
  expect(judgeTrials(run.trials, run.questions, run.arms)[1]!.judgement).toBe('right')
})

it('keeps the expectation after a result that is another one today', () => {
  const then = { result: { kind: 'null' }, expects: { is: 'not-again' } } as const
  const asked = questionOf('a', tool('get_order'), { then })
  const other = { ...then, result: { kind: 'string', value: 'x' } } as const
  const { run } = replayed({ ...RUN, questions: [asked] }, documentOf([{ ...asked, then: other }]))
  expect(run.questions[0]!.then).toEqual(then)
})
