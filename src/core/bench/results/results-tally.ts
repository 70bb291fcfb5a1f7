import type { Judged, Picked } from '../judging/judged'
import { passes } from '../statistics/compare'

/** What a model picked for a question, and how often. */
export interface PickCount {
  readonly picked: Picked
  readonly count: number
}

/** The trials of one question in one version. */
export interface Tally {
  readonly right: number
  /** Trials that were measured and judged. */
  readonly of: number
  readonly notJudged: number
  /** Planned, and nothing came back that could be counted. */
  readonly notMeasured: number
  /** Share of the judged trials that were right; absent where there are none. */
  readonly rate?: number
  /** More than half were right. */
  readonly passes?: boolean
  /** The same question got different picks. */
  readonly isUnstable: boolean
  /** The most frequent first. */
  readonly picks: readonly PickCount[]
  readonly rows: readonly Judged[]
}

/** Counts the trials of a question; `planned` is how many there should have been. */
export function tallyOf(rows: readonly Judged[], planned: number): Tally {
  const right = rows.filter(({ judgement }) => judgement === 'right').length
  const wrong = rows.filter(({ judgement }) => judgement === 'wrong').length
  const notJudged = rows.filter(({ judgement }) => judgement === 'not-judged').length
  const of = right + wrong
  const picks = picksOf(rows)
  return {
    right,
    of,
    notJudged,
    notMeasured: Math.max(0, planned - of - notJudged),
    ...(of > 0 && { rate: right / of, passes: passes(right / of) }),
    isUnstable: picks.length > 1,
    picks,
    rows,
  }
}

function picksOf(rows: readonly Judged[]): readonly PickCount[] {
  const counts = new Map<string, { picked: Picked; count: number }>()
  for (const { picked } of rows) {
    if (!picked) continue
    const key = pickKey(picked)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { picked, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

/** The same text for the same pick, and for no other. */
const pickKey = (picked: Picked): string =>
  picked.is === 'tool' || picked.is === 'unknown' ? `${picked.is} ${picked.name}` : picked.is
