import '../../i18n/words/checklist'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import type { ToolRecord } from '../../core/model/tool-set'
import type { WordKey } from '../../i18n/words'
import { ASIDE_SCOPES, type AsideScope, findingSetAside } from '../../state/lint-settings'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

export const SCOPE_WORDS: Readonly<Record<AsideScope, WordKey>> = {
  here: 'checklist.asideHere',
  tool: 'checklist.asideTool',
  set: 'checklist.asideSet',
}

interface AsideFormProps {
  readonly finding: Finding
  readonly record: ToolRecord
  readonly onDone: (done: string) => void
  readonly onCancel: () => void
}

/** Asks why a finding does not count, and how far that reaches. */
export function AsideForm({ finding, record, onDone, onCancel }: AsideFormProps) {
  const t = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [scope, setScope] = useState<AsideScope>('here')
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ''
    if (!reason) {
      setRefused(true)
      field.current?.focus()
      return
    }
    findingSetAside(record.id, finding, scope, reason)
    onDone(t('checklist.wasSetAside'))
  }
  return (
    <form className="aside-form" onSubmit={submit}>
      <label className="lab" htmlFor={id}>
        {t('checklist.reason')}
        <span className="hint">{t('checklist.reasonHint')}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        className={isRefused ? 'inp error' : 'inp'}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-says` : undefined}
        onInput={() => setRefused(false)}
      />
      {isRefused && (
        <p id={`${id}-says`} role="alert" className="sev error">
          <Icon name="octagon" small />
          {t('checklist.reasonMissing')}
        </p>
      )}
      <fieldset>
        <legend className="lab">{t('checklist.asideWhere')}</legend>
        {ASIDE_SCOPES.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name={`${id}-scope`}
              checked={scope === each}
              onChange={() => setScope(each)}
            />
            {t(SCOPE_WORDS[each])}
          </label>
        ))}
      </fieldset>
      <div className="acts">
        <button type="submit" className="btn s line">
          {t('checklist.setAsideNow')}
        </button>
        <button type="button" className="btn s" onClick={onCancel}>
          {t('checklist.cancel')}
        </button>
      </div>
    </form>
  )
}
