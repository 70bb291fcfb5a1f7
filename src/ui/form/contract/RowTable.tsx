import '../../../i18n/words/contract'
import type { ReactNode } from 'react'
import { LISTS, type ListFacet } from '../../../core/authoring/contract/facets'
import { print } from '../../../core/json/print'
import { pointer } from '../../../core/json/pointer'
import { DragHandle } from '../../kit/DragHandle'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFormTool } from '../form-context'
import { NO_FINDINGS } from '../share-findings'
import { useRowKeys } from '../use-row-keys'
import { goOnByEnter } from './cell-keys'
import { NewRow } from './NewRow'
import type { ContractRow, ContractRows } from './use-contract-rows'

/** A column of a table: its heading, and the cell that edits it. */
export interface Column {
  readonly key: string
  readonly label: string
  readonly cell: (row: ContractRow) => ReactNode
}

/** A list of the contract as a table: rows to edit, move and remove, and one to add. */
export function RowTable({
  list,
  label,
  columns,
  rows,
  adding,
}: {
  list: ListFacet
  label: string
  columns: readonly Column[]
  rows: ContractRows
  /** What the field for a new row says. */
  adding: string
}) {
  const t = useWords()
  const keys = useRowKeys(rows.rows.map(({ main }) => main ?? ''))
  if (rows.isStrange) return <p className="quiet">{t('contract.strangeList')}</p>
  return (
    <div className={`ctable ${list}`}>
      {rows.rows.length > 0 && (
        <div className="ctable-head" aria-hidden="true">
          <span />
          {columns.map(({ key, label: heading }) => (
            <span key={key} className={`c-${key}`}>
              {heading}
            </span>
          ))}
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul aria-label={label} data-list={pointer(['contract', list])} onKeyDown={goOnByEnter}>
        {rows.rows.map((row, i) => (
          <Row key={keys[i]!.key} list={list} row={row} columns={columns} onRemove={rows.remove} />
        ))}
        <NewRow
          list={list}
          label={adding}
          rows={rows}
          mainKey={LISTS[list][0]}
          isAlone={columns.length === 1}
        />
      </ul>
    </div>
  )
}

function Row({
  list,
  row,
  columns,
  onRemove,
}: {
  list: ListFacet
  row: ContractRow
  columns: readonly Column[]
  onRemove: (index: number) => void
}) {
  const t = useWords()
  const { findings } = useFormTool()
  const number = row.index + 1
  const found = findings.get(pointer(['contract', list, row.index])) ?? NO_FINDINGS
  return (
    <li data-step={row.index}>
      <div className="crow">
        <DragHandle label={t('contract.moveRow', { number })} hint={t('contract.moveHint')} />
        {row.main === undefined ? (
          <span className="crow-strange">
            <span className="quiet">{t('contract.strangeRow')}</span>{' '}
            <code>{print(row.node, 0)}</code>
          </span>
        ) : (
          columns.map(({ key, label, cell }) => (
            <span key={key} className={`c-${key}`}>
              <span className="c-label" aria-hidden="true">
                {label}
              </span>
              {cell(row)}
            </span>
          ))
        )}
        <button
          type="button"
          className="btn icon s"
          aria-label={t('contract.removeRow', { number })}
          onClick={() => onRemove(row.index)}
        >
          <Icon name="close" small />
        </button>
      </div>
      <Findings findings={found} />
    </li>
  )
}
