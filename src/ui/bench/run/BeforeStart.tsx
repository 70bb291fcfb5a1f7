import '../../../i18n/words/bench-run'
import { useId } from 'react'
import { type Estimate, inputPerRequest } from '../../../core/bench/runs/plan-estimate'
import type { ModelPowers } from '../../../state/model-powers'
import { modelRunBegun, useModelRun } from '../../../state/model-run'
import { useWords } from '../../kit/use-words'
import { type RunPlan, useEstimate } from './use-run-plan'

interface BeforeStartProps {
  readonly plan: RunPlan
  readonly models: ModelPowers | undefined
}

/** How much will be asked, and the button that asks it; or what is still missing. */
export function BeforeStart({ plan, models }: BeforeStartProps) {
  const t = useWords()
  const id = useId()
  const { form, going } = useModelRun()
  const estimate = useEstimate(plan)
  const { baseUrl, numbers, prices, wrong } = plan.form
  const missing =
    form.model.trim() === ''
      ? t('benchRun.needModel')
      : plan.arms.length === 0
        ? t('benchRun.needVersion')
        : plan.questions.length === 0
          ? t('benchRun.needQuestions')
          : numbers.maxSpend !== undefined && !prices
            ? t('benchRun.needPrices')
            : undefined
  const canStart =
    missing === undefined && wrong.length === 0 && baseUrl !== undefined && models && estimate
  const start = () => {
    if (!canStart) return
    const { trials = 1, timeout = 60, maxCalls = 1, temperature, seed, maxSpend } = numbers
    const model = form.model.trim()
    models.keepChoice({ provider: form.provider, baseUrl, model, wire: form.wire })
    void modelRunBegun({
      ...{ wire: form.wire, baseUrl, model, trials, maxCalls, timeout: timeout * 1_000 },
      ...{ questions: plan.questions, arms: plan.arms },
      ...(temperature === undefined ? {} : { temperature }),
      ...(seed === undefined ? {} : { seed }),
      ...(maxSpend === undefined ? {} : { maxSpend }),
      ...(prices ? { prices } : {}),
      tokensPerRequest: inputPerRequest(estimate),
    })
  }
  if (plan.all.length === 0) return null
  return (
    <section className="run-section run-start" aria-labelledby={id}>
      <h4 id={id}>{t('benchRun.estimate')}</h4>
      {estimate ? (
        <EstimateLines plan={plan} estimate={estimate} />
      ) : (
        <p className="quiet">{t('benchRun.estimateCounting')}</p>
      )}
      <div className="run-row">
        <button
          type="button"
          className="btn main"
          disabled={!canStart || going !== undefined}
          onClick={start}
        >
          {t('benchRun.start', { calls: estimate?.calls ?? 0 })}
        </button>
        <p role="status" className="two">
          {missing}
        </p>
      </div>
    </section>
  )
}

function EstimateLines({ plan, estimate }: { plan: RunPlan; estimate: Estimate }) {
  const t = useWords()
  const { calls, followUps, input, output, cost } = estimate
  const { trials = 0, maxCalls = 0 } = plan.form.numbers
  const shape = { questions: plan.questions.length, trials, arms: plan.arms.length, calls }
  return (
    <>
      <p>
        {t('benchRun.estimateCalls', shape)}
        {followUps > 0 && <> {t('benchRun.estimateFollow', { count: followUps })}</>}
      </p>
      <p className="two">{t('benchRun.estimateTokens', { input, output })}</p>
      {cost !== undefined && (
        <p>
          {t('benchRun.estimateCost', {
            cost: cost.toPrecision(2),
            currency: plan.form.prices?.currency ?? '',
          })}
        </p>
      )}
      {maxCalls < calls && (
        <p className="run-warn">{t('benchRun.estimateCap', { most: maxCalls })}</p>
      )}
    </>
  )
}
