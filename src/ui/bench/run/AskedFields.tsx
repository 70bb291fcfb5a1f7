import '../../../i18n/words/bench-run'
import { useId } from 'react'
import { SPLITS } from '../../../core/bench/questions/question'
import { formChanged, useModelRun } from '../../../state/model-run'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { NumberInput } from './NumberInput'
import type { RunPlan } from './use-run-plan'

const HALF_WORDS = {
  all: 'benchRun.halfAll',
  dev: 'benchRun.halfDev',
  holdout: 'benchRun.halfHoldout',
} as const

/** Which questions are asked, and how often each. */
export function AskedFields({ plan }: { plan: RunPlan }) {
  const t = useWords()
  const id = useId()
  const half = useModelRun((state) => state.form.half)
  const countOf = (each: keyof typeof HALF_WORDS): number =>
    each === 'all' ? plan.all.length : plan.all.filter(({ split }) => split === each).length
  return (
    <section className="run-section" aria-labelledby={id}>
      <h4 id={id}>{t('benchRun.asked')}</h4>
      <div className="run-row">
        <Segments
          label={t('benchRun.half')}
          value={half}
          segments={(['all', ...SPLITS] as const).map((value) => ({
            value,
            label: t(HALF_WORDS[value], { count: countOf(value) }),
          }))}
          onChoose={(value) => formChanged({ half: value })}
        />
        <div className="run-narrow">
          <NumberInput field="trials" label={t('benchRun.trials')} wrong={plan.form.wrong} />
        </div>
      </div>
    </section>
  )
}
