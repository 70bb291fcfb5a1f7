import '../../../i18n/words/result'
import { useState } from 'react'
import { languageOfResult } from '../../../core/authoring/result/result-rows'
import { words } from '../../../i18n/words'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { MainCell, TextCell } from '../contract/RowCell'
import type { Column } from '../contract/RowTable'
import { TableFacet } from '../contract/TableFacet'
import { type ContractRows, useContractRows } from '../contract/use-contract-rows'
import { useFormTool } from '../form-context'

/** The states that most tools which change something can end in. */
export const OFFERED_STATES = [
  'ACCEPTED',
  'COMPLETED',
  'REJECTED',
  'RESULT_UNKNOWN',
  'MANUAL_REVIEW_REQUIRED',
] as const

/** How a call can end, accepted apart from done. */
export function OutcomesTable() {
  const t = useWords()
  const rows = useContractRows('outcomes')
  const columns: readonly Column[] = [
    {
      key: 'state',
      label: t('result.state'),
      cell: (row) => <MainCell list="outcomes" row={row} rows={rows} label={t('result.state')} />,
    },
    {
      key: 'meaning',
      label: t('result.meaning'),
      cell: (row) => (
        <TextCell
          list="outcomes"
          row={row}
          rows={rows}
          column="meaning"
          label={t('result.meaning')}
          example={t('result.meaningExample')}
        />
      ),
    },
  ]
  return (
    <TableFacet
      list="outcomes"
      label={t('result.outcomes')}
      hint={t('result.outcomesHint')}
      columns={columns}
      rows={rows}
      adding={t('result.addState')}
    >
      {!rows.isStrange && <OfferedStates rows={rows} />}
    </TableFacet>
  )
}

/** The usual states that are not in the table yet, each with what it means. */
function OfferedStates({ rows }: { rows: ContractRows }) {
  const t = useWords()
  const { tool } = useFormTool()
  const [isOpen, setOpen] = useState(rows.rows.length === 0)
  const left = OFFERED_STATES.filter((state) => rows.rows.every(({ main }) => main !== state))
  if (left.length === 0) return null
  return (
    <div className="offered">
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        {t('result.offered')}
      </button>
      {isOpen && (
        <ul>
          {left.map((state) => (
            <li key={state}>
              <button
                type="button"
                className="btn s line"
                onClick={() => {
                  const meaning = words(languageOfResult(tool), `result.offered_${state}`)
                  rows.add({ state, meaning })
                }}
              >
                <Icon name="plus" small />
                <code>{state}</code>
              </button>
              <span>{t(`result.offered_${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
