import { describe, expect, it } from 'vitest'
import { judgeTrials } from '../../core/bench/judging/judge'
import { benchResults } from '../../core/bench/results/results'
import { armFor, questionOf, runOf, tool, trialOf } from '../../core/bench/runs/run.fixture'
import type { Run } from '../../core/bench/runs/run'
import { prettyFormat } from './pretty-format'

const resultsOf = (run: Run) => benchResults(run, judgeTrials(run.trials, run.questions, run.arms))

const questions = Array.from({ length: 8 }, (_, i) =>
  questionOf(`q${i}`, tool('get_payment'), { split: i < 6 ? 'dev' : 'holdout' }),
)
const right = { calls: [{ name: 'get_payment', argumentsText: '{"id":"E1"}' }] }
/** The version "after" alone gets every question right; the last of its calls failed. */
const run = runOf({
  questions,
  trials: questions.flatMap(({ id }, i) => [
    trialOf(id, 'before'),
    trialOf(id, 'after', i < 7 ? right : { outcome: 'timeout', calls: [] }),
  ]),
})

describe('a run for a terminal', () => {
  it('leads with what each version got right and what that shows, and ends with where more is', () => {
    expect(prettyFormat(resultsOf(run), 'en', { run: 'run.json' }).split('\n')).toEqual([
      'Bench run: small-model',
      '',
      'Right (95% interval)',
      '  As saved: 0 of 8 questions right (0–32%)',
      '  Current: 7 of 7 questions right (65–100%)',
      '',
      'Better: Current gets more questions right than As saved.',
      '  7 fixed, 0 broken, 7 questions compared.',
      expect.stringMatching(/^ {2}100 percentage points up; p = 0\.016/),
      '  Held back only. Too few to show a difference: 1 question could be compared. At least six are needed, all changing in the same direction.',
      '',
      'Incomplete: 1 of 8 planned calls of Current were not measured (no answer in time 1×).',
      expect.stringMatching(/^Questions for writing may have been in view/),
      '',
      expect.stringMatching(/^The run is in run\.json\. With --replay/),
      '',
    ])
  })

  it('says the same in Chinese', () => {
    const text = prettyFormat(resultsOf(run), 'zh', {})
    expect(text).toContain('更好：Current答对的题比As saved多。')
    expect(text).toContain('这次运行没有保存')
    expect(text).not.toMatch(/[a-z]{3,} [a-z]{3,} [a-z]{3,}/)
  })

  it('names both versions of each comparison where there are several', () => {
    const three = runOf({ ...run, arms: [...run.arms, armFor('third', { title: 'Third' })] })
    const lines = prettyFormat(resultsOf(three), 'en', {}).split('\n')
    expect(lines.filter((line) => line.includes(' → '))).toEqual([
      'As saved → Current',
      'As saved → Third',
    ])
  })

  it('compares nothing where there is one version', () => {
    const [before] = run.arms
    const text = prettyFormat(resultsOf(runOf({ ...run, arms: [before!] })), 'en', {})
    expect(text).not.toMatch(/Better|Worse|shown|compared/)
  })

  it('gives no control character of a name to the terminal', () => {
    const odd = '\u001b[31mred\u0007\nBetter: forged'
    const named = runOf({
      ...run,
      model: odd,
      arms: [armFor('before', { title: odd }), run.arms[1]!],
    })
    const text = prettyFormat(resultsOf(named), 'en', { report: odd })
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
    expect(text.split('\n')).not.toContain('Better: forged')
  })
})
