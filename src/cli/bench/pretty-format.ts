import { type ArmResult, compareArms, type Results } from '../../core/bench/results/results'
import type { Comparison } from '../../core/bench/statistics/compare'
import type { Lang } from '../../core/lint/rule'
import { reportText } from '../../i18n/bench-results-facts'
import {
  benchText,
  endedText,
  evidenceTexts,
  halvesText,
  missingText,
  peopleTexts,
  scoreText,
  verdictText,
} from '../../i18n/bench-results-text'
import { benchCommandText } from '../../i18n/bench-run-command'
import { plainLine } from '../lint/rows'

/** Where the rest of a run can be read. */
export interface WhereWhole {
  /** A report that was just written. */
  readonly report?: string
  /** The file that holds the run. */
  readonly run?: string
}

/** A run for a terminal: what each version got right, what that shows, and where the rest is. */
export function prettyFormat(results: Results, lang: Lang, where: WhereWhole): string {
  const { run, arms, people } = results
  const warnings = [
    endedText(lang, run),
    ...arms.map((arm) => missingText(lang, arm)),
    halvesText(lang, run),
  ].filter((each) => each !== undefined)
  const lines = [
    reportText(lang, 'title', { model: run.model }),
    '',
    reportText(lang, 'share'),
    ...arms.map(({ arm, all }) => `  ${scoreText(lang, arm.title, all)}`),
    ...(people ? peopleTexts(lang, people).map((each) => `  ${each}`) : []),
    ...comparisonLines(results, lang),
    ...(warnings.length > 0 ? ['', ...warnings] : []),
    '',
    wholeText(lang, where),
  ]
  return lines.map((line) => `${plainLine(line)}\n`).join('')
}

/** The first version beside each other one: verdict, what it rests on, and the half held back. */
function comparisonLines(results: Results, lang: Lang): readonly string[] {
  const [first, ...others] = results.arms
  const hasHalves = new Set(results.run.questions.map(({ split }) => split)).size > 1
  return others.flatMap((other) => {
    const between = (split?: 'holdout'): Comparison =>
      compareArms(results, first!.arm.id, other.arm.id, split)
    const verdict = (comparison: Comparison): string =>
      verdictText(lang, comparison, titleOf(first!), titleOf(other))
    return [
      '',
      // A verdict that shows no difference names no version, so they are named where there are several.
      ...(others.length > 1 ? [`${titleOf(first!)} → ${titleOf(other)}`] : []),
      verdict(between()),
      ...evidenceTexts(lang, between()).map((each) => `  ${each}`),
      ...(hasHalves
        ? [`  ${benchText(lang, 'halfVerdict', { verdict: verdict(between('holdout')) })}`]
        : []),
    ]
  })
}

const titleOf = ({ arm }: ArmResult): string => arm.title

function wholeText(lang: Lang, { report, run }: WhereWhole): string {
  if (report !== undefined) return benchCommandText(lang, 'whole-written', { path: report })
  if (run !== undefined) return benchCommandText(lang, 'whole-from-run', { path: run })
  return benchCommandText(lang, 'whole-lost')
}
