import '../../../i18n/words/contract'
import '../../../i18n/words/result'
import { bool, get } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { flagOf } from '../../../core/model/flag'
import type { WordKey } from '../../../i18n/words'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { MainCell, TextCell } from '../contract/RowCell'
import type { Column } from '../contract/RowTable'
import { TableFacet } from '../contract/TableFacet'
import { type ContractRow, type ContractRows, useContractRows } from '../contract/use-contract-rows'

const TEXTS = [
  { key: 'when', label: 'result.when', example: 'result.whenExample' },
  { key: 'next', label: 'result.next', example: 'result.nextExample' },
  { key: 'text', label: 'result.text', example: 'result.textExample' },
] as const satisfies readonly {
  readonly key: string
  readonly label: WordKey
  readonly example: WordKey
}[]

/** How a call can fail: the code, whether it may be sent again, what the model does, what it says. */
export function ErrorsTable() {
  const t = useWords()
  const rows = useContractRows('errors')
  const columns: readonly Column[] = [
    {
      key: 'code',
      label: t('result.code'),
      cell: (row) => <MainCell list="errors" row={row} rows={rows} label={t('result.code')} />,
    },
    {
      key: 'retryable',
      label: t('result.retryable'),
      cell: (row) => <RetryCell row={row} rows={rows} />,
    },
    ...TEXTS.map(({ key, label, example }): Column => ({
      key,
      label: t(label),
      cell: (row) => (
        <TextCell
          list="errors"
          row={row}
          rows={rows}
          column={key}
          label={t(label)}
          example={t(example)}
        />
      ),
    })),
  ]
  return (
    <TableFacet
      list="errors"
      label={t('result.errors')}
      hint={t('result.errorsHint')}
      columns={columns}
      rows={rows}
      adding={t('result.addError')}
    />
  )
}

/** Whether the same call may be sent again; a flag in quotes is read as it is meant. */
function RetryCell({ row, rows }: { row: ContractRow; rows: ContractRows }) {
  const t = useWords()
  const node = get(row.node, 'retryable')
  const flag = flagOf(node)
  return (
    <Select
      look="s"
      value={flag === undefined ? 'unsaid' : flag ? 'yes' : 'no'}
      aria-label={t('contract.row', { column: t('result.retryable'), number: row.index + 1 })}
      data-path={pointer(['contract', 'errors', row.index, 'retryable'])}
      options={(['unsaid', 'no', 'yes'] as const).map((value) => ({
        value,
        label: t(`result.retry_${value}`),
      }))}
      onChoose={(value) =>
        rows.set(row.index, 'retryable', value === 'unsaid' ? undefined : bool(value === 'yes'))
      }
    />
  )
}
