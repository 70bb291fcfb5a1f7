import { describe, expect, it, test } from 'vitest'
import { judgeTrials, JUDGE_REASONS } from '../core/bench/judging/judge'
import { benchResults } from '../core/bench/results/results'
import { RUN_FILE_CODES } from '../core/bench/runs/run-file-codes'
import { NOT_COUNTED } from '../core/bench/runs/run'
import { armFor, questionOf, runOf, tool, toolOf, trialOf } from '../core/bench/runs/run.fixture'
import { compare, type Pair } from '../core/bench/statistics/compare'
import { benchHtml, benchMarkdown } from './bench-results-report'
import { evidenceTexts, verdictText } from './bench-results-text'
import { benchResults as resultWords } from './words/bench-results'
import { benchRuns } from './words/bench-runs'

const pairs = (fixed: number, broken: number, same: number): Pair[] => [
  ...Array<Pair>(fixed).fill({ before: 0, after: 1 }),
  ...Array<Pair>(broken).fill({ before: 1, after: 0 }),
  ...Array<Pair>(same).fill({ before: 1, after: 1 }),
]

describe('the verdict in words', () => {
  test.each([
    [14, 4, 2, 'Better: B gets more questions right than A.', '更好：B答对的题比A多。'],
    [4, 14, 2, 'Worse: B gets fewer questions right than A.', '更差：B答对的题比A少。'],
    [
      5,
      0,
      15,
      'Not shown: about 9 more questions are needed to tell, if the difference stays as it is.',
      '看不出差别：差距不变的话，大约还要9题才能下结论。',
    ],
    [
      1,
      0,
      900,
      'Not shown: the difference is so small that more than 1,000 more questions would be needed.',
      '看不出差别：差距太小，还要1,000题以上才能下结论。',
    ],
    [
      0,
      0,
      9,
      'Not shown: both versions did alike on every question.',
      '看不出差别：每道题上两个版本的表现都一样。',
    ],
    [
      2,
      2,
      9,
      'Not shown: as many questions were fixed as broken. More questions of the same kind would not tell them apart.',
      '看不出差别：转对和转错的题一样多，再加同类的题也分不出高下。',
    ],
    [
      1,
      0,
      0,
      'Too few to show a difference: 1 question could be compared. At least six are needed, all changing in the same direction.',
      '题太少，看不出差别：能比较的有1题。至少要6题，而且要朝同一个方向变化。',
    ],
  ])('%i fixed, %i broken, %i alike', (fixed, broken, same, en, zh) => {
    const comparison = compare(pairs(fixed, broken, same), 1)
    expect(verdictText('en', comparison, 'A', 'B')).toBe(en)
    expect(verdictText('zh', comparison, 'A', 'B')).toBe(zh)
  })

  it('rests on counts and effect first, chance second', () => {
    expect(evidenceTexts('en', compare(pairs(14, 4, 2), 3))).toEqual([
      '14 fixed, 4 broken, 20 questions compared.',
      expect.stringMatching(
        /^50 percentage points up; p = 0\.031 by McNemar’s exact test, p = 0\.0\d\d by sign-flip/,
      ),
    ])
    const moved = compare(Array<Pair>(8).fill({ before: 0, after: 1 / 3 }), 3)
    expect(evidenceTexts('zh', moved).at(-1)).toMatch(/^同一题的多次回答确有变化/)
  })
})

it('has words for every failure, every reason and every fault of a file', () => {
  const said: readonly string[] = Object.keys(resultWords.en)
  for (const key of [...NOT_COUNTED, ...JUDGE_REASONS.map((why) => `why-${why}`)])
    expect(said).toContain(key)
  expect(Object.keys(benchRuns.en)).toEqual(
    expect.arrayContaining(RUN_FILE_CODES.map((code) => `file-${code}`)),
  )
})

describe('the report', () => {
  const EVIL = '<script>alert(1)</script> | [x](javascript:1) & "q"'
  const run = runOf({
    model: EVIL,
    trialsPerQuestion: 2,
    prices: { input: 0.27, output: 1.1, currency: 'USD' },
    arms: [
      armFor('before', { title: EVIL }),
      armFor('after', {
        tools: [
          toolOf('get_order', 'For orders.', `Not for payments: ${EVIL} get_payment.`),
          toolOf('get_payment', '', ''),
        ],
      }),
    ],
    questions: [
      questionOf('a', tool('get_payment'), { text: EVIL }),
      questionOf('b', { is: 'none' }, { split: 'holdout' }),
    ],
    trials: [
      trialOf('a', 'before', { text: EVIL }),
      trialOf('a', 'after'),
      trialOf('a', 'after', { trial: 1, calls: [{ name: EVIL, argumentsText: EVIL }] }),
      trialOf('b', 'after', { outcome: 'auth', calls: [], message: EVIL }),
    ],
  })
  const results = benchResults(run, judgeTrials(run.trials, run.questions, run.arms))

  it('as a page runs nothing, loads nothing and escapes everything', () => {
    for (const lang of ['en', 'zh'] as const) {
      const html = benchHtml(results, lang)
      expect(html).not.toMatch(/<script|javascript:1"|<[a-z]+ [^>]*\son\w+=|src=|href=/)
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(html).toContain("default-src 'none'")
      expect(html.match(/<(table|tr|td|th|p|ul|li|h1|h2|div|main)\b/g)!.length).toBe(
        html.match(/<\/(table|tr|td|th|p|ul|li|h1|h2|div|main)>/g)!.length,
      )
    }
  })

  it('as Markdown keeps its tables whole', () => {
    const lines = benchMarkdown(results, 'en').split('\n')
    const rows = lines.filter((line) => line.startsWith('| '))
    expect(rows.length).toBeGreaterThan(10)
    expect(lines.join('\n')).not.toMatch(/[^\\]<script|\]\(javascript/)
    const widths = rows.map((row) => row.match(/(?<!\\)\|/g)!.length)
    for (const [i, row] of rows.entries())
      if (row.startsWith('| ---')) expect(widths[i]).toBe(widths[i - 1])
  })

  it('says with what it was made, what is missing and which sentence decides', () => {
    const text = benchMarkdown(results, 'en')
    for (const said of [
      run.arms[0]!.hash,
      run.arms[1]!.hash,
      '2026',
      'Incomplete: 2 of 4',
      'key refused 1×',
      'Held back',
      'get\\_order, when to use it: For orders.',
      'get\\_payment says neither',
      '0.00',
    ])
      expect(text).toContain(said)
    expect(benchMarkdown(results, 'zh')).toContain('get\\_order，什么时候用：For orders.')
  })
})
