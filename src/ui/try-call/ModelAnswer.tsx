import '../../i18n/words/sent'
import { useId } from 'react'
import { ANSWER_FORMS, answerForm, answerTo, NO_ID } from '../../core/calls/answer-forms'
import type { CheckedCall } from '../../core/calls/check-call'
import { print } from '../../core/json/print'
import { modelAnswer } from '../../i18n/call-answer'
import { answerFormChosen, useTriedCall } from '../../state/tried-call'
import { CodeView } from '../kit/CodeView'
import { Icon } from '../kit/Icon'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import { useCopy } from '../exchange/use-copy'
import { FORM_NAMES } from './form-names'
import type { KnownTool } from './use-checked-calls'

interface Props {
  readonly checked: CheckedCall
  readonly tools: readonly KnownTool[]
  readonly isOnly: boolean
}

const TEXT = 'text'

/** What the model is to be told of a wrong call, ready to copy in the form that its vendor takes. */
export function ModelAnswer({ checked, tools, isOnly }: Props) {
  const t = useWords()
  const id = useId()
  const [copy, stateOf] = useCopy()
  const { form } = checked.call
  const chosen = useTriedCall(({ answers }) => answers.get(form)) ?? answerForm(form)?.id ?? TEXT
  const text = modelAnswer(
    checked,
    tools.map(({ tool }) => tool),
  )
  if (text === undefined) return null
  const node = answerForm(chosen)?.write(answerTo(checked, text))
  const written = node ? print(node) : text
  const state = stateOf(written)
  const names = [
    { value: TEXT, label: t('sent.plainText') },
    ...ANSWER_FORMS.map((each) => ({ value: each.id, label: FORM_NAMES[each.id] ?? each.id })),
  ]
  return (
    <section className="call-answer" aria-labelledby={id}>
      <header>
        <h4 id={id}>{t('sent.forModel')}</h4>
        <span className="quiet">{t('sent.inLanguage')}</span>
      </header>
      <p className="answer-text" lang={checked.lang}>
        {text}
      </p>
      {node && (
        <details>
          <summary>{t('sent.exact', { form: FORM_NAMES[chosen] ?? chosen })}</summary>
          <CodeView node={node} label={t('sent.answerLabel')} />
        </details>
      )}
      {node && written.includes(NO_ID) && (
        <p className="quiet call-own">{t('sent.noIdNote', { id: NO_ID })}</p>
      )}
      <div className="bar">
        <button
          type="button"
          className={isOnly ? 'btn main' : 'btn line'}
          onClick={() => void copy(written)}
        >
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          {t('sent.copyAnswer')}
        </button>
        <span className="quiet">{t('sent.as')}</span>
        <Select
          look="s"
          aria-label={t('sent.answerForm')}
          value={chosen}
          options={names}
          onChoose={(answer) => answerFormChosen(form, answer)}
        />
        <span role="status" className={state === 'failed' ? 'refusal' : 'quiet'}>
          {state === 'copied' && t('sent.copied')}
          {state === 'failed' && t('sent.copyFailed')}
        </span>
      </div>
    </section>
  )
}
