import type { Judged } from '../judging/judged'
import type { OutcomeKind, Trial } from '../runs/run'

/** What became of the first calls of a version, each in one of these. */
export const OUTCOME_COUNTS = [
  'right',
  'wrongTool',
  'noTool',
  'unknownTool',
  'badArguments',
  'notJudged',
] as const
export type OutcomeCount = (typeof OUTCOME_COUNTS)[number]
export type OutcomeCounts = Readonly<Record<OutcomeCount, number>>

/** Counts the measured trials; a wrong answer in words, a question back too, is `noTool`. */
export function outcomesOf(rows: readonly Judged[]): OutcomeCounts {
  const counts: Record<OutcomeCount, number> = {
    right: 0,
    wrongTool: 0,
    noTool: 0,
    unknownTool: 0,
    badArguments: 0,
    notJudged: 0,
  }
  for (const row of rows) {
    const kind = kindOf(row)
    if (kind) counts[kind]++
  }
  return counts
}

function kindOf({ judgement, outcome, picked }: Judged): OutcomeCount | undefined {
  if (judgement === 'not-measured') return undefined
  if (judgement === 'not-judged') return 'notJudged'
  if (outcome === 'bad_arguments_json') return 'badArguments'
  if (judgement === 'right') return 'right'
  if (picked?.is === 'unknown') return 'unknownTool'
  return picked?.is === 'tool' ? 'wrongTool' : 'noTool'
}

/** How much of what was planned came back. */
export interface Measured {
  readonly planned: number
  readonly notMeasured: number
  /** Requests that were sent and do not count, by what came of them. */
  readonly failures: readonly { readonly outcome: OutcomeKind; readonly count: number }[]
  /** More than 5 % are missing, so that the result is none of the whole. */
  readonly isIncomplete: boolean
}

const MOST_MISSING = 0.05

export function measuredOf(
  rows: readonly Judged[],
  trials: readonly Trial[],
  planned: number,
): Measured {
  const counted = rows.filter(({ judgement }) => judgement !== 'not-measured').length
  const missing = new Map<OutcomeKind, number>()
  for (const { judgement, outcome } of rows)
    if (judgement === 'not-measured') missing.set(outcome, (missing.get(outcome) ?? 0) + 1)
  const all = Math.max(planned, trials.length)
  const notMeasured = all - counted
  return {
    planned: all,
    notMeasured,
    failures: [...missing].map(([outcome, count]) => ({ outcome, count })),
    isIncomplete: all > 0 && notMeasured / all > MOST_MISSING,
  }
}
