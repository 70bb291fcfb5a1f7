import '../../i18n/words/checklist'
import { useDocument } from '../../state/document'
import { useReport } from '../../state/report'
import { useWords } from '../kit/use-words'
import { useChecklistView } from '../../state/checklist-view'
import { ScopeBar } from './ScopeBar'
import { SetChecklist } from './SetChecklist'
import { ToolChecklist } from './ToolChecklist'
import './checklist.css'

/** Score, lists and findings of the selected tool, or of the set it belongs to. */
export default function Checklist() {
  const t = useWords()
  const report = useReport()
  const id = useDocument((state) => state.selected)
  const count = useDocument(({ set }) => set.tools.length)
  const scope = useChecklistView((state) => state.scope)
  if (!count) return <p className="empty">{t('checklist.noTool')}</p>
  if (!report) return <p className="empty">{t('checklist.loading')}</p>
  const isAboutSet = count > 1 && scope === 'set'
  return (
    <>
      {count > 1 && <ScopeBar scope={scope} />}
      {isAboutSet ? <SetChecklist report={report} /> : <ToolChecklist id={id} report={report} />}
    </>
  )
}
