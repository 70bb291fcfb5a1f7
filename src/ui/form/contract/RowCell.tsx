import '../../../i18n/words/contract'
import { useId } from 'react'
import { type ListFacet, LISTS } from '../../../core/authoring/contract/facets'
import { textOrNone } from '../../../core/authoring/contract/contract-edits'
import { pointer } from '../../../core/json/pointer'
import { TextArea } from '../../kit/TextArea'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { useTypingRun } from '../use-typing-run'
import { cellText, type ContractRow, type ContractRows, rowsIn } from './use-contract-rows'

interface CellProps {
  readonly list: ListFacet
  readonly row: ContractRow
  readonly rows: ContractRows
  readonly column: string
  readonly label: string
}

/** What a row is known by. It cannot be empty, nor the same as another row's. */
export function MainCell({ list, row, rows, label }: Omit<CellProps, 'column'>) {
  const t = useWords()
  const id = useId()
  const column = LISTS[list][0]
  const value = row.main ?? ''
  const place = ['contract', list, row.index, column]
  const run = useTypingRun((tool) => rowsIn(tool, list)[row.index]?.main ?? '')
  const { refusal } = run
  const onText = (text: string) => {
    if (text.trim() === '') return run.refuse('contract.needed')
    if (rows.rows.some(({ index, main }) => index !== row.index && main === text))
      return run.refuse('contract.taken')
    run.take(place, () => rows.set(row.index, column, textOrNone(text)))
    return undefined
  }
  return (
    <>
      <TextField
        value={value}
        onText={onText}
        look={column === 'text' ? 's' : 's mono'}
        tone={refusal && 'error'}
        spellCheck={column === 'text'}
        autoCapitalize="off"
        aria-label={t('contract.row', { column: label, number: row.index + 1 })}
        aria-describedby={refusal && `${id}refusal`}
        data-path={pointer(place)}
      />
      {refusal && (
        <span className="refusal" id={`${id}refusal`} role="status">
          {t(refusal)}
        </span>
      )}
    </>
  )
}

/** A text of a row; an empty one goes. `options` are proposed while typing. */
export function TextCell({
  list,
  row,
  rows,
  column,
  label,
  example,
  options,
}: CellProps & { example?: string; options?: readonly string[] }) {
  const t = useWords()
  const id = useId()
  const shared = {
    value: cellText(row, column, LISTS[list][0]),
    onText: (text: string) => rows.set(row.index, column, textOrNone(text)),
    placeholder: row.index === 0 ? example : undefined,
    'aria-label': t('contract.row', { column: label, number: row.index + 1 }),
    'data-path': pointer(['contract', list, row.index, column]),
  }
  if (!options) return <TextArea {...shared} look="s" />
  return (
    <>
      <TextField {...shared} look="s mono" spellCheck={false} list={`${id}options`} />
      <datalist id={`${id}options`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
