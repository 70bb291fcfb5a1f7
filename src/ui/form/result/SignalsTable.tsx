import '../../../i18n/words/contract'
import '../../../i18n/words/result'
import { get, str, stringOf } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { readingOf } from '../../../core/model/reading'
import { nameOf } from '../../../core/model/tool'
import { useDocument } from '../../../state/document'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { MainCell, TextCell } from '../contract/RowCell'
import { type Column, RowTable } from '../contract/RowTable'
import { type ContractRow, type ContractRows, useContractRows } from '../contract/use-contract-rows'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'

/** Fields of the result that tell the model what to do next, and the tool each leads to. */
export function SignalsTable() {
  const t = useWords()
  const rows = useContractRows('signals')
  const columns: readonly Column[] = [
    {
      key: 'field',
      label: t('result.field'),
      cell: (row) => <MainCell list="signals" row={row} rows={rows} label={t('result.field')} />,
    },
    {
      key: 'meaning',
      label: t('result.meaning'),
      cell: (row) => (
        <TextCell
          list="signals"
          row={row}
          rows={rows}
          column="meaning"
          label={t('result.meaning')}
          example={t('result.signalExample')}
        />
      ),
    },
    {
      key: 'tool',
      label: t('result.leadsTo'),
      cell: (row) => <ToolCell row={row} rows={rows} />,
    },
  ]
  return (
    <div className="facet">
      <div className="lab">
        {t('result.signals')}
        <span className="hint">{t('result.signalsHint')}</span>
      </div>
      <RowTable
        list="signals"
        label={t('result.signals')}
        columns={columns}
        rows={rows}
        adding={t('result.addSignal')}
        look="signals"
      />
      <Findings findings={useFindingsAt(['contract', 'signals'])} />
    </div>
  )
}

/** The tool that a signal leads to: one of the set, or the one that stands there already. */
function ToolCell({ row, rows }: { row: ContractRow; rows: ContractRows }) {
  const t = useWords()
  const { id } = useFormTool()
  const tools = useDocument((state) => state.set.tools)
  const names = [
    ...new Set(
      tools
        .filter((record) => record.id !== id)
        .map((record) => nameOf(readingOf(record).tool))
        .filter((name) => name !== ''),
    ),
  ]
  const value = stringOf(get(row.node, 'tool')) ?? ''
  const isOutside = value !== '' && !names.includes(value)
  return (
    <Select
      look="s"
      value={value}
      aria-label={t('contract.row', { column: t('result.leadsTo'), number: row.index + 1 })}
      data-path={pointer(['contract', 'signals', row.index, 'tool'])}
      options={[
        { value: '', label: t('result.noTool') },
        ...names.map((name) => ({ value: name, label: name })),
        ...(isOutside ? [{ value, label: t('result.notInSet', { name: value }) }] : []),
      ]}
      onChoose={(name) => rows.set(row.index, 'tool', name === '' ? undefined : str(name))}
    />
  )
}
