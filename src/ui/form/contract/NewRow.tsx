import '../../../i18n/words/contract'
import { useId, useRef, useState } from 'react'
import type { ListFacet } from '../../../core/authoring/contract/facets'
import { pointer } from '../../../core/json/pointer'
import { Icon } from '../../kit/Icon'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { useRefusal } from '../use-refusal'
import type { ContractRows } from './use-contract-rows'

/** The last row of a table: what is typed here becomes a row with Enter, or when the field is left. */
export function NewRow({
  list,
  label,
  rows,
  mainKey,
}: {
  list: ListFacet
  label: string
  rows: ContractRows
  mainKey: string
}) {
  const t = useWords()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const [draft, setDraft] = useState('')
  const [refusal, refuse] = useRefusal('')
  const add = () => {
    // Read off the field: at the end of a composition the draft is one step behind.
    const text = (item.current?.querySelector('input')?.value ?? draft).trim()
    if (text === '') return refuse(undefined)
    if (rows.rows.some(({ main }) => main === text)) return refuse('contract.taken')
    refuse(undefined)
    setDraft('')
    rows.add({ [mainKey]: text })
  }
  return (
    <li ref={item} className="new-row">
      <div className="crow">
        <Icon name="plus" small />
        <TextField
          value={draft}
          onText={setDraft}
          onEnter={add}
          onBlur={add}
          look={mainKey === 'text' ? 's bare' : 's mono bare'}
          tone={refusal && 'error'}
          placeholder={label}
          spellCheck={mainKey === 'text'}
          aria-label={label}
          aria-describedby={refusal && `${id}refusal`}
          data-path={pointer(['contract', list])}
        />
      </div>
      {refusal && (
        <span className="refusal" id={`${id}refusal`} role="status">
          {t(refusal)}
        </span>
      )}
    </li>
  )
}
