import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { useToolReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'

export function Score({ id }: { id: string }) {
  return <ScoreRing score={useToolReport(id)?.score} />
}

/** How many findings of the worst kind there are, or that the text cannot be read. */
export function Worst({ record }: { record: ToolRecord }) {
  const t = useWords()
  const report = useToolReport(record.id)
  if (!readingOf(record).tool)
    return (
      <span className="sev error">
        <Icon name="octagon" small />
        {t('frame.unreadable')}
      </span>
    )
  const errors = report?.findings.filter((finding) => finding.severity === 'error').length ?? 0
  const warnings = report?.findings.filter((finding) => finding.severity === 'warning').length ?? 0
  if (!errors && !warnings) return null
  const label = errors
    ? t('frame.errorCount', { count: errors })
    : t('frame.warningCount', { count: warnings })
  return (
    <span className={errors ? 'sev error' : 'sev warn'} title={label}>
      <Icon name={errors ? 'octagon' : 'triangle'} small />
      <span className="sr">{label}</span>
      <span aria-hidden="true">{errors || warnings}</span>
    </span>
  )
}
