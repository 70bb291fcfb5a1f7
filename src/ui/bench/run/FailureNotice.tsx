import '../../../i18n/words/bench-run'
import type { Run } from '../../../core/bench/runs/run'
import { providerAt, providerById } from '../../../core/bench/wire/providers'
import { hostOf } from '../../../core/bench/wire/base-url'
import { failureText, tellingFailure } from '../../../i18n/bench-run-failure'
import type { ModelPowers } from '../../../state/model-powers'
import { useModelRun } from '../../../state/model-run'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

interface FailureNoticeProps {
  readonly run: Run
  readonly models: ModelPowers | undefined
}

/** Why rows are missing, and what can be done about it. What a server said is shown as text alone. */
export function FailureNotice({ run, models }: FailureNoticeProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { provider, timeout } = useModelRun((state) => state.form)
  const worst = tellingFailure(run.trials)
  if (!worst) return null
  const host = hostOf(run.baseUrl)
  // An own address may still be a server of a kind that is known by what was chosen.
  const { access } = providerAt(run.baseUrl) ?? providerById(provider) ?? { access: 'unknown' }
  const { what, todo, said } = failureText(
    worst,
    {
      host,
      model: run.model,
      origin: models?.origin ?? '',
      access,
      seconds: Number(timeout) || 60,
    },
    lang,
  )
  return (
    <div className="run-failure" role="alert" data-reason={worst.reason ?? worst.outcome}>
      <Icon name="octagon" label={t('benchRun.why')} />
      <div>
        <p>
          <strong>{what}</strong>
        </p>
        <p>{todo}</p>
        {said !== undefined && (
          <p className="quiet" translate="no">
            {t('benchRun.said', { said })}
          </p>
        )}
      </div>
    </div>
  )
}
