import '../../i18n/words/checklist'
import type { Finding, Severity } from '../../core/lint/finding'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SIGNS } from './signs'

const COUNTS = [
  { severity: 'error', word: 'checklist.errorCount', look: 'error' },
  { severity: 'warning', word: 'checklist.warningCount', look: 'warn' },
  { severity: 'info', word: 'checklist.infoCount', look: 'advice' },
] as const

interface CountBarProps {
  readonly findings: readonly Finding[]
  /** Absent before there is a score: then nothing has been passed. */
  readonly passed?: number
}

/** How many of each, always in sight. */
export function CountBar({ findings, passed }: CountBarProps) {
  const t = useWords()
  const countOf = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length
  if (passed === undefined && !findings.length) return null
  return (
    <div className="status counts">
      {passed !== undefined && (
        <span className="sev pass">
          <Icon name="tick" small />
          <span className="two">{t('checklist.passedCount', { count: passed })}</span>
        </span>
      )}
      {COUNTS.map(({ severity, word, look }) => {
        const count = countOf(severity)
        if (!count) return null
        return (
          <span key={severity} className={`sev ${look}`}>
            <Icon name={SIGNS[severity].icon} small />
            <span className="two">{t(word, { count })}</span>
          </span>
        )
      })}
    </div>
  )
}
