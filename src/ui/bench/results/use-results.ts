import { useDeferredValue, useMemo } from 'react'
import { type JudgedTrial, judgeTrials } from '../../../core/bench/judging/judge'
import { replayed, type Replay } from '../../../core/bench/runs/replay'
import { benchResults, type Results } from '../../../core/bench/results/results'
import type { Run } from '../../../core/bench/runs/run'
import { reviewState } from '../../../core/review/review-state'
import { useDocument } from '../../../state/document'
import { setAsTree } from '../../../state/review-notes'

export interface ShownResults {
  readonly results: Results
  readonly judged: readonly JudgedTrial[]
  /** Only where the run is judged by the questions of today. */
  readonly replay?: Replay
}

/**
 * What a run came to, judged by the questions that it was asked with or by those of today. It follows
 * a run that goes on, and the document, when nothing more urgent is to be drawn.
 */
export function useResults(now: Run, byToday: boolean): ShownResults {
  const run = useDeferredValue(now)
  const { set, lastGood } = useDeferredValue(useDocument())
  const tree = useMemo(() => setAsTree({ set, lastGood }), [set, lastGood])
  const picks = useMemo(() => reviewState(tree).picks, [tree])
  return useMemo(() => {
    const replay = byToday ? replayed(run, tree) : undefined
    const judgedOf = replay?.run ?? run
    const { trials, questions, arms } = judgedOf
    const judged = judgeTrials(trials, questions, arms)
    const results = benchResults(judgedOf, judged, picks)
    return { results, judged, ...(replay && { replay }) }
    // By the questions of then, the document plays no part but for what people picked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [run, byToday, picks, byToday ? tree : undefined])
}
