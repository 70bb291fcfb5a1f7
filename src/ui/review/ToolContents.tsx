import '../../i18n/words/review'
import { use } from 'react'
import type { JsonNode } from '../../core/json/node'
import type { ToolReport } from '../../core/lint/engine'
import { nameOf, titleOf } from '../../core/model/tool'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { SharedSet } from './shared-set'
import { TalkPartsContext } from './talk-parts'
import type { EntryReports } from './use-entry-reports'

interface ToolContentsProps {
  readonly set: SharedSet
  readonly reports: EntryReports | undefined
  readonly current: number
  readonly onGo: (index: number) => void
}

/** The tools by name, to go to one. Buttons, not links: the address holds the shared set itself. */
export function ToolContents({ set, reports, current, onGo }: ToolContentsProps) {
  const t = useWords()
  const label = (entry: JsonNode, index: number) =>
    titleOf(entry) ||
    nameOf(entry) ||
    (entry.kind === 'object' ? t('review.unnamed') : t('review.notATool', { index: index + 1 }))
  const parts = use(TalkPartsContext)
  if (!set.entries.length) return <div />
  const signed = parts && <parts.SignedCount entries={set.entries} />
  return (
    <>
      <label className="toc-p">
        <span>{label(set.entries[current]!, current)}</span>
        <span className="quiet">
          {t('review.toolOf', { index: current + 1, count: set.entries.length })}
          {signed && (
            <>
              {t('review.pause')}
              {signed}
            </>
          )}
        </span>
        <Icon name="down" />
        <select
          aria-label={t('review.chooseTool')}
          value={current}
          onChange={(event) => onGo(Number(event.target.value))}
        >
          {set.entries.map((entry, i) => (
            <option key={i} value={i}>
              {label(entry, i)}
            </option>
          ))}
        </select>
      </label>
      <nav className="toc" aria-label={t('review.tools')}>
        <h2>{signed ?? t('review.toolCount', { count: set.tools.length })}</h2>
        {set.entries.map((entry, i) => (
          <button
            key={i}
            type="button"
            aria-current={i === current ? 'true' : undefined}
            onClick={() => onGo(i)}
          >
            <span>
              <Breakable text={label(entry, i)} />
            </span>
            {entry.kind === 'object' && <Mark report={reports?.byEntry.get(entry)} index={i} />}
          </button>
        ))}
      </nav>
    </>
  )
}

/** An error first; then whether the tool is signed off; then what the checks warn of. */
function Mark({ report, index }: { report: ToolReport | undefined; index: number }) {
  const t = useWords()
  const parts = use(TalkPartsContext)
  if (!report) return null
  const has = (severity: string) => report.findings.some((each) => each.severity === severity)
  if (has('error'))
    return (
      <span className="error">
        <Icon name="octagon" label={t('review.hasError')} />
      </span>
    )
  const unsigned = has('warning') ? (
    <span className="warn">
      <Icon name="triangle" label={t('review.hasWarning')} />
    </span>
  ) : (
    <span className="todo">
      <Icon name="todo" label={t('review.notSigned')} />
    </span>
  )
  return parts ? <parts.SignedMark index={index}>{unsigned}</parts.SignedMark> : null
}
