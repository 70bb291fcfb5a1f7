import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ByHand } from '../../core/diff/by-hand'
import { compareSets, type SetDiff } from '../../core/diff/compare-sets'
import type { Measures } from '../../core/diff/measures'
import type { Version } from '../../core/diff/version'
import { afterPaint } from '../../state/after-paint'
import { measured } from './measured'

/** The two versions that are compared. */
export interface Sides {
  readonly before: Version
  readonly after: Version
}

/** A comparison as far as it has come. */
export interface Comparison {
  readonly diff: SetDiff
  /** Absent while both are being checked. */
  readonly measures?: Measures
  /** What was tried and stopped comes last, and not at all where it was not asked for. */
  readonly tightness: 'waiting' | 'trying' | 'done' | 'failed'
  readonly failed?: true
}

/** More tools than this are tried only on request, since each takes a moment. */
const TRIED_AT_ONCE = 60

/** Compares two versions, and then finds out what each is worth. `undefined` until the first is done. */
export function useComparison(
  { before, after }: Sides,
  byHand: ByHand,
): { readonly comparison: Comparison | undefined; readonly tryAll: () => void } {
  const sides = useMemo(() => ({ before, after }), [before, after])
  const [wanted, setWanted] = useState<Sides>()
  const [done, setDone] = useState<{ readonly of: Sides; readonly is: Comparison }>()
  const isTried = wanted === sides || before.tools.length + after.tools.length <= TRIED_AT_ONCE
  useEffect(() => {
    const stop = new AbortController()
    const tell = (is: Comparison) => {
      if (!stop.signal.aborted) startTransition(() => setDone({ of: sides, is }))
    }
    // The words of the page come first; the comparison of hundreds of tools takes a moment.
    const cancel = afterPaint(() => {
      const diff = compareSets(sides.before, sides.after, byHand)
      const tightness = isTried ? 'trying' : 'waiting'
      // What was matched otherwise is told when it is whole, so that no figure comes and goes.
      setDone((last) => (last?.of === sides ? last : { of: sides, is: { diff, tightness } }))
      measured(sides, diff, { isTried, signal: stop.signal, tell }).catch((error: unknown) => {
        console.error(error)
        tell({ diff, tightness: 'failed', failed: true })
      })
    })
    return () => {
      cancel()
      stop.abort()
    }
  }, [sides, byHand, isTried])
  return {
    comparison: done?.of === sides ? done.is : undefined,
    tryAll: () => setWanted(sides),
  }
}
