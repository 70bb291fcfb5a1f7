import '../../../i18n/words/contract'
import '../../../i18n/words/result'
import { readingOf } from '../../../core/model/reading'
import { nameOf } from '../../../core/model/tool'
import { useDocument } from '../../../state/document'
import { useWords } from '../../kit/use-words'
import { MainCell, TextCell } from '../contract/RowCell'
import { type Column, RowTable } from '../contract/RowTable'
import { useContractRows } from '../contract/use-contract-rows'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'

/** Fields of the result that tell the model what to do next, and the tool each leads to. */
export function SignalsTable() {
  const t = useWords()
  const rows = useContractRows('signals')
  const names = useOtherTools()
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
      cell: (row) => (
        <TextCell
          list="signals"
          row={row}
          rows={rows}
          column="tool"
          label={t('result.leadsTo')}
          example={t('result.noTool')}
          options={names}
        />
      ),
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

/** The names of the other tools of the set; one that is still to be written can be typed as well. */
function useOtherTools(): readonly string[] {
  const { id } = useFormTool()
  const tools = useDocument((state) => state.set.tools)
  const names = tools
    .filter((record) => record.id !== id)
    .map((record) => nameOf(readingOf(record).tool))
  return [...new Set(names.filter((name) => name !== ''))]
}
