import { useEffect, useState } from 'react'
import type { OverlapOutcome } from '../../../core/bench/overlap/overlap-task'
import type { AskedQuestion, WordingOverlap } from '../../../core/bench/overlap/wording-overlap'
import { powers } from '../../../state/powers'

/** A version as it takes part: its tools' texts, and what each is called. */
export interface ComparedVersion {
  readonly texts: readonly string[]
  readonly names: readonly string[]
  /** The tools' ids in the document; empty for a version that is not on screen. */
  readonly ids: readonly string[]
}

export interface Compared {
  readonly overlap: WordingOverlap
  /** What was compared, which may be a moment behind what is on screen. */
  readonly version: ComparedVersion
}

export interface OverlapView {
  readonly compared: readonly Compared[]
  readonly questions: readonly AskedQuestion[]
  readonly problem?: Exclude<(OverlapOutcome & { ok: false })['reason'], 'stopped'>
  readonly again: () => void
}

/** So long nothing may be typed before words are compared anew, in milliseconds. */
const REST_MS = 400

/**
 * How the questions overlap with each version, worked out beside the page when typing rests. What
 * was found last stays on screen until then.
 */
export function useOverlap(
  versions: readonly ComparedVersion[],
  questions: readonly AskedQuestion[],
): OverlapView {
  const [found, setFound] = useState<Omit<OverlapView, 'again'>>({ compared: [], questions: [] })
  const [turn, setTurn] = useState(0)
  const isFirst = found.compared.length === 0
  const isAskedFor = questions.length > 0 && versions.some(({ texts }) => texts.length > 1)
  useEffect(() => {
    if (!isAskedFor) return
    let isWanted = true
    const ask = async (): Promise<void> => {
      const task = { versions: versions.map(({ texts }) => texts), questions }
      const outcome = await powers().overlap(task)
      if (!isWanted) return
      if (!outcome.ok) {
        const { reason } = outcome
        if (reason !== 'stopped') setFound((before) => ({ ...before, problem: reason }))
        return
      }
      const compared = versions.map((version, i) => ({ version, overlap: outcome.versions[i]! }))
      setFound({ compared, questions })
    }
    const timer = setTimeout(() => void ask(), isFirst ? 0 : REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
    // Whether it is the first time only says how long to wait.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [versions, questions, isAskedFor, turn])
  return { ...found, again: () => setTurn((now) => now + 1) }
}
