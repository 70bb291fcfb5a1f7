import '../../../i18n/words/bench-run'
import { useId } from 'react'
import { formChanged, useModelRun } from '../../../state/model-run'
import { TextArea } from '../../kit/TextArea'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { NumberInput } from './NumberInput'
import type { RunPlan } from './use-run-plan'

/** What is mostly left as it is: prompt, sampling, limits and prices. */
export function RunSettings({ plan }: { plan: RunPlan }) {
  const t = useWords()
  const id = useId()
  const { form } = useModelRun()
  const { wrong, numbers, prices } = plan.form
  const unset = t('benchRun.unset')
  return (
    <details className="run-section">
      <summary>{t('benchRun.more')}</summary>
      <div>
        <label className="lab" htmlFor={id}>
          {t('benchRun.systemPrompt')}
          <span className="hint">{t('benchRun.systemPromptHint')}</span>
        </label>
        <TextArea
          id={id}
          rows={2}
          value={form.systemPrompt}
          onText={(systemPrompt) => formChanged({ systemPrompt })}
        />
      </div>
      <div className="run-grid">
        <NumberInput
          field="temperature"
          label={t('benchRun.temperature')}
          hint={unset}
          wrong={wrong}
        />
        <NumberInput field="seed" label={t('benchRun.seed')} hint={unset} wrong={wrong} />
        <NumberInput field="timeout" label={t('benchRun.timeout')} wrong={wrong} />
        <NumberInput field="maxCalls" label={t('benchRun.maxCalls')} wrong={wrong} />
      </div>
      {form.wire === 'anthropic' && form.seed !== '' && (
        <p className="run-warn">{t('benchRun.seedUnsent')}</p>
      )}
      <p className="lab">{t('benchRun.price')}</p>
      <div className="run-grid">
        <NumberInput field="priceIn" label={t('benchRun.priceIn')} wrong={wrong} />
        <NumberInput field="priceOut" label={t('benchRun.priceOut')} wrong={wrong} />
        <div>
          <label className="lab" htmlFor={`${id}-c`}>
            {t('benchRun.currency')}
          </label>
          <TextField
            id={`${id}-c`}
            value={form.currency}
            onText={(currency) => formChanged({ currency })}
          />
        </div>
        <NumberInput field="maxSpend" label={t('benchRun.maxSpend')} wrong={wrong} />
      </div>
      {numbers.maxSpend !== undefined && !prices && (
        <p className="run-warn">{t('benchRun.needPrices')}</p>
      )}
    </details>
  )
}
