import '../../../i18n/words/contract'
import '../../../i18n/words/result'
import { readingOf } from '../../../core/model/reading'
import { nameOf } from '../../../core/model/tool'
import { useDocument } from '../../../state/document'
import { useWords } from '../../kit/use-words'
import { MainCell, TextCell } from '../contract/RowCell'
import type { Column } from '../contract/RowTable'
import { TableFacet } from '../contract/TableFacet'
import { type ContractRow, type ContractRows, useContractRows } from '../contract/use-contract-rows'
import { useFormTool } from '../form-context'

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
    <TableFacet
      list="signals"
      label={t('result.signals')}
      hint={t('result.signalsHint')}
      columns={columns}
      rows={rows}
      adding={t('result.addSignal')}
    />
  )
}

/** The tool that a signal leads to: one of the set, or one that is still to be written. */
function ToolCell({ row, rows }: { row: ContractRow; rows: ContractRows }) {
  const t = useWords()
  return (
    <TextCell
      list="signals"
      row={row}
      rows={rows}
      column="tool"
      label={t('result.leadsTo')}
      example={t('result.noTool')}
      options={useOtherTools()}
    />
  )
}

/** The names of the other tools of the set, which change at every key: only a cell that offers them asks. */
function useOtherTools(): readonly string[] {
  const { id } = useFormTool()
  const tools = useDocument((state) => state.set.tools)
  const names = tools
    .filter((record) => record.id !== id)
    .map((record) => nameOf(readingOf(record).tool))
  return [...new Set(names.filter((name) => name !== ''))]
}
