import '../../i18n/words/probing'
import '../checklist/checklist.css'
import { readingOf } from '../../core/model/reading'
import { inputSchemaOf, nameOf } from '../../core/model/tool'
import type { ToolRecord } from '../../core/model/tool-set'
import { readableRecord, useDocument } from '../../state/document'
import { useWords } from '../kit/use-words'
import { FailedTrial } from './FailedTrial'
import { NothingToTry } from './NothingToTry'
import './probe.css'
import { ProbeReport } from './ProbeReport'
import { useToolProbe } from './use-tool-probe'

/** What the schema of the selected tool lets through: mistakes that models make, and what stops them. */
export default function Probe() {
  const t = useWords()
  const id = useDocument((state) => state.selected)
  const own = useDocument(({ set }) => set.tools.find((tool) => tool.id === id))
  const record = useDocument((state) => readableRecord(state, id))
  if (!record) return <p className="empty">{t('probing.noTool')}</p>
  if (!readingOf(record).tool) return <p className="cl-note">{t('probing.neverRead')}</p>
  return (
    <div className="probe">
      <header className="probe-head">
        <h3>{t('probing.title')}</h3>
        <p className="two">{t('probing.lead')}</p>
      </header>
      {own !== record && <p className="cl-note">{t('probing.unreadable')}</p>}
      <ProbeOfTool key={id} record={record} isWhole={own === record} />
    </div>
  )
}

function ProbeOfTool({ record, isWhole }: { record: ToolRecord; isWhole: boolean }) {
  const t = useWords()
  const { answer, isCurrent, tryAgain } = useToolProbe(record, 'offers')
  const tool = readingOf(record).tool!
  if (!answer) return <p className="empty">{t('probing.loading')}</p>
  if (!answer.ok) return <FailedTrial name={nameOf(tool)} outcome={answer} onTryAgain={tryAgain} />
  const probe = answer.answer
  if (!probe || (probe.places.length === 0 && !probe.problem))
    return <NothingToTry hasSchema={inputSchemaOf(tool) !== undefined} />
  return <ProbeReport record={record} probe={probe} isCurrent={isCurrent} isWhole={isWhole} />
}
