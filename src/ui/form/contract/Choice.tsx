import '../../../i18n/words/contract'
import { type ReactNode, useId } from 'react'
import type { Path } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { Icon } from '../../kit/Icon'
import type { IconName } from '../../kit/icons'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt } from '../form-context'

export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly note?: string
  readonly icon?: IconName
}

/** One of a few, each in plain words: cards with a sentence each, or a bar with one for the chosen. */
export function Choice({
  label,
  hint,
  look,
  path,
  value,
  options,
  onChoose,
  onClear,
  children,
}: {
  label: string
  hint?: string
  look: 'cards' | 'bar'
  path: Path
  /** Undefined while nothing is stated, or what is stated is none of the options. */
  value: string | undefined
  options: readonly ChoiceOption[]
  onChoose: (value: string) => void
  onClear?: (() => void) | undefined
  children?: ReactNode
}) {
  const t = useWords()
  const id = useId()
  const findings = useFindingsAt(path)
  const note = options.find((option) => option.value === value)?.note
  return (
    <fieldset className="facet" aria-describedby={findings.length ? `${id}findings` : undefined}>
      <legend className="lab">
        {label}
        {hint && <span className="hint">{hint}</span>}
      </legend>
      {onClear && (
        <button
          type="button"
          className="link facet-clear"
          aria-label={t('contract.clearOf', { name: label })}
          onClick={onClear}
        >
          {t('contract.clear')}
        </button>
      )}
      <div className={look === 'cards' ? 'choice-cards' : 'choice-bar'}>
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? 'on' : undefined}>
            <input
              type="radio"
              className="sr"
              name={id}
              checked={option.value === value}
              data-path={pointer(path)}
              onChange={() => onChoose(option.value)}
            />
            <b>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
              {look === 'cards' && option.value === value && (
                <span className="chk">
                  <Icon name="check" />
                </span>
              )}
            </b>
            {look === 'cards' && <span>{option.note}</span>}
          </label>
        ))}
      </div>
      {look === 'bar' && <p className="facet-note">{note ?? t('contract.notStated')}</p>}
      <Findings id={`${id}findings`} findings={findings} />
      {children}
    </fieldset>
  )
}
