import '../../../i18n/words/contract'
import { get, str, stringOf } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { OUTSIDE_KINDS } from '../../../core/model/contract'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { MainCell } from './RowCell'
import type { Column } from './RowTable'
import { TableFacet } from './TableFacet'
import { type ContractRow, type ContractRows, useContractRows } from './use-contract-rows'

/** Names that the texts send the model to and that are no tools of this set. */
export function OutsideField() {
  const t = useWords()
  const rows = useContractRows('outside')
  const columns: readonly Column[] = [
    {
      key: 'name',
      label: t('contract.outsideName'),
      cell: (row) => (
        <MainCell list="outside" row={row} rows={rows} label={t('contract.outsideName')} />
      ),
    },
    {
      key: 'is',
      label: t('contract.outsideIs'),
      cell: (row) => <IsCell row={row} rows={rows} />,
    },
  ]
  return (
    <TableFacet
      list="outside"
      label={t('contract.outside')}
      hint={t('contract.outsideHint')}
      columns={columns}
      rows={rows}
      adding={t('contract.addOutside')}
    />
  )
}

/** What bears the name; a word that is neither stays until another is chosen. */
function IsCell({ row, rows }: { row: ContractRow; rows: ContractRows }) {
  const t = useWords()
  const value = stringOf(get(row.node, 'is')) ?? ''
  const isOwn = value !== '' && !OUTSIDE_KINDS.some((kind) => kind === value)
  return (
    <Select
      look="s"
      value={value}
      aria-label={t('contract.row', { column: t('contract.outsideIs'), number: row.index + 1 })}
      data-path={pointer(['contract', 'outside', row.index, 'is'])}
      options={[
        { value: '', label: t('contract.outside_unsaid') },
        ...OUTSIDE_KINDS.map((kind) => ({
          value: kind as string,
          label: t(`contract.outside_${kind}`),
        })),
        ...(isOwn ? [{ value, label: value }] : []),
      ]}
      onChoose={(is) => rows.set(row.index, 'is', is === '' ? undefined : str(is))}
    />
  )
}
