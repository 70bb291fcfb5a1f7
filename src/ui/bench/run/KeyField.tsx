import '../../../i18n/words/bench-run'
import { hostOf } from '../../../core/bench/wire/base-url'
import { useId, useRef, useState } from 'react'
import type { ModelPowers } from '../../../state/model-powers'
import { keyChanged, useModelRun } from '../../../state/model-run'
import { Checkbox } from '../../kit/Checkbox'
import { Icon } from '../../kit/Icon'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import type { RunPlan } from './use-run-plan'

interface KeyFieldProps {
  readonly plan: RunPlan
  readonly models: ModelPowers | undefined
}

/**
 * The key for the server's host. What is typed leaves the page when the field is left: it is handed to
 * the memory that only the sender reads, and the field is emptied.
 */
export function KeyField({ plan, models }: KeyFieldProps) {
  const t = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isKept, setKept] = useState(false)
  // Given and forgotten keys are told by a count: the keys themselves are in no state.
  useModelRun((state) => state.keyTurn)
  const { baseUrl } = plan.form
  if (baseUrl === undefined) return null
  const host = hostOf(baseUrl)
  const isHeld = models?.hasKey(baseUrl) ?? false
  const give = () => {
    const key = field.current?.value.trim() ?? ''
    if (key === '' || !models) return
    models.giveKey(baseUrl, key, isKept)
    field.current!.value = ''
    keyChanged()
  }
  const forget = () => {
    models?.forgetKeys()
    if (field.current) field.current.value = ''
    setKept(false)
    keyChanged()
    toasted({ text: t('benchRun.keyForgotten') })
  }
  return (
    <section className="run-section" aria-label={t('benchRun.key', { host })}>
      <div>
        <label className="lab" htmlFor={id}>
          {t('benchRun.key', { host })}
          <span className="hint">{t('benchRun.keyHint')}</span>
        </label>
        {/* Its value stands in no state and no attribute. */}
        <input
          id={id}
          ref={field}
          key={host}
          type="password"
          className="inp mono"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          aria-describedby={`${id}-note`}
          onBlur={give}
          onKeyDown={(event) => event.key === 'Enter' && give()}
        />
      </div>
      {isHeld ? (
        <p className="run-held">
          <Icon name="lock" small />
          <span className="grow">{t('benchRun.keyHeld', { host })}</span>
          <button type="button" className="btn s line" onClick={forget}>
            {t('benchRun.forgetKey')}
          </button>
        </p>
      ) : (
        <Checkbox checked={isKept} onCheck={setKept}>
          <span>{t('benchRun.keepKey')}</span>
        </Checkbox>
      )}
      <p id={`${id}-note`} className="quiet small">
        {t('benchRun.keyNote', { host })}
      </p>
    </section>
  )
}
