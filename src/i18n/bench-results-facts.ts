import type { ArmResult, Results } from '../core/bench/results/results'
import { OUTCOME_COUNTS } from '../core/bench/results/results-outcomes'
import type { UsageResult } from '../core/bench/results/results-usage'
import type { Run } from '../core/bench/runs/run'
import type { Lang } from '../core/lint/rule'
import { type BenchResultKey, benchText, secondsText } from './bench-results-text'
import { fillIcu } from './icu'
import type { ReportTable } from './report-block'
import { benchReport } from './words/bench-report'

export type BenchReportKey = keyof (typeof benchReport)['en']

/** A heading or a column of the report. */
export const reportText = (
  lang: Lang,
  key: BenchReportKey,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIcu(benchReport[lang][key], lang, values)

const WIRES = { 'openai-chat': 'wireOpenai', anthropic: 'wireAnthropic' } as const

/** What was run, by name and value; a fact that is not known is left out. */
export function factRows({ run, arms }: Results, lang: Lang): readonly (readonly string[])[] {
  const { temperature, seed } = run
  const notSet = reportText(lang, 'notSet')
  const rows: readonly (readonly [BenchReportKey, string])[] = [
    ['model', run.model],
    ['reported', distinct(arms.flatMap(({ models }) => models))],
    ['fingerprint', distinct(arms.flatMap(({ fingerprints }) => fingerprints))],
    ['date', run.started],
    ['wire', reportText(lang, WIRES[run.wire])],
    ['address', run.baseUrl],
    ['temperature', temperature === undefined ? notSet : String(temperature)],
    ['seed', seed === undefined ? notSet : String(seed)],
    ['questionCount', String(run.questions.length)],
    ['trialsEach', String(run.trialsPerQuestion)],
    ['prices', run.prices ? pricesText(lang, run.prices) : ''],
  ]
  return [
    ...rows
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [reportText(lang, key), value]),
    ...arms.map(({ arm }) => [reportText(lang, 'hash', { name: arm.title }), arm.hash]),
  ]
}

const pricesText = (lang: Lang, prices: NonNullable<Run['prices']>): string =>
  reportText(lang, 'pricesValue', {
    input: String(prices.input),
    output: String(prices.output),
    currency: prices.currency,
  })

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

/** What the first calls of each version were, counted. */
export const outcomeTable = (arms: readonly ArmResult[], lang: Lang): ReportTable => ({
  kind: 'table',
  caption: reportText(lang, 'outcomes'),
  head: [
    reportText(lang, 'version'),
    ...OUTCOME_COUNTS.map((key) => benchText(lang, key)),
    benchText(lang, 'missing'),
  ],
  rows: arms.map(({ arm, outcomes, measured }) => [
    arm.title,
    ...OUTCOME_COUNTS.map((key) => String(outcomes[key])),
    `${measured.notMeasured}/${measured.planned}`,
  ]),
})

/** What each version took, a row for each measure. */
export function usageRows(arms: readonly ArmResult[], lang: Lang): readonly (readonly string[])[] {
  const row = (key: BenchResultKey, valueOf: (usage: UsageResult) => string): readonly string[] => [
    benchText(lang, key),
    ...arms.map(({ usage }) => valueOf(usage)),
  ]
  const counted = ({ withUsage }: UsageResult, tokens: number): string =>
    withUsage === 0 ? benchText(lang, 'unknown') : numberText(lang, tokens)
  return [
    row('requests', ({ requests }) => numberText(lang, requests)),
    row('tokensIn', (usage) => counted(usage, usage.input)),
    row('tokensOut', (usage) => counted(usage, usage.output)),
    row('latency', ({ median }) => secondsText(lang, median)),
    row('latencyTail', ({ p95 }) => secondsText(lang, p95)),
    ...(arms.some(({ usage }) => usage.cost !== undefined)
      ? [row('cost', ({ cost }) => cost ?? benchText(lang, 'unknown'))]
      : []),
  ]
}

const numberText = (lang: Lang, value: number): string =>
  fillIcu('{value, number}', lang, { value })
