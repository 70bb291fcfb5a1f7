import '../../../i18n/words/bench-run'
import { useId } from 'react'
import { PROVIDERS } from '../../../core/bench/wire/providers'
import { hostOf, isClearText } from '../../../core/bench/wire/base-url'
import type { ModelPowers } from '../../../state/model-powers'
import { formChanged, providerChosen, useModelRun } from '../../../state/model-run'
import { Select } from '../../kit/Select'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import type { RunPlan } from './use-run-plan'

interface ModelFieldsProps {
  readonly plan: RunPlan
  readonly models: ModelPowers | undefined
}

/** Whose model, at which address, and what it is called. */
export function ModelFields({ plan, models }: ModelFieldsProps) {
  const t = useWords()
  const id = useId()
  const { form } = useModelRun()
  const { baseUrl, urlProblem } = plan.form
  const isTouched = form.baseUrl !== ''
  const note =
    baseUrl === undefined
      ? isTouched && urlProblem && t(`benchRun.url-${urlProblem}`)
      : models && !models.mayAsk(baseUrl)
        ? t('benchRun.notListed', { host: hostOf(baseUrl) })
        : isClearText(baseUrl) && t('benchRun.clearText')
  return (
    <section className="run-section" aria-labelledby={`${id}-h`}>
      <h4 id={`${id}-h`}>{t('benchRun.model')}</h4>
      <div className="run-grid">
        <div>
          <label className="lab" htmlFor={`${id}-p`}>
            {t('benchRun.provider')}
          </label>
          <Select
            id={`${id}-p`}
            value={form.provider}
            options={PROVIDERS.map(({ id: value, label, baseUrl: own }) => ({
              value,
              label: own ? label : t('benchRun.ownAddress', { label }),
            }))}
            onChoose={providerChosen}
          />
        </div>
        <div>
          <label className="lab" htmlFor={`${id}-m`}>
            {t('benchRun.modelName')}
            <span className="hint">{t('benchRun.modelHint')}</span>
          </label>
          <TextField
            id={`${id}-m`}
            look="mono"
            spellCheck={false}
            value={form.model}
            onText={(model) => formChanged({ model })}
          />
        </div>
      </div>
      <div>
        <label className="lab" htmlFor={`${id}-u`}>
          {t('benchRun.baseUrl')}
          <span className="hint">{t('benchRun.baseUrlHint')}</span>
        </label>
        <TextField
          id={`${id}-u`}
          look="mono"
          inputMode="url"
          spellCheck={false}
          value={form.baseUrl}
          tone={note ? (baseUrl === undefined ? 'error' : 'warn') : undefined}
          aria-describedby={`${id}-n`}
          onText={(text) => formChanged({ baseUrl: text })}
        />
        <p id={`${id}-n`} role="status" className={baseUrl === undefined ? 'refusal' : 'run-warn'}>
          {note || null}
        </p>
      </div>
    </section>
  )
}
