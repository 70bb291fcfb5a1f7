import '../../../i18n/words/contract'
import { errorCodes } from '../../../core/authoring/contract/identifying-fields'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'
import { MainCell, TextCell } from './RowCell'
import { type Column, RowTable } from './RowTable'
import { useContractRows } from './use-contract-rows'

/** What the program verifies because a schema cannot, each with the error it gives. */
export function ChecksField() {
  const t = useWords()
  const { tool } = useFormTool()
  const rows = useContractRows('checks')
  const columns: readonly Column[] = [
    {
      key: 'text',
      label: t('contract.check'),
      cell: (row) => <MainCell list="checks" row={row} rows={rows} label={t('contract.check')} />,
    },
    {
      key: 'error',
      label: t('contract.checkError'),
      cell: (row) => (
        <TextCell
          list="checks"
          row={row}
          rows={rows}
          column="error"
          label={t('contract.checkError')}
          options={errorCodes(tool)}
        />
      ),
    },
  ]
  return (
    <div className="facet">
      <div className="lab">
        {t('contract.checks')}
        <span className="hint">{t('contract.checksHint')}</span>
      </div>
      <RowTable
        list="checks"
        label={t('contract.checks')}
        columns={columns}
        rows={rows}
        adding={t('contract.addCheck')}
        look="checks"
      />
      <Findings findings={useFindingsAt(['contract', 'checks'])} />
    </div>
  )
}
