import { expect, test } from 'vitest'
import { benchResults } from '../../../core/bench/results/results'
import { judgedOf, pickedTool, questionOf, runOf, tool } from '../../../core/bench/runs/run.fixture'
import { type Filter, filteredQuestions } from './filter-questions'

const questions = ['fixed', 'broken', 'right', 'wrong', 'torn', 'silent'].map((id) =>
  questionOf(id, tool('get_order')),
)
const { questions: results } = benchResults(runOf({ questions, trialsPerQuestion: 2 }), [
  judgedOf('fixed', 'before', 'wrong'),
  judgedOf('fixed', 'after', 'right'),
  judgedOf('broken', 'before', 'right'),
  judgedOf('broken', 'after', 'wrong'),
  judgedOf('right', 'before', 'right'),
  judgedOf('right', 'after', 'right'),
  judgedOf('wrong', 'before', 'wrong'),
  judgedOf('wrong', 'after', 'wrong'),
  judgedOf('torn', 'after', 'right'),
  judgedOf('torn', 'after', 'wrong', { trial: 1, picked: pickedTool('cancel_order') }),
  judgedOf('silent', 'before', 'not-measured'),
])

test.each<[Filter, readonly string[]]>([
  ['all', ['fixed', 'broken', 'right', 'wrong', 'torn', 'silent']],
  ['flips', ['fixed', 'broken']],
  ['wrong', ['broken', 'wrong', 'torn']],
  ['unstable', ['torn']],
])('%s shows %j', (filter, ids) => {
  const shown = filteredQuestions(results, filter, 'before', 'after')
  expect(shown.map(({ question }) => question.id)).toEqual(ids)
})
