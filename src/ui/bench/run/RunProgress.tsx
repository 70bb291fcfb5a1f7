import '../../../i18n/words/bench-run'
import { costOf } from '../../../core/bench/runs/plan-estimate'
import { isCounted, type Run, type Trial } from '../../../core/bench/runs/run'
import { useBenchRuns } from '../../../state/bench-runs'
import type { ModelPowers } from '../../../state/model-powers'
import { useModelRun } from '../../../state/model-run'
import { useWords } from '../../kit/use-words'
import { benchPartAsked } from '../bench-part'
import { FailureNotice } from './FailureNotice'

const ENDED_WORDS = {
  done: 'benchRun.ended',
  stopped: 'benchRun.endedStopped',
  capped: 'benchRun.endedCapped',
} as const

/** The run that goes on, or the one that ended last: how far, what it used, and what went wrong. */
export function RunProgress({ models }: { models: ModelPowers | undefined }) {
  const t = useWords()
  const { going, last } = useModelRun()
  const shown = going ?? last
  const run = useBenchRuns(({ runs }) => runs.find((held) => held.id === shown?.id)?.run)
  if (!shown || !run) return null
  const { model } = run
  const rows = run.trials.filter(({ turn }) => turn === 0)
  return (
    <section className="run-progress" aria-label={t('benchRun.going', { model })}>
      <div className="run-row">
        <h4 className="grow">{t(going ? 'benchRun.going' : ENDED_WORDS[run.ended], { model })}</h4>
        {going ? (
          <button type="button" className="btn line" onClick={going.stop}>
            {t('benchRun.stop')}
          </button>
        ) : (
          <button type="button" className="btn line" onClick={() => benchPartAsked('results')}>
            {t('benchRun.toResults')}
          </button>
        )}
      </div>
      <progress
        max={shown.planned}
        value={rows.length}
        aria-label={t('benchRun.progress', { done: rows.length, planned: shown.planned })}
      />
      <p role="status" className="num">
        <Counts run={run} rows={rows} planned={shown.planned} />
      </p>
      <FailureNotice run={run} models={models} />
    </section>
  )
}

interface CountsProps {
  readonly run: Run
  /** Its first turns. */
  readonly rows: readonly Trial[]
  readonly planned: number
}

/** What is known so far, exactly. */
function Counts({ run, rows, planned }: CountsProps) {
  const t = useWords()
  const measured = rows.filter(({ outcome }) => isCounted(outcome)).length
  const total = (key: 'input' | 'output'): number =>
    run.trials.reduce((sum, { usage }) => sum + (usage?.[key] ?? 0), 0)
  const used = { input: total('input'), output: total('output') }
  const parts = [
    t('benchRun.counts', { measured, planned, failed: rows.length - measured }),
    t('benchRun.used', used),
    ...(run.prices
      ? [
          t('benchRun.cost', {
            cost: costOf(used, run.prices).toFixed(4),
            currency: run.prices.currency,
          }),
        ]
      : []),
  ]
  return parts.join(' · ')
}
