import '../../../i18n/words/contract'
import { errorCodes } from '../../../core/authoring/contract/identifying-fields'
import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { MainCell, TextCell } from './RowCell'
import type { Column } from './RowTable'
import { TableFacet } from './TableFacet'
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
    <TableFacet
      list="checks"
      label={t('contract.checks')}
      hint={t('contract.checksHint')}
      columns={columns}
      rows={rows}
      adding={t('contract.addCheck')}
    />
  )
}
