import '../../../i18n/words/blind'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { BlindTool } from '../../../core/review/blind'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { BlindToolText } from './BlindToolText'
import type { Draft, faultOf } from './draft'

interface BlindChoicesProps {
  readonly tools: readonly BlindTool[]
  readonly draft: Draft
  /** Told once it was tried to go on. */
  readonly fault: ReturnType<typeof faultOf>
  readonly tries: number
  readonly onChange: (draft: Draft) => void
  readonly onTakeBack: (() => void) | undefined
}

/** The tools, none of them, or a question back. */
export function BlindChoices(props: BlindChoicesProps) {
  const { tools, draft, fault, tries, onChange, onTakeBack } = props
  const t = useWords()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // The reader is led to what is missing, each time anew, but not while something is being chosen.
  useEffect(() => {
    if (tries === 0) return
    const words = group.current?.querySelector<HTMLElement>('textarea')
    ;(words ?? group.current?.querySelector<HTMLElement>('input'))?.focus()
  }, [tries])
  const option = (choice: NonNullable<Draft['choice']>, label: ReactNode, below: ReactNode) => (
    <li key={choice} data-chosen={draft.choice === choice || undefined}>
      <input
        type="radio"
        id={`${id}-${choice}`}
        name={id}
        aria-describedby={`${id}-${choice}-text`}
        checked={draft.choice === choice}
        onChange={() => onChange({ ...draft, choice })}
      />
      <div>
        <label htmlFor={`${id}-${choice}`}>{label}</label>
        <div id={`${id}-${choice}-text`}>{below}</div>
        {choice === 'ask' && draft.choice === 'ask' && (
          <>
            <label className="lab" htmlFor={`${id}-words`}>
              {t('blind.askField')}
            </label>
            <TextArea
              id={`${id}-words`}
              rows={2}
              value={draft.text}
              onText={(text) => onChange({ ...draft, text })}
              {...(fault === 'askMissing'
                ? { tone: 'error' as const, 'aria-describedby': `${id}-fault` }
                : {})}
            />
          </>
        )}
      </div>
    </li>
  )
  return (
    <fieldset ref={group} className="blind-choices">
      <legend className="lab">{t('blind.tools')}</legend>
      <ul>
        {tools.map((tool, i) =>
          option(i, <code>{tool.told.name}</code>, <BlindToolText tool={tool} />),
        )}
        {option('none', t('blind.none'), <p className="quiet">{t('blind.noneNote')}</p>)}
        {option('ask', t('blind.ask'), <p className="quiet">{t('blind.askNote')}</p>)}
      </ul>
      <p id={`${id}-fault`} className="error" role="alert">
        {fault && t(`blind.${fault}`)}
      </p>
      {onTakeBack && (
        <button type="button" className="link" onClick={onTakeBack}>
          {t('blind.takeBack')}
        </button>
      )}
    </fieldset>
  )
}
