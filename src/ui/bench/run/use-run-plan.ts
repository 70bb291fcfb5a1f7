import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { armOf, toolsIn } from '../../../core/bench/runs/arm'
import { type Estimate, estimateOf, textsToCount } from '../../../core/bench/runs/plan-estimate'
import type { Question } from '../../../core/bench/questions/question'
import type { Unmatched } from '../../../core/bench/matching/match-arm'
import { questionsOf } from '../../../core/bench/questions/read-questions'
import type { Arm } from '../../../core/bench/runs/run'
import { isSameList } from '../../../core/same-list'
import { useDocument } from '../../../state/document'
import { useModelRun } from '../../../state/model-run'
import { powers } from '../../../state/powers'
import { setAsTree } from '../../../state/review-notes'
import { type ReadForm, readForm } from '../../../state/run-form'
import { useHeld } from '../../kit/use-held'

/** A version that takes part; the current one has no `otherId`. */
export interface PlannedVersion {
  readonly arm: Arm
  readonly unmatched: Unmatched
  readonly otherId?: string
}

export interface RunPlan {
  readonly all: readonly Question[]
  /** Those of the half that was chosen. */
  readonly questions: readonly Question[]
  readonly versions: readonly PlannedVersion[]
  readonly arms: readonly Arm[]
  readonly form: ReadForm
  readonly hasTools: boolean
}

/** What a run would be of what is on the page now. `title` is what the current version is called. */
export function useRunPlan(title: string): RunPlan {
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  // Matching and hashing wait for typing.
  const tree = useDeferredValue(setAsTree({ set, lastGood }))
  const { form, others, takesCurrent } = useModelRun()
  const systemPrompt = useDeferredValue(form.systemPrompt)
  const all = questionsOf(tree).questions
  const questions = useMemo(
    () => (form.half === 'all' ? all : all.filter(({ split }) => split === form.half)),
    [all, form.half],
  )
  const versions = useMemo((): readonly PlannedVersion[] => {
    const now = { id: 'current', title, tools: toolsIn(tree), systemPrompt }
    return [
      ...others.map((other) => ({
        ...armOf({ ...other, systemPrompt }, tree),
        otherId: other.id,
      })),
      ...(takesCurrent ? [armOf(now, tree)] : []),
    ]
  }, [others, takesCurrent, tree, title, systemPrompt])
  const arms = useMemo(() => versions.map(({ arm }) => arm), [versions])
  const read = useMemo(() => readForm(form), [form])
  return { all, questions, versions, arms, form: read, hasTools: toolsIn(tree).length > 0 }
}

/** The estimate of a run; undefined while tokens are counted, or where there is nothing to count. */
export function useEstimate({ questions, arms, form }: RunPlan): Estimate | undefined {
  const wire = useModelRun((state) => state.form.wire)
  const texts = useHeld(
    useMemo(() => textsToCount(questions, arms, wire), [questions, arms, wire]),
    isSameList,
  )
  const [counted, setCounted] = useState<{ texts: readonly string[]; counts: readonly number[] }>()
  useEffect(() => {
    let isWanted = true
    void powers()
      .countTokens(texts)
      .then(({ counts }) => {
        if (isWanted) setCounted({ texts, counts })
      })
    return () => {
      isWanted = false
    }
  }, [texts])
  const { trials } = form.numbers
  if (counted?.texts !== texts || trials === undefined || arms.length === 0) return undefined
  return estimateOf(questions, arms, trials, counted.counts, form.prices)
}
