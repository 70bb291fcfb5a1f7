import '../../i18n/words/checklist'
import { editTool } from '../../core/authoring/edit-tool'
import type { Edit } from '../../core/json/edit'
import { print } from '../../core/json/print'
import type { Finding } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import type { ToolRecord } from '../../core/model/tool-set'
import { fixText } from '../../i18n/findings'
import { fixApplied } from '../../state/apply-fix'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { FixPreview } from './FixPreview'
import { personFix } from './person-fix'

interface SuggestedFixProps {
  readonly finding: Finding
  readonly record: ToolRecord
  readonly onDone: (done: string) => void
}

/** What can be done about a finding here: the change as lines taken away and put in, to be applied. */
export function SuggestedFix({ finding, record, onDone }: SuggestedFixProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { fix } = finding
  if (!fix) return null
  const title = fixText(finding, lang)
  const edited = readingOf(record).tool && editTool(record.text, fix.edits)
  if (!edited?.ok)
    return (
      <div className="suggested">
        <p className="lab">{t('checklist.suggested')}</p>
        <p className="two">{title}</p>
        <p className="quiet">{t('checklist.cannotApply')}</p>
      </div>
    )
  const further = fix.tools ?? []
  const apply = (edits: readonly Edit[]) => {
    if (fixApplied(record.id, { ...fix, edits }) === undefined)
      onDone(t('checklist.applied', { fix: title }))
  }
  const person = personFix(fix)
  return (
    <div className="suggested">
      <p className="lab">{t('checklist.suggested')}</p>
      <p className="two">{title}</p>
      <FixPreview before={record.text} after={edited.text} />
      {further.map((tool, i) => (
        <div key={i} className="further">
          <p className="two">{t('checklist.newTool', { name: nameOf(tool) })}</p>
          <FixPreview before="" after={print(tool)} />
        </div>
      ))}
      <div className="acts">
        <button type="button" className="btn s main" onClick={() => apply(fix.edits)}>
          {t(person ? 'checklist.onServer' : 'checklist.apply')}
        </button>
        {person && (
          <button type="button" className="btn s line" onClick={() => apply(person)}>
            {t('checklist.isPerson')}
          </button>
        )}
      </div>
    </div>
  )
}
