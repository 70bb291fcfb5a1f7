import '../../../i18n/words/contract'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ListFacet } from '../../../core/authoring/contract/facets'
import { pointer } from '../../../core/json/pointer'
import { Icon } from '../../kit/Icon'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { useRefusal } from '../use-refusal'
import { focusSecondCell, isComposing } from './cell-keys'
import type { ContractRows } from './use-contract-rows'

/**
 * The last row of a table: what is typed here becomes a row with Enter, or when the field is left.
 * Enter and Tab go on to the next cell of that row, where it has one.
 */
export function NewRow({
  list,
  label,
  rows,
  mainKey,
  isAlone,
}: {
  list: ListFacet
  label: string
  rows: ContractRows
  mainKey: string
  /** A row has no other cell: the next row is what one goes on with. */
  isAlone: boolean
}) {
  const t = useWords()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const [draft, setDraft] = useState('')
  const [refusal, refuse] = useRefusal('')
  const goesOn = useRef(false)
  const count = rows.rows.length
  useLayoutEffect(() => {
    if (goesOn.current) focusSecondCell(item.current)
    goesOn.current = false
  }, [count])
  // Read off the field: at the end of a composition the draft is one step behind.
  const typed = () => (item.current?.querySelector('input')?.value ?? draft).trim()
  const add = () => {
    const text = typed()
    if (text === '') return refuse(undefined)
    if (rows.rows.some(({ main }) => main === text)) {
      goesOn.current = false
      return refuse('contract.taken')
    }
    refuse(undefined)
    setDraft('')
    rows.add({ [mainKey]: text })
  }
  const addAndGoOn = () => {
    goesOn.current = !isAlone && typed() !== ''
    add()
  }
  const onTab = (event: KeyboardEvent) => {
    const isTab = event.key === 'Tab' && !event.shiftKey && !isComposing(event)
    if (!isTab || isAlone || typed() === '') return
    event.preventDefault()
    addAndGoOn()
  }
  return (
    <li ref={item} className="new-row">
      <div className="crow">
        <Icon name="plus" small />
        <TextField
          value={draft}
          onText={setDraft}
          onEnter={addAndGoOn}
          onKeyDown={onTab}
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
