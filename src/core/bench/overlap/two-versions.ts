import { OVERLAP_KINDS, type OverlapKind, type OverlapRow } from './wording-overlap'

/** How many questions are of each kind. */
export type KindCounts = Readonly<Record<OverlapKind, number>>

export interface OverlapChange {
  readonly question: string
  readonly before: OverlapKind
  readonly after: OverlapKind
}

/** How many rows there are of each kind; a count, and no verdict on either version. */
export function countKinds(rows: readonly OverlapRow[]): KindCounts {
  const counts = Object.fromEntries(OVERLAP_KINDS.map((kind) => [kind, 0])) as Record<
    OverlapKind,
    number
  >
  for (const { kind } of rows) counts[kind]++
  return counts
}

/** The questions whose kind is another in the second version, in the order of the first. */
export function changedKinds(
  before: readonly OverlapRow[],
  after: readonly OverlapRow[],
): readonly OverlapChange[] {
  const now = new Map(after.map(({ question, kind }) => [question, kind]))
  return before.flatMap(({ question, kind }) => {
    const next = now.get(question)
    return next === undefined || next === kind ? [] : { question, before: kind, after: next }
  })
}
