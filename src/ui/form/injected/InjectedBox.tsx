import '../../../i18n/words/injected'
import { useRef, useState } from 'react'
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
export default function InjectedBox() {
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
          <NewInjected names={entries.map(({ name }) => name)} />
        ) : (
          <p>{t('injected.strange')}</p>
        )}
      </div>
    </div>
  )
}

/** What is typed here joins the list with Enter, or when the field is left. */
function NewInjected({ names }: { names: readonly string[] }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const field = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState('')
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
        onBlur={add}
        spellCheck={false}
        placeholder={t('injected.addExample')}
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
