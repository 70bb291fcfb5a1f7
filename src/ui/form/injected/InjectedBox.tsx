import '../../../i18n/words/injected'
import { useEffect, useRef, useState } from 'react'
import { canInject, INJECTED, injectedList } from '../../../core/authoring/injected/injected-list'
import { addInjected } from '../../../core/authoring/injected/move-injected'
import { Icon } from '../../kit/Icon'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { InjectedRow } from './InjectedRow'
import './injected.css'

/** What the system fills in and the model never sees: below the parameters, outside their table. */
export default function InjectedBox({
  isNew,
  onLeft,
}: {
  /** Nothing is listed yet: the author has asked for the first one. */
  isNew: boolean
  /** Nothing was written after all. */
  onLeft: () => void
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const entries = injectedList(tool)
  const canAdd = canInject(tool)
  const findings = useFindingsAt(INJECTED)
  return (
    <div className="inject" role="group" aria-labelledby="form-injected-title">
      <Icon name="lock" />
      <div>
        <p>
          <b id="form-injected-title">{t('injected.title')}</b> {t('injected.note')}
        </p>
        {entries.length > 0 && (
          <ul aria-label={t('injected.title')}>
            {entries.map((entry) => (
              <InjectedRow key={entry.index} entry={entry} />
            ))}
          </ul>
        )}
        <Findings findings={findings} />
        {canAdd ? (
          <NewInjected names={entries.map(({ name }) => name)} isAsked={isNew} onLeft={onLeft} />
        ) : (
          <p>{t('injected.strange')}</p>
        )}
      </div>
    </div>
  )
}

/** What is typed here joins the list with Enter, or when the field is left. */
function NewInjected({
  names,
  isAsked,
  onLeft,
}: {
  names: readonly string[]
  isAsked: boolean
  onLeft: () => void
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const field = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState('')
  const [isStart] = useState(isAsked)
  useEffect(() => {
    if (isStart) field.current?.querySelector('input')?.focus()
  }, [isStart])
  const add = () => {
    const name = (field.current?.querySelector('input')?.value ?? draft).trim()
    if (name === '' || names.includes(name)) return
    setDraft('')
    edit(addInjected(tool, name))
  }
  return (
    <div className="inject-new" ref={field}>
      <Icon name="plus" small />
      <TextField
        look="s mono bare"
        value={draft}
        onText={setDraft}
        onEnter={add}
        onBlur={() => {
          add()
          if (isAsked && (field.current?.querySelector('input')?.value ?? '').trim() === '')
            onLeft()
        }}
        spellCheck={false}
        placeholder={t(isAsked ? 'injected.addExample' : 'injected.addMore')}
        aria-label={t('injected.addName')}
        tone={names.includes(draft.trim()) ? 'error' : undefined}
      />
      {names.includes(draft.trim()) && (
        <span className="refusal" role="status">
          {t('injected.taken')}
        </span>
      )}
    </div>
  )
}
