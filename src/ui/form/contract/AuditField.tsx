import '../../../i18n/words/contract'
import { str } from '../../../core/json/node'
import { AUDIT_ITEMS, auditItemOf } from '../../../core/authoring/contract/audit-items'
import { addRow, removeRow } from '../../../core/authoring/contract/contract-edits'
import { auditTexts } from '../../../core/authoring/contract/identifying-fields'
import { descriptionText } from '../../../core/model/description'
import { languageOf } from '../../../core/reading/language'
import { useView } from '../../../state/view'
import { Checkbox } from '../../kit/Checkbox'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { MainCell } from './RowCell'
import { RowTable } from './RowTable'
import { useContractRows } from './use-contract-rows'

/** What is recorded of a call: the usual records to tick, and the author's own. */
export function AuditField() {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { tool } = useFormTool()
  const edit = useEdit()
  const rows = useContractRows('audit')
  const texts = auditTexts(tool)
  const findings = useFindingsAt(['contract', 'audit'])
  const description = descriptionText(tool)
  const written = description.trim() === '' ? lang : languageOf(description)
  const tick = (words: (typeof AUDIT_ITEMS)[number], on: boolean) => {
    const known = texts.find(({ text }) => auditItemOf(text) === words)
    if (on) edit(addRow(tool, 'audit', str(words[written])))
    else if (known) edit(removeRow(tool, 'audit', known.index))
  }
  const own = {
    ...rows,
    rows: rows.rows.filter(({ main }) => main === undefined || auditItemOf(main) === undefined),
    add: ({ text }: Readonly<Record<string, string>>) =>
      edit(addRow(tool, 'audit', str(text ?? ''))),
  }
  return (
    <div className="facet" role="group" aria-label={t('contract.audit')}>
      <div className="lab">
        {t('contract.audit')}
        <span className="hint">{t('contract.auditHint')}</span>
      </div>
      <div className="facet-ticks">
        {AUDIT_ITEMS.map((words) => (
          <Checkbox
            key={words.en}
            checked={texts.some(({ text }) => auditItemOf(text) === words)}
            onCheck={(on) => tick(words, on)}
            path="/contract/audit"
          >
            {words[lang]}
          </Checkbox>
        ))}
      </div>
      <RowTable
        list="audit"
        label={t('contract.audit')}
        columns={[
          {
            key: 'text',
            label: t('contract.ownAudit'),
            cell: (row) => (
              <MainCell list="audit" row={row} rows={rows} label={t('contract.ownAudit')} />
            ),
          },
        ]}
        rows={own}
        adding={t('contract.ownAudit')}
      />
      <Findings findings={findings} />
    </div>
  )
}
