import '../../i18n/words/params'
import { useId, useRef, useState } from 'react'
import { pointer } from '../../core/json/pointer'
import { addChoice, type Choice, hasChoice } from '../../core/model/choices'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit, useFormTool } from './form-context'
import { valueFrom, type WrittenAs } from './typed-value'
import { refusalOf } from './use-keyword'
import { useRefusal } from './use-refusal'

type Props = {
  choices: readonly Choice[]
  parameter: DetailProps['parameter']
  as: WrittenAs
}

/** The line at the end of the list that takes a new value. */
export function NewValue({ parameter, choices, as }: Props) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { path } = parameter
  const [draft, setDraft] = useState('')
  const [refusal, refuse] = useRefusal('')
  const refusalId = useId()
  const item = useRef<HTMLLIElement>(null)
  const add = () => {
    // Read off the field: at the end of a composition the draft is one step behind.
    const text = item.current?.querySelector('input')?.value ?? draft
    if (text.trim() === '') return
    const typed = valueFrom(text, as)
    if (!typed.ok) return refuse(refusalOf(typed.reason))
    if (hasChoice(choices, typed.node)) return refuse('params.valueKnown')
    refuse(undefined)
    setDraft('')
    edit(addChoice(tool, path, typed.node))
  }
  return (
    <li ref={item} className="new">
      <span />
      <span>
        <TextField
          value={draft}
          onText={setDraft}
          onEnter={add}
          onBlur={add}
          look="s mono bare"
          tone={refusal && 'error'}
          spellCheck={false}
          placeholder={t('params.addValue')}
          aria-label={t('params.addValue')}
          aria-describedby={refusal && refusalId}
          data-path={pointer([...path, 'enum'])}
        />
        {refusal && (
          <span className="refusal" id={refusalId} role="status">
            {t(refusal)}
          </span>
        )}
      </span>
    </li>
  )
}
